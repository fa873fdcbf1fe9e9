import type { Catalogue } from "@tyche/messages";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../kit/button.js";

const LEAST = 18;
const MOST = 64;
/** Smallest target for a finger, in pixels. */
const TARGET = 44;
/** Smallest cell with a readable number, in pixels. */
const READABLE = 24;
/** Cells from this size in pixels fit to the screen instead of scrolling by a little. */
const NEARLY = 38;

/**
 * Cell size: as large as fits, but readable, and large enough for a finger on touch screens; buttons and pinching
 * change it.
 */
export function useZoom(columns: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(READABLE);
  const [chosen, setChosen] = useState<number>();
  useLayoutEffect(() => {
    const element = frame.current!;
    // Called first when the browser has laid out the page, and before it paints: measuring now would lay it out here.
    const observer = new ResizeObserver(() =>
      flushSync(() => setFit(Math.floor((element.clientWidth - 2) / columns))),
    );
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

/** Two fingers zoom the board, not the page. */
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
    const stop = new AbortController();
    element.addEventListener("touchmove", onTouchMove, { passive: false, signal: stop.signal });
    element.addEventListener("touchend", onTouchEnd, { signal: stop.signal });
    return () => stop.abort();
  }, [frame, now, setSize]);
}

export function ZoomButtons(props: { readonly zoom: (factor: number) => void; readonly words: Catalogue }) {
  const { zoom, words } = props;
  return (
    <span className="mine-zoom">
      <Button aria-label={words.text("minesweeper-smaller")} onClick={() => zoom(1 / 1.25)}>
        −
      </Button>
      <Button aria-label={words.text("minesweeper-larger")} onClick={() => zoom(1.25)}>
        +
      </Button>
    </span>
  );
}
