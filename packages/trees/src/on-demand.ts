import { buildTree } from "./read/build-tree.js";
import type { Document, ReadOptions } from "./read/document.js";
import type { orderBy } from "./solve/order.js";

/**
 * For pages: reading and searching that load a format or an algorithm when it is first used. JSON and nested lists are
 * read without loading anything.
 */
export { parseValue } from "./model/number.js";
export { ORDERS } from "./search/settings.js";
export { fittingAlgorithm } from "./solve/names.js";
export { loadAlgorithm } from "./solve/on-demand.js";
export { type Traced, traceBy } from "./solve/search-tree.js";

/** A numeral that a double may not hold as it is written. */
const LONG_NUMERAL = /\d{16}|\.\d{15}|\de/i;

/**
 * Like `readTree`, but loads the readers when they are first needed: for other formats than JSON and nested lists, for
 * very long numerals, and for what is wrong in a text and where.
 */
export async function loadTree(text: string, options: ReadOptions = {}): Promise<Document> {
  const begin = /^\s*([[{])/.exec(text)?.[1];
  if (begin !== undefined && options.format === undefined && !LONG_NUMERAL.test(text)) {
    try {
      return { format: begin === "[" ? "nested" : "json", tree: buildTree(JSON.parse(text), options) };
    } catch {
      // The reader knows the place.
    }
  }
  const { readTree } = await import("./read/read-tree.js");
  return readTree(text, options);
}

/** The search orders by name, which few pages use. */
export async function loadOrderBy(): Promise<typeof orderBy> {
  return (await import("./solve/order.js")).orderBy;
}
