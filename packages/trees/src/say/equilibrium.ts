import type { Equilibrium } from "../equilibrium/equilibrium.js";
import type { Place, Unsolvable } from "../equilibrium/sequence-form.js";
import { isDecision, type Node, nameOf, type Tree } from "../model/node.js";
import { formatExact } from "../model/number.js";
import { SearchRecord } from "../search/record.js";
import type { Solution } from "../search/solution.js";
import type { Language } from "./catalogue.js";

/** What is said of equilibria, in one language. */
export interface EquilibriumWords {
  readonly value: string;
  readonly gap: string;
  readonly player: string;
  readonly where: string;
  readonly behaviour: string;
  /** How it was found, and what was assumed and checked. */
  readonly found: string;
  readonly noGap: string;
  gapOf(gap: string): string;
  /** Beside a place to which its player never comes. */
  readonly unreached: string;
  readonly unreachedMeans: string;
  /** Why there is no solution. */
  players(players: number): string;
  readonly sum: string;
  recall(player: number, set: string): string;
}

/** What is said of equilibria, by language. */
export const EQUILIBRIUM: Readonly<Record<Language, EquilibriumWords>> = {
  en: {
    value: "value to player 0",
    gap: "gap",
    player: "player",
    where: "where",
    behaviour: "behaviour",
    found:
      "A Nash equilibrium by the linear programs of the sequence form. Assumed and checked: two players, payoffs of constant sum, perfect recall.",
    noGap: "Nobody gains anything by behaving otherwise: exact best replies say so, and the value is exact.",
    gapOf: (gap) => `By exact best replies nobody gains more than ${gap} by behaving otherwise.`,
    unreached: "(not reached)",
    unreachedMeans:
      "not reached: its player's own actions never lead there, and any behaviour there is as good.",
    players: (players) =>
      `Not solved: the sequence form's linear program is for two players, and this tree has ${players}.`,
    sum: "Not solved: the payoffs do not add up to the same at every leaf, so no linear program has the equilibrium.",
    recall: (player, set) =>
      `Not solved: at the information set {${set}} player ${player} has forgotten what it did or knew before, and the sequence form needs perfect recall.`,
  },
  fr: {
    value: "valeur pour le joueur 0",
    gap: "écart",
    player: "joueur",
    where: "où",
    behaviour: "comportement",
    found:
      "Un équilibre de Nash par les programmes linéaires de la forme séquentielle. Supposé et vérifié\u00a0: deux joueurs, gains à somme constante, mémoire parfaite.",
    noGap:
      "Personne ne gagne à se comporter autrement\u00a0: les meilleures réponses exactes le montrent, et la valeur est exacte.",
    gapOf: (gap) =>
      `Selon les meilleures réponses exactes, personne ne gagne plus de ${gap} à se comporter autrement.`,
    unreached: "(jamais atteint)",
    unreachedMeans:
      "jamais atteint\u00a0: les actions du joueur lui-même n’y mènent pas, et tout comportement s’y vaut.",
    players: (players) =>
      `Non résolu\u00a0: le programme linéaire de la forme séquentielle est pour deux joueurs, et cet arbre en a ${players}.`,
    sum: "Non résolu\u00a0: la somme des gains n’est pas la même à chaque feuille, et aucun programme linéaire ne donne l’équilibre.",
    recall: (player, set) =>
      `Non résolu\u00a0: à l’ensemble d’information {${set}}, le joueur ${player} a oublié ce qu’il a fait ou su, et la forme séquentielle exige une mémoire parfaite.`,
  },
  es: {
    value: "valor para el jugador 0",
    gap: "brecha",
    player: "jugador",
    where: "dónde",
    behaviour: "comportamiento",
    found:
      "Un equilibrio de Nash por los programas lineales de la forma secuencial. Supuesto y comprobado: dos jugadores, pagos de suma constante, memoria perfecta.",
    noGap:
      "Nadie mejora si se comporta de otro modo: lo dicen las mejores respuestas exactas, y el valor es exacto.",
    gapOf: (gap) =>
      `Según las mejores respuestas exactas, nadie mejora en más de ${gap} si se comporta de otro modo.`,
    unreached: "(no se alcanza)",
    unreachedMeans:
      "no se alcanza: las acciones del propio jugador no llevan allí, y cualquier comportamiento vale lo mismo.",
    players: (players) =>
      `Sin resolver: el programa lineal de la forma secuencial es para dos jugadores, y este árbol tiene ${players}.`,
    sum: "Sin resolver: los pagos no suman lo mismo en cada hoja, y ningún programa lineal da el equilibrio.",
    recall: (player, set) =>
      `Sin resolver: en el conjunto de información {${set}} el jugador ${player} ha olvidado lo que hizo o supo, y la forma secuencial exige memoria perfecta.`,
  },
  zh: {
    value: "玩家 0 的值",
    gap: "差距",
    player: "玩家",
    where: "位置",
    behaviour: "行为策略",
    found: "由序列形式的线性规划求得的纳什均衡。已假设并检验：两名玩家、收益为常和、完美记忆。",
    noGap: "谁改变行为都得不到更多：精确的最佳应对证明了这一点，因此值是精确的。",
    gapOf: (gap) => `按精确的最佳应对，谁改变行为都多得不超过 ${gap}。`,
    unreached: "（到不了）",
    unreachedMeans: "到不了：该玩家自己的行动不会通到那里，在那里怎样行动都一样好。",
    players: (players) => `未求解：序列形式的线性规划用于两名玩家，而此树有 ${players} 名。`,
    sum: "未求解：各叶节点的收益之和不相同，没有线性规划能给出均衡。",
    recall: (player, set) =>
      `未求解：在信息集 {${set}} 处，玩家 ${player} 忘记了自己做过或知道的事，而序列形式要求完美记忆。`,
  },
};

/** One sentence: why a tree is not solved. */
export function unsolvable(reason: Unsolvable, language: Language): string {
  const words = EQUILIBRIUM[language];
  switch (reason.type) {
    case "players":
      return words.players(reason.players);
    case "sum":
      return words.sum;
    case "recall":
      return words.recall(reason.player, reason.set);
  }
}

/** What a place to decide is called: "{A}" for an information set, a node's own name for a node alone. */
export function placeName(tree: Tree, place: Place): string {
  return place.name === undefined ? nameOf(tree, place.nodes[0]!.id) : `{${place.name}}`;
}

/** A tree to be drawn with its equilibrium: what each action's probability is, and what player 0 gets from each node on. */
export function equilibriumDrawing(tree: Tree, found: Equilibrium): { tree: Tree; solution: Solution } {
  const shares = new Map(
    found.behaviours.flatMap(({ place, probabilities }) =>
      place.nodes.map(({ id }) => [id, probabilities] as const),
    ),
  );
  const nodes = tree.nodes.map((node): Node => {
    if (!isDecision(node)) return { ...node };
    const actions = shares
      .get(node.id)!
      .map((p, i) => [node.actions?.[i] ?? "", formatExact(p)].filter((part) => part !== "").join(" "));
    return { ...node, actions };
  });
  for (const node of nodes) {
    if (node.kind !== "leaf") Object.assign(node, { children: node.children.map(({ id }) => nodes[id]!) });
  }
  const drawn: Tree = { root: nodes[0]!, nodes, parents: tree.parents };
  const record = new SearchRecord(drawn);
  record.visits.fill(1);
  const visited = { max: 0, min: 0, chance: 0, leaf: 0, player: 0 };
  for (const { id, kind } of tree.nodes) {
    visited[kind]++;
    record.values[id] = found.values[id];
    record.bounds[id] = "exact";
  }
  return {
    tree: drawn,
    solution: {
      algorithm: "the sequence form",
      value: found.value,
      bound: "exact",
      best: [],
      line: [],
      visited,
      recalled: undefined,
      pruned: 0,
      exact: found.gap.n === 0n,
      bounds: undefined,
      ties: undefined,
      record,
    },
  };
}
