import type { Problem } from "./errors.js";

/** A text for people as data, with its English: what a `Problem` is, where nothing is wrong. */
export type Phrase = Problem;

/** Formats a phrase in the reader's language. */
export type FormatPhrase = (phrase: Phrase) => string;
