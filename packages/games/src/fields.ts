import { NotationError } from "@tyche/engine";

/** A word of a position's text and where it starts. */
export interface Field {
  readonly text: string;
  readonly offset: number;
}

/** The words of a text in which commas and blanks separate. */
export function fieldsOf(text: string): Field[] {
  return Array.from(text.matchAll(/[^\s,;]+/g), (match) => ({ text: match[0], offset: match.index }));
}

/**
 * A field as a whole number.
 *
 * @param what the subject of the error sentence, for example "a tile"
 * @throws NotationError where it is no whole number
 */
export function wholeNumber(field: Field, what: string): number {
  if (!/^[+-]?\d{1,9}$/.test(field.text)) {
    throw new NotationError(`"${field.text}" is not ${what}: a whole number is needed.`, field.offset);
  }
  return Number(field.text) + 0;
}

/** "1 number", "2 numbers". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/**
 * The legal action that a text names, where every action has one text.
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
  const legal = actions.map(write).join(", ");
  throw new NotationError(
    actions.length === 0
      ? `"${text}" cannot be played: the game is over.`
      : `"${text}" is not a legal action here; legal: ${legal}.`,
  );
}
