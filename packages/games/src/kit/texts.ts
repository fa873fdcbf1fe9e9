import type { Phrase } from "@tyche/engine";
import { type ErrorValue, type ErrorValues, NotationError, TycheError } from "@tyche/engine/errors";

/** An unknown game or option, or an invalid option value. */
export class GameOptionError extends TycheError {
  override readonly name = "GameOptionError";
}

/** The names in the braces of a text. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Count}:${string}` ? Count : Name) | Names<Rest>
  : never;

type Values<Text extends string> = Readonly<Record<Names<Text>, ErrorValue>> & ErrorValues;

/** Phrases and errors from a table of English texts. */
export interface EnglishTexts<Texts extends Readonly<Record<string, string>>> {
  phrase<Id extends keyof Texts>(id: Id, values: Values<Texts[Id]>): Phrase;
  /** @param offset index of the first wrong character */
  notationError<Id extends keyof Texts>(id: Id, values: Values<Texts[Id]>, offset?: number): NotationError;
  optionError<Id extends keyof Texts>(id: Id, values: Values<Texts[Id]>): GameOptionError;
  error<Kind extends TycheError, Id extends keyof Texts>(
    kind: new (id: string, values: ErrorValues, message: string) => Kind,
    id: Id,
    values: Values<Texts[Id]>,
  ): Kind;
}

/**
 * The English texts of a game by id: its errors, and what it shows. The catalogues of @tyche/messages have the same ids
 * in other languages.
 *
 * @param texts "{name}" is replaced by the value of that name, "{name:noun}" by a count: "1 noun", "2 nouns"
 */
export function englishTexts<const Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
): EnglishTexts<Texts> {
  const phrase = (key: keyof Texts, values: ErrorValues): Phrase => {
    const id = String(key);
    const message = texts[id]!.replace(/\{(\w+)(?::([\w -]+))?\}/g, (_, name: string, noun?: string) =>
      noun === undefined ? shown(values[name]!) : counted(Number(values[name]), noun),
    );
    return { id, values, message };
  };
  return {
    phrase,
    notationError(key, values, offset) {
      const { id, message } = phrase(key, values);
      return new NotationError(id, values, message, offset);
    },
    optionError: (key, values) => new GameOptionError(String(key), values, phrase(key, values).message),
    error: (kind, key, values) => new kind(String(key), values, phrase(key, values).message),
  };
}

function shown(value: ErrorValue): string {
  if (typeof value !== "object") return String(value);
  return "message" in value ? value.message : value.map(shown).join(", ");
}

/** "1 number", "2 numbers". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
