import { buildTree } from "@tyche/trees";
import { draw, NOTATIONS, place, plainView } from "@tyche/trees/drawing";
import { expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { numbers } from "../../test/sample.js";
import { WORDS } from "../../test/words.js";
import type { TreeSpec } from "../read/build-tree.js";
import { shortReference } from "../replay/draw-number-line.js";
import { pictureNames } from "./names.js";

/** A random tree with few different names on its edges and nodes. */
function namedTree(random: () => number, depth: number): TreeSpec {
  const below = (count: number): number => Math.floor(random() * count);
  if (depth === 0 || random() < 0.2) return below(9);
  const children = Array.from({ length: 1 + below(4) }, () => namedTree(random, depth - 1));
  const label = random() < 0.1 ? { label: `node ${below(1e9)}` } : {};
  const actions =
    random() < 0.6 ? { actions: children.map(() => ["go", "stop", "bet", "fold", ""][below(5)]!) } : {};
  return [
    { max: children, ...actions, ...label },
    { min: children, ...actions, ...label },
    { chance: children, ...label },
  ][below(3)]!;
}

test("names of a picture are different, and made of texts that are in it", () => {
  const random = numbers(3);
  const words = WORDS.en;
  let quoted = 0;
  for (let round = 0; round < cases(600, 150); round++) {
    const tree = buildTree(namedTree(random, 3));
    const naming = pictureNames(tree, "exact");
    const { shapes } = draw(
      place(plainView(tree, "exact", words), NOTATIONS.aima),
      plainView(tree, "exact", words),
    );
    // The lines of a name are one text.
    const said = new Map<string, string>();
    for (const shape of shapes) {
      const key = `${shape.part} ${shape.of}`;
      if (shape.type === "text") said.set(key, [said.get(key), shape.text].filter(Boolean).join(" "));
    }
    const texts = [...said.values()];
    const names = tree.nodes.map(({ id }) => words.format(shortReference(tree, id, naming)));
    expect(new Set(names).size, names.join()).toBe(names.length);
    for (const name of names)
      for (const [, inside] of name.matchAll(/“([^”]*)”/g)) {
        quoted++;
        expect(
          texts.some((text) => text.includes(inside!)),
          `${inside} in ${texts.join()}`,
        ).toBe(true);
      }
  }
  expect(quoted).toBeGreaterThan(500);
});

test("marks in names say whose name it is: the node's own, or that of a node above it", () => {
  const random = numbers(4);
  let marked = 0;
  for (let round = 0; round < cases(600, 150); round++) {
    const tree = buildTree(namedTree(random, 3));
    const [plain, marking] = [undefined, (id: number, name: string) => `<${id}|${name}>`].map((mark) =>
      pictureNames(tree, "exact", mark),
    );
    for (const { id, label } of tree.nodes) {
      const [text, withMarks] = [plain!, marking!].map((naming) =>
        WORDS.en.format(shortReference(tree, id, naming)),
      );
      expect(withMarks!.replace(/<\d+\||>/g, "")).toBe(text);
      const above = [id];
      while (tree.parents[above[0]!]! >= 0) above.unshift(tree.parents[above[0]!]!);
      const marks = [...withMarks!.matchAll(/<(\d+)\|([^>]*)>/g)];
      marked += marks.length;
      if (marks.length > 0) expect(Number(marks[0]![1])).toBe(id);
      if (label !== undefined) expect(marks.map(([, , name]) => name)).toEqual([label]);
      for (const [, of, name] of marks) {
        expect(above).toContain(Number(of));
        const parent = tree.nodes[tree.parents[Number(of)]!];
        const at = parent?.children.findIndex((child) => child.id === Number(of)) ?? -1;
        const own = [
          tree.nodes[Number(of)]!.label,
          parent && "actions" in parent && parent.actions?.[at],
          `${at + 1}`,
          // By its path from the root.
          above
            .slice(1, above.indexOf(Number(of)) + 1)
            .map((one) => 1 + tree.nodes[tree.parents[one]!]!.children.findIndex((child) => child.id === one))
            .join("."),
        ];
        if (parent?.kind !== "chance") expect(own).toContain(name);
      }
    }
  }
  expect(marked).toBeGreaterThan(500);
});

test("a node is named by its edge, with those above it where others have the same, or by its place", () => {
  const tree = buildTree({
    max: [{ chance: [4, 8] }, { chance: [{ min: [6, 7] }, 0, 7], p: ["1/2", "1/4", "1/4"] }, { min: [1, 2] }],
    actions: ["safe", "risky", ""],
  });
  const naming = pictureNames(tree, "exact");
  const names = tree.nodes.map(({ id }) => WORDS.en.format(shortReference(tree, id, naming)));
  expect(names).toEqual([
    "the root (a MAX node)",
    "“safe”",
    "no. 1 of “safe”",
    "no. 2 of “safe”",
    "“risky”",
    "“1/2” of “risky”",
    "no. 1 of “1/2” of “risky”",
    "no. 2 of “1/2” of “risky”",
    "no. 2 of “risky”",
    "no. 3 of “risky”",
    "MIN node 3",
    "leaf 3.1",
    "leaf 3.2",
  ]);
});
