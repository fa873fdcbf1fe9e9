import { MOST_LEVELS } from "../model/checks.js";
import { TreeError } from "../model/error.js";
import { quoted } from "./cursor.js";
import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  isDigit,
  JsonScanner,
  MINUS,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
} from "./json-scanner.js";

/** A JSON value as written: numbers keep their digits, and every value knows its position. */
export type Json = JsonScalar | JsonList | JsonObject;

export interface JsonScalar {
  /** A "word" is true, false or null. */
  readonly type: "number" | "string" | "word";
  /** Index of its first character; undefined if the value was not read from a text. */
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

/** Enough for any tree within the size limits; a text of nothing but brackets stops here before it fills the memory. */
export const MOST_VALUES = 8_000_000;
const MOST_KEYS = 32;

/**
 * Reads strict JSON (RFC 8259) without recursion, so that depth does not use the stack. Duplicate keys are not allowed.
 * Throws a TreeError at the first character that does not fit.
 */
export function parseJson(text: string): Json {
  return new JsonText(text).document();
}

class JsonText extends JsonScanner {
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
      throw new TreeError("tree-goes-on", {}, this.at);
    }
    return root;
  }

  /** Begins a value: all of a scalar, or the opening bracket of a list or object. */
  private begin(): Json {
    const code = this.next();
    if (++this.values > MOST_VALUES) {
      throw new TreeError("tree-too-many-values", { most: MOST_VALUES }, this.at);
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

  /** Enters a list or object, up to its first value; leaves it again if it is empty. */
  private enter(value: JsonList | JsonObject): void {
    this.at++;
    if (this.open.push(value) > MOST_LEVELS) {
      throw new TreeError("tree-too-many-levels", { most: MOST_LEVELS }, value.at);
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
        if (next === closing(parent)) throw new TreeError("tree-empty-after-comma", {}, this.at);
        if (parent.type === "object") this.member(parent);
        return;
      }
      if (code !== closing(parent)) {
        const bracket = String.fromCharCode(closing(parent));
        throw this.expected(hasItems(parent) ? [",", bracket] : [bracket]);
      }
      this.at++;
      this.open.pop();
    }
  }

  /** Reads the key and the colon before a member's value. */
  private member(object: JsonObject): void {
    if (this.next() !== QUOTE) throw this.expected("key");
    this.keyAt = this.at;
    this.key = this.string();
    for (const { key } of object.members) {
      if (key === this.key) throw new TreeError("tree-key-twice", { key: quoted(key) }, this.keyAt);
    }
    if (object.members.length === MOST_KEYS) {
      throw new TreeError("tree-too-many-keys", { most: MOST_KEYS }, this.keyAt);
    }
    if (this.next() !== COLON) throw this.expected([":"]);
    this.at++;
  }
}

function closing(value: JsonList | JsonObject): number {
  return value.type === "list" ? CLOSE_LIST : CLOSE_OBJECT;
}

function hasItems(value: JsonList | JsonObject): boolean {
  return value.type === "list" ? value.items.length > 0 : value.members.length > 0;
}
