import type { Language } from "@tyche/messages";
import type { CertaintyKind } from "../thinking/certainty.js";

/** What is said of two moves beside each other, and of how sure a value is. */
export interface CompareWords {
  readonly compare: string;
  readonly nobody: string;
  readonly title: (one: string, other: string) => string;
  readonly happens: string;
  readonly difference: string;
  readonly all: string;
  readonly unlike: string;
  readonly flip: (name: string, from: string, to: string) => string;
  readonly firm: string;
  readonly certainty: Readonly<Record<CertaintyKind, string>>;
  readonly certaintyHelp: Readonly<Record<CertaintyKind, string>>;
  readonly settled: string;
  readonly open: string;
  /** The best answer to what happened, and what it is worth to whoever chose. */
  readonly reply: (happened: string, action: string, value: string) => string;
  readonly ends: (happened: string, value: string) => string;
  /** Of an action that no chance follows. */
  readonly follows: (action: string) => string;
  readonly tooMany: (action: string) => string;
}

export const COMPARE_WORDS: Readonly<Record<Language, CompareWords>> = {
  en: {
    compare: "Compare with",
    nobody: "no other move",
    title: (one, other) => `${one} or ${other}, whatever happens`,
    happens: "If",
    difference: "Difference",
    all: "All together",
    unlike: "Chance does not do the same after these two moves: their outcomes cannot be paired.",
    flip: (name, from, to) => `Flip point: the choice changes where “${name}” has ${to} in place of ${from}.`,
    firm: "No single probability changes this choice.",
    certainty: { solved: "solved", proved: "proved", sampled: "sampled", seen: "estimate" },
    certaintyHelp: {
      solved: "the value of the whole game",
      proved: "a proved bound of the game's value",
      sampled: "a mean of samples, with its interval of 95 %",
      seen: "what a search of this depth sees",
    },
    settled: "settled",
    open: "not proved",
    reply: (happened, action, value) => `${happened}: the best reply is ${action}, worth ${value}.`,
    ends: (happened, value) => `${happened}: the game is over, worth ${value}.`,
    follows: (action) => `What follows after ${action}`,
    tooMany: (action) => `Chance can do more after ${action} than can be listed.`,
  },
  fr: {
    compare: "Comparer avec",
    nobody: "aucun autre coup",
    title: (one, other) => `${one} ou ${other}, quoi qu’il arrive`,
    happens: "Si",
    difference: "Différence",
    all: "Tout ensemble",
    unlike:
      "Le hasard ne fait pas la même chose après ces deux coups\u00a0: leurs issues ne se comparent pas.",
    flip: (name, from, to) =>
      `Point de bascule\u00a0: le choix change si «\u00a0${name}\u00a0» a ${to} au lieu de ${from}.`,
    firm: "Aucune probabilité seule ne change ce choix.",
    certainty: { solved: "résolue", proved: "prouvée", sampled: "échantillon", seen: "estimée" },
    certaintyHelp: {
      solved: "la valeur du jeu entier",
      proved: "une borne prouvée de la valeur du jeu",
      sampled: "une moyenne d’échantillons, avec son intervalle à 95\u00a0%",
      seen: "ce que voit une recherche de cette profondeur",
    },
    settled: "tranché",
    open: "non prouvé",
    reply: (happened, action, value) => `${happened} : la meilleure réponse est ${action}, valeur ${value}.`,
    ends: (happened, value) => `${happened} : la partie est finie, valeur ${value}.`,
    follows: (action) => `Ce qui suit après ${action}`,
    tooMany: (action) => `Après ${action}, le hasard peut faire plus que ce qui se laisse énumérer.`,
  },
  es: {
    compare: "Comparar con",
    nobody: "ninguna otra jugada",
    title: (one, other) => `${one} o ${other}, pase lo que pase`,
    happens: "Si sale",
    difference: "Diferencia",
    all: "Todo junto",
    unlike: "El azar no hace lo mismo tras estas dos jugadas: sus resultados no se pueden emparejar.",
    flip: (name, from, to) =>
      `Punto de cambio: la elección cambia si «${name}» tiene ${to} en vez de ${from}.`,
    firm: "Ninguna probabilidad por sí sola cambia esta elección.",
    certainty: { solved: "resuelto", proved: "demostrado", sampled: "muestra", seen: "estimado" },
    certaintyHelp: {
      solved: "el valor del juego completo",
      proved: "una cota demostrada del valor del juego",
      sampled: "una media de muestras, con su intervalo del 95\u00a0%",
      seen: "lo que ve una búsqueda de esta profundidad",
    },
    settled: "decidido",
    open: "no demostrado",
    reply: (happened, action, value) => `${happened}: la mejor respuesta es ${action}, vale ${value}.`,
    ends: (happened, value) => `${happened}: la partida ha terminado, vale ${value}.`,
    follows: (action) => `Lo que sigue tras ${action}`,
    tooMany: (action) => `Tras ${action} el azar puede hacer más de lo que se puede enumerar.`,
  },
  zh: {
    compare: "比较对象",
    nobody: "不比较",
    title: (one, other) => `无论发生什么，${one} 还是 ${other}`,
    happens: "若出现",
    difference: "差值",
    all: "合计",
    unlike: "这两步之后的随机结果不同，无法配对。",
    flip: (name, from, to) => `转折点：若“${name}”的概率从 ${from} 变为 ${to}，选择就会改变。`,
    firm: "没有任何单个概率能改变这个选择。",
    certainty: { solved: "已解出", proved: "已证", sampled: "抽样", seen: "估计" },
    certaintyHelp: {
      solved: "整局游戏的值",
      proved: "真值的已证的界",
      sampled: "样本均值及其 95% 区间",
      seen: "此深度的搜索所见",
    },
    settled: "已定",
    open: "未证明",
    reply: (happened, action, value) => `${happened}：最佳应着是 ${action}，值 ${value}。`,
    ends: (happened, value) => `${happened}：对局结束，值 ${value}。`,
    follows: (action) => `${action} 之后`,
    tooMany: (action) => `${action} 之后的随机结果太多，无法列出。`,
  },
};
