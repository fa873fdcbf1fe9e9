import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useWords } from "../../../i18n/words.js";
import { TOUCH, useMedia } from "../../../kit/use-media.js";
import type { Camera, PanZoom, Size } from "../layout/pan-zoom.js";
import { coloursOf } from "./paint.js";

const WIDTH = 168;
const HEIGHT = 92;

export interface MinimapProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly panZoom: PanZoom;
  readonly picture: Size;
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly parents: ArrayLike<number>;
}

/** The whole picture in a corner, with the visible part. Painted once per layout. */
export function Minimap({ frame, panZoom, picture, x, y, parents }: MinimapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sight = useRef<HTMLDivElement>(null);
  const words = useWords();
  // Each direction fills the map, because large trees are much wider than high.
  const scaleX = WIDTH / picture.width;
  const scaleY = HEIGHT / picture.height;

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const colours = coloursOf(element.parentElement!);
    context.clearRect(0, 0, WIDTH, HEIGHT);
    context.strokeStyle = colours.edge;
    context.lineWidth = 0.5;
    const drawn = new Set<number>();
    context.beginPath();
    for (let index = 1; index < x.length; index++) {
      const parent = parents[index]!;
      const endX = Math.round(x[index]! * scaleX * 2) / 2;
      const endY = y[index]! * scaleY;
      const key = endX * 4096 + Math.round(endY);
      if (parent < 0 || drawn.has(key)) continue;
      drawn.add(key);
      context.moveTo(x[parent]! * scaleX, y[parent]! * scaleY);
      context.lineTo(endX, endY);
    }
    context.stroke();
  }, [x, y, parents, scaleX, scaleY]);

  useLayoutEffect(() => {
    const move = (camera: Camera): void => {
      const box = frame.current?.getBoundingClientRect();
      const style = sight.current?.style;
      if (!box || !style) return;
      const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
      const left = clamp((-camera.x / camera.scale) * scaleX, WIDTH);
      const top = clamp((-camera.y / camera.scale) * scaleY, HEIGHT);
      const right = clamp(((box.width - camera.x) / camera.scale) * scaleX, WIDTH);
      const bottom = clamp(((box.height - camera.y) / camera.scale) * scaleY, HEIGHT);
      style.transform = `translate(${left}px, ${top}px)`;
      style.width = `${Math.max(4, right - left)}px`;
      style.height = `${Math.max(4, bottom - top)}px`;
    };
    move(panZoom.camera.current);
    return panZoom.watch(move);
  }, [frame, panZoom, scaleX, scaleY]);

  const go = (event: React.PointerEvent<HTMLElement>): void => {
    if (event.buttons === 0) return;
    event.stopPropagation();
    const map = event.currentTarget.getBoundingClientRect();
    const box = frame.current!.getBoundingClientRect();
    const camera = panZoom.camera.current;
    const toX = (event.clientX - map.left) / scaleX;
    const toY = (event.clientY - map.top) / scaleY;
    panZoom.moveTo({
      ...camera,
      x: box.width / 2 - toX * camera.scale,
      y: box.height / 2 - toY * camera.scale,
    });
  };

  return (
    <div
      className="minimap"
      title={words.text("lab-picture-minimap", { isTouch: useMedia(TOUCH) })}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} />
      <div ref={sight} className="sight" />
    </div>
  );
}
