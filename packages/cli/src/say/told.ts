import type { Language } from "@tyche/messages";

/** A sentence in every language; {1}, {2} stand for what it names, in any order. */
export type Told = Readonly<Record<Language, string>>;
