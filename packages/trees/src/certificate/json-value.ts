/** A JSON value as written: numbers keep their digits, and every value knows its position. */
export type Json = JsonScalar | JsonList | JsonObject;

export interface JsonScalar {
  /** A "word" is true, false or null. */
  readonly type: "number" | "string" | "word";
  /** Index of its first character. */
  readonly at: number;
  /** The digits as written; the characters of a string without quotes and escapes. */
  readonly text: string;
}

export interface JsonList {
  readonly type: "list";
  readonly at: number;
  readonly items: Json[];
}

export interface JsonMember {
  readonly key: string;
  readonly at: number;
  readonly value: Json;
}

export interface JsonObject {
  readonly type: "object";
  readonly at: number;
  readonly members: JsonMember[];
}

/** Enough for any tree within the size limits; a text of nothing but brackets stops here before it fills the memory. */
export const MOST_VALUES = 8_000_000;
