import { Catalogue, type Language, type Problem } from "@tyche/messages";
import { oneLine } from "../io/errors.js";
import { toldIn } from "./tell.js";

/** What is wrong, or a note, as one line in a language; in English where no catalogue has it. */
export async function failureIn(problem: Problem, language: Language): Promise<string> {
  const words = await (await new Catalogue(language).load("games")).loadErrors();
  const sentence = words.problem(problem);
  return oneLine(sentence === problem.message ? toldIn(sentence, language) : sentence);
}
