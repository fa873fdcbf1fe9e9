import type { Language } from "@tyche/messages";
import { plural } from "@tyche/trees";

/** What the ledger and the receipt for the dice say. */
export interface LedgerWords {
  readonly title: string;
  readonly of: string;
  readonly judge: string;
  readonly judging: (done: number, all: number) => string;
  readonly cancel: string;
  readonly start: string;
  readonly luck: string;
  readonly own: string;
  readonly others: string;
  /** What the others changed, where their losses are not the player's gain. */
  readonly changes: string;
  readonly revision: string;
  readonly result: string;
  readonly soFar: string;
  readonly turn: string;
  readonly choice: string;
  readonly exact: string;
  readonly estimate: string;
  readonly partly: (done: number, all: number) => string;
  readonly none: string;
  readonly impossible: string;
  readonly receipt: (luck: string, less: string) => string;
  readonly receiptBetween: (luck: string, low: string, high: string) => string;
  readonly receiptExact: string;
  readonly receiptJudged: string;
  /** Of so many turns chance was sampled. */
  readonly sampled: (turns: number) => string;
  readonly curves: Readonly<Record<"value" | "luck" | "skill", string>>;
}

export const LEDGER_WORDS: Readonly<Record<Language, LedgerWords>> = {
  en: {
    title: "Ledger: what was luck, and what was skill",
    of: "of",
    judge: "Judge the whole game",
    judging: (done, all) => `turn ${done} of ${all} is being judged`,
    cancel: "Cancel",
    start: "Value at the start",
    luck: "Luck",
    own: "Own losses",
    others: "Losses of the others",
    changes: "Choices of the others",
    revision: "Seen later",
    result: "Result",
    soFar: "Value here",
    turn: "Turn",
    choice: "Choice",
    exact: "Every value here is that of the whole game: the lines add up to the result.",
    estimate:
      "The lines add up to the result. Values are estimates; “seen later” is what the engine only found out after the move.",
    partly: (done, all) => `${done} of ${all} turns have been judged so far.`,
    none: "Judge the whole game to see what was luck and what was skill.",
    impossible:
      "There is no ledger here: what one player gets does not say what the others get, and the method judges for one alone.",
    receipt: (luck, less) =>
      `Luck of all dice: ${luck}. Of all dice that could have fallen at these places, ${less} are worse.`,
    receiptBetween: (luck, low, high) =>
      `Luck of all dice: ${luck}. Of all dice that could have fallen at these places, between ${low} and ${high} are worse.`,
    receiptExact: "The distribution was convolved turn by turn, without sampling.",
    receiptJudged: "Each roll is valued by the engine, to one depth for all rolls of a turn.",
    sampled: (turns) =>
      `${plural("en", turns, "In one turn", `In ${turns} turns`)} more could happen than can be listed or judged: luck there is an estimate from samples. The figure after ± is its error, which holds in 95 of 100 cases.`,
    curves: { value: "value", luck: "start and luck", skill: "start and choices" },
  },
  fr: {
    title: "Compte\u00a0: part de chance et part d’adresse",
    of: "de",
    judge: "Juger toute la partie",
    judging: (done, all) => `le tour ${done} sur ${all} est jugé`,
    cancel: "Annuler",
    start: "Valeur au début",
    luck: "Chance",
    own: "Pertes propres",
    others: "Pertes des autres",
    changes: "Choix des autres",
    revision: "Vu plus tard",
    result: "Résultat",
    soFar: "Valeur ici",
    turn: "Tour",
    choice: "Choix",
    exact: "Toutes les valeurs sont celles du jeu entier\u00a0: les lignes font le résultat.",
    estimate:
      "Les lignes font le résultat. Les valeurs sont des estimations\u202f; «\u00a0vu plus tard\u00a0» est ce que le moteur n’a trouvé qu’après le coup.",
    partly: (done, all) => `${done} tours sur ${all} ont été jugés.`,
    none: "Jugez toute la partie pour voir la part de la chance et celle de l’adresse.",
    impossible:
      "Pas de compte ici\u00a0: ce que reçoit un joueur ne dit pas ce que reçoivent les autres, et la méthode ne juge que pour un seul.",
    receipt: (luck, less) =>
      `Chance de tous les dés\u00a0: ${luck}. De tous les dés possibles à ces endroits, ${less} sont pires.`,
    receiptBetween: (luck, low, high) =>
      `Chance de tous les dés\u00a0: ${luck}. De tous les dés possibles à ces endroits, entre ${low} et ${high} sont pires.`,
    receiptExact: "La distribution est composée tour par tour, sans échantillon.",
    receiptJudged: "Le moteur évalue chaque lancer, tous ceux d’un tour à la même profondeur.",
    sampled: (turns) =>
      `${plural("fr", turns, `À ${turns} tour`, `À ${turns} tours`)}, il pouvait se passer plus de choses qu’on n’en peut énumérer ou juger\u00a0: la chance y est estimée sur des tirages. Le nombre après ± est son erreur, valable dans 95 cas sur 100.`,
    curves: { value: "valeur", luck: "début et chance", skill: "début et choix" },
  },
  es: {
    title: "Cuenta: qué fue suerte y qué fue acierto",
    of: "de",
    judge: "Juzgar toda la partida",
    judging: (done, all) => `se juzga el turno ${done} de ${all}`,
    cancel: "Cancelar",
    start: "Valor al inicio",
    luck: "Suerte",
    own: "Pérdidas propias",
    others: "Pérdidas de los demás",
    changes: "Elecciones de los demás",
    revision: "Visto después",
    result: "Resultado",
    soFar: "Valor aquí",
    turn: "Turno",
    choice: "Elección",
    exact: "Todos los valores son los del juego completo: las líneas suman el resultado.",
    estimate:
      "Las líneas suman el resultado. Los valores son estimaciones; «visto después» es lo que el motor solo halló tras la jugada.",
    partly: (done, all) => `Se han juzgado ${done} de ${all} turnos.`,
    none: "Juzgue toda la partida para ver qué fue suerte y qué fue acierto.",
    impossible:
      "Aquí no hay cuenta: lo que recibe un jugador no dice lo que reciben los demás, y el método juzga solo por uno.",
    receipt: (luck, less) =>
      `Suerte de todos los dados: ${luck}. De todos los dados posibles en estos lugares, ${less} son peores.`,
    receiptBetween: (luck, low, high) =>
      `Suerte de todos los dados: ${luck}. De todos los dados posibles en estos lugares, entre ${low} y ${high} son peores.`,
    receiptExact: "La distribución se compone turno a turno, sin muestras.",
    receiptJudged: "El motor valora cada tirada, todas las de un turno a la misma profundidad.",
    sampled: (turns) =>
      `${plural("es", turns, `En ${turns} turno`, `En ${turns} turnos`)} podían ocurrir más cosas de las que se pueden enumerar o juzgar: la suerte es allí una estimación por muestras. La cifra tras ± es su error, válido en 95 de cada 100 casos.`,
    curves: { value: "valor", luck: "inicio y suerte", skill: "inicio y elecciones" },
  },
  zh: {
    title: "账目：哪些是运气，哪些是技巧",
    of: "视角",
    judge: "评判整局",
    judging: (done, all) => `正在评判第 ${done} 回合，共 ${all} 回合`,
    cancel: "取消",
    start: "开局的值",
    luck: "运气",
    own: "自己的损失",
    others: "他人的损失",
    changes: "他人的选择",
    revision: "后来才看到的",
    result: "结果",
    soFar: "此处的值",
    turn: "回合",
    choice: "选择",
    exact: "这里的值都是整局游戏的值：各行相加即为结果。",
    estimate: "各行相加即为结果。值是估计值；“后来才看到的”是引擎在走子之后才发现的部分。",
    partly: (done, all) => `已评判 ${done} 回合，共 ${all} 回合。`,
    none: "评判整局，便知哪些是运气，哪些是技巧。",
    impossible: "此处没有账目：一名玩家所得不能说明其他玩家所得，而该方法只为一名玩家评判。",
    receipt: (luck, less) => `全部骰子的运气：${luck}。在这些局面可能掷出的所有结果中，${less} 更差。`,
    receiptBetween: (luck, low, high) =>
      `全部骰子的运气：${luck}。在这些局面可能掷出的所有结果中，${low} 到 ${high} 更差。`,
    receiptExact: "分布按回合逐一卷积得出，没有抽样。",
    receiptJudged: "每个掷骰结果由引擎评值，同一回合的结果深度相同。",
    sampled: (turns) =>
      `有 ${turns} 个回合可能发生的情形太多，无法逐一列出或评判：这些回合的运气由抽样估计，± 后为误差，100 次中有 95 次成立。`,
    curves: { value: "值", luck: "开局加运气", skill: "开局加选择" },
  },
};
