import type { Document, ReadOptions } from "./read/document.js";
import { readJson } from "./read/json.js";
import type { orderBy } from "./solve/order.js";

/**
 * For pages: reading and searching that load a format or an algorithm when it is first used. JSON and nested lists are
 * read without loading anything.
 */
export { parseValue } from "./model/number.js";
export { ORDERS, SETTING_NAMES } from "./search/settings.js";
export { fittingAlgorithm } from "./solve/names.js";
export { loadAlgorithm } from "./solve/on-demand.js";
export { type Traced, traceBy } from "./solve/search-tree.js";

/** Reads JSON and nested lists alone: a page needs nothing else for trees that it has written. */
export function readPlain(text: string, { root }: ReadOptions = {}): Document {
  return { format: /^\s*\[/.test(text) ? "nested" : "json", tree: readJson(text, root) };
}

/** Like `readTree`, but loads the readers of other formats than JSON and nested lists when they are first needed. */
export async function loadTree(text: string, options: ReadOptions = {}): Promise<Document> {
  const isPlain = /^\s*[[{]/.test(text);
  // A bracket and a letter begin a tree of LaTeX.
  const isTex = /^\s*\[\s*[\p{L}$\\]/u.test(text);
  if (isPlain && !isTex && options.format === undefined) return readPlain(text, options);
  const { readTree } = await import("./read/read-tree.js");
  return readTree(text, options);
}

/** The search orders by name, which few pages use. */
export async function loadOrderBy(): Promise<typeof orderBy> {
  return (await import("./solve/order.js")).orderBy;
}
