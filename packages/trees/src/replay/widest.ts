import type { Node } from "../model/node.js";
import type { Worth } from "../search/event.js";
import type { View, ViewNode } from "../write/view/view.js";
import { worthText } from "../write/view/view.js";
import type { Replay } from "./replay.js";

/**
 * The view from which a layout is made that stays still while a search is stepped through: each node with the widest
 * texts that it has at any step.
 * @param windowsAt as in `viewAt`
 * @param room further room beside a node, in columns of text, by id
 */
export function widestView(
  view: View,
  { tree, events }: Replay,
  windowsAt: (node: Node) => boolean,
  room: ReadonlyMap<number, number>,
): View {
  const widest = new Map<number, Pick<ViewNode, "value" | "window" | "interval">>();
  const length = (worths: readonly unknown[] | undefined): number => String(worths ?? "").length;
  const note = (id: number, texts: Partial<ViewNode>): void => {
    const { value, window, interval } = widest.get(id) ?? {};
    const isLonger = texts.value !== undefined && textLength(texts.value) > (value ? textLength(value) : 0);
    widest.set(id, {
      value: isLonger ? texts.value : value,
      window: length(texts.window) > length(window) ? texts.window : window,
      interval: length(texts.interval) > length(interval) ? texts.interval : interval,
    });
  };
  const textLength = (worth: Worth): number => worthText(worth, view.numbers).length;
  for (const event of events) {
    const { node: id } = event;
    if (event.type === "enter" && event.window && windowsAt(tree.nodes[id]!))
      note(id, { window: [event.alpha, event.beta] });
    else if (event.type === "interval" && event.low && event.high)
      note(id, { interval: [event.low, event.high] });
    else if (event.type === "child") note(id, { value: event.best });
    else if (event.type === "leave" || event.type === "recall" || event.type === "evaluate")
      note(id, { value: event.value });
  }
  const nodes = view.nodes.map((one): ViewNode => {
    if (!one.node) return one;
    const { id, kind } = one.node;
    const texts = widest.get(id);
    const filler = "m".repeat(room.get(id) ?? 0);
    const label = filler.length > (one.label ?? "").length ? filler : one.label;
    // A solution without steps has its texts from the beginning.
    if (!texts) return { ...one, label };
    // The payoff of a leaf is there too, and without a sign.
    const value = kind === "leaf" ? one.value : texts.value;
    return { ...one, ...texts, value, bound: kind === "leaf" ? "exact" : "lower", label };
  });
  return { ...view, nodes };
}
