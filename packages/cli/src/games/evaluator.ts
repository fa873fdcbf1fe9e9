import { existsSync } from "node:fs";
import type { Evaluator, StateEvaluator } from "@tyche/engine";
import type { NamedGame } from "@tyche/games";
import { decodeModel, plainFeatures, stateEvaluator } from "@tyche/learn";
import { UsageError } from "../errors.js";
import { modelFrom } from "../model-file.js";

/** The name that stands for "default": the evaluator that people get where they name none. */
export function evaluatorName({ presentation }: NamedGame, written: string): string {
  return written === "default" ? (presentation.evaluator ?? "default") : written;
}

/** Whether the text names a file rather than an evaluator of the game. */
export function namesModel({ game }: NamedGame, name: string): boolean {
  return !Object.hasOwn(game.evaluators ?? {}, name) && existsSync(name);
}

/** Games with the evaluators of files, by file: a file is read once, however many positions it judges. */
const extended = new WeakMap<NamedGame, Map<string, NamedGame>>();

/**
 * The game in which a text that names an evaluator is one of the game's own. Where it names a file that `tyche train` has
 * left, the file's evaluator is added under that name; else it is the game itself.
 *
 * @throws UsageError where the file holds nothing for this game
 */
export function withEvaluator(named: NamedGame, written: string): NamedGame {
  const name = evaluatorName(named, written);
  if (!namesModel(named, name)) return named;
  const files = extended.get(named) ?? new Map<string, NamedGame>();
  extended.set(named, files);
  const known = files.get(name) ?? withModel(named, name);
  files.set(name, known);
  return known;
}

/**
 * An evaluator of the game by name, as the engine's methods take it: the default is what they take by themselves, and a native
 * position evaluates it fastest.
 *
 * @param named as `withEvaluator` gives it for the same text
 * @throws UsageError where the game has no such evaluator
 */
export function chosenEvaluator(
  named: NamedGame,
  written: string,
): { readonly evaluator?: string; readonly positionEvaluator?: Evaluator } {
  const { game, positionEvaluators } = named;
  const name = evaluatorName(named, written);
  if (name === "default") return {};
  if (!Object.hasOwn({ ...game.evaluators, ...game.vectorEvaluators }, name))
    throw unknownEvaluator(named, name);
  const evaluate = Object.hasOwn(positionEvaluators, name) ? positionEvaluators[name] : undefined;
  return { evaluator: name, ...(evaluate && { positionEvaluator: evaluate }) };
}

export function unknownEvaluator({ game }: NamedGame, name: string): UsageError {
  const names = Object.keys({ ...game.evaluators, ...game.vectorEvaluators }).join(", ") || "none";
  return new UsageError(
    `${game.name} has no evaluator "${name.slice(0, 80)}"; it has: ${names}; nor is there a file of this name`,
  );
}

function withModel(named: NamedGame, file: string): NamedGame {
  const { game, evaluatorOf, positionEvaluators } = named;
  const { ofPosition, ofState } = modelFrom(file, (bytes) => {
    const model = decodeModel(bytes, { game: game.name });
    const ofPosition = evaluatorOf?.(model);
    const ofState: StateEvaluator<unknown> = ofPosition
      ? (state) => ofPosition(game.position!(state))
      : stateEvaluator(game, plainFeatures(game), model);
    return { ofPosition, ofState };
  });
  return {
    ...named,
    game: { ...game, evaluators: { ...game.evaluators, [file]: ofState } },
    positionEvaluators: ofPosition ? { ...positionEvaluators, [file]: ofPosition } : positionEvaluators,
  };
}
