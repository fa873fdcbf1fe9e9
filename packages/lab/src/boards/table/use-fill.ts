import { type RefObject, useEffect, useLayoutEffect } from "react";

/** Largest zoom of a board: text should stay text. */
const MOST = 1.8;
/** Pixels that stay free below the buttons: the page ends with as many. */
const MARGIN = 24;

/** Enlarges a board that is smaller than its column, until the buttons below it reach the end of the window. */
export function useFill(frame: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  useLayoutEffect(() => {
    if (!isDrawn) return;
    fill(frame.current!);
    const onResize = () => fill(frame.current!);
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, [frame, isDrawn]);
  // A move may bring more to draw. After painting, measuring costs no layout.
  useEffect(() => {
    if (isDrawn && endOf(frame.current!) > innerHeight) fill(frame.current!);
  });
}

/** Where the buttons end, in pixels from the top of the page. */
const endOf = (frame: HTMLElement): number => frame.parentElement!.getBoundingClientRect().bottom + scrollY;

function fill(frame: HTMLElement): void {
  frame.style.zoom = "1";
  const { width, height } = frame.firstElementChild!.getBoundingClientRect();
  const free = innerHeight - MARGIN - endOf(frame);
  const zoom = Math.min(MOST, frame.clientWidth / width, 1 + free / height);
  if (zoom > 1) frame.style.zoom = String(zoom);
}
