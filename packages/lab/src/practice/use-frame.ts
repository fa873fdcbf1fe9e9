import { type RefObject, useLayoutEffect, useState } from "react";
import type { Frame } from "./exercise-picture.js";

/** Least height of the frame, in pixels, also on a short screen. */
const LEAST = 240;
/** What must be visible below the frame: on a narrow page the buttons. */
const BELOW = { wide: 28, narrow: 92 } as const;
/** As in practice.css. */
const NARROW = 760;
/** The share of the screen's height for a picture that is below the first screen, as in a chapter of the book. */
const SHARE = 0.6;
/** Changes of the screen's height that move nothing: bars of the browser that come and go. */
const SLIGHT = 150;

/**
 * The room for the picture: the width of an element, and the height from its top to the bottom of the screen as it is
 * when the page is at its start, or most of a screen. Undefined before the first layout. It stays the same while somebody types, when a
 * keyboard covers half of a phone.
 */
export function useFrame(element: RefObject<HTMLElement | null>, exercise: unknown): Frame | undefined {
  const [frame, setFrame] = useState<Frame>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another exercise has another task above the picture.
  useLayoutEffect(() => {
    const measure = (mayShrink = true): void => {
      const { clientWidth: width, ownerDocument } = element.current!;
      // While a sheet is printed the page is not shown.
      if (width === 0) return;
      const top = element.current!.getBoundingClientRect().top + window.scrollY;
      const below = window.innerWidth <= NARROW ? BELOW.narrow : BELOW.wide;
      const room = top > window.innerHeight ? window.innerHeight * SHARE : window.innerHeight - top - below;
      const height = Math.max(LEAST, Math.floor(room));
      setFrame((before) => {
        if (!before) return { width, height };
        if (!mayShrink && (before.width !== width || height <= before.height)) return before;
        if (before.width === width) {
          if (Math.abs(before.height - height) <= SLIGHT && ownerDocument.documentElement.scrollTop > 0)
            return before;
          if (element.current!.contains(ownerDocument.activeElement)) return before;
          if (before.height === height) return before;
        }
        return { width, height };
      });
    };
    measure();
    const resized = (): void => measure();
    const observer = new ResizeObserver(resized);
    observer.observe(element.current!);
    // Settings that are closed leave room; when they are opened, the picture stays as it is.
    const page = new ResizeObserver(() => measure(false));
    page.observe(element.current!.closest(".practice") ?? document.body);
    window.addEventListener("resize", resized);
    return () => {
      observer.disconnect();
      page.disconnect();
      window.removeEventListener("resize", resized);
    };
  }, [element, exercise]);
  return frame;
}
