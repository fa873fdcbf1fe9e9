import { type Language } from "@tyche/messages";
import { french } from "@tyche/trees";

/** What makes an exercise, a worksheet or a file of answers unusable, in one language: a sentence without a full stop. */
export interface Refusals {
  exerciseCount(most: number): string;
  noFittingTree(seed: string, template: string): string;
  notAnswers(format: string): string;
  notJson: string;
  noObject(what: Part): string;
  noList: string;
  entries(found: number, said: number): string;
  noSeed: string;
  badCount(most: number): string;
  noneOf(field: string, all: readonly (string | number)[]): string;
  badAnswer(id: string, exercise: number): string;
}

/** A part of a file of answers. */
export type Part = "file" | "sheet" | { readonly exercise: number } | { readonly answersOf: number };

/** What is wrong, as data: the name of a sentence and what it is told. */
export type Refusal = {
  [K in keyof Refusals]: Refusals[K] extends (...told: infer Told) => string
    ? readonly [K, ...Told]
    : readonly [K];
}[keyof Refusals];

/** The words for a part, from those for the file and for what has a number. */
function partIn(file: string, exercise: (n: number) => string, answersOf: (n: number) => string) {
  return (part: Part): string => {
    if (part === "file") return file;
    if (part === "sheet") return '"sheet"';
    return "exercise" in part ? exercise(part.exercise) : answersOf(part.answersOf);
  };
}

const english = partIn(
  "the file",
  (n) => `exercise ${n}`,
  (n) => `"answers" of exercise ${n}`,
);
const inFrench = partIn(
  "le fichier",
  (n) => `l’exercice ${n}`,
  (n) => `"answers" de l’exercice ${n}`,
);
const spanish = partIn(
  "el archivo",
  (n) => `el ejercicio ${n}`,
  (n) => `"answers" del ejercicio ${n}`,
);
const chinese = partIn(
  "文件",
  (n) => `练习 ${n} `,
  (n) => `练习 ${n} 的 "answers" `,
);

export const REFUSALS: Readonly<Record<Language, Refusals>> = {
  en: {
    exerciseCount: (most) => `the number of exercises is not a whole number from 1 to ${most}`,
    noFittingTree: (seed, template) =>
      `no tree from seed "${seed}" fits the exercise ${template}; take another seed`,
    notAnswers: (format) =>
      `this is no file of answers: its "format" is not "${format}", as tyche exercise --to json writes it`,
    notJson: "the file is no JSON",
    noObject: (what) => `${english(what)} is no object of JSON`,
    noList: '"exercises" is no list',
    entries: (found, said) => `"exercises" has ${found} entries, and "sheet" says ${said}`,
    noSeed: '"seed" of "sheet" is no text',
    badCount: (most) => `"count" of "sheet" is not a whole number from 1 to ${most}`,
    noneOf: (field, all) => `"${field}" of "sheet" is none of ${all.join(", ")}`,
    badAnswer: (id, exercise) =>
      `the answer to "${id}" of exercise ${exercise} is neither a text nor a number`,
  },
  fr: {
    exerciseCount: (most) => `le nombre d’exercices n’est pas un nombre entier de 1 à ${most}`,
    noFittingTree: (seed, template) =>
      french`aucun arbre de la graine "${seed}" ne convient à l’exercice ${template} ; prenez une autre graine`,
    notAnswers: (format) =>
      french`ce n’est pas un fichier de réponses : son "format" n’est pas "${format}", comme tyche exercise --to json l’écrit`,
    notJson: "le fichier n’est pas du JSON",
    noObject: (what) => `${inFrench(what)} n’est pas un objet JSON`,
    noList: '"exercises" n’est pas une liste',
    entries: (found, said) => `"exercises" a ${found} éléments, et "sheet" en annonce ${said}`,
    noSeed: '"seed" de "sheet" n’est pas un texte',
    badCount: (most) => `"count" de "sheet" n’est pas un nombre entier de 1 à ${most}`,
    noneOf: (field, all) => `"${field}" de "sheet" n’est aucun de ${all.join(", ")}`,
    badAnswer: (id, exercise) =>
      `la réponse à "${id}" de l’exercice ${exercise} n’est ni un texte ni un nombre`,
  },
  es: {
    exerciseCount: (most) => `el número de ejercicios no es un número entero de 1 a ${most}`,
    noFittingTree: (seed, template) =>
      `ningún árbol de la semilla "${seed}" sirve para el ejercicio ${template}; tome otra semilla`,
    notAnswers: (format) =>
      `no es un archivo de respuestas: su "format" no es "${format}", como lo escribe tyche exercise --to json`,
    notJson: "el archivo no es JSON",
    noObject: (what) => `${spanish(what)} no es un objeto de JSON`,
    noList: '"exercises" no es una lista',
    entries: (found, said) => `"exercises" tiene ${found} elementos, y "sheet" dice ${said}`,
    noSeed: '"seed" de "sheet" no es un texto',
    badCount: (most) => `"count" de "sheet" no es un número entero de 1 a ${most}`,
    noneOf: (field, all) => `"${field}" de "sheet" no es ninguno de ${all.join(", ")}`,
    badAnswer: (id, exercise) =>
      `la respuesta a "${id}" del ejercicio ${exercise} no es ni un texto ni un número`,
  },
  zh: {
    exerciseCount: (most) => `练习数不是 1 到 ${most} 的整数`,
    noFittingTree: (seed, template) =>
      `随机种子 "${seed}" 给出的树都不适合练习 ${template}；请换一个随机种子`,
    notAnswers: (format) =>
      `这不是答案文件：它的 "format" 不是 "${format}"，即 tyche exercise --to json 所写的格式`,
    notJson: "文件不是 JSON",
    noObject: (what) => `${chinese(what)}不是 JSON 对象`,
    noList: '"exercises" 不是列表',
    entries: (found, said) => `"exercises" 有 ${found} 项，而 "sheet" 说有 ${said} 项`,
    noSeed: '"sheet" 的 "seed" 不是文本',
    badCount: (most) => `"sheet" 的 "count" 不是 1 到 ${most} 的整数`,
    noneOf: (field, all) => `"sheet" 的 "${field}" 不是下列之一：${all.join("、")}`,
    badAnswer: (id, exercise) => `练习 ${exercise} 中 "${id}" 的答案既不是文本，也不是数`,
  },
};
