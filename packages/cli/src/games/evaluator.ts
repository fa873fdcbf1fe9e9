import type { NamedGame } from "@tyche/games";
import { decodeModel, plainFeatures, stateEvaluator } from "@tyche/learn";
import { checkFile } from "../io/access.js";
import { UsageError } from "../io/errors.js";
import { modelFrom } from "../io/model-file.js";
import { isThere } from "../io/user-file.js";

/** The name that stands for "default": the evaluator that people get where they name none. */
export function evaluatorName({ presentation }: NamedGame, written: string): string {
  return written === "default" ? (presentation.evaluator ?? "default") : written;
}

/** Games with the evaluators of files, by what was written: a file is read once, however many positions it judges. */
const extended = new WeakMap<NamedGame, Map<string, NamedGame>>();

/**
 * The game in which a text that names an evaluator is one of the game's own. Where it names a file that `tyche train` has
 * left, the file's evaluators are added under that name; else it is the game itself.
 *
 * @throws UsageError where the file holds nothing for this game, or there is neither
 */
export function withEvaluator(named: NamedGame, written: string): NamedGame {
  const name = evaluatorName(named, written);
  if (name === "default" || isKnown(named, name)) return named;
  const files = extended.get(named) ?? new Map<string, NamedGame>();
  extended.set(named, files);
  const known = files.get(name) ?? withModel(named, name);
  files.set(name, known);
  return known;
}

/**
 * How the engine's methods are told of an evaluator.
 * @param named as `withEvaluator` gives it for the same text
 */
export function chosenEvaluator(named: NamedGame, written: string): { readonly evaluator?: string } {
  const evaluator = evaluatorName(named, written);
  return evaluator === "default" ? {} : { evaluator };
}

function isKnown({ game }: NamedGame, name: string): boolean {
  const { evaluators, vectorEvaluators, positionEvaluators, batchEvaluators } = game;
  return Object.hasOwn(
    { ...evaluators, ...vectorEvaluators, ...positionEvaluators, ...batchEvaluators },
    name,
  );
}

export function unknownEvaluator({ game }: NamedGame, name: string): UsageError {
  const known = Object.keys({ ...game.evaluators, ...game.vectorEvaluators });
  const text = name.slice(0, 80);
  if (known.length === 0)
    return new UsageError(
      "evaluator-none",
      { game: game.name, name: text },
      `${game.name} has no evaluator "${text}", nor any other, and there is no such file`,
    );
  return new UsageError(
    "evaluator-not-known",
    { game: game.name, name: text, known },
    `${game.name} has no evaluator "${text}", and there is no such file; it has ${known.join(", ")}`,
  );
}

/** What stands behind a file's name says how its model is to be used, as in weights.model@float. */
const USE = /@[a-z]+$/;

function withModel(named: NamedGame, name: string): NamedGame {
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
