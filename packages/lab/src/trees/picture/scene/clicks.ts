import { type RefObject, useEffect, useRef } from "react";
import type { Item } from "../layout/fold.js";
import type { Camera } from "../layout/pan-zoom.js";
import type { Places } from "../layout/places.js";
import { itemAt } from "./cull.js";

/** What was clicked: a node, by itself or by the edge above it, or a stub below it. */
export interface Hit {
  readonly id: number;
  readonly isStub: boolean;
}

const NODES = "[data-node], [data-stub]";
const EDGES = "[data-edge], [data-handed]";
/** Touch distance in pixels from a node's centre or an edge: half of a 44-pixel target. */
const FINGER = 22;
/** Where the distance to an edge is measured, as shares of its length. */
const ALONG = [0.2, 0.35, 0.5, 0.65, 0.8];
/** Distance in pixels around a node on the canvas that counts as the node. */
const REACH = 10;
/** The same in picture units: half a node. */
const NODE_REACH = 14;

/** Handles clicks anywhere on the frame. Keyboards use the tree beside the picture. */
export function useClicks(frame: RefObject<HTMLElement | null>, onClick: (event: MouseEvent) => void): void {
  const latest = useRef(onClick);
  latest.current = onClick;
  useEffect(() => {
    const element = frame.current;
    const click = (event: MouseEvent): void => latest.current(event);
    element?.addEventListener("click", click);
    return () => element?.removeEventListener("click", click);
  }, [frame]);
}

/** What is under the pointer, or near it for a finger. */
export function onSvg(event: MouseEvent): Hit | undefined {
  const { target } = event;
  const mark =
    (target instanceof Element ? target.closest<SVGElement>(`${NODES}, ${EDGES}`) : null) ??
    nearest(event, NODES) ??
    nearest(event, EDGES);
  if (!mark) return undefined;
  const { node, edge, handed, stub } = mark.dataset;
  return { id: Number(node ?? edge ?? handed ?? stub), isStub: stub !== undefined };
}

/** The mark closest to the pointer, within a finger's reach. */
function nearest(
  { target, currentTarget, clientX, clientY }: MouseEvent,
  marks: string,
): SVGElement | undefined {
  // Buttons over the picture are not part of it.
  if (!(currentTarget instanceof Element) || (target instanceof Element && target.closest("button")))
    return undefined;
  let found: SVGElement | undefined;
  let least = FINGER;
  for (const mark of currentTarget.querySelectorAll<SVGElement>(marks)) {
    const distance = Math.min(...pointsOn(mark).map(({ x, y }) => Math.hypot(x - clientX, y - clientY)));
    if (distance > least) continue;
    least = distance;
    found = mark;
  }
  return found;
}

/** The centre of a node, or points along an edge, on the screen. */
function pointsOn(mark: SVGElement): readonly { readonly x: number; readonly y: number }[] {
  const path = mark.dataset.edge === undefined ? null : mark.querySelector("path");
  if (path) {
    const length = path.getTotalLength();
    const matrix = path.getScreenCTM() ?? undefined;
    return ALONG.map((share) => path.getPointAtLength(share * length).matrixTransform(matrix));
  }
  const { left, right, top, bottom } = (mark.querySelector(".shape") ?? mark).getBoundingClientRect();
  return [{ x: (left + right) / 2, y: (top + bottom) / 2 }];
}

export function onCanvas(
  event: MouseEvent,
  places: Places,
  items: readonly Item[],
  { x, y, scale }: Camera,
): Hit | undefined {
  if (!(event.target instanceof HTMLCanvasElement) || event.target.className !== "canvas") return undefined;
  const box = event.target.getBoundingClientRect();
  const reach = Math.max(NODE_REACH, REACH / scale);
  const index = itemAt(
    places,
    (event.clientX - box.left - x) / scale,
    (event.clientY - box.top - y) / scale,
    reach,
  );
  const item = items[index];
  return item && { id: item.id, isStub: item.more > 0 };
}
