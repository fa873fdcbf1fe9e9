import type { PositionTree } from "../workers/position-tree.js";

/** Names of the actions and outcomes. */
export interface TreeNames {
  readonly action: (action: unknown, text: string) => string;
  readonly outcome: (before: unknown, action: unknown, after: unknown, text: string) => string;
}

/** Decimals of values: more would only fill the picture, as the values are estimates. */
const DIGITS = 4;

/**
 * The tree of a position as the JSON that the Lab reads. Player 0's decisions are max nodes, the other player's min
 * nodes.
 *
 * @param isShared whether all players share one goal
 */
export function treeText(grown: PositionTree, names: TreeNames, isShared: boolean): string {
  const write = (node: PositionTree): unknown => {
    if (node.kind === "leaf") return Number(node.value.toFixed(DIGITS));
    if (node.kind === "chance")
      return {
        chance: node.outcomes.map((outcome) => write(outcome.node)),
        p: fractionsOf(node.outcomes.map(({ probability }) => probability)),
        actions: node.outcomes.map(({ after, text }) => names.outcome(node.before, node.action, after, text)),
      };
    return {
      [node.player === 0 || isShared ? "max" : "min"]: node.actions.map((each) => write(each.node)),
      actions: node.actions.map(({ action, text }) => names.action(action, text)),
      ...(node.left > 0 && { label: `+${node.left}` }),
    };
  };
  return JSON.stringify(write(grown));
}

const MOST_DENOMINATOR = 5000;

/**
 * Converts doubles into the fractions that they approximate, with an exact sum of one; otherwise the last fraction
 * takes the remainder.
 */
export function fractionsOf(probabilities: readonly number[]): readonly string[] {
  for (let denominator = 1; denominator <= MOST_DENOMINATOR; denominator++) {
    const parts = probabilities.map((probability) => Math.round(probability * denominator));
    const isOne = parts.reduce((sum, part) => sum + part, 0) === denominator;
    if (isOne && parts.every((part, at) => Math.abs(part / denominator - probabilities[at]!) < 1e-12))
      return parts.map((part) => `${part}/${denominator}`);
  }
  const scale = 1_000_000_000;
  const parts = probabilities.map((probability) => Math.max(1, Math.round(probability * scale)));
  const rest = scale - parts.slice(0, -1).reduce((sum, part) => sum + part, 0);
  return parts.map((part, at) => `${at === parts.length - 1 ? rest : part}/${scale}`);
}
