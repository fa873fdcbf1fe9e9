import type { FormatPhrase } from "@tyche/engine";

/** Formats phrases for those who read English. */
export const inEnglish: FormatPhrase = ({ message }) => message;
