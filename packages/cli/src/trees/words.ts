import type { Language } from "@tyche/trees";

/** What the answer of `tyche solve` says around its numbers, in one language. */
export interface Words {
  readonly method: string;
  readonly value: string;
  readonly best: string;
  readonly line: string;
  /** Where edges pay: that values include it. */
  readonly edges: string;
  readonly edgesPay: string;
  readonly assuming: string;
  readonly visited: string;
  readonly pruned: string;
  readonly exact: string;
  readonly yes: string;
  readonly none: string;
  atLeast(value: string): string;
  atMost(value: string): string;
  /** The name of a child without one, from 1. */
  child(number: number): string;
  prunedOf(pruned: number, nodes: number): string;
  readonly chanceMovesFirst: string;
  readonly isLeaf: string;
  readonly thenChance: string;
  readonly maybeMore: string;
  /** What a player may get, from `low` to `high`. */
  gets(player: number, low: string, high: string): string;
  /** `complete` where no way to break ties was left out. */
  tiesDecide(ranges: string, complete: boolean): string;
  readonly ties: string;
  readonly fromLeaves: string;
  readonly unproved: string;
  readonly estimated: string;
  readonly guessed: string;
  readonly outsideWindow: string;
  readonly algorithm: string;
  readonly needs: string;
  readonly settings: string;
  readonly twoPlayers: string;
  readonly anyPlayers: string;
  readonly noChance: string;
  readonly chance: string;
  readonly equalChances: string;
  readonly bounds: string;
  readonly constantSum: string;
  /** What a person should know of what was made, behind the word for it. */
  note(sentence: string): string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    method: "method",
    value: "value",
    best: "best",
    line: "line",
    edges: "edges",
    edgesPay: "they pay too: every value includes what is paid on the way",
    assuming: "assuming",
    visited: "visited",
    pruned: "pruned",
    exact: "exact",
    yes: "yes",
    none: "none",
    atLeast: (value) => `at least ${value}`,
    atMost: (value) => `at most ${value}`,
    child: (number) => `child ${number}`,
    prunedOf: (pruned, nodes) => `${pruned} of ${nodes} nodes`,
    chanceMovesFirst: "none: chance moves first",
    isLeaf: "none: the tree is a single leaf",
    thenChance: "then chance",
    maybeMore: "others may be as good: an algorithm that cuts does not look",
    gets: (player, low, high) => `player ${player}: ${low === high ? low : `${low} to ${high}`}`,
    tiesDecide: (ranges, complete) =>
      `the first of equal choices was taken; other choices may give${complete ? "" : " at least"}: ${ranges}`,
    ties: "ties",
    fromLeaves: "the range of the leaves",
    unproved: "not proved: another may be better",
    estimated: "no: estimates stand in for what lies beyond the depth",
    guessed: "no: children were left out on a guess",
    outsideWindow: "no: the value lies outside the window, so only a bound is known",
    algorithm: "algorithm",
    needs: "needs",
    settings: "settings",
    twoPlayers: "2 players",
    anyPlayers: "any players",
    noChance: "no chance",
    chance: "chance",
    equalChances: "equal chances",
    bounds: "bounds",
    constantSum: "constant sum",
    note: (sentence) => `note: ${sentence}`,
  },
  fr: {
    method: "méthode",
    value: "valeur",
    best: "meilleur",
    line: "variante principale",
    edges: "arêtes",
    edgesPay: "elles rapportent aussi\u00a0: chaque valeur comprend ce qui est gagné en chemin",
    assuming: "en supposant que",
    visited: "visités",
    pruned: "élagués",
    exact: "exact",
    yes: "oui",
    none: "aucun",
    atLeast: (value) => `au moins ${value}`,
    atMost: (value) => `au plus ${value}`,
    child: (number) => `enfant ${number}`,
    prunedOf: (pruned, nodes) => `${pruned} nœuds sur ${nodes}`,
    chanceMovesFirst: "aucun\u00a0: le hasard joue en premier",
    isLeaf: "aucun\u00a0: l’arbre est une seule feuille",
    thenChance: "puis le hasard",
    maybeMore: "d’autres se valent peut-être\u00a0: un algorithme qui élague ne le vérifie pas",
    gets: (player, low, high) => `joueur ${player}\u00a0: ${low === high ? low : `de ${low} à ${high}`}`,
    tiesDecide: (ranges, complete) =>
      `le premier des choix équivalents a été pris\u202f; d’autres peuvent donner${complete ? "" : " au moins"}\u00a0: ${ranges}`,
    ties: "égalités",
    fromLeaves: "l’étendue des feuilles",
    unproved: "non prouvé\u00a0: un autre est peut-être meilleur",
    estimated: "non\u00a0: des estimations remplacent ce qui est au-delà de la profondeur",
    guessed: "non\u00a0: des enfants ont été écartés sans preuve",
    outsideWindow: "non\u00a0: la valeur est hors de la fenêtre, seule une borne est connue",
    algorithm: "algorithme",
    needs: "exige",
    settings: "réglages",
    twoPlayers: "2 joueurs",
    anyPlayers: "joueurs quelconques",
    noChance: "sans hasard",
    chance: "hasard",
    equalChances: "hasard équiprobable",
    bounds: "bornes",
    constantSum: "somme constante",
    note: (sentence) => `remarque\u00a0: ${sentence}`,
  },
  es: {
    method: "método",
    value: "valor",
    best: "mejor",
    line: "variante principal",
    edges: "aristas",
    edgesPay: "también pagan: todo valor incluye lo pagado por el camino",
    assuming: "suponiendo que",
    visited: "visitados",
    pruned: "podados",
    exact: "exacto",
    yes: "sí",
    none: "ninguno",
    atLeast: (value) => `al menos ${value}`,
    atMost: (value) => `como máximo ${value}`,
    child: (number) => `hijo ${number}`,
    prunedOf: (pruned, nodes) => `${pruned} de ${nodes} nodos`,
    chanceMovesFirst: "ninguno: el azar mueve primero",
    isLeaf: "ninguno: el árbol es una sola hoja",
    thenChance: "luego el azar",
    maybeMore: "otros pueden ser igual de buenos: un algoritmo que poda no lo comprueba",
    gets: (player, low, high) => `jugador ${player}: ${low === high ? low : `de ${low} a ${high}`}`,
    tiesDecide: (ranges, complete) =>
      `se tomó la primera de las opciones iguales; otras pueden dar${complete ? "" : " al menos"}: ${ranges}`,
    ties: "empates",
    fromLeaves: "el intervalo de las hojas",
    unproved: "sin demostrar: otro puede ser mejor",
    estimated: "no: unas estimaciones sustituyen lo que queda más allá de la profundidad",
    guessed: "no: se descartaron hijos sin demostración",
    outsideWindow: "no: el valor queda fuera de la ventana y solo se conoce una cota",
    algorithm: "algoritmo",
    needs: "exige",
    settings: "ajustes",
    twoPlayers: "2 jugadores",
    anyPlayers: "cualquier número",
    noChance: "sin azar",
    chance: "azar",
    equalChances: "azar equiprobable",
    bounds: "cotas",
    constantSum: "suma constante",
    note: (sentence) => `nota: ${sentence}`,
  },
  zh: {
    method: "算法",
    value: "值",
    best: "最佳",
    line: "主要变例",
    edges: "边",
    edgesPay: "边也有收益：每个值都包括途中的收益",
    assuming: "前提",
    visited: "访问",
    pruned: "剪枝",
    exact: "精确",
    yes: "是",
    none: "无",
    atLeast: (value) => `至少 ${value}`,
    atMost: (value) => `至多 ${value}`,
    child: (number) => `第 ${number} 个子节点`,
    prunedOf: (pruned, nodes) => `${nodes} 个节点中的 ${pruned} 个`,
    chanceMovesFirst: "无：根节点是机会节点",
    isLeaf: "无：整棵树只有一个叶节点",
    thenChance: "然后是机会节点",
    maybeMore: "可能还有同样好的：会剪枝的算法不作检查",
    gets: (player, low, high) => `玩家 ${player}：${low === high ? low : `${low} 到 ${high}`}`,
    tiesDecide: (ranges, complete) =>
      `并列时取了第一个；取其他的${complete ? "可能" : "至少可能"}得到：${ranges}`,
    ties: "并列",
    fromLeaves: "叶节点的取值范围",
    unproved: "未经证明：可能有更好的",
    estimated: "否：超出深度的部分用估值代替",
    guessed: "否：有子节点未经证明就被舍弃",
    outsideWindow: "否：值在窗口之外，只知道一个界",
    algorithm: "算法",
    needs: "要求",
    settings: "设置",
    twoPlayers: "两名玩家",
    anyPlayers: "玩家不限",
    noChance: "无机会节点",
    chance: "机会节点",
    equalChances: "等概率",
    bounds: "上下界",
    constantSum: "常和",
    note: (sentence) => `注意：${sentence}`,
  },
};
