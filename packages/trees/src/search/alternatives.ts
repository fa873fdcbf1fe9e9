import { playerOf, type Tree } from "../model/node.js";
import { compare, type Value } from "../model/number.js";
import type { CutSource } from "./event.js";
import type { ResolvedSettings } from "./settings.js";

/** What is proved so far at the decisions being searched; cuts below are made because of it. */
export class Alternatives {
  private readonly tree: Tree;
  private readonly settings: ResolvedSettings;
  /** The best so far that is proved on the side that favours the player to move, by id. */
  private readonly bests = new Map<number, Value>();

  constructor(tree: Tree, settings: ResolvedSettings) {
    this.tree = tree;
    this.settings = settings;
  }

  /** @param best undefined if nothing is proved */
  set(node: number, best: Value | undefined): void {
    if (best === undefined) this.bests.delete(node);
    else this.bests.set(node, best);
  }

  /** The origin of the window end that a decision has reached. */
  sourceOf(node: number, rule: "alpha" | "beta", end: Value): CutSource {
    const { low, high, bounded, player, alpha, beta } = this.settings;
    for (let at = this.tree.parents[node]!; at >= 0; at = this.tree.parents[at]!) {
      const above = this.tree.nodes[at]!;
      if (above.kind === "chance") {
        return bounded && end.equals(rule === "beta" ? high : low) ? "bounds" : "chance";
      }
      if (this.bests.get(at)?.equals(end) && (playerOf(above) === player) === (rule === "alpha")) return at;
    }
    return compare(end, rule === "beta" ? beta : alpha) === 0 ? "window" : "null";
  }
}
