import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { Camera, PanZoom } from "../layout/pan-zoom.js";
import { type Colours, coloursOf, type Painting, paint } from "./paint.js";

export interface CanvasProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly panZoom: PanZoom;
  readonly painting: Omit<Painting, "colours">;
}

/** The tree on a canvas: only the visible part is painted. */
export function CanvasScene({ frame, panZoom, painting }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(painting);
  latest.current = painting;
  const colours = useRef<Colours>(undefined);

  const draw = useCallback(
    (camera: Camera) => {
      const element = canvas.current;
      const box = frame.current?.getBoundingClientRect();
      const context = element?.getContext("2d", { alpha: false });
      if (!element || !box || !context) return;
      const ratio = Math.min(2, window.devicePixelRatio || 1);
      const width = Math.round(box.width * ratio);
      const height = Math.round(box.height * ratio);
      if (element.width !== width || element.height !== height) {
        element.width = width;
        element.height = height;
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      colours.current ??= coloursOf(element.parentElement!);
      paint(context, { ...latest.current, colours: colours.current }, camera, box);
    },
    [frame],
  );

  useLayoutEffect(() => panZoom.watch(draw), [panZoom, draw]);

  useEffect(() => {
    // The colour scheme may have changed.
    colours.current = undefined;
    draw(panZoom.camera.current);
  });

  return <canvas ref={canvas} className="canvas" />;
}
