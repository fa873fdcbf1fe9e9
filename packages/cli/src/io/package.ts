import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The root of this package: the bundle is one folder deep, the module itself two. */
const ROOT = new URL(/[\\/]bundle[\\/][^\\/]*$/.test(import.meta.url) ? "../" : "../../", import.meta.url);

/** The path of a file or folder of this package. */
export function packagePath(path: string): string {
  return fileURLToPath(new URL(path, ROOT));
}

/** The version of this package, from its package.json. */
export function version(): string {
  return (JSON.parse(readFileSync(packagePath("package.json"), "utf8")) as { version: string }).version;
}
