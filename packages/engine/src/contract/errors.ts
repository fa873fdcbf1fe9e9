/** What an error names: somebody's text, a count, a list, or another problem. Plain data. */
export type ErrorValue = string | number | boolean | Problem | readonly ErrorValue[];

/** What an error names, by the names that its messages in other languages use. */
export type ErrorValues = Readonly<Record<string, ErrorValue>>;

/** What is wrong, as data and as one English sentence. */
export interface Problem {
  readonly id: string;
  readonly values: ErrorValues;
  readonly message: string;
}

/** An error for people: `message` is one English sentence, which `id` and `values` carry as data for programs and for other languages. */
export class TycheError extends Error implements Problem {
  readonly id: string;
  readonly values: ErrorValues;

  constructor(message: string, options?: ErrorOptions);
  constructor(id: string, values: ErrorValues, message: string, options?: ErrorOptions);
  constructor(id: string, values: ErrorValues | ErrorOptions = {}, message?: string, options?: ErrorOptions) {
    super(excerpt(message ?? id), message === undefined ? (values as ErrorOptions) : options);
    this.id = id;
    this.values = message === undefined ? {} : (values as ErrorValues);
  }
}

/** Text that names no position, action, record or option. */
export class NotationError extends TycheError {
  override readonly name = "NotationError";
  /** The index of the first wrong character, where it is known. */
  readonly offset: number | undefined;

  constructor(message: string, offset?: number);
  constructor(id: string, values: ErrorValues, message: string, offset?: number);
  constructor(id: string, values?: ErrorValues | number, message?: string, offset?: number) {
    super(id, typeof values === "object" ? values : {}, message ?? id);
    this.offset = typeof values === "number" ? values : offset;
  }
}

/** A search, or a model of an opponent, that cannot be had as asked. The message names the fix. */
export class SearchError extends TycheError {
  override readonly name = "SearchError";
}

/** Rules that break the contract of `Game`, with what they threw as the cause. */
export class RulesError extends TycheError {
  override readonly name: string = "RulesError";
}

/** An error as a value of another one: its problem as plain data, or the text of an error that is not for people. */
export function problemOf(error: unknown): Problem | string {
  if (error instanceof TycheError) {
    const { id, values, message } = error;
    return { id, values, message };
  }
  return error instanceof Error ? error.message : String(error);
}

/** An error as plain data, since a copy of it in another thread has neither its class nor its values. */
export interface PlainError {
  readonly name: string;
  readonly message: string;
  /** Of an error for people. */
  readonly id?: string;
  readonly values?: ErrorValues;
}

/** What a thread or a queue sends of an error. */
export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const { name, message, id, values } = error as Partial<TycheError> & Error;
  return id === undefined || values === undefined ? { name, message } : { name, message, id, values };
}

/** The error that another thread sent: a `TycheError`, with the name of its class there, if it has an id. */
export function errorFrom({ name, message, id, values }: PlainError): Error {
  const error = id === undefined ? new Error(message) : new TycheError(id, values ?? {}, message);
  return Object.assign(error, { name });
}

/** Characters that a message shows of a quoted text, and of anything that is too long for its place. */
const SHOWN = 80;
/** Characters of a quoted text that is shown whole. */
const LONG_QUOTE = 100;
/** Characters of a word: longer than paths are that people name. */
const LONG_WORD = 257;
/** Characters of a message, and of each of its ends where it is longer. */
const LONG_MESSAGE = 1000;
const END = 200;

/**
 * A message in which no text of the user is longer than anybody would read: of a whole file in the place of a name, the
 * beginning says all. Every error whose message names what somebody wrote passes through here.
 */
export function excerpt(message: string): string {
  if (message.length <= LONG_QUOTE) return message;
  const cut = message
    .replace(/"([^"]*)"/g, (whole, quoted: string) =>
      quoted.length > LONG_QUOTE ? `"${beginning(quoted)}"` : whole,
    )
    .replace(/\S+/g, (word) => (word.length < LONG_WORD ? word : beginning(word)));
  return cut.length <= LONG_MESSAGE ? cut : `${beginning(cut, END)} ${cut.slice(-END)}`;
}

function beginning(text: string, length = SHOWN): string {
  return `${text.slice(0, length).replace(/[\ud800-\udbff]$/, "")}…`;
}
