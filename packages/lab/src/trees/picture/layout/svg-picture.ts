import { moved, NOTATIONS, type Placed, place, type Style, type View, WAYS } from "@tyche/trees/drawing";
import { type Replay, widestView } from "@tyche/trees/replay";
import type { Look } from "../../../state/state.js";
import { fitOf, READABLE, type Size } from "./pan-zoom.js";

/** Most items drawn as SVG elements; larger pictures are painted on a canvas. */
export const MOST_SVG_ITEMS = 1000;

/** Distance of a mark around a node. */
const ROOM = 6;

/** A placed tree with its style. */
export interface Laid {
  readonly view: View;
  readonly placed: Placed;
  readonly style: Style;
}

/** Largest tree for which all variants are tried; for larger ones none of them is small enough. */
const MOST_TRIED = 250;

/** The SVG layout: the first variant that fits the frame with readable texts, otherwise the one with the largest. */
export function pictureFor(view: View, replay: Replay, look: Look, frame: Size = LARGE): Laid {
  const ways = view.nodes.length > MOST_TRIED ? WAYS.slice(0, 1) : WAYS;
  let nearest: Laid | undefined;
  let largest = 0;
  const widest = widestView(view, replay);
  for (const { tight, right } of ways) {
    const style: Style = {
      ...NOTATIONS[look.notation],
      room: ROOM,
      ...(right ? { grows: "right" } : {}),
      ...(tight ? { size: "landscape" } : {}),
    };
    const laid = { view, placed: stretched(place(widest, style), frame), style };
    const fit = fitOf(laid.placed, frame);
    if (fit >= READABLE) return laid;
    if (fit > largest) {
      nearest = laid;
      largest = fit;
    }
  }
  return nearest!;
}

const LARGE: Size = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** A picture that is too low for its frame is stretched, at most by `MOST_STRETCH`. */
const SHAPE = 0.62;
const MOST_STRETCH = 1.3;

function stretched(placed: Placed, frame: Size): Placed {
  const { width, height, nodes, grows } = placed;
  const shape = Number.isFinite(frame.width) ? frame.height / frame.width : SHAPE;
  const factor = Math.min(MOST_STRETCH, (shape * width) / height);
  if (grows !== "down" || factor <= 1) return placed;
  const top = nodes[0]!.y;
  const move = (y: number): number => top + (y - top) * factor;
  const last = nodes.reduce((most, { y }) => Math.max(most, y), 0);
  const levels = placed.levels.map((level) => ({ ...level, y: move(level.y) }));
  const size = { width, height: height - last + move(last), levels };
  return moved(placed, ({ x, y }) => ({ x, y: move(y) }), size);
}
