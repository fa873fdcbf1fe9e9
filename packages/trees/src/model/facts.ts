import { type Kind, playerOf, type Tree } from "./node.js";
import { larger, smaller, type Value, ZERO } from "./number.js";

/** Facts about a tree, collected in one pass. */
export interface TreeFacts {
  /** The number of nodes of each kind. */
  readonly counts: Readonly<Record<Kind, number>>;
  /** 2 for trees of max and min nodes; otherwise the number of payoffs at a leaf. */
  readonly players: number;
  /** The highest and lowest payoff of each player at a leaf. */
  readonly most: readonly Value[];
  readonly least: readonly Value[];
  /** The largest sum of all payoffs at a leaf, and whether the sum is the same at every leaf. */
  readonly mostSum: Value;
  readonly constantSum: boolean;
  /** Whether the outcomes of every chance node are equally likely. */
  readonly equalProbabilities: boolean;
  /** Whether some player cannot tell nodes apart. */
  readonly imperfect: boolean;
  /** How many inner nodes have an estimate, and how many leaves are one. */
  readonly estimates: number;
  readonly estimatedLeaves: number;
}

/** Kinds, players and size of a tree: what algorithms check before they search it. */
export function factsOf(tree: Tree): TreeFacts {
  const counts = { max: 0, min: 0, chance: 0, player: 0, leaf: 0 };
  let players = 2;
  let estimates = 0;
  let estimatedLeaves = 0;
  let equalProbabilities = true;
  let imperfect = false;
  const most: Value[] = [];
  const least: Value[] = [];
  let mostSum: Value | undefined;
  let constantSum = true;
  const see = (player: number, value: Value): void => {
    most[player] = most[player] ? larger(most[player], value) : value;
    least[player] = least[player] ? smaller(least[player], value) : value;
  };
  for (const node of tree.nodes) {
    counts[node.kind]++;
    if (node.kind === "chance")
      equalProbabilities &&= node.probabilities.every((p) => p.equals(node.probabilities[0]!));
    if (node.kind !== "leaf") {
      imperfect ||= node.kind !== "chance" && node.informationSet !== undefined;
      if (node.estimate) estimates++;
      players = Math.max(players, (playerOf(node) ?? 0) + 1);
      continue;
    }
    if (node.isEstimate) estimatedLeaves++;
    if (node.payoffs) {
      players = Math.max(players, node.payoffs.length);
      let sum = ZERO;
      for (const [player, value] of node.payoffs.entries()) {
        see(player, value);
        sum = sum.add(value);
      }
      if (mostSum !== undefined && !sum.equals(mostSum)) constantSum = false;
      mostSum = mostSum ? larger(mostSum, sum) : sum;
    } else {
      see(0, node.value);
    }
  }
  if (mostSum === undefined) {
    most[1] = least[0]!.neg();
    least[1] = most[0]!.neg();
  }
  return {
    counts,
    players,
    most,
    least,
    mostSum: mostSum ?? ZERO,
    constantSum,
    equalProbabilities,
    imperfect,
    estimates,
    estimatedLeaves,
  };
}
