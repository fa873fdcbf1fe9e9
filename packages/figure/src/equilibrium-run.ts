import type { Algorithm, Tree } from "@tyche/trees";
import { equilibrium, equilibriumDrawing, isUnsolvable, unsolvableError } from "@tyche/trees/analysis";
import { plainView, planRibbons, ribbonShapes, SET_STYLE } from "@tyche/trees/drawing";
import { Replay } from "@tyche/trees/replay";
import { drawSetsBy } from "./given-sets.js";
import type { Run } from "./run.js";
import { addStyle } from "./style.js";

/**
 * An equilibrium of a tree with information sets, solved in exact numbers: a run without steps, whose picture has the
 * share of each action and what player 0 gets.
 */
export function equilibriumRun(tree: Tree): Run {
  drawSetsBy(planRibbons, ribbonShapes);
  addStyle(SET_STYLE);
  const found = equilibrium(tree, () => undefined);
  if (isUnsolvable(found)) throw unsolvableError(found);
  const drawn = equilibriumDrawing(tree, found);
  const { solution } = drawn;
  return {
    tree,
    algorithm: { name: "equilibrium" } as Algorithm,
    settings: {},
    events: [],
    solution,
    replay: new Replay(tree, []),
    ends: undefined,
    hasLines: false,
    again: equilibriumRun,
    solved: (numbers, words) => {
      const view = plainView(drawn.tree, numbers, words);
      const { values } = solution.record;
      const nodes = view.nodes.map((one) => ({ ...one, value: one.value ?? values[one.node!.id] }));
      return { ...view, nodes };
    },
  };
}
