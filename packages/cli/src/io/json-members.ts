import type { Problem } from "@tyche/engine/errors";
import { UsageError } from "./errors.js";

/** The text of a value as written, and its offset in the surrounding text. */
export interface Written {
  readonly text: string;
  readonly at: number;
}

const BLANK = /\s/;

/**
 * Returns the members of a JSON object as written, so that each can be parsed separately and no number is rounded. Only
 * brackets and strings are checked; each value is validated by its own parser.
 * @throws UsageError if the text is not an object
 */
export function membersOf(text: string): Map<string, Written> {
  const members = new Map<string, Written>();
  let at = skipBlanks(text, 0);
  if (text[at] !== "{")
    throw new UsageError(
      "line-not-object",
      {},
      'the line is not a JSON object such as {"id": 1, "tree": [3, 12]}',
    );
  at = skipBlanks(text, at + 1);
  while (text[at] !== "}" || members.size > 0) {
    if (text[at] !== '"') throw expected(at, KEY);
    const keyEnd = endOfString(text, at);
    const key = parsed(text.slice(at, keyEnd), at) as string;
    if (members.has(key)) {
      const column = at + 1;
      throw new UsageError(
        "line-key-twice",
        { column, key },
        `column ${column}: the key "${key}" appears twice`,
      );
    }
    at = skipBlanks(text, keyEnd);
    if (text[at] !== ":") throw expected(at, '":"');
    at = skipBlanks(text, at + 1);
    const end = endOfValue(text, at);
    if (end === at) throw expected(at, VALUE);
    members.set(key, { text: text.slice(at, end).trimEnd(), at });
    at = skipBlanks(text, end);
    if (text[at] === "}") break;
    if (text[at] !== ",") throw expected(at, COMMA_OR_END);
    at = skipBlanks(text, at + 1);
  }
  const after = skipBlanks(text, at + 1);
  if (after < text.length) throw expected(after, END);
  return members;
}

/** Parses a small value that need not be exact. */
export function parsed(text: string, at: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw expected(at, JSON_VALUE);
  }
}

/** Descriptions of the expected syntax. */
const KEY: Problem = { id: "line-a-key", values: {}, message: "a key in double quotes" };
const VALUE: Problem = { id: "line-a-value", values: {}, message: "a value" };
const JSON_VALUE: Problem = { id: "line-a-json-value", values: {}, message: "a value in JSON" };
const COMMA_OR_END: Problem = { id: "line-comma-or-end", values: {}, message: '"," or "}"' };
const END: Problem = { id: "line-the-end", values: {}, message: "the end of the line" };

function expected(at: number, what: Problem | string): UsageError {
  const column = at + 1;
  const named = typeof what === "string" ? what : what.message;
  return new UsageError("line-expected", { column, what }, `column ${column}: ${named} is expected here`);
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && BLANK.test(text[at]!)) at++;
  return at;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === '"') return at + 1;
  }
  const column = from + 1;
  throw new UsageError("line-open-string", { column }, `column ${column}: a string is never closed`);
}

function endOfValue(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; ) {
    const character = text[at]!;
    if (character === '"') {
      at = endOfString(text, at);
      continue;
    }
    if (character === "[" || character === "{") depth++;
    else if (character === "]" || character === "}") {
      if (depth === 0) return at;
      depth--;
    } else if (character === "," && depth === 0) return at;
    at++;
  }
  return text.length;
}
