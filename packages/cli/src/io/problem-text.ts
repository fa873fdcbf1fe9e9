import type { Problem } from "@tyche/messages";
import type { Language } from "@tyche/messages/languages";
import { oneLine } from "./errors.js";

/**
 * An error or a note as one line, in English if no catalogue has it. Catalogues are loaded only for other languages.
 */
export async function problemText(problem: Problem, language: Language): Promise<string> {
  if (language === "en") return oneLine(problem.message);
  const { Catalogue } = await import("./catalogue.js");
  const words = await (await new Catalogue(language).load("games", "drawing")).loadErrors();
  return oneLine(words.problem(problem));
}
