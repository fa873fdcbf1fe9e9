import { Catalogue, englishWords } from "@tyche/messages";
import { LANGUAGES } from "@tyche/messages/languages";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { numbers } from "../../test/sample.js";
import { buildTree, type TreeSpec } from "../read/build-tree.js";
import { worthText } from "../view/numbers.js";
import { columns } from "../view/spelling.js";
import { plainView } from "../view/view.js";
import { LINE, textWidth } from "./captions.js";
import { draw } from "./draw.js";
import { type Box, evenPositions, type Gaps } from "./layout.js";
import { NOTATIONS } from "./notation.js";
import { type Placed, place } from "./place.js";
import type { Text } from "./scene.js";
import { curveOf } from "./shapes.js";

/** A box with its level. */
interface Sample extends Box {
  readonly depth: number;
}

const GAPS: Gaps = { siblings: 4, cousins: 6, texts: 3, textAt: 0.5, textHeight: 8, level: 80 };

function randomBoxes(random: () => number, count: number): Sample[] {
  const boxes: Sample[] = [];
  // In preorder: a box is attached to one on the path to the box before it.
  const path: number[] = [];
  for (let index = 0; index < count; index++) {
    path.length = index === 0 ? 0 : 1 + Math.floor(random() * path.length);
    const [before, after] = [5 + random() * 30, 5 + random() * 30];
    const text = random() < 0.5 ? random() * 30 : 0;
    boxes.push({ parent: path.at(-1) ?? -1, depth: path.length, before, after, text });
    path.push(index);
  }
  return boxes;
}

/** The boxes of the mirrored tree, and where each of the given ones is among them. */
function mirrored(boxes: readonly Sample[]): { readonly boxes: Sample[]; readonly at: number[] } {
  const families: number[][] = [];
  for (const [index, { parent }] of boxes.entries()) {
    families[parent] ??= [];
    families[parent].push(index);
  }
  const found: Sample[] = [];
  const at: number[] = [];
  const add = (index: number, parent: number): void => {
    const { before, after, ...rest } = boxes[index]!;
    at[index] = found.push({ ...rest, parent, before: after, after: before }) - 1;
    for (const child of (families[index] ?? []).toReversed()) add(child, at[index]);
  };
  add(0, -1);
  return { boxes: found, at };
}

/** The distances between neighbours of one level, and whether they have one parent. */
function neighbours(boxes: readonly Sample[], at: ArrayLike<number>) {
  const last: number[] = [];
  return boxes.flatMap(({ depth, parent }, right) => {
    const left = last[depth];
    last[depth] = right;
    if (left === undefined) return [];
    return [{ left, right, distance: at[right]! - at[left]!, isFamily: boxes[left]!.parent === parent }];
  });
}

describe("evenPositions", () => {
  it("spaces families of up to eight evenly, and other neighbours and texts far enough apart", () => {
    const random = numbers(7);
    for (let round = 0; round < cases(2000, 300); round++) {
      const boxes = randomBoxes(random, 1 + Math.floor(random() * 60));
      const at = evenPositions(boxes, GAPS);
      const [firstGap, lastGap, sizes]: [number[], number[], number[]] = [[], [], []];
      const pairs = neighbours(boxes, at);
      for (const { parent } of boxes) sizes[parent] = (sizes[parent] ?? 0) + 1;
      for (const { right, distance, isFamily } of pairs) {
        const { parent } = boxes[right]!;
        if (!isFamily) continue;
        firstGap[parent] ??= distance;
        lastGap[parent] = distance;
      }
      const wrong = pairs.filter(({ left, right, distance, isFamily }) => {
        const room = distance - boxes[right]!.before - boxes[left]!.after;
        const { parent } = boxes[right]!;
        const widest = Math.max(lastGap[boxes[left]!.parent] ?? 0, firstGap[parent] ?? 0);
        const least = widest + Math.max(GAPS.cousins, 0.15 * widest) - 1e-6;
        const isUneven = sizes[parent]! <= 8 && Math.abs(distance - firstGap[parent]!) > 1e-6;
        if (isFamily) return room < GAPS.siblings - 1e-6 || isUneven;
        return room < GAPS.siblings + GAPS.cousins - 1e-6 || distance < least;
      });
      expect(wrong).toEqual([]);
      const ends: [number, number][] = [];
      for (const [index, { parent }] of boxes.entries())
        if (parent >= 0) ends[parent] = [ends[parent]?.[0] ?? at[index]!, at[index]!];
      const middles = [...ends].map((pair, parent) => (pair ? (pair[0] + pair[1]) / 2 - at[parent]! : 0));
      expect(Math.max(...middles.map(Math.abs), 0)).toBeLessThan(1e-6);
      expect(Math.min(...boxes.map((box, index) => at[index]! - box.before))).toBeCloseTo(0, 6);
    }
  });

  it("draws the mirrored tree mirrored", () => {
    const random = numbers(8);
    for (let round = 0; round < cases(2000, 300); round++) {
      const boxes = randomBoxes(random, 1 + Math.floor(random() * 60));
      const other = mirrored(boxes);
      const [one, two] = [evenPositions(boxes, GAPS), evenPositions(other.boxes, GAPS)];
      const misplaced = boxes.map((_, i) => Math.abs(one[i]! - one[0]! + two[other.at[i]!]! - two[0]!));
      expect(Math.max(...misplaced)).toBeLessThan(1e-6);
    }
  });

  it("does not spread a large family for one member with many children", () => {
    const box = { before: 10, after: 10 };
    const family = Array.from({ length: 40 }, () => ({ ...box, parent: 0 }));
    const below = Array.from({ length: 40 }, () => ({ ...box, parent: 20 }));
    const boxes = [{ ...box, parent: -1 }, ...family.slice(0, 20), ...below, ...family.slice(20)];
    const width = Math.max(...evenPositions(boxes, GAPS));
    expect(width).toBeLessThan(40 * 24 + 40 * 24);
  });

  it("places a chain and a comb, as deep as they are large, in time proportional to their size", () => {
    const box = { before: 3, after: 5 };
    const chain = Array.from({ length: cases(100_000, 20_000) }, (_, index) => ({
      ...box,
      parent: index - 1,
      depth: index,
    }));
    expect(new Set(evenPositions(chain, GAPS))).toEqual(new Set([3]));
    // Every other box is a leaf beside the rest of the comb.
    const comb = chain.map((_, index) => {
      const parent = index % 2 === 1 ? index - 1 : Math.max(index - 2, -1);
      return { ...box, parent, depth: Math.ceil(index / 2) };
    });
    const at = evenPositions(comb, GAPS);
    expect(neighbours(comb, at).every(({ distance }) => Math.abs(distance - 12) < 1e-3)).toBe(true);
  });
});

/** A random name, half of the time of several words. */
function nameOf(length: number, random: () => number): string {
  const letters = "abcdefghijklmnopqrstuvwxyz".slice(0, length);
  return random() < 0.5 ? letters : letters.replace(/[ehlptx]/g, " ").trim();
}

/** A random tree with names of 1 to 13 letters on some edges. */
function namedTree(random: () => number, depth: number): TreeSpec {
  const below = (count: number): number => Math.floor(random() * count);
  if (depth === 0 || random() < 0.15) return random() < 0.3 ? `${-below(200)}/16` : below(20) - 9;
  const children = Array.from({ length: 2 + below(4) }, () => namedTree(random, depth - 1));
  const name = () => nameOf(1 + below(13), random);
  const actions = random() < 0.5 ? { actions: children.map(name) } : {};
  return [{ max: children, ...actions }, { min: children, ...actions }, { chance: children }][below(3)]!;
}

/** A random tree with names of 1 to 24 letters at some nodes. */
function labelledTree(random: () => number, depth: number): TreeSpec {
  const below = (count: number): number => Math.floor(random() * count);
  const label = random() < 0.4 ? { label: nameOf(1 + below(24), random) } : {};
  if (depth === 0 || random() < 0.3) return { leaf: below(20), ...label };
  const children = Array.from({ length: 1 + below(4) }, () => labelledTree(random, depth - 1));
  return [
    { max: children, ...label },
    { chance: children, ...label },
  ][below(2)]!;
}

/** Probabilities that differ: 1, 2, 3 … in proportion. */
function unequal(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${i + 1}/${(count * (count + 1)) / 2}`);
}

/** The box of a drawn text; kinds are in spaced capitals. */
function boxOfText({
  role,
  text,
  at,
  anchor,
}: Text): readonly [left: number, top: number, right: number, bottom: number] {
  const width = textWidth(text) * (role === "kind" ? 1.35 : 1);
  const left = at[0] - (anchor === "start" ? 0 : width / 2);
  return [left, at[1] - LINE / 2, left + width, at[1] + LINE / 2];
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly tall: number;
}

/** The texts on the edges of a picture. */
function edgeTexts({ nodes }: Placed): (Rectangle & { readonly of: number })[] {
  return nodes.flatMap(({ edge }, of) => {
    if (!edge || edge.texts.length === 0) return [];
    const half = Math.max(...edge.texts.map(({ width }) => width)) / 2;
    return [{ of, x: edge.middle.x, y: edge.middle.y, half, tall: 5 * edge.texts.length }];
  });
}

type XY = readonly [x: number, y: number];

/** Points along an edge: straight up to its curve, along that, and level to its end. */
function alongEdge(points: readonly XY[]): readonly XY[] {
  const straight = (all: readonly XY[]): readonly XY[] =>
    all.slice(1).flatMap((to, i) => {
      const from = all[i]!;
      return Array.from({ length: 21 }, (_, k): XY => {
        const t = k / 20;
        return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      });
    });
  const [one, two, corner, to] = curveOf(points) ?? [];
  if (!one || !two || !corner || !to) return straight(points);
  const from = points.at(-3)!;
  const curve = Array.from({ length: 21 }, (_, i): XY => {
    const [t, u] = [i / 20, 1 - i / 20];
    const mixed = (k: 0 | 1): number =>
      u ** 3 * from[k] + 3 * u * u * t * one[k] + 3 * u * t * t * two[k] + t ** 3 * corner[k];
    return [mixed(0), mixed(1)];
  });
  return [...straight(points.slice(0, -2)), ...curve, ...straight([corner, to])];
}

describe("pictures of random trees", () => {
  it("have the probability of many equally likely outcomes once, and otherwise on each edge", async () => {
    const random = numbers(11);
    const below = (count: number): number => Math.floor(random() * count);
    const languages = await Promise.all(LANGUAGES.map((one) => new Catalogue(one).load("drawing")));
    const counts = { once: 0, each: 0 };
    for (let round = 0; round < cases(2000, 200); round++) {
      const chanceTree = (depth: number): TreeSpec => {
        const children = Array.from({ length: 2 + below(6) }, () =>
          depth > 0 && random() < 0.4 ? chanceTree(depth - 1) : below(9),
        );
        const probabilities = random() < 0.3 && { p: unequal(children.length) };
        const actions = random() < 0.3 && { actions: children.map((_, i) => "abcdefgh"[i]!) };
        return random() < 0.2 ? { max: children } : { chance: children, ...probabilities, ...actions };
      };
      const tree = buildTree(chanceTree(3));
      const words = languages[round % languages.length]!;
      const view = plainView(tree, round % 3 === 0 ? "decimal" : "exact", words);
      const { shapes } = draw(
        place(view, { ...NOTATIONS.aima, grows: round % 2 === 0 ? "down" : "right" }),
        view,
      );
      const said = (part: Text["part"], id: number): readonly string[] =>
        shapes.flatMap((one) => (one.type === "text" && one.part === part && one.of === id ? one.text : []));
      for (const node of tree.nodes) {
        if (node.kind !== "chance") continue;
        const shares = node.probabilities.map((one) => worthText(one, view.numbers));
        const onEdges = node.children.map((child) => said("handed", child.id).join(" "));
        const isOnce = new Set(node.probabilities.map(String)).size === 1 && shares.length >= 4;
        const atNode = said("node", node.id).filter((text) => text.includes(shares[0]!));
        expect(atNode).toHaveLength(isOnce ? 1 : 0);
        const names = node.children.map((_, i) => node.actions?.[i] ?? "");
        const shown = names.map((name, i) => (isOnce ? name : [name, shares[i]].filter(Boolean).join(" ")));
        expect(onEdges).toEqual(shown);
        const alone = atNode[0]?.replace(`${view.nodes[node.id]!.name} `, "") ?? "";
        if (isOnce) expect(columns(alone)).toBeLessThanOrEqual(columns(shares.join("")));
        counts[isOnce ? "once" : "each"]++;
      }
    }
    expect(Math.min(counts.once, counts.each)).toBeGreaterThan(cases(500, 100));
  });

  it("have no text of a node on another node or on an edge where they grow to the right", () => {
    const random = numbers(10);
    const overlaps: string[] = [];
    let texts = 0;
    for (let round = 0; round < cases(2000, 200); round++) {
      const view = plainView(buildTree(labelledTree(random, 3)), "exact", englishWords());
      const placed = place(view, {
        ...NOTATIONS.aima,
        grows: "right",
        ...(round % 2 && { size: "landscape" }),
        ...(round % 3 && { room: 6 }),
      });
      const { shapes } = draw(placed, view);
      const edges = shapes.flatMap((shape) => (shape.type === "edge" ? [alongEdge(shape.points)] : []));
      for (const shape of shapes) {
        if (shape.type !== "text" || shape.part !== "node" || shape.role === "value") continue;
        texts++;
        const [left, top, right, bottom] = boxOfText(shape);
        for (const { view: of, ...other } of placed.nodes)
          if (
            of.node!.id !== shape.of &&
            Math.abs(other.x - (left + right) / 2) < (other.width + right - left) / 2 &&
            Math.abs(other.y - (top + bottom) / 2) < (other.height + bottom - top) / 2
          )
            overlaps.push(`${round}: “${shape.text}” on node ${of.node!.id}`);
        for (const points of edges)
          if (points.some(([x, y]) => x > left && x < right && y > top && y < bottom))
            overlaps.push(`${round}: “${shape.text}” on an edge`);
      }
    }
    expect(overlaps).toEqual([]);
    expect(texts).toBeGreaterThan(1000);
  });

  it("have long names on two lines, complete and in order, and are no wider for it", () => {
    const random = numbers(12);
    const counts = { one: 0, two: 0, narrower: 0 };
    for (let round = 0; round < cases(2000, 200); round++) {
      const tree = buildTree(labelledTree(random, 3));
      const view = plainView(tree, "exact", englishWords());
      const style = { ...NOTATIONS.aima, grows: round % 2 === 0 ? "down" : "right" } as const;
      const [broken, whole] = [place(view, style), place(view, { ...style, wrap: 100 })];
      // One family that is narrower may move another one by a little.
      const isComparable = style.grows === "right" || view.nodes.every(({ each }) => each === undefined);
      if (isComparable) expect(broken.width).toBeLessThanOrEqual(whole.width * 1.01);
      counts.narrower += Number(broken.width < whole.width - 1);
      for (const [index, { captions, shape }] of broken.nodes.entries()) {
        const lines = captions.map(({ text }) => text);
        const texts = whole.nodes[index]!.captions.map(({ text }) => text);
        // Beside a circle there is room for one line.
        const isOne = shape === "circle" && style.grows === "down";
        const name = isOne ? texts.join(" ") : (texts[0] ?? "");
        const own = isOne ? lines : lines.slice(0, lines.length - texts.length + 1);
        expect(own.join(" ")).toBe(name);
        expect(own.length).toBe(
          columns(name) > 14 && name.includes(" ") && !(shape === "circle" && style.grows === "down")
            ? 2
            : Math.min(1, lines.length),
        );
        const uneven = Math.abs(columns(own[0] ?? "") - columns(own[1] ?? ""));
        if (own.length === 2) expect(uneven).toBeLessThanOrEqual(Math.max(...name.split(" ").map(columns)));
        if (own.length > 0) counts[own.length === 2 ? "two" : "one"]++;
      }
    }
    expect(counts.two).toBeGreaterThan(cases(1000, 100));
    expect(counts.narrower).toBeGreaterThan(cases(500, 50));
  });

  it("have no text on another text or on an edge that is not its own", () => {
    const random = numbers(9);
    const overlaps: string[] = [];
    let texts = 0;
    for (let round = 0; round < cases(500, 100); round++) {
      const placed = place(
        plainView(buildTree(namedTree(random, 2 + (round % 3))), "exact", englishWords()),
        NOTATIONS.aima,
      );
      const all = edgeTexts(placed);
      texts += all.length;
      for (const [index, one] of all.entries()) {
        for (const two of all.slice(index + 1))
          if (Math.abs(one.x - two.x) < one.half + two.half && Math.abs(one.y - two.y) < one.tall + two.tall)
            overlaps.push(`${round}: texts ${one.of}, ${two.of}`);
        for (const [at, { edge }] of placed.nodes.entries()) {
          if (!edge || at === one.of) continue;
          const [from, to] = [edge.points[0]!, edge.points.at(-1)!];
          for (const y of [one.y - one.tall, one.y, one.y + one.tall]) {
            const x = from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
            if (y > from.y && y < to.y && Math.abs(x - one.x) < one.half)
              overlaps.push(`${round}: text ${one.of} on edge ${at}`);
          }
        }
      }
    }
    expect(overlaps).toEqual([]);
    expect(texts).toBeGreaterThan(1000);
  });
});
