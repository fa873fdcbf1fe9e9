import { type FormatPhrase, NotationError } from "@tyche/engine";

/** A word of a position's text and its offset. */
export interface Field {
  readonly text: string;
  readonly offset: number;
}

/** Splits a text into words at commas and whitespace. */
export function fieldsOf(text: string): Field[] {
  return Array.from(text.matchAll(/[^\s,;]+/g), (match) => ({ text: match[0], offset: match.index }));
}

/**
 * Parses a field as a whole number.
 *
 * @throws NotationError if it is not a whole number
 */
export function wholeNumber({ text, offset }: Field): number {
  if (!/^[+-]?\d{1,9}$/.test(text))
    throw new NotationError("game-not-whole", { text }, `"${text}" is not a whole number.`, offset);
  return Number(text) + 0;
}

/**
 * Rejects a roll of 0 (not rolled) or above the number of sides.
 *
 * @throws NotationError if the roll is invalid
 */
export function checkDie(rolled: number, sides: number): void {
  if (rolled === 0)
    throw new NotationError(
      "game-no-roll",
      { sides },
      `The die is not rolled yet: give 1 to ${sides} as the die or the roll.`,
    );
  if (rolled < 0 || rolled > sides)
    throw new NotationError("game-die", { sides, rolled }, `A die shows 1 to ${sides}, not ${rolled}.`);
}

/**
 * The legal action with this text, for games in which every action has one text.
 *
 * @throws NotationError that lists the legal actions
 */
export function actionNamed<Action>(
  actions: readonly Action[],
  write: (action: Action) => string,
  text: string,
): Action {
  const wanted = text.trim().toLowerCase();
  const found = actions.find((action) => write(action).toLowerCase() === wanted);
  if (found !== undefined) return found;
  if (actions.length === 0)
    throw new NotationError("game-over", { text }, `"${text}" cannot be played: the game is over.`);
  const legal = actions.map(write);
  throw new NotationError(
    "game-illegal-action",
    { text, legal },
    `"${text}" is not a legal action here; legal: ${legal.join(", ")}.`,
  );
}

/** Formats phrases in English. */
export const inEnglish: FormatPhrase = ({ message }) => message;
