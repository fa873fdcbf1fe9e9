import type { Catalogue } from "@tyche/messages";
import { outlineOf, type View } from "@tyche/trees/drawing";
import { type Snapshot, viewAt } from "@tyche/trees/replay";
import type { Look } from "../../state/state.js";
import { visibleItems } from "../picture/layout/fold.js";
import { viewOfItems } from "../picture/layout/view.js";

/** The tree at a step of a search, for the writers of @tyche/trees. @param open what is unfolded; default: everything */
export function shownAt(snapshot: Snapshot, look: Look, words: Catalogue, open?: Uint8Array, top = 0): View {
  const { tree } = snapshot.replay;
  const fold = { top, toggled: new Set<number>(), everything: open === undefined };
  const items = visibleItems(tree, outlineOf(tree), open ?? new Uint8Array(0), fold);
  return viewAt(viewOfItems(tree, items, look.numbers, words), snapshot);
}
