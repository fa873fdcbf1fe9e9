import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";

/** Position of the picture in its frame: screen = picture * scale + (x, y). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const LEAST = 0.002;
const MOST = 4;
const KEY_PAN = 60;
/** Largest scale for fitting: a small tree fills its frame, but not to the size of a poster. */
const LARGEST_FIT = 1.6;

/** The scale at which a frame shows the whole picture. */
export function fitOf(picture: Size, frame: Size): number {
  return Math.min(LARGEST_FIT, frame.width / picture.width, frame.height / picture.height);
}

/**
 * The camera that shows the whole picture, at `LARGEST_FIT` at most. If its scale would be below `least`, it shows the
 * point `focus` and its surroundings.
 */
export function fitted(picture: Size, frame: Size, least = 0, focus?: { x: number; y: number }): Camera {
  const scale = Math.max(fitOf(picture, frame), least);
  const along = (frameSize: number, size: number, at: number): number =>
    size * scale <= frameSize
      ? (frameSize - size * scale) / 2
      : Math.min(0, Math.max(frameSize - size * scale, frameSize / 2 - at * scale));
  const { x = picture.width / 2, y = 0 } = focus ?? {};
  return {
    scale,
    x: along(frame.width, picture.width, x),
    y: along(frame.height, picture.height, y),
  };
}

/** The scale at which the picture's 13-pixel texts have 12 pixels. */
export const READABLE = 12 / 13;

/**
 * The camera moved just far enough that a point keeps its distance from the frame's edge. What the frame already shows
 * whole does not move, and the camera never moves past the picture.
 */
export function revealed(
  camera: Camera,
  picture: Size,
  frame: Size,
  point: { x: number; y: number },
): Camera {
  const { scale } = camera;
  const along = (frameSize: number, size: number, offset: number, at: number): number => {
    const slack = frameSize - size * scale;
    if (offset >= -1 && offset <= slack + 1) return offset;
    const margin = Math.min(60, frameSize / 4);
    const screen = at * scale + offset;
    const to = offset + Math.max(margin - screen, 0) + Math.min(frameSize - margin - screen, 0);
    if (to === offset) return offset;
    return to > offset
      ? Math.max(offset, Math.min(to, Math.max(0, slack)))
      : Math.min(offset, Math.max(to, Math.min(0, slack)));
  };
  const x = along(frame.width, picture.width, camera.x, point.x);
  const y = along(frame.height, picture.height, camera.y, point.y);
  return x === camera.x && y === camera.y ? camera : { scale, x, y };
}

/** The least scale at which a tree is shown whole rather than in part, with texts of 7.5 pixels. */
const LEAST_WHOLE = 7.5 / 13;

/** Zooms so that the point (x, y) of the frame stays in place. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = Math.min(MOST, Math.max(LEAST, camera.scale * factor));
  const ratio = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio };
}

export type PanZoom = ReturnType<typeof usePanZoom>;

/**
 * Pan and zoom by mouse, wheel, touch and keys. The camera is kept outside React: those who `watch` it
 * are called for every change, at most once per frame.
 */
export function usePanZoom(
  frame: RefObject<HTMLElement | null>,
  picture: Size,
  focus?: { readonly x: number; readonly y: number },
) {
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  /** Whether the pointer has moved too far for a click. */
  const dragged = useRef(false);
  const latest = useRef({ picture, focus });
  latest.current = { picture, focus };
  const watchers = useRef(new Set<(camera: Camera) => void>());
  const pending = useRef(0);

  const moveTo = useCallback((next: Camera) => {
    camera.current = next;
    if (pending.current === 0) {
      pending.current = requestAnimationFrame(() => {
        pending.current = 0;
        for (const see of watchers.current) see(camera.current);
      });
    }
  }, []);

  const sizeOfFrame = useCallback((): Size => {
    const box = frame.current?.getBoundingClientRect();
    return { width: box?.width || 1, height: box?.height || 1 };
  }, [frame]);

  const api = useMemo(
    () => ({
      camera,
      dragged,
      moveTo,
      /** Calls a function when the camera moves, until what is returned is called. */
      watch: (see: (camera: Camera) => void): (() => void) => {
        watchers.current.add(see);
        return () => {
          watchers.current.delete(see);
        };
      },
      fit: (): void => moveTo(fitted(latest.current.picture, sizeOfFrame())),
      /** As `fit`, unless texts would be too small: then a readable part around the point of interest. */
      frameUp: (): void => {
        const { picture: size, focus: point } = latest.current;
        const frameSize = sizeOfFrame();
        const least = fitOf(size, frameSize) < LEAST_WHOLE ? READABLE : 0;
        moveTo(fitted(size, frameSize, least, point));
      },
      zoom: (factor: number): void => {
        const { width, height } = sizeOfFrame();
        moveTo(zoomed(camera.current, factor, width / 2, height / 2));
      },
      reveal: (x: number, y: number): void => {
        const next = revealed(camera.current, latest.current.picture, sizeOfFrame(), { x, y });
        if (next !== camera.current) moveTo(next);
      },
    }),
    [moveTo, sizeOfFrame],
  );

  useEffect(() => (frame.current ? listenTo(frame.current, api) : undefined), [frame, api]);
  return api;
}

/** Listens to pointers, the wheel and keys. @returns ends it */
function listenTo(element: HTMLElement, api: PanZoom): () => void {
  const { camera, dragged, moveTo } = api;
  const pointers = new Map<number, { x: number; y: number }>();
  let pinch = 0;
  const local = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = (): number => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, local(event));
    if (pointers.size === 1) dragged.current = false;
    pinch = spread();
  };
  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    if (!dragged.current && pointers.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < 4) return;
    if (!dragged.current) {
      dragged.current = true;
      element.setPointerCapture(event.pointerId);
    }
    pointers.set(event.pointerId, now);
    let next = camera.current;
    const share = 1 / pointers.size;
    next = { ...next, x: next.x + (now.x - before.x) * share, y: next.y + (now.y - before.y) * share };
    const wide = spread();
    if (pinch > 0 && wide > 0) next = zoomed(next, wide / pinch, now.x, now.y);
    pinch = wide;
    moveTo(next);
  };
  const up = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
    pinch = spread();
  };
  // The wheel scrolls the page; with Ctrl, which a pinch on a touchpad sends as well, it zooms.
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.shiftKey) return;
    event.preventDefault();
    const { x, y } = local(event);
    if (event.ctrlKey) moveTo(zoomed(camera.current, Math.exp(-event.deltaY * 0.0015), x, y));
    else moveTo({ ...camera.current, x: camera.current.x - (event.deltaY || event.deltaX) });
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  element.addEventListener("keydown", (event) => onKey(event, api), { signal });
  return () => stop.abort();
}

function onKey(event: KeyboardEvent, { camera, moveTo, zoom, fit }: PanZoom): void {
  if (event.target !== event.currentTarget) return;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [KEY_PAN, 0],
    ArrowRight: [-KEY_PAN, 0],
    ArrowUp: [0, KEY_PAN],
    ArrowDown: [0, -KEY_PAN],
  };
  const by = steps[event.key];
  if (by) moveTo({ ...camera.current, x: camera.current.x + by[0], y: camera.current.y + by[1] });
  else if (event.key === "+") zoom(1.25);
  else if (event.key === "-") zoom(0.8);
  else if (event.key === "0") fit();
  else return;
  event.preventDefault();
}
