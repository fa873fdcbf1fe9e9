import type { Language } from "./language.js";

/** Formats that hold some trees only, and so may refuse one. */
export type PartialFormat = "list" | "parentheses" | "berkeley";

/** What they are called. */
export const FORMATS: Readonly<Record<Language, Readonly<Record<PartialFormat, string>>>> = {
  en: { list: "a nested list", parentheses: "a tree in parentheses", berkeley: "a CS188 test" },
  fr: { list: "liste imbriquée", parentheses: "arbre entre parenthèses", berkeley: "test CS188" },
  es: { list: "lista anidada", parentheses: "árbol entre paréntesis", berkeley: "prueba CS188" },
  zh: { list: "嵌套列表", parentheses: "括号形式的树", berkeley: "CS188 测试" },
};
