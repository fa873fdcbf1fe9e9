import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { numbers, sampleTree } from "../../test/sample.js";
import { failure, type Shape, shapeOf, sketch } from "../../test/shape.js";
import { readForest } from "./forest.js";
import { readTree, readTrees } from "./read-tree.js";

const LECTURE = String.raw`\documentclass{article}
\usepackage{forest}
\begin{document}
The tree [1] of the last exam. % [not a tree]
\begin{forest}
  for tree={circle, draw, edge={-stealth}, s sep=5mm}
  [MAX, name=root
    [$A$, edge label={node[midway,left,font={\small}]{a}} % [the first move]
      [3] [12] [{$\frac{1}{2}$}]]
    [$B_1$, edge label={node[midway,right]{b}}
      [2, edge label={node{$p=0.5$} node{heads}}]
      [4, edge label={node{50\%} node {tails}}]]
    [5, max node, edge label={node{c}} [5, fill=red] [$-6$]]]
  \draw[->] (root) -- (0,0);
\end{forest}
\end{document}`;

/** One of several ways to write something, by the number of a node. */
type Choose = (ways: readonly string[]) => string;

/** A tree in the notation of forest, in any of the ways in which people write it. */
function written(shape: Shape, choose: Choose, edge = ""): string {
  const label =
    shape.label === undefined ? "" : choose([shape.label, `$${shape.label}$`, `\\textbf{${shape.label}}`]);
  const option = edge === "" ? "" : `, edge label={node[midway,${choose(["left", "above right"])}]{${edge}}}`;
  if (!shape.children) {
    const value = shape.value!.includes("/")
      ? choose([shape.value!, `$\\frac${shape.value!.replace(/^(-?)(\d+)\/(\d+)/, "{$1$2}{$3}")}$`])
      : choose([shape.value!, `$${shape.value}$`, `{${shape.value}}`]);
    return `[${label === "" ? value : `${label} = ${value}`}${option}]`;
  }
  const kind = shape.kind.toUpperCase();
  const head = choose([`${kind} ${label}`, `${label}, ${shape.kind}`, `${label}, draw, ${kind} node`]);
  const children = shape.children.map((child, i) => {
    const p = shape.p?.[i];
    const chance =
      p &&
      choose([p, `$p=${p}$`, `\\frac${p.replace(/(\d+)(?:\/(\d+))?/, (_, n, d = "1") => `{${n}}{${d}}`)}`]);
    const action = shape.actions?.[i];
    return written(child, choose, [action, chance].filter((one) => one).join("}node{"));
  });
  return `[${head}${option}\n${children.join(choose(["", " ", "\n% of [the next one\n"]))}]`;
}

/** The same shape with names of some nodes and moves. */
function named(shape: Shape, random: () => number): Shape {
  const name = (): string => ["A", "take all", "e4", "MAXIM", "C-D"][Math.floor(5 * random())]!;
  return {
    ...shape,
    ...(random() < 0.4 && { label: name() }),
    ...(shape.children && {
      children: shape.children.map((child) => named(child, random)),
      ...(random() < 0.5 && { actions: shape.children.map(name) }),
    }),
  };
}

describe("readForest", () => {
  it("reads the tree of a lecture among its other text", () => {
    const { tree, format } = readTree(LECTURE);
    expect(format).toBe("forest");
    expect(sketch(tree)).toBe("max(min(3,12,1/2),chance(1/2:2,1/2:4),max(5,-6))");
    const { actions, children } = shapeOf(tree);
    expect(actions).toEqual(["a", "b", "c"]);
    expect(children!.map(({ label }) => label)).toEqual(["A", "B1", undefined]);
    expect(children![1]!.actions).toEqual(["heads", "tails"]);
  });

  it("reads every tree of max, min and chance that is written so", () => {
    for (let seed = 0; seed < cases(2000); seed++) {
      const random = numbers(seed);
      const tree = sampleTree(random, { depth: 1 + (seed % 4), kinds: ["max", "min", "chance"] });
      if (tree.root.kind === "leaf") continue;
      const choose: Choose = (ways) => ways[Math.floor(random() * ways.length)]!;
      const shape = named(shapeOf(tree), random);
      const text = written(shape, choose);
      expect(shapeOf(readForest(text)), text).toEqual(shape);
      const paper = `\\section{Trees}\n\\begin{forest} for tree={draw, [draw]}\n${text}\n\\end{forest}\nEnd.\n`;
      expect(shapeOf(readTree(paper).tree), text).toEqual(shape);
    }
  });

  it("alternates levels where nothing is said, beginning with the given kind", () => {
    const text = "[$A$ [$B$ [1] [2]] [$C$ [[3] [4]] [5]]]";
    expect(sketch(readTree(text).tree)).toBe("max(min(1,2),min(max(3,4),5))");
    expect(sketch(readTree(text, { root: "min" }).tree)).toBe("min(max(1,2),max(min(3,4),5))");
    // Numbers from 0 to 1 that do not add up to 1 are names of moves.
    const moves = "[A [1, edge label={node{0}}] [2, edge label={node{0.5}}]]";
    expect(readTree(moves).tree.root).toMatchObject({ kind: "max", actions: ["0", "0.5"] });
  });

  it("reads several trees in one file", () => {
    const pair =
      "\\begin{forest} [MAX [1] [2]] \\end{forest} and \\begin{forest} [MIN [3] [4]] \\end{forest} done";
    expect(readTrees(pair).map(({ tree }) => sketch(tree))).toEqual(["max(1,2)", "min(3,4)"]);
  });

  it.each([
    ["[MAX [1] [x]]", 10, '"x" is not a number'],
    ["[MAX [1", 5, 'a "[" is never closed'],
    ["[MAX [1] x [2]]", 9, 'found "x" where "[" or "]" was expected'],
    ["[MAX [1] [2]] x", 13, "the tree has ended, but the text goes on"],
    ["\\begin{forest} for tree={a}", 27, 'found the end of the text where "[" was expected'],
    [
      "[A [1, edge label={node{.33}}] [2, edge label={node{.33}}] [3, edge label={node{.33}}]]",
      1,
      "the probabilities of a chance node add up to 99/100, not to 1",
    ],
  ])("%s is refused", (text, offset, message) => {
    expect(failure(() => readTree(text))).toEqual({ message, offset });
  });
});
