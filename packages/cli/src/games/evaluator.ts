import type { NamedGame } from "@tyche/games";
import { evaluatorName, isKnown } from "./evaluator-names.js";

export { chosenEvaluator, evaluatorName, unknownEvaluator } from "./evaluator-names.js";

/**
 * Games extended by evaluators from files, by evaluator text, so that a file is read once for any number of positions.
 */
const extended = new WeakMap<NamedGame, Map<string, NamedGame>>();

/**
 * Returns the game with the evaluator that a text names. If the text names a file written by `tyche train`, the file's
 * evaluators are added to the game under that name; otherwise the game is returned unchanged.
 *
 * @throws UsageError if there is no such evaluator or file, or the file has none for this game
 */
export async function withEvaluator(named: NamedGame, written: string): Promise<NamedGame> {
  const name = evaluatorName(named, written);
  if (name === "default" || isKnown(named, name)) return named;
  const files = extended.get(named) ?? new Map<string, NamedGame>();
  extended.set(named, files);
  const known = files.get(name) ?? (await import("./model-evaluator.js")).withModel(named, name);
  files.set(name, known);
  return known;
}
