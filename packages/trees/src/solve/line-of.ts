import type { Tree } from "../model/node.js";
import type { Algorithm } from "../search/algorithm.js";
import type { SearchEvent } from "../search/event.js";
import type { SolveSettings } from "../search/settings.js";
import { TracedStep } from "../search/traced-step.js";
import { playerSearchedFor } from "./resolve.js";

/**
 * The line of an algorithm's pseudocode (from 0) that one event of its search belongs to.
 * @param events all events of the search, from the first on
 * @param previous the index of the last event before another one at the same node, -1 if there is none; default: looked for
 */
export function lineOf(
  algorithm: Algorithm,
  tree: Tree,
  settings: SolveSettings,
  events: readonly SearchEvent[],
  index: number,
  previous?: (index: number) => number,
): number {
  const player = playerSearchedFor(algorithm, tree, settings);
  return algorithm.lineOf(new TracedStep(tree, events, index, player, settings.ties, previous));
}
