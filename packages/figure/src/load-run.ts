import { fittingAlgorithm, loadAlgorithm, loadTree } from "@tyche/trees/on-demand";
import { loadOrders } from "./given-order.js";
import type { FigureOptions } from "./options.js";
import { FigureError } from "./problem.js";
import { type Run, runOn } from "./run.js";

/** The largest tree of a figure, in nodes: a larger one could not be read. */
const MOST_NODES = 500;

/**
 * Reads a tree and searches it, with what it needs for that loaded.
 * @throws FigureError, TreeError or RefusalError
 */
export async function loadRun(text: string, options: FigureOptions): Promise<Run> {
  if (text.trim() === "") throw new FigureError("figure-empty");
  const { tree } = await loadTree(text, { root: options.root });
  const nodes = tree.nodes.length;
  if (nodes > MOST_NODES) throw new FigureError("figure-too-large", { nodes, most: MOST_NODES });
  if (options.algorithm === "equilibrium") return (await import("./equilibrium-run.js")).equilibriumRun(tree);
  if (options.settings.order) await loadOrders();
  const algorithm = await loadAlgorithm(options.algorithm ?? fittingAlgorithm(tree));
  return runOn(tree, algorithm, options.settings);
}
