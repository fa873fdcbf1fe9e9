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
  );
}

/** Screens on which the panels of a page are behind a button. */
export const NARROW = "(max-width: 999px)";

/** Screens of phones held upright. */
export const PHONE = "(max-width: 499px)";
