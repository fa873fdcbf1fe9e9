import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Literal, literalsOf } from "./literals.js";

const ROOT = join(import.meta.dirname, "../..");

/** Where something is said to people in four languages. */
const SPOKEN = ["trees/src", "practice/src", "lab/src", "cli/src"];

/** The source files below a folder of the repository, as paths from its root, without tests. */
export function sourcesIn(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => join(folder, file).replaceAll("\\", "/"));
}

/** All that stands in catalogues, with its language. */
export function catalogueTexts(): Literal[] {
  return SPOKEN.flatMap((folder) => sourcesIn(`packages/${folder}`)).flatMap((file) =>
    literalsOf(join(ROOT, file), file).filter(({ language }) => language !== undefined),
  );
}
