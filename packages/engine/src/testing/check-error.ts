import { type ErrorValues, type Problem, RulesError } from "../contract/errors.js";

/** The error of a game that breaks its contract; the message names the requirement and the place. */
export class CheckError extends RulesError {
  override readonly name = "CheckError";
}

/** Throws a `CheckError` unless the condition is true. @param values a function if they take time to produce */
export function promise(
  holds: boolean,
  id: string,
  values: ErrorValues | (() => ErrorValues),
  message: () => string,
): asserts holds {
  if (!holds) throw new CheckError(id, typeof values === "function" ? values() : values, message());
}

/** Throws a `CheckError` unless the condition is true; `says` is the message without the game and the place. */
export type Check = (
  holds: boolean,
  id: string,
  says: string | (() => string),
  values?: ErrorValues | (() => ErrorValues),
) => void;

/** Checks of a game at a place, or of a position there, which `says` then mentions. */
export function checksOf(game: string, at: { readonly where: Problem } | { readonly what: Problem }): Check {
  return (holds, id, says, values = {}) => {
    if (holds) return;
    const text = typeof says === "string" ? says : says();
    const more = typeof values === "function" ? values() : values;
    throw "where" in at
      ? new CheckError(id, { game, ...more, ...at }, `${game}: ${text} ${at.where.message}.`)
      : new CheckError(id, { game, ...at, ...more }, `${game}: ${text}.`);
  };
}
