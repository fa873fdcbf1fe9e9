import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The path of a file or folder of this package. Built modules and the bundle are one folder deep. */
export function packagePath(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

/** The version of this package, from its package.json. */
export function version(): string {
  return (JSON.parse(readFileSync(packagePath("package.json"), "utf8")) as { version: string }).version;
}
