import { useSyncExternalStore } from "react";

export const OVERLAYS = ["chances", "certain", "none"] as const;

/** How the board and its panel are looked at; one for both, since they stand apart on the page. */
export interface ViewChoice {
  readonly overlay: (typeof OVERLAYS)[number];
  /** The cell that somebody points at in the panel; -1: none. */
  readonly pointed: number;
  /** Which of the drawings of a lost game is shown. */
  readonly drawing: number;
}

let current: ViewChoice = { overlay: "chances", pointed: -1, drawing: 0 };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chooseView(change: Partial<ViewChoice>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

export function useViewChoice(): ViewChoice {
  return useSyncExternalStore(subscribe, () => current);
}
