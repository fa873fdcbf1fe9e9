import { readdirSync, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { expect, it } from "vitest";

const FOLDER = new URL("../weights/", import.meta.url);

it.each(readdirSync(FOLDER))("embeds %s unchanged", async (file) => {
  const extension = extname(file);
  const module = await import(`./weights/generated/${basename(file, extension)}.ts`);
  const bytes = module[extension.slice(1)]();
  // Compared as buffers: lists of five million numbers would be slow.
  expect(readFileSync(new URL(file, FOLDER)).equals(bytes)).toBe(true);
});
