import { Catalogue, type Language, type Message } from "@tyche/messages";
import { TextError } from "../trees/text-error.js";
import { toldIn } from "./tell.js";

/**
 * What an error says in a language, on one line or several.
 * @param sentence what it says in English, which is left where no catalogue has it
 */
export async function failureIn(error: unknown, sentence: string, language: Language): Promise<string> {
  const words = await new Catalogue(language).load("tree-errors", "practice-errors", "places");
  if (error instanceof TextError) return error.in(words);
  const { id, values } = error as Partial<Message>;
  return id !== undefined && words.has(id) ? words.format({ id, values }) : toldIn(sentence, language);
}
