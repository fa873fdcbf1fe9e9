import type { Equilibrium } from "../equilibrium/equilibrium.js";
import { type Place, type Unsolvable, unsolvableProblem } from "../equilibrium/sequence-form.js";
import { isDecision, type Node, nameOf, type Tree } from "../model/node.js";
import { formatShort } from "../model/number.js";
import { problemText } from "../problems/problems.js";
import { SearchRecord } from "../search/record.js";
import type { Solution } from "../search/solution.js";
import type { Language } from "./catalogue.js";
import { PROBLEMS } from "./problem.js";

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
  /** Beside numbers that begin with ≈. */
  readonly rounded: string;
  /** That there is no solution, and why. */
  notSolved(why: string): string;
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
    rounded: "≈: rounded to ten significant digits; --json has the exact fraction.",
    notSolved: (why) => `Not solved: ${why}.`,
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
    rounded: "≈\u00a0: arrondi à dix chiffres significatifs\u202f; --json donne la fraction exacte.",
    notSolved: (why) => `Non résolu\u00a0: ${why}.`,
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
    rounded: "≈: redondeado a diez cifras significativas; --json da la fracción exacta.",
    notSolved: (why) => `Sin resolver: ${why}.`,
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
    rounded: "≈：四舍五入到十位有效数字；精确分数见 --json。",
    notSolved: (why) => `未求解：${why}。`,
  },
};

/** One sentence: why a tree is not solved. */
export function unsolvable(reason: Unsolvable, language: Language): string {
  return EQUILIBRIUM[language].notSolved(problemText(PROBLEMS[language], unsolvableProblem(reason)));
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
      .map((p, i) => [node.actions?.[i] ?? "", formatShort(p)].filter((part) => part !== "").join(" "));
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
