import type { Catalogue, MessageId } from "@tyche/messages";

/** The names of errors by size, smallest first. */
export const MARKS = ["doubtful", "bad", "very bad"] as const;

/** The name of an error by its size. */
export type Mark = (typeof MARKS)[number];

/** The smallest loss of equity, in points, for each mark. */
export type Thresholds = Readonly<Record<Mark, number>>;

/** GNU Backgammon's thresholds. */
export const USUAL_THRESHOLDS: Thresholds = { doubtful: 0.04, bad: 0.08, "very bad": 0.16 };

/** The mark of a loss; null if it is below all thresholds. */
export function markOf(loss: number, thresholds: Thresholds): Mark | null {
  return MARKS.findLast((mark) => loss >= thresholds[mark]) ?? null;
}

/** Lays out a table as text. */
export type TableLayout = (headings: readonly string[], rows: readonly (readonly string[])[]) => string;

/** The name of a mark; "" if there is none. */
export function markText(mark: Mark | null, words: Catalogue): string {
  return mark === null ? "" : words.text(`analysis-mark-${dashed(mark)}`);
}

/** Table headings. */
export function headings(names: readonly Heading[], words: Catalogue): string[] {
  return names.map((name) => words.text(`analysis-heading-${name}`));
}
type Heading = NameIn<MessageId>;
type NameIn<Id> = Id extends `analysis-heading-${infer Name}` ? Name : never;

/** Converts a key to the form used in message ids: "very-bad". */
export function dashed<Words extends string>(words: Words): Dashed<Words> {
  return words.replaceAll(" ", "-") as Dashed<Words>;
}
type Dashed<Words extends string> = Words extends `${infer First} ${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Words;
