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
