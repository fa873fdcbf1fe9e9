import { useSyncExternalStore } from "react";

export const OVERLAYS = ["chances", "certain", "none"] as const;

/** View settings shared by the board and its panel, which are in different parts of the page. */
export interface ViewChoice {
  readonly overlay: (typeof OVERLAYS)[number];
  /** The cell under the pointer in the panel; -1: none. */
  readonly pointed: number;
  /** Index of the layout shown after a loss. */
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
