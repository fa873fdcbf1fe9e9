import { type RefObject, useEffect, useRef } from "react";
import { itemAt } from "../canvas/cull.js";
import type { Item } from "../fold.js";
import type { Places } from "../layout/places.js";
import type { Camera } from "./pan-zoom.js";

/** What was clicked: a node, or the stub that hangs from it. */
export interface Hit {
  readonly id: number;
  readonly isStub: boolean;
}

/** Pixels around a node on the canvas that count as the node. */
const REACH = 10;
/** The same in units of the picture: half a node. */
const NODE_REACH = 14;

/** Clicks anywhere on the frame. Keyboards have the tree beside the picture. */
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

export function onSvg({ target }: MouseEvent): Hit | undefined {
  const mark = target instanceof Element ? target.closest<SVGElement>("[data-node], [data-stub]") : null;
  if (!mark) return undefined;
  const { node, stub } = mark.dataset;
  return { id: Number(node ?? stub), isStub: stub !== undefined };
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
