import { type DifferenceErrors, differenceErrorsOf } from "@tyche/engine";
import { englishTexts } from "@tyche/engine/errors";
import type { NamedGame } from "@tyche/games";
import { checkFile } from "../io/access.js";
import { UsageError } from "../io/errors.js";
import { isThere } from "../io/user-file.js";

const texts = englishTexts({
  "evaluator-none": '{game} has no evaluator "{name}", nor any other, and there is no such file',
  "evaluator-not-known": '{game} has no evaluator "{name}", and there is no such file; it has {known}',
});

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
  const known = files.get(name) ?? (await withModel(named, name));
  files.set(name, known);
  return known;
}

/** A suffix of a file name that says how to use the model, as in weights.model@float. */
const USE = /@[a-z]+$/;

/**
 * The game with the evaluators of a model file, under the name of the file.
 *
 * @throws UsageError if there is no such file, or it has no evaluator for this game
 */
async function withModel(named: NamedGame, name: string): Promise<NamedGame> {
  const { game } = named;
  const plain = name.replace(USE, "");
  const file = [name, plain].find(isThere);
  if (file === undefined) {
    checkFile(plain);
    throw unknownEvaluator(named, name);
  }
  const [{ decodeModel, plainFeatures, stateEvaluator }, { modelFrom }] = await Promise.all([
    import("@tyche/learn"),
    import("../io/model-file.js"),
  ]);
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

/** Resolves "default" to the name of the game's default evaluator. */
export function evaluatorName({ presentation }: NamedGame, written: string): string {
  return written === "default" ? (presentation.evaluator ?? "default") : written;
}

/**
 * Returns the evaluator option for the engine's methods.
 * @param named the result of `withEvaluator` for the same text
 */
export function chosenEvaluator(named: NamedGame, written: string): { readonly evaluator?: string } {
  const evaluator = evaluatorName(named, written);
  return evaluator === "default" ? {} : { evaluator };
}

/**
 * The measured errors of an evaluator's differences in a method, in payoffs at a state; undefined if nobody has
 * measured them.
 */
export function errorsOf(
  { named, state }: { readonly named: NamedGame; readonly state: unknown },
  written: string,
  by: { readonly algorithm: string },
): DifferenceErrors | undefined {
  const { game } = named;
  const unit = game.errorUnit?.(state) ?? 1;
  return differenceErrorsOf(game, by, evaluatorName(named, written))?.map((error) => unit * error);
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
  if (known.length === 0) return texts.error(UsageError, "evaluator-none", { game: game.name, name: text });
  return texts.error(UsageError, "evaluator-not-known", { game: game.name, name: text, known });
}
