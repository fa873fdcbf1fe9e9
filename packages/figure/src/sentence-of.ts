import type { Catalogue } from "@tyche/messages";
import { lineAndColumn, TreeError } from "@tyche/trees/model";
import { inEnglish } from "./in-english.js";
import { FigureError } from "./problem.js";

/** What is wrong, in the language of the page; for an error in a text, with its line and column. */
export async function sentenceOf(error: unknown, words: Catalogue, text = ""): Promise<string> {
  if (error instanceof FigureError) return words.format(error);
  const { id, values, message = String(error) } = error as Partial<FigureError>;
  if (id === undefined) return words.format(new FigureError("figure-unexpected", { message }));
  await words.load("places", "tree-errors");
  const sentence = await inEnglish({ id, values, message });
  if (!(error instanceof TreeError) || error.offset === undefined) return words.problem(sentence);
  const { line, column } = lineAndColumn(text, error.offset);
  return words.problem({
    id: "at-line",
    values: { line, column, sentence },
    message: `line ${line}, column ${column}: ${sentence.message}`,
  });
}
