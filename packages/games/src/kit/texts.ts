import {
  type EnglishTexts,
  NotationError,
  englishTexts as plainTexts,
  type TextValues,
  TycheError,
} from "@tyche/engine/errors";

/** An unknown game or option, or an invalid option value. */
export class GameOptionError extends TycheError {
  override readonly name = "GameOptionError";
}

/** Phrases and errors of a game. */
export interface GameTexts<Texts extends Readonly<Record<string, string>>> extends EnglishTexts<Texts> {
  /** @param offset index of the first wrong character */
  notationError<Id extends keyof Texts>(
    id: Id,
    values: TextValues<Texts[Id]>,
    offset?: number,
  ): NotationError;
  optionError<Id extends keyof Texts>(id: Id, values: TextValues<Texts[Id]>): GameOptionError;
}

/** The English texts of a game by id, as `englishTexts` of the engine takes them: its errors, and what it shows. */
export function englishTexts<const Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
): GameTexts<Texts> {
  const plain = plainTexts(texts);
  return {
    ...plain,
    notationError(key, values, offset) {
      const { id, message } = plain.phrase(key, values);
      return new NotationError(id, values, message, offset);
    },
    optionError: (key, values) => plain.error(GameOptionError, key, values),
  };
}
