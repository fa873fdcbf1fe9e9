import type { Tree } from "@tyche/trees";
import { useMemo } from "react";
import { type RunConfig, settingsOf } from "../model/run-config.js";
import { knuthMoore, leavesBestFirst } from "./minimal.js";

/** Numbers of leaves to compare a search with. */
export interface Reference {
  /** Leaves visited if the best child comes first. */
  readonly bestFirst: number | undefined;
  /** Leaves of the minimal tree of alpha-beta. */
  readonly minimal: number | undefined;
}

/** Largest tree with a reference; on larger ones it would cost as much as the search itself. */
const MOST_NODES = 20_000;

export function useReference(tree: Tree, config: RunConfig): Reference {
  return useMemo(() => {
    const read = settingsOf(config);
    if (!("settings" in read) || tree.nodes.length > MOST_NODES) {
      return { bestFirst: undefined, minimal: undefined };
    }
    return {
      bestFirst: leavesBestFirst(tree, config.algorithm, read.settings),
      minimal: knuthMoore(tree),
    };
  }, [tree, config]);
}
