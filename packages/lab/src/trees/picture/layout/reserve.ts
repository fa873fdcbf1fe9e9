import type { Catalogue } from "@tyche/messages";
import type { SearchEvent, Tree, Worth } from "@tyche/trees";
import { columns, type View } from "@tyche/trees/drawing";
import type { Replay } from "@tyche/trees/replay";
import type { Look } from "../../../state/state.js";
import { intervalText, numberText, windowTexts } from "../../run/texts.js";
import type { Item } from "./fold.js";
import { viewOfItems } from "./view.js";

/** The widest texts that a search writes at each node, so that the layout stays still during stepping. */
export interface Reserve {
  readonly values: ReadonlyMap<number, Worth>;
  readonly lines: ReadonlyMap<number, string>;
  readonly windows: ReadonlyMap<number, Extract<SearchEvent, { type: "enter" }>>;
}

/** Computed from the events at visible nodes. */
export function reserveFor(replay: Replay, items: readonly Item[], numbers: Look["numbers"]): Reserve {
  const shown = new Set(items.map(({ id }) => id));
  const events = [...shown].flatMap((id) => [...replay.eventsAt(id)]);
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
    const width = numberText(value, numbers).length;
    if (width <= (valueWidths.get(node) ?? 0)) return;
    valueWidths.set(node, width);
    values.set(node, value);
  };
  for (const event of events) {
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
      addLine(event.node, intervalText([event.low, event.high], numbers));
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
  return viewOfItems(tree, items, look.numbers, words, (id) => {
    const { kind, label } = tree.nodes[id]!;
    // A leaf's window is only shown on its edge, because leaves are close together.
    if (kind === "leaf") return {};
    const window = reserve.windows.get(id);
    return {
      label: longer(label, reserve.lines.get(id)),
      value: reserve.values.get(id),
      bound: "lower",
      window: window && [window.alpha, window.beta],
    };
  });
}

function longer(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return columns(a) >= columns(b) ? a : b;
}
