import type { Message, Problem } from "@tyche/messages";
import { lineAndColumn, TreeError } from "../model/error.js";
import { readBerkeley } from "./berkeley.js";
import { isCalls, readCalls } from "./calls.js";
import { refuseTooMany } from "./count-nodes.js";
import { Cursor } from "./cursor.js";
import type { Document, ReadFormat, ReadOptions } from "./document.js";
import { readEfg } from "./efg.js";
import { isForest, readForest } from "./forest.js";
import { readJson } from "./json.js";
import { readParentheses } from "./parentheses.js";
import { quoted } from "./quoted.js";
import { isTable, readTable } from "./table.js";

/** Reads a tree in any of the formats. Throws a TreeError with the offset of the first error (see `locate`). */
export function readTree(text: string, options: ReadOptions = {}): Document {
  const format = options.format ?? detectFormat(text);
  switch (format) {
    case "json":
    case "nested":
      if (isCalls(beginOf(text))) return { format, tree: readCalls(text) };
      refuseTooMany(text, options.root);
      return { format, tree: readJson(text, options.root) };
    case "parentheses":
      return { format, tree: readParentheses(text, options.root) };
    case "berkeley":
      return { format, ...readBerkeley(text) };
    case "efg":
      return { format, ...readEfg(text) };
    case "csv":
      return { format, tree: readTable(text, options.root) };
    case "forest":
      return { format, tree: readForest(text, options.root) };
  }
}

/** Reads the trees that follow one another in a text, each in any of the formats. Throws as `readTree` does. */
export function readTrees(text: string, options: ReadOptions = {}): readonly Document[] {
  const found: Document[] = [];
  for (let start = 0, end = text.length; start < text.length || found.length === 0; ) {
    try {
      found.push(readTree(text.slice(start, end), options));
      [start, end] = [end, text.length];
    } catch (error) {
      if (!(error instanceof TreeError) || error.offset === undefined) throw error;
      const at = start + error.offset;
      if (error.id !== "tree-goes-on" || end < text.length) throw Object.assign(error, { offset: at });
      end = at;
    }
  }
  return found;
}

/**
 * One sentence that says what is wrong and where: "trees/a.json:3:14: a list is empty …" for a named text, else "line
 * 3, column 14: a list is empty …". Line and column count from 1.
 */
export function explain(error: Error, text: string, name?: string): string {
  return locate(error, text, name).message;
}

/** The same as a problem: "at-name" or "at-line" of the area "places", wrapped around the problem of the error. */
export function locate(error: Error, text: string, name?: string): Problem {
  const { message } = error;
  const { id = "", values = {} } = error as Partial<Message>;
  const sentence: Problem = { id, values, message };
  const place = findPlace(error, text, name);
  if (place === undefined) return sentence;
  if (typeof place === "string")
    return { id: "at-name", values: { name: place, sentence }, message: `${place}: ${message}` };
  const { line, column } = place;
  return {
    id: "at-line",
    values: { line, column, sentence },
    message: `line ${line}, column ${column}: ${message}`,
  };
}

/** The position of an error in a text: line and column, after the name of the text if it has one. */
function findPlace(
  error: unknown,
  text: string,
  name?: string,
): string | { readonly line: number; readonly column: number } | undefined {
  const offset = error instanceof TreeError ? error.offset : undefined;
  if (offset === undefined) return name;
  const mark = text.startsWith("\ufeff") ? 1 : 0;
  const { line, column } = lineAndColumn(text.slice(mark), Math.max(0, offset - mark));
  return name === undefined ? { line, column } : `${name}:${line}:${column}`;
}

/** The number of characters inspected. */
const PREFIX = 10_000;
const COMMENTS = /^(?:[ \t\r\n]|#[^\n]*\n)*/;
/** Gambit's own files are XML. */
const WORKBOOK = /^(?:<\?xml[^>]*>\s*)?<gambit:/;
const FIELD = /^[A-Za-z_]+[ \t]*:[ \t]*"/;

/** The first characters of a text that are not blank. */
function beginOf(text: string): string {
  const start = new Cursor(text.slice(0, PREFIX));
  start.next();
  return start.text.slice(start.at);
}

/** Detects the format of a text from its beginning. Throws a TreeError if it can be none of the known formats. */
function detectFormat(text: string): ReadFormat {
  const start = new Cursor(text.slice(0, PREFIX));
  start.next();
  const begin = beginOf(text);
  if (begin === "" && text.length <= PREFIX) throw new TreeError("tree-empty", {}, start.at);
  if (begin === "") throw new TreeError("tree-blanks", { count: PREFIX }, 0);
  if (isForest(begin)) return "forest";
  if (isTable(begin)) return "csv";
  if (begin.startsWith("{") || isCalls(begin)) return "json";
  if (/^[["\d-]/.test(begin)) return "nested";
  if (begin.startsWith("(")) return "parentheses";
  if (/^EFG\s/.test(begin)) return "efg";
  if (/^NFG\s/.test(begin)) throw new TreeError("tree-strategic-form", {}, start.at);
  if (WORKBOOK.test(begin)) throw new TreeError("tree-workbook", {}, start.at);
  if (FIELD.test(begin.replace(COMMENTS, ""))) return "berkeley";
  throw new TreeError("tree-no-format", { begin: quoted(begin, 12) }, start.at);
}
