export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const PREFIX = "tyche-lab-";

/** By the folder of the page: two Labs of one origin, of two courses say, keep their own languages and progress. */
function keyOf(name: string): string {
  return `${PREFIX}${new URL(".", document.baseURI).pathname} ${name}`;
}

/** What was remembered in this browser; null where nothing was, or where the browser keeps nothing. */
export function remembered(name: string): string | null {
  try {
    // Before keys had the folder in them, all Labs of an origin shared one.
    return localStorage.getItem(keyOf(name)) ?? localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Remembers in this browser only. A browser that keeps nothing (private windows, embedded pages) is no error. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // Nothing to be done, and nothing that the person must know.
  }
}
