import type { NamedGame } from "@tyche/games";
import { UsageError } from "../io/errors.js";

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

export function isKnown({ game }: NamedGame, name: string): boolean {
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
