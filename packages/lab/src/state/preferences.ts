export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const PREFIX = "tyche-lab-";

/** What the address of a page in a frame of another page says: "?embed", its language and its theme. */
const inAddress = new URLSearchParams(globalThis.location?.search ?? "");
/** Whether this page is shown in a frame of another page. */
export const IS_EMBEDDED = inAddress.has("embed");
/** What such a page reads of what the browser remembers of the Lab, if its address does not say it. */
const SHARED = ["language", "theme"];

/**
 * Includes the folder of the page: two Labs of one origin, for example of two courses, keep separate languages and
 * progress.
 */
function keyOf(name: string): string {
  return `${PREFIX}${new URL(".", document.baseURI).pathname} ${name}`;
}

/** A value stored in this browser, or in the address of a page in a frame; null if there is none, or the browser stores nothing. */
export function remembered(name: string): string | null {
  if (IS_EMBEDDED) {
    const said = inAddress.get(name);
    if (said !== null || !SHARED.includes(name)) return said;
  }
  try {
    // Older keys had no folder and were shared by all Labs of an origin.
    return localStorage.getItem(keyOf(name)) ?? localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Stores a value in this browser only, and nothing of a page in a frame. Failure is no error, and is reported once. */
export function remember(name: string, value: string): void {
  if (IS_EMBEDDED) return;
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    if (isTold || !onRefusal) return;
    isTold = true;
    onRefusal();
  }
}

let onRefusal: (() => void) | undefined;
let isTold = false;

/** Calls the listener when the browser first refuses to store something, because storage is full or forbidden. */
export function onceRefused(listener: () => void): void {
  onRefusal = listener;
}

/** All stored values whose names begin so. */
export function allRemembered(beginning: string): Readonly<Record<string, string>> {
  try {
    const prefix = keyOf("");
    const found = Object.entries(localStorage).filter(([key]) => key.startsWith(prefix + beginning));
    return Object.fromEntries(found.map(([key, value]) => [key.slice(prefix.length), String(value)]));
  } catch {
    return {};
  }
}
