import type { Catalogue } from "@tyche/messages";
import {
  formatDecimal,
  formatExact,
  type Limit,
  partsOf,
  type SearchEvent,
  type Tree,
  type Value,
  type Worth,
} from "@tyche/trees";
import { columns, kindName, paysOf, setOf, type View, type ViewNode, worthText } from "@tyche/trees/drawing";
import { formatLimit } from "@tyche/trees/numbers";
import type { Look } from "../../../state/state.js";
import type { Item } from "./fold.js";

/** The widest texts that a search writes at each node, so that the layout stays still during stepping. */
export interface Reserve {
  readonly values: ReadonlyMap<number, Worth>;
  readonly lines: ReadonlyMap<number, string>;
  readonly windows: ReadonlyMap<number, Extract<SearchEvent, { type: "enter" }>>;
}

export function formatOf(numbers: Look["numbers"]): (value: Value) => string {
  return numbers === "decimal" ? (value) => formatDecimal(value) : formatExact;
}

/** Alpha and beta at a node, one above the other. */
export function windowTexts(alpha: Limit, beta: Limit, numbers: Look["numbers"]): readonly [string, string] {
  const format = formatOf(numbers);
  return [`α ${formatLimit(alpha, format)}`, `β ${formatLimit(beta, format)}`];
}

export function intervalText(low: Value, high: Value, numbers: Look["numbers"]): string {
  const format = formatOf(numbers);
  return `[${format(low)}, ${format(high)}]`;
}

/** Computed from the events at visible nodes. */
export function reserveFor(
  events: readonly SearchEvent[],
  items: readonly Item[],
  numbers: Look["numbers"],
): Reserve {
  const shown = new Set(items.map(({ id }) => id));
  const values = new Map<number, Worth>();
  const lines = new Map<number, string>();
  const windows = new Map<number, Extract<SearchEvent, { type: "enter" }>>();
  const valueWidths = new Map<number, number>();
  const windowWidths = new Map<number, number>();
  const addLine = (node: number, line: string): void => {
    // Slightly more than the text, for distance from the mark of the current node.
    const text = `${line} `;
    if (columns(text) > columns(lines.get(node) ?? "")) lines.set(node, text);
  };
  const addValue = (node: number, value: Worth): void => {
    const width = worthText(value, numbers).length;
    if (width <= (valueWidths.get(node) ?? 0)) return;
    valueWidths.set(node, width);
    values.set(node, value);
  };
  for (const event of events) {
    if (!shown.has(event.node)) continue;
    if (event.type === "enter" && event.window) {
      const texts = windowTexts(event.alpha, event.beta, numbers);
      const width = texts.join("").length;
      if (width > (windowWidths.get(event.node) ?? 0)) {
        windowWidths.set(event.node, width);
        windows.set(event.node, event);
      }
      for (const text of texts) addLine(event.node, text);
    } else if (event.type === "child") {
      for (const text of windowTexts(event.alpha, event.beta, numbers)) addLine(event.node, text);
      addValue(event.node, event.best);
    } else if (event.type === "interval" && event.low && event.high) {
      addLine(event.node, intervalText(event.low, event.high, numbers));
    } else if (event.type === "leave" || event.type === "evaluate") {
      addValue(event.node, event.value);
    }
  }
  return { values, lines, windows };
}

/** The view from which the layout is computed: every node with its widest texts. */
export function widestView(
  tree: Tree,
  items: readonly Item[],
  reserve: Reserve,
  look: Look,
  words: Catalogue,
): View {
  const kinds = new Set(items.map(({ id }) => tree.nodes[id]!.kind));
  const nodes = items.map(({ id, parent, depth, more }): ViewNode => {
    const node = tree.nodes[id]!;
    const above = tree.nodes[tree.parents[id]!];
    const index = above ? above.children.findIndex((child) => child.id === id) : -1;
    // A leaf's window is only shown on its edge, because leaves are close together.
    const window = more > 0 || node.kind === "leaf" ? undefined : reserve.windows.get(id);
    const line = node.kind === "leaf" ? undefined : reserve.lines.get(id);
    const label = more > 0 ? undefined : longer(node.label, line);
    return {
      node: more > 0 ? undefined : node,
      parent,
      depth,
      more,
      name: more > 0 ? "" : kindName(node, words),
      label,
      value: node.kind === "leaf" ? (node.payoffs ?? node.value) : reserve.values.get(id),
      bound: node.kind === "leaf" ? "exact" : "lower",
      estimate: undefined,
      action: more > 0 || !above || above.kind === "leaf" ? undefined : above.actions?.[index] || undefined,
      probability: more === 0 && above?.kind === "chance" ? above.probabilities[index] : undefined,
      set: more === 0 ? setOf(node) : undefined,
      pays: more === 0 ? paysOf(above, index) : undefined,
      parts: more === 0 && node.kind === "leaf" ? partsOf(tree, id) : undefined,
      skipped: false,
      cut: false,
      impossible: false,
      chosen: false,
      window: window && [window.alpha, window.beta],
      interval: undefined,
    };
  });
  return { tree, nodes, solution: undefined, numbers: look.numbers, words, kinds: [...kinds], folded: 0 };
}

function longer(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return columns(a) >= columns(b) ? a : b;
}
