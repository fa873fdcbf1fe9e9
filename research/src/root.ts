import { fileURLToPath } from "node:url";

/** A path inside the checkout, from its root. */
export function inCheckout(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
