import { setOf } from "@tyche/trees/drawing";
import { treeText } from "../../state/link.js";
import type { LinkState } from "../../state/state.js";
import { algorithmOf, DEFAULT_RUN, fieldsOf, type RunConfig } from "../model/run-config.js";

/** What a figure shows of the Lab: one search of a tree, at a step. */
export type Shown = Pick<LinkState, "tree" | "run" | "step" | "look">;

/** The largest tree of a figure, in nodes. */
export const MOST_FIGURE_NODES = 500;

/** The attributes of `<tyche-tree>` with which it shows the same, each with its text. */
export function figureAttributes({ tree, run, step, look }: Shown): Readonly<Record<string, string>> {
  const { text, root } = treeText(tree);
  // Trees with information sets have no search to step through.
  const search = tree.nodes.some((node) => setOf(node) !== undefined)
    ? { algorithm: "equilibrium" }
    : { algorithm: run.algorithm, ...settingTexts(run), ...(step > 0 && { step: String(step) }) };
  return {
    ...search,
    ...(root === "max" ? {} : { root }),
    ...(look.notation === "aima" ? {} : { notation: look.notation }),
    ...(look.numbers === "exact" ? {} : { numbers: look.numbers }),
    tree: text,
  };
}

/** The settings that the algorithm reads and that differ from the defaults. */
function settingTexts(run: RunConfig): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name of algorithmOf(run).settings) {
    const fields = fieldsOf(name);
    if (fields.every((field) => run[field].trim() === DEFAULT_RUN[field])) continue;
    const ends = fields.map((field) => run[field].trim() || OPEN[field] || "");
    texts[name] = ends.join(ends.some((end) => end.includes(",")) ? ";" : ",");
  }
  return texts;
}

/** An empty end of the window. */
const OPEN: Partial<Record<keyof RunConfig, string>> = { alpha: "-∞", beta: "∞" };

/**
 * The HTML that shows a search in any page.
 *
 * @param script the address of the element's script
 */
export function figureLine(shown: Shown, script: string): string {
  const { tree = "", ...attributes } = figureAttributes(shown);
  const texts = Object.entries(attributes).map(([name, value]) => ` ${name}="${inQuotes(value)}"`);
  return `<script type="module" src="${inQuotes(script)}"></script><tyche-tree${texts.join("")}>${escaped(tree)}</tyche-tree>`;
}

/** The HTML that shows the Lab's embedded view in a page. */
export function frameLine(address: string, title: string): string {
  return `<iframe src="${address.replace("#", "?embed#")}" width="800" height="560" style="border:0;max-width:100%" title="${inQuotes(title)}" loading="lazy"></iframe>`;
}

function inQuotes(text: string): string {
  return escaped(text).replaceAll('"', "&#34;");
}

/** The text of an element, in which the quotes of JSON stay readable. */
function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
