import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** Converts a path relative to the root of the checkout. */
export function inCheckout(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

/** The data of a file; undefined if there is none. */
export async function readJson<Data>(path: string): Promise<Data | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as Data;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
