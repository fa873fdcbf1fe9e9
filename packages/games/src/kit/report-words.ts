/** Words shared by the reports of all games. */
import type { Catalogue, MessageId } from "@tyche/messages";
import type { Mark } from "./marks.js";

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
