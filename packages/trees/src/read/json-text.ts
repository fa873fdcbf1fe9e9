import { MOST_LEVELS } from "../model/build.js";
import { TreeError } from "../model/error.js";
import { Cursor } from "./cursor.js";
import { quoted } from "./quoted.js";

/** A JSON value as it is written: numbers keep their digits, and everything knows where it stands. */
export type Json = JsonScalar | JsonList | JsonObject;

export interface JsonScalar {
  /** A word is true, false or null. */
  readonly type: "number" | "string" | "word";
  /** Index of its first character; undefined where it was not read from a text. */
  readonly at: number | undefined;
  /** The digits as written; the characters of a string without quotes and escapes. */
  readonly text: string;
}

export interface JsonList {
  readonly type: "list";
  readonly at: number | undefined;
  readonly items: Json[];
}

export interface JsonMember {
  readonly key: string;
  readonly at: number | undefined;
  readonly value: Json;
}

export interface JsonObject {
  readonly type: "object";
  readonly at: number | undefined;
  readonly members: JsonMember[];
}

/** No tree within the limits of a tree needs more; a text of brackets alone ends here and not with the memory. */
export const MOST_VALUES = 8_000_000;
const MOST_KEYS = 32;

const QUOTE = 34;
const PLUS = 43;
const COMMA = 44;
const MINUS = 45;
const DOT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

const WORDS = ["true", "false", "null"];
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

/**
 * Reads strict JSON (RFC 8259) without recursion, so that depth costs no stack; a key may not come twice.
 * Throws a TreeError at the first character that does not fit.
 */
export function parseJson(text: string): Json {
  return new JsonText(text).document();
}

class JsonText extends Cursor {
  private readonly open: (JsonList | JsonObject)[] = [];
  private values = 0;
  private key = "";
  private keyAt = 0;

  document(): Json {
    let root: Json | undefined;
    do {
      const value = this.begin();
      if (root === undefined) root = value;
      else this.attach(value);
      if (value.type === "list" || value.type === "object") this.enter(value);
      else this.leave();
    } while (this.open.length > 0);
    if (!Number.isNaN(this.next())) {
      throw new TreeError("the tree has ended, but the text goes on", this.at);
    }
    return root;
  }

  /** A value begins: all of a scalar, the opening bracket of a list or an object. */
  private begin(): Json {
    const code = this.next();
    if (++this.values > MOST_VALUES) {
      throw new TreeError(`the text holds more than ${MOST_VALUES.toLocaleString("en")} values`, this.at);
    }
    const { at } = this;
    if (code === OPEN_LIST) return { type: "list", at, items: [] };
    if (code === OPEN_OBJECT) return { type: "object", at, members: [] };
    if (code === QUOTE) return { type: "string", at, text: this.string() };
    if (code === MINUS || isDigit(code)) return { type: "number", at, text: this.number() };
    return { type: "word", at, text: this.word() };
  }

  private attach(value: Json): void {
    const parent = this.open.at(-1)!;
    if (parent.type === "list") parent.items.push(value);
    else parent.members.push({ key: this.key, at: this.keyAt, value });
  }

  /** Steps into a list or an object, up to its first value; out again where it is empty. */
  private enter(value: JsonList | JsonObject): void {
    this.at++;
    if (this.open.push(value) > MOST_LEVELS) {
      throw new TreeError(`the tree has more than ${MOST_LEVELS.toLocaleString("en")} levels`, value.at);
    }
    const code = this.next();
    if (code === closing(value)) this.leave();
    else if (value.type === "object") this.member(value);
  }

  /** After a value: closes what ends here, up to the comma before the next value or to the end. */
  private leave(): void {
    for (let parent = this.open.at(-1); parent; parent = this.open.at(-1)) {
      const code = this.next();
      if (code === COMMA && hasItems(parent)) {
        this.at++;
        const next = this.next();
        if (next === closing(parent)) throw new TreeError("a comma has nothing after it", this.at);
        if (parent.type === "object") this.member(parent);
        return;
      }
      if (code !== closing(parent)) {
        const bracket = String.fromCharCode(closing(parent));
        throw this.expected(hasItems(parent) ? `"," or "${bracket}"` : `"${bracket}"`);
      }
      this.at++;
      this.open.pop();
    }
  }

  /** The key and the colon before a member's value. */
  private member(object: JsonObject): void {
    if (this.next() !== QUOTE) throw this.expected("a key in double quotes");
    this.keyAt = this.at;
    this.key = this.string();
    for (const { key } of object.members) {
      if (key === this.key) throw new TreeError(`the key ${quoted(key)} comes twice`, this.keyAt);
    }
    if (object.members.length === MOST_KEYS) {
      throw new TreeError(`an object has more than ${MOST_KEYS} keys`, this.keyAt);
    }
    if (this.next() !== COLON) throw this.expected('":"');
    this.at++;
  }

  private number(): string {
    const { text } = this;
    const start = this.at;
    if (text.charCodeAt(this.at) === MINUS) this.at++;
    if (text.charCodeAt(this.at) === ZERO) this.at++;
    else this.digits();
    if (text.charCodeAt(this.at) === DOT) {
      this.at++;
      this.digits();
    }
    const exponent = text.charCodeAt(this.at);
    if (exponent === 69 || exponent === 101) {
      const sign = text.charCodeAt(++this.at);
      if (sign === PLUS || sign === MINUS) this.at++;
      this.digits();
    }
    const after = text.charCodeAt(this.at);
    if (after === SLASH) throw new TreeError('a fraction stands in quotes: "1/3"', start);
    if (isDigit(after)) throw new TreeError("a number begins with 0 and goes on with digits", start);
    return text.slice(start, this.at);
  }

  private digits(): void {
    if (!isDigit(this.text.charCodeAt(this.at))) throw this.expected("a digit");
    while (isDigit(this.text.charCodeAt(this.at))) this.at++;
  }

  private word(): string {
    for (const word of WORDS) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return word;
      }
    }
    throw this.expected("a value");
  }

  private string(): string {
    const { text } = this;
    const start = this.at++;
    const pieces: string[] = [];
    for (let from = this.at; ; this.at++) {
      const code = text.charCodeAt(this.at);
      if (code === QUOTE) {
        const piece = text.slice(from, this.at++);
        return pieces.length === 0 ? piece : pieces.join("") + piece;
      }
      if (code === BACKSLASH) {
        pieces.push(text.slice(from, this.at), this.escape());
        from = this.at + 1;
      } else if (code < 32) {
        throw new TreeError("a string holds a line end or another control character", this.at);
      } else if (Number.isNaN(code)) {
        throw new TreeError("a string is never closed", start);
      }
    }
  }

  /** The character that an escape means; the cursor stays on the escape's last character. */
  private escape(): string {
    const letter = this.text.charAt(this.at + 1);
    if (letter === "u") {
      const digits = this.text.slice(this.at + 2, this.at + 6);
      if (!/^[\da-fA-F]{4}$/.test(digits)) {
        throw new TreeError('"\\u" stands without four hexadecimal digits', this.at);
      }
      this.at += 5;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    const meant = ESCAPES[letter];
    if (meant === undefined) throw new TreeError("a string holds an unknown escape", this.at);
    this.at++;
    return meant;
  }
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

function closing(value: JsonList | JsonObject): number {
  return value.type === "list" ? CLOSE_LIST : CLOSE_OBJECT;
}

function hasItems(value: JsonList | JsonObject): boolean {
  return value.type === "list" ? value.items.length > 0 : value.members.length > 0;
}
