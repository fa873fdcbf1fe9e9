import { buildTree, NOTATION_NAMES, solve, trace } from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { contrast } from "../../../../tests/contrast.js";
import { chain, HOSTILE, labelledTree } from "../../test/labelled.js";
import { numbers } from "../../test/sample.js";
import { DARK, LIGHT } from "../scene/palette.js";
import { writeTree } from "./write-tree.js";

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
  text: string;
}

const TOKEN = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

function decode(text: string): string {
  expect(text.replace(/&(amp|lt|gt|quot|#39);/g, "")).not.toContain("&");
  // The characters that XML 1.0 allows.
  expect(text).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!);
}

/** A small strict XML reader: anything it cannot read fails the test. */
function readXml(source: string): Element {
  const root: Element = { name: "", attributes: new Map(), children: [], text: "" };
  const path = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) throw new Error(`no XML at ${JSON.stringify(source.slice(from, from + 60))}`);
    const [, close, name, attributes, empty, text] = match;
    if (text !== undefined) {
      path.at(-1)!.text += decode(text);
    } else if (close) {
      expect(path.pop()!.name).toBe(name);
    } else {
      const pairs = [...attributes!.matchAll(/([\w:-]+)="([^"]*)"/g)];
      const element: Element = {
        name: name!,
        attributes: new Map(pairs.map(([, key, value]) => [key!, decode(value!)])),
        children: [],
        text: "",
      };
      expect(element.attributes.size).toBe(pairs.length);
      path.at(-1)!.children.push(element);
      if (!empty) path.push(element);
    }
  }
  expect(path).toEqual([root]);
  expect(root.children).toHaveLength(1);
  return root.children[0]!;
}

function all(element: Element, name: string): Element[] {
  const found = element.children.flatMap((child) => all(child, name));
  return element.name === name ? [element, ...found] : found;
}

/** The classes of the groups that have an attribute. */
function groups(svg: Element, attribute: string): string[] {
  return all(svg, "g").flatMap(({ attributes }) =>
    attributes.has(attribute) ? [attributes.get("class")!] : [],
  );
}

describe("svg", () => {
  it("is well-formed and complete for every notation, with any names", () => {
    const random = numbers(11);
    for (let round = 0; round < cases(40); round++) {
      const tree = labelledTree(random, { depth: 4, names: HOSTILE, estimates: true });
      for (const notation of NOTATION_NAMES) {
        const { solution, events } = trace(tree, "expectiminimax");
        const { text } = writeTree(tree, "svg", { solution, events, notation, title: HOSTILE[4] });
        const svg = readXml(text);
        expect(groups(svg, "data-node")).toHaveLength(tree.nodes.length);
        expect(groups(svg, "data-edge")).toHaveLength(tree.nodes.length - 1);
        const [, , width, height] = svg.attributes.get("viewBox")!.split(" ").map(Number);
        for (const label of all(svg, "text")) {
          expect(Number(label.attributes.get("x"))).toBeGreaterThanOrEqual(0);
          expect(Number(label.attributes.get("x"))).toBeLessThanOrEqual(width!);
          expect(Number(label.attributes.get("y"))).toBeGreaterThanOrEqual(0);
          expect(Number(label.attributes.get("y"))).toBeLessThanOrEqual(height!);
        }
      }
    }
  });

  it("has a name and a description for screen readers", () => {
    const tree = buildTree({ max: [1, { min: [2, 3] }], actions: ["left", "right"] });
    const svg = readXml(writeTree(tree, "svg", { solution: solve(tree, "minimax"), title: "Week <3>" }).text);
    expect(svg.attributes.get("role")).toBe("img");
    expect(svg.attributes.get("aria-label")).toBe("Week <3>");
    expect(all(svg, "title")[0]!.text).toBe("Week <3>");
    expect(all(svg, "desc")[0]!.text).toBe(
      "A game tree with 5 nodes, 3 of them leaves; the root is a MAX node. Value 2 by minimax, best move right, 0 nodes not visited.",
    );
  });

  it("crosses out every cut edge and thickens the chosen line", () => {
    const tree = buildTree([
      [3, 12, 8],
      [2, 4, 6],
      [14, 5, 2],
    ]);
    const svg = readXml(writeTree(tree, "svg", { solution: solve(tree, "alpha-beta") }).text);
    const edges = groups(svg, "data-edge");
    expect(edges.filter((name) => name === "edge cut")).toHaveLength(2);
    expect(all(svg, "path").filter((path) => path.attributes.get("class") === "cross")).toHaveLength(2);
    expect(edges.filter((name) => name === "edge best")).toHaveLength(2);
    expect(groups(svg, "data-node").filter((name) => name.endsWith("skipped"))).toHaveLength(2);
    // Kinds are also given in letters.
    expect(all(svg, "text").map(({ text }) => text)).toEqual(expect.arrayContaining(["MAX", "MIN"]));
  });

  it("draws a deep chain on request", () => {
    const levels = cases(100_000, 1000);
    const { text } = writeTree(chain(levels), "svg", { limit: Number.POSITIVE_INFINITY });
    expect(text.match(/<g class="node/g)).toHaveLength(levels + 1);
  });
});

describe("colours", () => {
  it.each(Object.entries({ LIGHT, DARK }))("of %s have the contrast of level AA", (_, palette) => {
    const { paper, ink, line, faded, chosen, cut, fills } = palette;
    for (const text of [ink, faded]) expect(contrast(text, paper)).toBeGreaterThanOrEqual(4.5);
    for (const fill of Object.values(fills)) {
      expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(line, fill)).toBeGreaterThanOrEqual(3);
    }
    for (const stroke of [line, chosen, cut]) expect(contrast(stroke, paper)).toBeGreaterThanOrEqual(3);
  });
});
