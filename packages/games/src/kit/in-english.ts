import type { FormatPhrase } from "@tyche/engine";

/** Formats phrases in English. */
export const inEnglish: FormatPhrase = ({ message }) => message;
