import type { Catalogue } from "@tyche/messages";
import type { Tree } from "@tyche/trees";
import { plainView, type View } from "@tyche/trees/drawing";
import type { Look } from "../../../state/state.js";
import type { Item } from "./fold.js";

/** The view of a tree's items from which @tyche/trees makes pictures: what the tree says, without estimates. */
export function viewOfItems(
  tree: Tree,
  items: readonly Item[],
  numbers: Look["numbers"],
  words: Catalogue,
): View {
  const view = plainView(tree, numbers, words, items);
  return { ...view, nodes: view.nodes.map((node) => ({ ...node, estimate: undefined })) };
}
