/** Words that the reports of all games share. */
import type { Mark } from "@tyche/games/backgammon/analysis";
import type { Catalogue, MessageId } from "@tyche/messages";

/** What a mark is called; "" for none. */
export function markText(mark: Mark | null, words: Catalogue): string {
  return mark === null ? "" : words.text(`analysis-mark-${dashed(mark)}`);
}

/** Headings of a table. */
export function headings(names: readonly Heading[], words: Catalogue): string[] {
  return names.map((name) => words.text(`analysis-heading-${name}`));
}
type Heading = NameIn<MessageId>;
type NameIn<Id> = Id extends `analysis-heading-${infer Name}` ? Name : never;

/** The words of a key as they are written in an id: "very-bad". */
export function dashed<Words extends string>(words: Words): Dashed<Words> {
  return words.replaceAll(" ", "-") as Dashed<Words>;
}
type Dashed<Words extends string> = Words extends `${infer First} ${infer Rest}`
  ? `${First}-${Dashed<Rest>}`
  : Words;
