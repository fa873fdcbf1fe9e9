import type { ToldRefusal } from "./told.js";

/** What a verdict on the cube is put together of, by the word that `verdictOf` has for it. */
const PARTS: Readonly<Record<string, ToldRefusal>> = {
  double: { en: "double", fr: "doubler", es: "doblar", zh: "加倍" },
  redouble: { en: "redouble", fr: "redoubler", es: "redoblar", zh: "再加倍" },
  "optional double": { en: "optional double", fr: "doubler ou non", es: "doblar o no", zh: "加倍与否皆可" },
  "optional redouble": {
    en: "optional redouble",
    fr: "redoubler ou non",
    es: "redoblar o no",
    zh: "再加倍与否皆可",
  },
  "no double": { en: "no double", fr: "ne pas doubler", es: "no doblar", zh: "不加倍" },
  "no redouble": { en: "no redouble", fr: "ne pas redoubler", es: "no redoblar", zh: "不再加倍" },
  "too good to double": {
    en: "too good to double",
    fr: "trop bon pour doubler",
    es: "demasiado bueno para doblar",
    zh: "局面太好，不加倍",
  },
  "too good to redouble": {
    en: "too good to redouble",
    fr: "trop bon pour redoubler",
    es: "demasiado bueno para redoblar",
    zh: "局面太好，不再加倍",
  },
  take: { en: "take", fr: "accepter", es: "aceptar", zh: "接受" },
  pass: { en: "pass", fr: "passer", es: "pasar", zh: "拒绝" },
  beaver: { en: "beaver", fr: "beaver", es: "beaver", zh: "反加倍" },
};

/**
 * A verdict on backgammon's cube in a language: what to do about doubling, and the answer to a double.
 *
 * @param verdict in English, as `CubeVerdict` has it: "too good to double, pass"
 * @returns its two parts, without capitals; a part that is none of a verdict as it came
 */
export function cubeVerdictIn(verdict: string, language: keyof ToldRefusal): readonly string[] {
  return verdict.split(", ").map((part) => PARTS[part]?.[language] ?? part);
}
