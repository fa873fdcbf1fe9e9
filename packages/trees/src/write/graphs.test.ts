import { spawnSync } from "node:child_process";
import { buildTree, NOTATION_NAMES, solve, type Tree } from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { hasProgram } from "../../../../tests/programs.js";
import { chain, HOSTILE, labelledTree } from "../../test/labelled.js";
import { numbers } from "../../test/sample.js";
import { oneLine } from "../view/spelling.js";
import { MERMAID_CHARACTERS, MERMAID_EDGES } from "./mermaid.js";
import { writeTree } from "./write-tree.js";

const GRAPHVIZ = hasProgram(
  "Graphviz",
  spawnSync("dot", ["-V"], { stdio: "ignore" }).status === 0,
  "tools/install-viewers.sh",
);

const hostile = buildTree({
  max: HOSTILE.map((label) => ({ min: [{ leaf: 1, label }, 2], label, actions: [label, "b"] })),
});

describe("dot", () => {
  it.skipIf(!GRAPHVIZ)("is read by Graphviz with all names intact", () => {
    for (const notation of NOTATION_NAMES) {
      const { text } = writeTree(hostile, "dot", { notation, solution: solve(hostile, "alpha-beta") });
      const run = spawnSync("dot", ["-Tsvg"], { input: text, encoding: "utf8" });
      expect(run.stderr.replace(/.*fontconfig.*\n?/gi, "")).toBe("");
      const shown = [...run.stdout.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, set]) =>
        set!
          .replace(/&#160;/g, " ")
          .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
          .replace(/&lt;/g, "<")
          .replace(/&gt;/g, ">")
          .replace(/&quot;/g, '"')
          .replace(/&amp;/g, "&"),
      );
      for (const label of HOSTILE) expect(shown.map((one) => one.trim())).toContain(oneLine(label).trim());
      expect(run.stdout.match(/class="node"/g)).toHaveLength(hostile.nodes.length);
      expect(run.stdout.match(/class="edge"/g)).toHaveLength(hostile.nodes.length - 1);
    }
  });

  it("has a line for every node and every edge", () => {
    const random = numbers(31);
    for (let round = 0; round < cases(150, 6); round++) {
      const tree = labelledTree(random, { depth: 5, names: HOSTILE });
      const lines = writeTree(tree, "dot").text.split("\n");
      expect(lines.filter((line) => /^ {2}n\d+ \[/.test(line))).toHaveLength(tree.nodes.length);
      const edges = lines.flatMap(
        (line) => /^ {2}n(\d+) -> n(\d+)/.exec(line)?.slice(1, 3).map(Number) ?? [],
      );
      expect(edges).toEqual(tree.nodes.slice(1).flatMap(({ id }) => [tree.parents[id], id]));
    }
  });
});

describe("mermaid", () => {
  /** The label of every node, as Mermaid shows it. */
  function labels(text: string): string[] {
    return [...text.matchAll(/^ {2}n\d+[^" ]*(?: shape: [a-z-]+, label: )?"([^"]*)"/gm)].map(([, label]) =>
      label!.replace(/#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))),
    );
  }

  it("keeps every name, and escapes everything that Mermaid would interpret", () => {
    for (const notation of NOTATION_NAMES) {
      const { text } = writeTree(hostile, "mermaid", { notation });
      const shown = labels(text);
      expect(shown).toHaveLength(hostile.nodes.length);
      for (const label of HOSTILE) expect(shown).toContain(`${oneLine(label)} 1`);
      const quoted = [...text.matchAll(/"([^"]*)"/g)].map(([, label]) => label!);
      for (const label of quoted) expect(label.replace(/#\d+;/g, "")).not.toMatch(/[#;<>`*_[\]{}\\"&|~]/);
      for (const label of quoted) expect(label).not.toMatch(/^(\d*[.)]|[-+*]) /);
    }
  });

  it("marks chosen moves and cuts", () => {
    const tree = buildTree([
      [3, 12],
      [2, 4],
    ]);
    const { text } = writeTree(tree, "mermaid", { solution: solve(tree, "alpha-beta") });
    expect(text.match(/==>/g)).toHaveLength(2);
    expect(text.match(/-\.-\|"✂ pruned"\|/g)).toHaveLength(1);
  });

  it("warns above the limits of Mermaid", () => {
    const wide = (leaves: number): Tree => buildTree({ max: Array.from({ length: leaves }, (_, i) => i) });
    const limit = Number.POSITIVE_INFINITY;
    expect(writeTree(wide(MERMAID_EDGES), "mermaid", { limit }).warnings).toEqual([]);
    expect(writeTree(wide(MERMAID_EDGES + 1), "mermaid", { limit }).warnings).toEqual([
      { id: "note-edges", values: { count: 501, most: 500 } },
    ]);
    const long = buildTree({
      max: Array.from({ length: 300 }, (_, i) => ({ leaf: i, label: "y".repeat(200) })),
    });
    const { text, warnings } = writeTree(long, "mermaid", { limit });
    expect(text.length).toBeGreaterThan(MERMAID_CHARACTERS);
    expect(warnings).toEqual([
      { id: "note-characters", values: { count: text.length, most: MERMAID_CHARACTERS } },
    ]);
  });

  it("draws part of a tree that is too large", () => {
    const { warnings, text } = writeTree(chain(10_000), "mermaid");
    expect(warnings).toEqual([{ id: "note-drawn", values: { shown: 201, nodes: 10001 } }]);
    expect(text).toContain("+9800 more");
  });
});
