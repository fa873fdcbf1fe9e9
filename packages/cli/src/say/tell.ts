import type { Language } from "@tyche/messages";
import { TOLD } from "./catalogue.js";
import type { Told } from "./told.js";

/** A row of the catalogue, ready to be recognised. */
interface Pattern {
  readonly told: Told;
  /** The longest piece of the English that stands as it is. */
  readonly piece: string;
  /** Characters that stand as they are: of two rows that fit, the one that says more of the sentence is meant. */
  readonly fixed: number;
}

const HOLE = /\{\d\}/;
const HOLES = /\{(\d)\}/g;

const PATTERNS: readonly Pattern[] = TOLD.map((told) => {
  const pieces = told.en.split(HOLE);
  return {
    told,
    piece: pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), ""),
    fixed: pieces.join("").length,
  };
}).sort((a, b) => b.fixed - a.fixed);

const EXPRESSIONS = new Map<Told, RegExp>();

/** What the sentences are like that are made from a row: a hole is whatever stands there. */
function expressionOf(told: Told): RegExp {
  const known = EXPRESSIONS.get(told);
  if (known) return known;
  const source = told.en
    .split(/(\{\d\})/)
    .map((piece, i) => (i % 2 === 0 ? piece.replace(/[.*+?^$()|[\]\\{}/]/g, "\\$&") : "(.+?)"))
    .join("");
  const made = new RegExp(`^${source}$`, "su");
  EXPRESSIONS.set(told, made);
  return made;
}

/** A place, such as a file, with what is wrong there. */
const PLACED: Told = { en: "{1}: {2}", fr: "{1}\u00a0: {2}", es: "{1}: {2}", zh: "{1}：{2}" };

/**
 * An English sentence of the help or of a refusal in another language, with what it names; what it names is told too where the catalogue
 * has it ("a whole number from 1"). A sentence that the catalogue does not have stays as it is.
 */
export function toldIn(sentence: string, language: Language): string {
  if (language === "en") return sentence;
  const [place, what] = expressionOf(PLACED).exec(sentence)?.slice(1) ?? [];
  // A place of the catalogue is one however long the sentence behind it: "Game 1: …" in a language that says more behind the number.
  if (place !== undefined && [place, what!].every((part) => toldIn(part, language) !== part))
    return toldBy(PLACED, sentence, language)!;
  for (const { told, piece } of PATTERNS) {
    if (!sentence.includes(piece)) continue;
    const said = toldBy(told, sentence, language);
    if (said !== undefined) return said;
  }
  return what !== undefined && toldIn(what, language) !== what
    ? toldBy(PLACED, sentence, language)!
    : sentence;
}

/** The sentence by a row of the catalogue; undefined where it is not made from that row. */
function toldBy(told: Told, sentence: string, language: Language): string | undefined {
  const found = expressionOf(told).exec(sentence);
  if (!found) return undefined;
  const order = [...told.en.matchAll(HOLES)].map(([, number]) => number);
  return told[language].replace(HOLES, (_, number: string) =>
    toldIn(found[order.indexOf(number) + 1] ?? "", language),
  );
}
