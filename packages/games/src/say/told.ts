/** A sentence with which a game refuses a text, in every language; {1}, {2} stand for what it quotes, and a translation may leave some out. */
export type ToldRefusal = Readonly<Record<"en" | "fr" | "es" | "zh", string>>;
