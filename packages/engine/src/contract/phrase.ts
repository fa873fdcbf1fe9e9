import type { Problem } from "./errors.js";

/** Text for people as data, with its English: the same shape as a `Problem`, but for texts that are not errors. */
export type Phrase = Problem;

/** Formats a phrase in the reader's language. */
export type FormatPhrase = (phrase: Phrase) => string;
