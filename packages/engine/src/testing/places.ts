import type { Problem } from "../contract/errors.js";
import { short } from "../rules/changed.js";

/** Where in a check something was found, as part of a sentence. */

export const BEFORE_START: Problem = {
  id: "check-before-start",
  values: {},
  message: "before there is any state",
};

export const AS_JSON: Problem = { id: "check-as-json", values: {}, message: "which JSON cannot keep" };
export const AT_START: Problem = { id: "check-at-start", values: {}, message: "at the start" };

export function atState(state: unknown): Problem {
  const text = short(state);
  return { id: "check-at-state", values: { state: text }, message: `at the state ${text}` };
}

export function atDecision(state: unknown, game: number, decision: number): Problem {
  const text = short(state);
  return {
    id: "check-at-decision",
    values: { state: text, game, decision },
    message: `at the state ${text} (game ${game}, decision ${decision})`,
  };
}

export function afterAction(action: unknown, where: Problem): Problem {
  const text = short(action);
  return {
    id: "check-after-action",
    values: { action: text, where },
    message: `after ${text} ${where.message}`,
  };
}

/** The position made from the rules at a place in the check, or the game's native one. */
export function positionAt(kind: "adapter" | "native", where: Problem): Problem {
  return kind === "adapter"
    ? { id: "check-adapter", values: { where }, message: `the position made from the rules ${where.message}` }
    : { id: "check-native", values: { where }, message: `the native position ${where.message}` };
}
