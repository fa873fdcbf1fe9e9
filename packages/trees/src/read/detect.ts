import { TreeError } from "../model/error.js";
import { Cursor } from "./cursor.js";
import type { ReadFormat } from "./document.js";
import { quoted } from "./quoted.js";

/** The number of characters inspected. */
const PREFIX = 10_000;
const COMMENTS = /^(?:[ \t\r\n]|#[^\n]*\n)*/;
/** Gambit's own files are XML. */
const WORKBOOK = /^(?:<\?xml[^>]*>\s*)?<gambit:/;
const FIELD = /^[A-Za-z_]+[ \t]*:[ \t]*"/;

/** Detects the format of a text from its beginning. Throws a TreeError if it can be none of the known formats. */
export function detectFormat(text: string): ReadFormat {
  const start = new Cursor(text.slice(0, PREFIX));
  start.next();
  const begin = start.text.slice(start.at);
  if (begin === "" && text.length <= PREFIX) throw new TreeError("tree-empty", {}, start.at);
  if (begin === "") throw new TreeError("tree-blanks", { count: PREFIX }, 0);
  if (begin.startsWith("{")) return "json";
  if (/^[["\d-]/.test(begin)) return "nested";
  if (begin.startsWith("(")) return "parentheses";
  if (/^EFG\s/.test(begin)) return "efg";
  if (/^NFG\s/.test(begin)) throw new TreeError("tree-strategic-form", {}, start.at);
  if (WORKBOOK.test(begin)) throw new TreeError("tree-workbook", {}, start.at);
  if (FIELD.test(begin.replace(COMMENTS, ""))) return "berkeley";
  throw new TreeError("tree-no-format", { begin: quoted(begin, 12) }, start.at);
}
