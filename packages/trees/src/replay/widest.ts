import type { NumberStyle } from "../model/number.js";
import type { SearchEvent } from "../search/event.js";
import { numberText, windowText } from "../view/numbers.js";
import type { View, ViewNode } from "../view/view.js";
import type { Replay } from "./replay.js";

/** The widest texts of a node. */
type Widest = Partial<Pick<ViewNode, "value" | "window">>;

/**
 * The view from which a layout is made that stays still while a search is stepped through: each node with the widest
 * texts that it has at any step.
 */
export function widestView(view: View, replay: Replay): View {
  const { nodes: all, parents } = replay.tree;
  const nodes = view.nodes.map((one): ViewNode => {
    if (!one.node) return one;
    const { id, kind } = one.node;
    const hasWindow = kind !== "leaf" && all[parents[id]!]?.kind === "chance";
    let widest: Widest = {};
    for (const event of replay.eventsAt(id)) widest = wider(widest, textsOf(event, hasWindow), view.numbers);
    const { value, window } = widest;
    // A solution without steps has its texts from the beginning; so has a leaf, and without a sign.
    const shown = { ...one, window, stage: "done" } as const;
    return kind === "leaf" || !value ? shown : { ...shown, value, bound: "lower" };
  });
  return { ...view, nodes };
}

/** The texts that an event writes at its node. */
function textsOf(event: SearchEvent, hasWindow: boolean): Widest {
  switch (event.type) {
    case "enter":
      return event.window && hasWindow ? { window: [event.alpha, event.beta] } : {};
    case "leave":
    case "recall":
    case "evaluate":
      return { value: event.value };
    default:
      return {};
  }
}

function wider(a: Widest, b: Widest, numbers: NumberStyle): Widest {
  const long = ({ window }: Widest): number => (window ? windowText(window, numbers, true).length : -1);
  const wide = ({ value }: Widest): number => (value ? numberText(value, numbers).length : -1);
  return { value: wide(b) > wide(a) ? b.value : a.value, window: long(b) > long(a) ? b.window : a.window };
}
