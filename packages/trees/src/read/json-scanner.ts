import { MOST_LEVELS } from "../model/checks.js";
import { TreeError } from "../model/error.js";
import { Cursor } from "./cursor.js";

export const QUOTE = 34;
const PLUS = 43;
export const COMMA = 44;
export const MINUS = 45;
const DOT = 46;
const SLASH = 47;
const ZERO = 48;
const NINE = 57;
const COLON = 58;
export const OPEN_LIST = 91;
const BACKSLASH = 92;
export const CLOSE_LIST = 93;
export const OPEN_OBJECT = 123;
export const CLOSE_OBJECT = 125;

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

/** Strict JSON (RFC 8259): scalars as written, and the marks between values. */
export class JsonScanner extends Cursor {
  protected number(): string {
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
    if (after === SLASH) throw new TreeError("tree-bare-fraction", {}, start);
    if (isDigit(after)) throw new TreeError("tree-zero-ahead", {}, start);
    return text.slice(start, this.at);
  }

  private digits(): void {
    if (!isDigit(this.text.charCodeAt(this.at))) throw this.expected("digit");
    while (isDigit(this.text.charCodeAt(this.at))) this.at++;
  }

  protected word(): string {
    for (const word of WORDS) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return word;
      }
    }
    throw this.expected("value");
  }

  protected string(): string {
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
        throw new TreeError("tree-control", {}, this.at);
      } else if (Number.isNaN(code)) {
        throw new TreeError("tree-open-string", {}, start);
      }
    }
  }

  /** Whether a list or an object ends here; if not, takes the comma before the next item, unless that is the first. */
  protected isEnd(closing: number, isFirst: boolean): boolean {
    const code = this.next();
    if (code === closing) {
      this.at++;
      return true;
    }
    if (isFirst) return false;
    if (code !== COMMA) throw this.expected([",", String.fromCharCode(closing)]);
    this.at++;
    if (this.next() === closing) throw new TreeError("tree-empty-after-comma", {}, this.at);
    return false;
  }

  /** Takes the key of a member; the colon follows. */
  protected key(): { readonly key: string; readonly at: number } {
    if (this.next() !== QUOTE) throw this.expected("key");
    const { at } = this;
    return { key: this.string(), at };
  }

  protected colon(): void {
    if (this.next() !== COLON) throw this.expected([":"]);
    this.at++;
  }

  /** Takes an opening bracket. @param levels the number of lists and objects that are open, with this one */
  protected bracket(levels: number): void {
    if (levels > MOST_LEVELS) throw new TreeError("tree-too-many-levels", { most: MOST_LEVELS }, this.at);
    this.at++;
  }

  /** The character of an escape; the cursor stays on the last character of the escape. */
  private escape(): string {
    const letter = this.text.charAt(this.at + 1);
    if (letter === "u") {
      const digits = this.text.slice(this.at + 2, this.at + 6);
      if (!/^[\da-fA-F]{4}$/.test(digits)) {
        throw new TreeError("tree-hexadecimal", {}, this.at);
      }
      this.at += 5;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    const meant = ESCAPES[letter];
    if (meant === undefined) throw new TreeError("tree-escape", {}, this.at);
    this.at++;
    return meant;
  }
}

export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}
