import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 620px)";

/** Whether the board is upright, as on a phone. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(NARROW);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(NARROW).matches,
  );
}
