import type { Message } from "@tyche/messages";
import { TreeError } from "../model/error.js";
import { type Node, nameOf, type Tree } from "../model/node.js";
import { formatExact, type Value } from "../model/number.js";

/** Characters that would break a line, move the cursor or change the writing direction, and half characters. */
const UNSAFE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** A label as one line of harmless text: white space becomes one blank, unsafe characters become U+FFFD. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").replace(UNSAFE, "\ufffd");
}

/** Characters of one column each, whose UTF-16 units can simply be counted; most texts have no others. */
const NARROW = /^[ -~¡-¬®-ʯ−∞≤≥…]*$/;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

let segmenter: Intl.Segmenter | undefined;
/** Created when a text first needs it: few do, and in a browser it takes some ten milliseconds. */
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return segmenter.segment(text);
}

function graphemeColumns(grapheme: string): number {
  if (INVISIBLE.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

/** The number of terminal columns of a text without control characters (Unicode Standard Annex 11). */
export function columns(text: string): number {
  if (NARROW.test(text)) return text.length;
  let sum = 0;
  for (const { segment } of graphemesOf(text)) sum += graphemeColumns(segment);
  return sum;
}

/** At most `most` columns of a text; "…" (or ".." in ASCII) replaces the rest. */
export function clip(text: string, most: number, ellipsis = "…"): string {
  // A UTF-16 unit never takes more than two columns, so short texts need no counting.
  if (2 * text.length <= most || columns(text) <= most) return text;
  let taken = "";
  let room = most - ellipsis.length;
  for (const { segment } of graphemesOf(text)) {
    room -= graphemeColumns(segment);
    if (room < 0) break;
    taken += segment;
  }
  return most < ellipsis.length ? "" : taken.trimEnd() + ellipsis;
}

/** Readers refuse longer numerals. */
const LONGEST = 400;

/**
 * A finite number in the usual spelling, exactly: "3", "-2.5", "1/3".
 * @throws TreeError if it is longer than readers accept
 */
export function numeral(value: Value): string {
  const text = (value.d === 1n ? undefined : shortDecimal(value)) ?? formatExact(value);
  if (text.length > LONGEST) {
    throw new TreeError("tree-long-numeral", { length: text.length, most: LONGEST });
  }
  return text;
}

/** A decimal that equals the value exactly, if there is one with at most six places. */
function shortDecimal(value: Value): string | undefined {
  for (let places = 1; places <= 6; places++) {
    if (10n ** BigInt(places) % value.d !== 0n) continue;
    const scaled = (value.n * 10n ** BigInt(places)) / value.d;
    const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, "0");
    return `${scaled < 0n ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
  }
  return undefined;
}

/** A number in JSON: as a number if every JSON reader takes it exactly, otherwise as a string. */
export function jsonNumber(value: Value): string {
  const text = numeral(value);
  return /^-?[\d.]{1,15}$/.test(text) ? text : `"${text}"`;
}

/** Whether all probabilities are equal, so that formats need not write them. */
export function isUniform(probabilities: readonly Value[]): boolean {
  const first = probabilities[0]!;
  return probabilities.every((p) => p === first || p.equals(first));
}

/**
 * A row of CSV (RFC 4180). Fields that a spreadsheet could run as a formula, also after blanks or invisible characters
 * that it drops, get a leading apostrophe.
 */
export function csvRow(fields: readonly string[]): string {
  return `${fields.map(csvField).join(",")}\r\n`;
}

const NUMERIC = /^[-+]?(\d+(\.\d+)?(\/\d+)?|inf)$/;
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const QUOTED = /[",\r\n]/;
const SPECIAL = /^[\s\p{Cc}\p{Cf}=+\-@＝＋－＠]|[",\r\n]/u;

function csvField(field: string): string {
  // Fast path: most fields are plain, and a trace has millions.
  if (!SPECIAL.test(field)) return field;
  const safe = FORMULA.test(field) && !NUMERIC.test(field) ? `'${field}` : field;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The error that a format cannot represent a node. */
export function unwritable(tree: Tree, format: string, { id }: Node, why: Message): TreeError {
  return new TreeError("tree-unwritable", {
    format: { id: `format-${format}` },
    node: nameOf(tree, id),
    why,
  });
}
