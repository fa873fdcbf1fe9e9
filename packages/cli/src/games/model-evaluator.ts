import type { NamedGame } from "@tyche/games";
import { decodeModel, plainFeatures, stateEvaluator } from "@tyche/learn";
import { checkFile } from "../io/access.js";
import { modelFrom } from "../io/model-file.js";
import { isThere } from "../io/user-file.js";
import { isKnown, unknownEvaluator } from "./evaluator-names.js";

/** A suffix of a file name that says how to use the model, as in weights.model@float. */
const USE = /@[a-z]+$/;

/**
 * The game with the evaluators of a model file, under the name of the file.
 *
 * @throws UsageError if there is no such file, or it has no evaluator for this game
 */
export function withModel(named: NamedGame, name: string): NamedGame {
  const { game } = named;
  const plain = name.replace(USE, "");
  const file = [name, plain].find(isThere);
  if (file === undefined) {
    checkFile(plain);
    throw unknownEvaluator(named, name);
  }
  return modelFrom(file, (bytes) => {
    const model = decodeModel(bytes, { game: game.name });
    const own = named.learned?.(file, model);
    const extendedGame = own
      ? {
          ...game,
          evaluators: { ...game.evaluators, ...own.evaluators },
          positionEvaluators: { ...game.positionEvaluators, ...own.positionEvaluators },
          batchEvaluators: { ...game.batchEvaluators, ...own.batchEvaluators },
        }
      : {
          ...game,
          evaluators: { ...game.evaluators, [file]: stateEvaluator(game, plainFeatures(game), model) },
        };
    const learned = { ...named, game: extendedGame };
    if (!isKnown(learned, name)) throw unknownEvaluator(named, name);
    return learned;
  });
}
