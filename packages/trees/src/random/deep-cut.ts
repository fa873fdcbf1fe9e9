import { playerOf, type Tree } from "../model/node.js";
import { compare, type Value } from "../model/number.js";
import { isVector, type SearchEvent } from "../search/event.js";

export type CutEvent = Extract<SearchEvent, { type: "cut" }>;

/**
 * The deep cuts of a search (D. E. Knuth, R. W. Moore 1975, section 4). A cut at a node is shallow if the best value so
 * far of the nearest decision of the other side above it is enough to justify it. It is deep if that value is not
 * enough, or there is none yet, but the value of a decision of that side further up is. Alpha alone, their procedure
 * F1, finds the shallow cuts; only alpha and beta together, F2, find the deep ones. A chance node on the path changes
 * the window it passes down, so bounds are not followed past one.
 *
 * @param player the player searched for, 0 in two-player algorithms
 */
export function deepCuts(tree: Tree, events: Iterable<SearchEvent>, player: number): CutEvent[] {
  const bests = new Map<number, Value>();
  const deep: CutEvent[] = [];
  for (const event of events) {
    if (event.type === "enter") bests.delete(event.node);
    else if (event.type === "child" && !isVector(event.best)) bests.set(event.node, event.best);
    else if (event.type === "cut" && isDeep(tree, event, player, bests)) deep.push(event);
  }
  return deep;
}

function isDeep(tree: Tree, cut: CutEvent, player: number, bests: ReadonlyMap<number, Value>): boolean {
  const up = cut.rule === "beta" || cut.rule === "chance-high";
  if (!up && cut.rule !== "alpha" && cut.rule !== "chance-low") return false;
  let isNearest = true;
  for (let at = tree.parents[cut.node]!; at >= 0; at = tree.parents[at]!) {
    const above = tree.nodes[at]!;
    if (above.kind === "chance") return false;
    const isOther = (playerOf(above) === player) !== up;
    if (!isOther) continue;
    const best = bests.get(at);
    if (best && justifies(cut, best)) return !isNearest;
    isNearest = false;
  }
  return false;
}

/** Whether a cut's inequality holds with another right-hand side. */
function justifies({ left, relation }: CutEvent, right: Value): boolean {
  const order = compare(left, right);
  switch (relation) {
    case ">=":
      return order >= 0;
    case ">":
      return order > 0;
    case "<=":
      return order <= 0;
    case "<":
      return order < 0;
  }
}
