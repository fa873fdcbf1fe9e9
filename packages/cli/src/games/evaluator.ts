import { existsSync, readFileSync } from "node:fs";
import type { Evaluator, StateEvaluator } from "@tyche/engine";
import type { NamedGame } from "@tyche/games";
import { decodeModel, plainFeatures, stateEvaluator } from "@tyche/learn";
import { systemSentence, UsageError } from "../errors.js";

/** What judges positions, as the engine's methods take it. */
export interface ChosenEvaluator {
  readonly evaluator?: string | StateEvaluator<unknown>;
  readonly positionEvaluator?: Evaluator;
}

/** The name that stands for "default": the evaluator that people get where they name none. */
export function evaluatorName({ presentation }: NamedGame, written: string): string {
  return written === "default" ? (presentation.evaluator ?? "default") : written;
}

/** Whether the text names a file rather than an evaluator of the game. */
export function namesModel({ game }: NamedGame, name: string): boolean {
  return !Object.hasOwn(game.evaluators ?? {}, name) && existsSync(name);
}

/**
 * An evaluator of the game by name, or one that `tyche train` has left in a file.
 * @throws UsageError, ModelFileError where the file holds nothing for this game
 */
export function chosenEvaluator(named: NamedGame, written: string): ChosenEvaluator {
  const name = evaluatorName(named, written);
  if (namesModel(named, name)) return modelIn(name, named);
  const evaluate = Object.hasOwn(named.positionEvaluators, name) ? named.positionEvaluators[name] : undefined;
  // The default is what a native position evaluates by itself, and fastest so.
  return { evaluator: name, ...(evaluate && name !== "default" && { positionEvaluator: evaluate }) };
}

function modelIn(file: string, { game, evaluatorOf }: NamedGame): ChosenEvaluator {
  const model = decodeModel(bytesOf(file), { game: game.name });
  const own = evaluatorOf?.(model);
  return own ? { positionEvaluator: own } : { evaluator: stateEvaluator(game, plainFeatures(game), model) };
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${systemSentence(error)}`);
  }
}
