import type { Value } from "@tyche/trees";
import { loadOrderBy } from "@tyche/trees/on-demand";

type OrderBy = Awaited<ReturnType<typeof loadOrderBy>>;

let byName: OrderBy | undefined;

/** Loads the orders other than that of the tree, before a search that has one. */
export async function loadOrders(): Promise<void> {
  byName = await loadOrderBy();
}

/**
 * Children in the order of the tree, without outcomes of probability 0, until another order is loaded. The bundled element
 * has this instead of `solve/order.ts` of @tyche/trees (`rolldown.config.ts`).
 */
export const orderBy: OrderBy = (...args) => {
  if (byName) return byName(...args);
  return (node) => {
    const isPossible = (p: Value): boolean => p.n !== 0n;
    const all = node.children.map((_, index) => index);
    return node.kind === "chance" ? all.filter((index) => isPossible(node.probabilities[index]!)) : all;
  };
};
