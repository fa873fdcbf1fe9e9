export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const PREFIX = "tyche-lab-";

/**
 * Includes the folder of the page: two Labs of one origin, for example of two courses, keep separate languages and
 * progress.
 */
function keyOf(name: string): string {
  return `${PREFIX}${new URL(".", document.baseURI).pathname} ${name}`;
}

/** A value stored in this browser; null if there is none, or the browser stores nothing. */
export function remembered(name: string): string | null {
  try {
    // Older keys had no folder and were shared by all Labs of an origin.
    return localStorage.getItem(keyOf(name)) ?? localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Stores a value in this browser only. Failure is no error: private windows and embedded pages may store nothing. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // There is nothing to do, and nothing that the user needs to know.
  }
}
