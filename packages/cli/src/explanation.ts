import { type Language, sentence, steps } from "@tyche/trees";
import type { Problem } from "./problem.js";

/** Every step of the search as a numbered sentence, in pieces of one line; a blank line ends them. */
export function* sentencesOf(
  { document, algorithm, settings }: Problem,
  language: Language,
): Generator<string> {
  let number = 0;
  for (const event of steps(document.tree, algorithm, settings)) {
    yield `${String(++number).padStart(4)}  ${sentence(event, document.tree, language)}\n`;
  }
  yield "\n";
}
