import { buildTree, readTree, trace } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { FONT } from "../scene/captions.js";
import { type WriteOptions, writeTree } from "./write-tree.js";

const { tree } = readTree(
  '{"max":[{"min":[3,12],"label":"a rather long name","actions":["go left","go right"]},{"chance":[4,"1/3"]}]}',
);
const solved = trace(tree, "star1");

function svg(options: WriteOptions): { width: number; height: number; text: string } {
  const { text } = writeTree(tree, "svg", { ...solved, ...options });
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(text)!;
  return { width: Number(width), height: Number(height), text };
}

const texts = (drawn: string): string[] =>
  [...drawn.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1]!);

describe("the style of a drawing", () => {
  test("grows in the given direction", () => {
    const down = svg({});
    const right = svg({ direction: "right" });
    expect([right.width, right.height]).not.toEqual([down.width, down.height]);
    expect(writeTree(tree, "dot", { direction: "right" }).text).toContain("rankdir=LR");
    expect(writeTree(tree, "mermaid", { direction: "right" }).text).toContain("flowchart LR");
    expect(writeTree(tree, "dot", { notation: "decision", direction: "down" }).text).toContain("rankdir=TB");
  });

  test("is scaled", () => {
    const [own, half] = [svg({}), svg({ size: 0.5 })];
    expect(half.width).toBeCloseTo(own.width / 2, 0);
    expect(half.height).toBeCloseTo(own.height / 2, 0);
    expect(half.text).toContain(/viewBox="[^"]*"/.exec(own.text)![0]);
    expect(writeTree(tree, "tikz", { size: 0.5 }).text).toContain(
      "scale=0.5000, every node/.append style={transform shape}",
    );
    expect(writeTree(tree, "tikz", { size: 1 }).text).not.toContain("scale=");
  });

  test("shows windows at the selected nodes", () => {
    const windows = (options: WriteOptions): number =>
      svg(options).text.match(/class="(window|interval)/g)?.length ?? 0;
    expect(windows({})).toBe(tree.nodes.length);
    expect(windows({ windowsAt: ({ kind }) => kind !== "leaf" })).toBe(3);
    expect(windows({ windowsAt: ({ id }) => id === 1 })).toBe(1);
    const text = writeTree(tree, "text", { ...solved, windowsAt: ({ id }) => id === 1 }).text;
    expect(text.match(/window/g)).toHaveLength(1);
  });

  test("shortens and wraps labels, actions and windows", () => {
    expect(texts(svg({ longest: 8 }).text)).toContain("MIN a r…");
    expect(texts(svg({ longest: 4 }).text)).toContainEqual(expect.stringMatching(/^go ?…$/));
    const wrapped = texts(svg({ wrap: 6 }).text);
    for (const line of ["rather", "long", "name", "go", "left", "+∞)"]) expect(wrapped).toContain(line);
    expect(svg({ wrap: 6 }).width).toBeLessThan(svg({}).width);
  });

  test("a tree with 60 leaves and windows at inner nodes is readable on a page", () => {
    const wide = buildTree({
      max: Array.from({ length: 4 }, (_, i) => ({
        min: Array.from({ length: 3 }, (_, j) => ({
          max: Array.from({ length: 5 }, (_, k) => ((i * 7 + j * 5 + k * 3) % 20) as number),
        })),
      })),
    });
    const search = trace(wide, "alpha-beta");
    for (const [page, across, down] of [
      ["landscape", 277, 190],
      ["portrait", 190, 277],
    ] as const) {
      const direction = page === "landscape" ? "down" : "right";
      const options: WriteOptions = {
        ...search,
        size: page,
        direction,
        wrap: 6,
        windowsAt: ({ kind }) => kind !== "leaf",
      };
      const { text } = writeTree(wide, "svg", options);
      const [, width, height, full] = /width="([\d.]+)" height="([\d.]+)" viewBox="0 0 (\d+)/.exec(text)!;
      expect(Number(width)).toBeLessThanOrEqual((across * 96) / 25.4 + 1);
      expect(Number(height)).toBeLessThanOrEqual((down * 96) / 25.4 + 1);
      // 6 points, the smallest readable size on paper.
      if (page === "landscape") expect((FONT * Number(width)) / Number(full)).toBeGreaterThanOrEqual(8);
    }
  });
});
