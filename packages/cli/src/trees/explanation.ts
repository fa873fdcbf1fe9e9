import type { Catalogue } from "@tyche/messages";
import { explainEvent, type SearchEvent, type Tree } from "@tyche/trees";

/** Yields each step of a search as a numbered sentence on one line; `first` is the number of the first one. */
export function* sentencesOf(
  tree: Tree,
  events: Iterable<SearchEvent>,
  words: Catalogue,
  first = 1,
): Generator<string, void, void> {
  let number = first;
  for (const event of events) {
    yield `${String(number++).padStart(4)}  ${words.format(explainEvent(event, tree))}\n`;
  }
}
