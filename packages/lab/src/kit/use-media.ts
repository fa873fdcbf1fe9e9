import { useSyncExternalStore } from "react";

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
    // Without a window.
    () => false,
  );
}

/** Screens on which the panels of a page are behind a button. */
export const NARROW = "(max-width: 999px)";

/** Screens of phones held upright. */
export const PHONE = "(max-width: 499px)";

/** Screens on which every line of text counts: small phones, phones on their side, pages that are zoomed. */
export const LOW = "(max-height: 700px)";

/** Screens that are touched: nothing is clicked there. */
export const TOUCH = "(pointer: coarse)";
