/** A value in an error: text from the user, a number, a list, or another problem. Plain data. */
export type ErrorValue = string | number | boolean | Problem | readonly ErrorValue[];

/** The values of an error, by the names that its messages in other languages use. */
export type ErrorValues = Readonly<Record<string, ErrorValue>>;

/** What is wrong, as data and as one English sentence. */
export interface Problem {
  readonly id: string;
  readonly values: ErrorValues;
  readonly message: string;
}

/** An error for people: `message` is one English sentence; `id` and `values` carry the same as data. */
export class TycheError extends Error implements Problem {
  readonly id: string;
  readonly values: ErrorValues;

  constructor(id: string, values: ErrorValues, message: string, options?: ErrorOptions) {
    super(excerpt(message), options);
    this.id = id;
    this.values = values;
  }
}

/** Text that is not a valid position, action, record or option. */
export class NotationError extends TycheError {
  override readonly name = "NotationError";
  /** The index of the first wrong character, if known. */
  readonly offset: number | undefined;

  constructor(id: string, values: ErrorValues, message: string, offset?: number) {
    super(id, values, message);
    this.offset = offset;
  }
}

/** A search, or an opponent model, that cannot be created with these options. The message names the fix. */
export class SearchError extends TycheError {
  override readonly name = "SearchError";
}

/** Rules that break the contract of `Game`, with what they threw as the cause. */
export class RulesError extends TycheError {
  override readonly name: string = "RulesError";
}

/** An error as a value of another one: its problem as plain data, or the message of an error not meant for people. */
export function problemOf(error: unknown): Problem | string {
  if (error instanceof TycheError) {
    const { id, values, message } = error;
    return { id, values, message };
  }
  return error instanceof Error ? error.message : String(error);
}

/** A wrong value as a message shows it: texts in quotes, also in lists, so that "6" is not taken for 6. */
export function quoted(value: unknown): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return `[${value.map(quoted).join(", ")}]`;
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

/** An error as plain data, since a copy of it in another thread loses its class and its values. */
export interface PlainError {
  readonly name: string;
  readonly message: string;
  /** Present for a `TycheError`. */
  readonly id?: string;
  readonly values?: ErrorValues;
}

/** Converts an error to what a thread or a queue sends. */
export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const { name, message, id, values } = error as Partial<TycheError> & Error;
  return id === undefined || values === undefined ? { name, message } : { name, message, id, values };
}

/** Restores an error sent by another thread: a `TycheError` under its original class name if it has an id. */
export function errorFrom({ name, message, id, values }: PlainError): Error {
  const error = id === undefined ? new Error(message) : new TycheError(id, values ?? {}, message);
  return Object.assign(error, { name });
}

/** Characters shown of a quoted text or another text that is too long. */
const SHOWN = 80;
/** The longest quoted text shown whole, in characters. */
const LONG_QUOTE = 100;
/** The longest word shown whole, in characters: longer than any path that people name. */
const LONG_WORD = 257;
/** The longest message in characters, and the length of each end shown of a longer one. */
const LONG_MESSAGE = 1000;
const END = 200;

/** Shortens long texts of the user in a message, such as a whole file that was passed in place of a name. */
export function excerpt(message: string): string {
  if (message.length <= LONG_QUOTE) return message;
  const cut = message
    .replace(/"([^"]*)"/g, (whole, quoted: string) =>
      quoted.length > LONG_QUOTE ? `"${beginning(quoted)}"` : whole,
    )
    .replace(/\S+/g, (word) => (word.length < LONG_WORD ? word : beginning(word)));
  return cut.length <= LONG_MESSAGE ? cut : `${beginning(cut, END)} ${cut.slice(-END)}`;
}

/** A problem in which no text of the user is longer than anybody would read. */
export function shortened({ id, values, message }: Problem): Problem {
  return { id, values: shortValues(values ?? {}), message: excerpt(message) };
}

function shortValues(values: ErrorValues): ErrorValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shortValue(value)]));
}

function shortValue(value: ErrorValue): ErrorValue {
  if (typeof value === "string") return value.length < LONG_WORD ? value : beginning(value);
  if (typeof value !== "object") return value;
  return "id" in value ? { ...value, values: shortValues(value.values ?? {}) } : value.map(shortValue);
}

function beginning(text: string, length = SHOWN): string {
  return `${text.slice(0, length).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** Text for people as data, with its English: the same shape as a `Problem`, but for texts that are not errors. */
export type Phrase = Problem;

/** Formats a phrase in the reader's language. */
export type FormatPhrase = (phrase: Phrase) => string;

/** The names in the braces of a text. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Count}:${string}` ? Count : Name) | Names<Rest>
  : never;

/** The values that a text needs, and others. */
export type TextValues<Text extends string> = Readonly<Record<Names<Text>, ErrorValue>> & ErrorValues;

/** Phrases and errors from a table of English texts. */
export interface EnglishTexts<Texts extends Readonly<Record<string, string>>> {
  phrase<Id extends keyof Texts>(id: Id, values: TextValues<Texts[Id]>): Phrase;
  error<Kind extends TycheError, Id extends keyof Texts>(
    kind: new (id: string, values: ErrorValues, message: string) => Kind,
    id: Id,
    values: TextValues<Texts[Id]>,
  ): Kind;
}

/**
 * English texts by id. The catalogues of @tyche/messages have the same ids in other languages.
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
