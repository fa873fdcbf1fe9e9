import { type RefObject, useEffect, useRef, useState } from "react";
import { fitOf, usePanZoom } from "./pan-zoom.js";
import type { TreePicture } from "./use-picture.js";

/**
 * Pan and zoom of a tree's picture, which follow a node and the size of the frame.
 * @param current the node that is kept visible
 * @param whole whether the tree is shown whole at first; otherwise only as much as is readable
 */
export function useCamera(
  frame: RefObject<HTMLElement | null>,
  { size, frameSize, boxOf }: TreePicture,
  current: number,
  whole: boolean,
) {
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  const box = boxOf(current);
  const [x, y] = box ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2] : [];
  const panZoom = usePanZoom(frame, size, x === undefined || y === undefined ? undefined : { x, y });
  const { fit, frameUp, reveal, watch } = panZoom;

  useEffect(
    () =>
      watch((camera) => {
        // Panning only moves the SVG's layer without repainting; zooming repaints it, so that it is sharp.
        layer.current?.setAttribute("transform", `scale(${camera.scale})`);
        if (svg.current)
          svg.current.style.transform = `translate(${Math.round(camera.x)}px, ${Math.round(camera.y)}px)`;
        const shown = frame.current?.getBoundingClientRect();
        setZoomed(!!shown && Math.abs(camera.scale - fitOf(size, shown)) > 1e-6);
      }),
    [watch, frame, size],
  );

  // The camera adapts to a picture of another size, but not to changed texts.
  const shape = `${Math.round(size.width)}x${Math.round(size.height)}`;
  const begin = whole ? fit : frameUp;
  useEffect(() => {
    if (shape !== "1x1") begin();
  }, [begin, shape]);
  useEffect(() => {
    if (frameSize) begin();
  }, [begin, frameSize]);
  useEffect(() => {
    if (x !== undefined && y !== undefined) reveal(x, y);
  }, [x, y, reveal]);
  return { panZoom, isZoomed, svg, layer };
}
