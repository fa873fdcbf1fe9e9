import { TreeError } from "../model/error.js";
import { quoted } from "./cursor.js";
import {
  CLOSE_LIST,
  CLOSE_OBJECT,
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

  document(): Json {
    const root = this.value();
    for (let parent = this.open.at(-1); parent; parent = this.open.at(-1)) {
      const isList = parent.type === "list";
      const isFirst = (parent.type === "list" ? parent.items : parent.members).length === 0;
      if (this.isEnd(isList ? CLOSE_LIST : CLOSE_OBJECT, isFirst)) this.open.pop();
      else if (parent.type === "list") parent.items.push(this.value());
      else parent.members.push({ ...this.newKey(parent), value: this.value() });
    }
    this.finish();
    return root;
  }

  /** Takes all of a scalar, or the opening bracket of a list or object. */
  private value(): Json {
    const code = this.next();
    if (++this.values > MOST_VALUES) {
      throw new TreeError("tree-too-many-values", { most: MOST_VALUES }, this.at);
    }
    const { at } = this;
    if (code === OPEN_LIST) return this.opened({ type: "list", at, items: [] });
    if (code === OPEN_OBJECT) return this.opened({ type: "object", at, members: [] });
    if (code === QUOTE) return { type: "string", at, text: this.string() };
    if (code === MINUS || isDigit(code)) return { type: "number", at, text: this.number() };
    return { type: "word", at, text: this.word() };
  }

  private opened(value: JsonList | JsonObject): Json {
    this.bracket(this.open.push(value));
    return value;
  }

  private newKey({ members }: JsonObject): { readonly key: string; readonly at: number } {
    const found = this.key();
    const { key, at } = found;
    if (members.some((member) => member.key === key))
      throw new TreeError("tree-key-twice", { key: quoted(key) }, at);
    if (members.length === MOST_KEYS) throw new TreeError("tree-too-many-keys", { most: MOST_KEYS }, at);
    this.colon();
    return found;
  }
}
