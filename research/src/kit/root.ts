import { fileURLToPath } from "node:url";

/** Converts a path relative to the root of the checkout. */
export function inCheckout(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}
