import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

const LEAST = 18;
const MOST = 64;
/** What a finger needs. */
const TARGET = 44;
/** Below this a number in a cell is hard to read. */
const READABLE = 24;
/** A board that nearly has a finger's size fits the screen rather than scrolling by a little. */
const NEARLY = 38;

export interface Zoom {
  /** Put on what scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Pixels of a cell. */
  readonly size: number;
  readonly zoom: (factor: number) => void;
}

/** Cells as large as fit, but readable, and large enough for a finger where fingers point; buttons and two fingers change that. */
export function useZoom(columns: number): Zoom {
  const frame = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(READABLE);
  const [chosen, setChosen] = useState<number>();
  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = (): void => setFit(Math.floor((element.clientWidth - 2) / columns));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [columns]);
  const least = matchMedia("(pointer: coarse)").matches && fit < NEARLY ? TARGET : READABLE;
  const size = chosen ?? Math.min(TARGET, Math.max(fit, least));
  const now = useRef(size);
  now.current = size;
  const zoom = (factor: number): void => setChosen(within(now.current * factor));
  usePinch(frame, now, setChosen);
  return { frame, size, zoom };
}

function within(size: number): number {
  return Math.round(Math.min(MOST, Math.max(LEAST, size)));
}

/** Two fingers zoom the board and not the page. */
function usePinch(
  frame: RefObject<HTMLDivElement | null>,
  now: RefObject<number>,
  setSize: (size: number) => void,
): void {
  useEffect(() => {
    const element = frame.current!;
    let begun: { readonly apart: number; readonly size: number } | undefined;
    const onTouchMove = (event: TouchEvent): void => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const [a, b] = [event.touches[0]!, event.touches[1]!];
      const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      begun ??= { apart, size: now.current };
      setSize(within((begun.size * apart) / begun.apart));
    };
    const onTouchEnd = (): void => {
      begun = undefined;
    };
    element.addEventListener("touchmove", onTouchMove, { passive: false });
    element.addEventListener("touchend", onTouchEnd);
    return () => {
      element.removeEventListener("touchmove", onTouchMove);
      element.removeEventListener("touchend", onTouchEnd);
    };
  }, [frame, now, setSize]);
}
