export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const PREFIX = "tyche-lab-";

/** What was remembered in this browser; null where nothing was, or where the browser keeps nothing. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Remembers in this browser only. A browser that keeps nothing (private windows, embedded pages) is no error. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Nothing to be done, and nothing that the person must know.
  }
}
