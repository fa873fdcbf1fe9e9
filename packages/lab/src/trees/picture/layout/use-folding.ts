import type { Tree } from "@tyche/trees";
import { outlineOf } from "@tyche/trees/drawing";
import { useMemo, useState } from "react";
import { type Folding, isOpen, openByDefault, visibleItems } from "./fold.js";

const NOTHING_TOGGLED: ReadonlySet<number> = new Set();
/** Largest tree that stays unfolded as a whole when it is changed. */
const MOST_KEPT = 2000;

/** What of a tree is unfolded, and its items. @param line the nodes that are not folded by default */
export function useFolding(tree: Tree, top: number, line: ReadonlySet<number>) {
  const [folding, setFolding] = useState({ tree, toggled: NOTHING_TOGGLED, everything: false });
  // A changed tree starts with the default folding.
  const everything = folding.everything && (folding.tree === tree || tree.nodes.length <= MOST_KEPT);
  const toggled = folding.tree === tree ? folding.toggled : NOTHING_TOGGLED;
  const outline = useMemo(() => outlineOf(tree), [tree]);
  const open = useMemo(() => openByDefault(tree, top, [...line]), [tree, top, line]);
  const fold: Folding = useMemo(() => ({ top, toggled, everything }), [top, toggled, everything]);
  const items = useMemo(() => visibleItems(tree, outline, open, fold), [tree, outline, open, fold]);
  return {
    items,
    everything,
    isOpen: (id: number): boolean => isOpen(open, fold, id),
    toggle: (id: number): void => {
      const changed = new Set(toggled);
      if (!changed.delete(id)) changed.add(id);
      setFolding({ tree, toggled: changed, everything: false });
    },
    /** Unfolds everything, or goes back to the default. */
    setEverything: (all: boolean): void => setFolding({ tree, toggled: NOTHING_TOGGLED, everything: all }),
  };
}
