import { expect, it } from "vitest";
// @ts-expect-error: a tool without types
import { filesBetween } from "../../tools/check-folders.js";

/** Files and what they import, in the shape that dependency-cruiser gives. */
const modules = (imports: Record<string, string[]>): object[] =>
  Object.entries(imports).map(([source, targets]) => ({
    source,
    dependencies: targets.map((resolved) => ({ resolved })),
  }));

it("allows a folder's own files above its subfolders, and below them", () => {
  const layers = {
    "a/entry.ts": ["a/rules.ts"],
    "a/rules.ts": ["a/maze/maze.ts", "a/texts.ts", "b/other.ts"],
    "a/maze/maze.ts": ["a/texts.ts", "a/maze/deep/cell.ts"],
    "a/maze/deep/cell.ts": [],
    "a/texts.ts": ["kit.ts"],
    "kit.ts": [],
    "b/other.ts": ["a/maze/maze.ts"],
  };
  expect(filesBetween(modules(layers))).toEqual([]);
});

it("finds files between subfolders, of the same branch or by way of others", () => {
  const world = { "a/world.ts": ["a/maze/deep/cell.ts"], "a/strategy/plan.ts": ["a/world.ts"] };
  expect(filesBetween(modules(world))).toEqual(["a/world.ts"]);
  const chain = {
    "a/one.ts": ["a/maze/maze.ts"],
    "a/two.ts": ["a/one.ts"],
    "a/strategy/plan.ts": ["a/two.ts"],
  };
  expect(filesBetween(modules(chain))).toEqual(["a/one.ts", "a/two.ts"]);
});
