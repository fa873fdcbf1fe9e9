import { buildTree, type Node, readTree, sameTree, type Tree } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { HOSTILE, type Look, labelledTree } from "../../test/labelled.js";
import { numbers } from "../../test/sample.js";
import { type WriteFormat, writeTree } from "./write-tree.js";

const ROUNDS = cases(800, 40);

/** Writes and reads random trees; each must be equal after reading it back. */
function comesBack(format: WriteFormat, look: Look, root?: "max" | "min" | "chance"): void {
  const random = numbers(format.length * 100 + look.depth);
  for (let round = 0; round < ROUNDS; round++) {
    const tree = labelledTree(random, look);
    const { text } = writeTree(tree, format);
    const back = readTree(text, { root }).tree;
    if (!sameTree(tree, back)) expect.fail(`does not come back:\n${text}`);
  }
}

describe("json", () => {
  it("holds every tree", () => {
    comesBack("json", { depth: 4, names: HOSTILE, estimates: true });
    comesBack("json", { depth: 3, names: HOSTILE, players: 3 });
  });

  it("is the same tree for any JSON reader, compact or not", () => {
    const random = numbers(5);
    for (let round = 0; round < cases(150, 20); round++) {
      const tree = labelledTree(random, { depth: 5, names: HOSTILE, estimates: true });
      const pretty = writeTree(tree, "json").text;
      const compact = writeTree(tree, "json", { compact: true }).text;
      expect(compact.trimEnd()).not.toContain("\n");
      expect(JSON.parse(pretty)).toEqual(JSON.parse(compact));
      expect(JSON.stringify(JSON.parse(compact))).toBe(compact.trimEnd());
    }
  });

  it("is formatted as people write it", () => {
    const tree = buildTree({
      max: [{ min: [3, "5/2"] }, { chance: [1, "1/3"], p: ["1/4", "3/4"] }],
      label: "A",
    });
    expect(writeTree(tree, "json").text).toBe(
      '{"label":"A","max":[{"min":[3,2.5]},{"p":[0.25,0.75],"chance":[1,"1/3"]}]}\n',
    );
  });

  it("keeps integers that no double can hold", () => {
    const tree = buildTree({ max: [12345678901234567890n, "-123456789012345678901/7"] });
    expect(sameTree(readTree(writeTree(tree, "json").text).tree, tree)).toBe(true);
    expect(writeTree(tree, "json").text).toContain('"12345678901234567890"');
  });

  it("refuses numbers that readers would refuse", () => {
    const tree = buildTree([1]);
    const huge = { ...tree.nodes[1]!, value: fraction(10n ** 500n) } as Node;
    const grown: Tree = { ...tree, nodes: [tree.root, huge] };
    expect(() => writeTree(grown, "json")).toThrow(/501 characters/);
  });
});

describe("list", () => {
  it("holds trees without names whose kinds alternate", () => {
    comesBack("list", { depth: 4, levels: ["max", "min"] });
    comesBack("list", { depth: 4, levels: ["min", "max"] }, "min");
    comesBack("list", { depth: 4, levels: ["chance", "max"], equal: true }, "chance");
  });

  it("warns of what it leaves out and which options the reader needs", () => {
    expect(writeTree(buildTree({ min: [1], label: "A" }), "list").warnings).toEqual([
      expect.objectContaining({ id: "note-payoffs-only" }),
      expect.objectContaining({ id: "note-root-unsaid" }),
    ]);
    expect(writeTree(buildTree([1, 2]), "list").warnings).toEqual([]);
  });

  it.each([
    [{ max: [{ max: [1] }] }, /node 1 is a max node where a min node would be read/],
    [{ max: [{ min: [{ chance: [1], label: "dice" }] }] }, /node dice is a chance node/],
    [{ chance: [1, 2], p: ["1/3", "2/3"] }, /node root has probabilities that are not equal/],
    [{ player: 0, children: [1] }, /player node/],
    [{ leaf: [1, 2] }, /payoff for each player/],
  ])("refuses %j", (spec, why) => {
    expect(() => writeTree(buildTree(spec), "list")).toThrow(why);
  });

  it("is written as in the course notes", () => {
    const tree = buildTree([[3, 12, 8], [2, "1/3"], -4]);
    expect(writeTree(tree, "list").text).toBe('[[3,12,8],[2,"1/3"],-4]\n');
  });
});

describe("efg", () => {
  const names = HOSTILE.filter((name) => !name.endsWith("\\"));

  it("holds two-player and n-player trees with names", () => {
    comesBack("efg", { depth: 4, names });
    comesBack("efg", { depth: 3, names, players: 3 });
    comesBack("efg", { depth: 3, names, players: 5 });
  });

  it("warns if kinds are not read back the same", () => {
    const written = writeTree(buildTree({ player: 0, children: [{ leaf: [1, -1] }] }), "efg");
    expect(written.warnings).toEqual([{ id: "note-read-back", values: { sides: true } }]);
    expect(readTree(written.text).tree.root.kind).toBe("max");
    expect(writeTree(buildTree({ player: 0, children: [{ leaf: [1, 1] }] }), "efg").warnings).toEqual([]);
  });

  it("warns of estimates and refuses names that end in a backslash", () => {
    expect(writeTree(buildTree({ max: [1], estimate: 2 }), "efg").warnings).toHaveLength(1);
    expect(() => writeTree(buildTree({ max: [1], label: "a\\" }), "efg")).toThrow(/node a\\/);
    expect(() => writeTree(buildTree({ max: [1], actions: ["a\\"] }), "efg")).toThrow(/backslash/);
  });
});
