import type { Language } from "@tyche/messages";
import type { Limit } from "./player.js";

/** What is said of those who play. */
export interface OpponentWords {
  readonly levels: string;
  readonly level: (level: number) => string;
  readonly machine: string;
  readonly own: string;
  readonly method: string;
  readonly usual: string;
  readonly limit: string;
  readonly limits: Readonly<Record<Limit, string>>;
  readonly amount: string;
  readonly pace: string;
  readonly paces: Readonly<Record<"0" | "500" | "1000" | "2500", string>>;
  readonly pause: string;
  readonly goOn: string;
  readonly claim: string;
  readonly cannotPlay: (sentence: string) => string;
}

export const OPPONENT_WORDS: Readonly<Record<Language, OpponentWords>> = {
  en: {
    levels: "Machine of a level",
    level: (level) => `level ${level}`,
    machine: "Machine with all its strength",
    own: "a method of your choice …",
    method: "Method",
    usual: "the game's usual one",
    limit: "Limit of a move",
    limits: { time: "seconds", depth: "depth", nodes: "nodes" },
    amount: "How much",
    pace: "Machines move",
    paces: { "0": "at once", "500": "after half a second", "1000": "after a second", "2500": "slowly" },
    pause: "Pause",
    goOn: "Go on",
    claim: "Claim a draw",
    cannotPlay: (sentence) => `The machine cannot play: ${sentence}`,
  },
  fr: {
    levels: "Machine d’un niveau",
    level: (level) => `niveau ${level}`,
    machine: "Machine de toute sa force",
    own: "une méthode au choix…",
    method: "Méthode",
    usual: "celle que le jeu prend",
    limit: "Limite par coup",
    limits: { time: "secondes", depth: "profondeur", nodes: "nœuds" },
    amount: "Combien",
    pace: "Les machines jouent",
    paces: {
      "0": "aussitôt",
      "500": "après 0,5 s",
      "1000": "après 1 s",
      "2500": "lentement",
    },
    pause: "Faire une pause",
    goOn: "Continuer",
    claim: "Réclamer la nulle",
    cannotPlay: (sentence) => `La machine ne peut pas jouer\u00a0: ${sentence}`,
  },
  es: {
    levels: "Máquina de un nivel",
    level: (level) => `nivel ${level}`,
    machine: "Máquina con toda su fuerza",
    own: "un método a elegir…",
    method: "Método",
    usual: "el que usa el juego",
    limit: "Límite por jugada",
    limits: { time: "segundos", depth: "profundidad", nodes: "nodos" },
    amount: "Cuánto",
    pace: "Las máquinas juegan",
    paces: { "0": "enseguida", "500": "tras medio segundo", "1000": "tras un segundo", "2500": "despacio" },
    pause: "Pausa",
    goOn: "Seguir",
    claim: "Reclamar tablas",
    cannotPlay: (sentence) => `La máquina no puede jugar: ${sentence}`,
  },
  zh: {
    levels: "按等级的机器",
    level: (level) => `等级 ${level}`,
    machine: "全力的机器",
    own: "自选方法……",
    method: "方法",
    usual: "该游戏的常用方法",
    limit: "每步限制",
    limits: { time: "秒", depth: "深度", nodes: "节点" },
    amount: "数量",
    pace: "机器落子",
    paces: { "0": "立即", "500": "半秒后", "1000": "一秒后", "2500": "慢慢地" },
    pause: "暂停",
    goOn: "继续",
    claim: "提出和棋",
    cannotPlay: (sentence) => `机器无法落子：${sentence}`,
  },
};
