import type { Point } from "@tyche/trees/drawing";
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import { type Obstacle, onScreen, placeBeside, type Rect } from "./layout/beside.js";
import type { Camera, PanZoom } from "./layout/pan-zoom.js";

export interface BesideProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly panZoom: PanZoom;
  /** The node, in the units of the picture. */
  readonly node: Rect;
  /** What should not be covered, in the same units. It is the same object as long as the layout is. */
  readonly obstacles: readonly Obstacle[];
  /** Set to a function that moves the box; the owner calls it when the camera moves. */
  readonly follow: RefObject<((camera: Camera) => void) | null>;
  readonly children: ReactNode;
}

/** A box beside a node, over the picture. Its texts keep their size at every scale, and its place during the search. */
export function Beside({ frame, panZoom, node, obstacles, follow, children }: BesideProps) {
  const box = useRef<HTMLDivElement>(null);
  const leader = useRef<SVGPathElement>(null);
  const layout = useMemo(() => ({ obstacles, places: new Map<string, Point>() }), [obstacles]);

  useLayoutEffect(() => {
    const move = (camera: Camera): void => {
      const size = frame.current?.getBoundingClientRect();
      const element = box.current;
      if (!size || !element) return;
      const own = onScreen(node, camera);
      const middle = { x: (own.left + own.right) / 2, y: (own.top + own.bottom) / 2 };
      const inSight = middle.x > 0 && middle.x < size.width && middle.y > 0 && middle.y < size.height;
      element.parentElement!.hidden = !inSight;
      if (!inSight) return;
      const { offsetWidth: width, offsetHeight: height } = element;
      const key = `${node.left} ${node.top} ${camera.scale} ${size.width}`;
      let place = layout.places.get(key);
      if (!place) {
        const others = layout.obstacles.map((other) => onScreen(other, camera));
        const { x, y } = placeBeside({ width, height }, own, others, size);
        place = { x: x - middle.x, y: y - middle.y };
        layout.places.set(key, place);
      }
      const [x, y] = [middle.x + place.x, middle.y + place.y];
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      const end = {
        x: Math.max(x, Math.min(x + width, middle.x)),
        y: Math.max(y, Math.min(y + height, middle.y)),
      };
      // From the node's outline.
      const [dx, dy] = [end.x - middle.x, end.y - middle.y];
      const t = Math.min(
        1,
        (own.right - own.left) / 2 / Math.abs(dx),
        (own.bottom - own.top) / 2 / Math.abs(dy),
      );
      leader.current?.setAttribute("d", `M${middle.x + dx * t} ${middle.y + dy * t}L${end.x} ${end.y}`);
    };
    follow.current = move;
    move(panZoom.camera.current);
    return () => {
      follow.current = null;
    };
  }, [frame, panZoom, node, layout, follow]);

  return (
    <div className="beside">
      <svg aria-hidden="true">
        <path ref={leader} />
      </svg>
      <div ref={box} className="box card">
        {children}
      </div>
    </div>
  );
}
