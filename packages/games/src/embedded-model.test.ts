import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

const FOLDER = new URL("../weights/", import.meta.url);

it.each(readdirSync(FOLDER))("%s is embedded bit for bit", async (file) => {
  const { model } = await import(`./weights/generated/${basename(file, ".model")}.ts`);
  // Compared as buffers: a list of five million numbers would be.
  expect(readFileSync(new URL(file, FOLDER)).equals(model())).toBe(true);
});
