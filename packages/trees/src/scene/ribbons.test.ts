import { englishWords } from "@tyche/messages";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { labelledTree } from "../../test/labelled.js";
import { numbers } from "../../test/sample.js";
import { equilibrium, equilibriumDrawing, isUnsolvable } from "../analysis/index.js";
import type { Tree } from "../model/node.js";
import { buildTree, type TreeSpec } from "../read/build-tree.js";
import { readEfg } from "../read/efg.js";
import { EVERYTHING } from "../view/fold.js";
import { plainView, type View, viewOf } from "../view/view.js";
import { textWidth } from "./captions.js";
import { draw } from "./draw.js";
import { NOTATION_NAMES, NOTATIONS, type Style } from "./notation.js";
import { place } from "./place.js";
import type { Area, EdgeShape, NodeShape, Shape, Text } from "./scene.js";

type SetArea = Extract<Area, { what: "set" }>;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The least distance between two boxes; below 0 by how far they overlap. */
function distance([l, t, r, b]: Box, [left, top, right, bottom]: Box): number {
  const [x, y] = [Math.max(left - r, l - right), Math.max(top - b, t - bottom)];
  return Math.min(x, y) < 0 ? Math.max(x, y) : Math.hypot(x, y);
}

/** The boxes of the lines of a shape, each wider by a radius. */
function linesOf(points: SetArea["points"], radius: number): Box[] {
  return points.slice(1).map(([x2, y2], i) => {
    const [x1, y1] = points[i]!;
    const [left, top] = [Math.min(x1, x2) - radius, Math.min(y1, y2) - radius];
    return [left, top, Math.max(x1, x2) + radius, Math.max(y1, y2) + radius];
  });
}

function boxOf({ at: [x, y], ...shape }: NodeShape | Text): Box {
  const [width, height] = shape.type === "node" ? shape.size : [textWidth(shape.text), 13];
  const [wide, high] = shape.type === "text" && shape.isTurned ? [height, width] : [width, height];
  const left = shape.type === "text" ? { start: 0, middle: wide / 2, end: wide }[shape.anchor] : wide / 2;
  return [x - left, y - high / 2, x - left + wide, y + high / 2];
}

/** The ribbons of a picture in the order of their sets: outlines, fills, and the name if it has one. */
function ribbonsIn(shapes: readonly Shape[]) {
  const ribbons: { outlines: SetArea[]; fills: SetArea[]; name?: Text }[] = [];
  let last: SetArea | Text | undefined;
  for (const shape of shapes.filter((one): one is SetArea | Text => one.part === "set")) {
    const isOutline = shape.type === "area" && shape.layer === "outline";
    if (isOutline && !(last?.type === "area" && last.layer === "outline"))
      ribbons.push({ outlines: [], fills: [] });
    if (shape.type === "text") ribbons.at(-1)!.name = shape;
    else ribbons.at(-1)![isOutline ? "outlines" : "fills"].push(shape);
    last = shape;
  }
  return ribbons;
}

const only = <T extends Shape["type"]>(shapes: readonly Shape[], type: T) =>
  shapes.filter((shape): shape is Extract<Shape, { type: T }> => shape.type === type);

/** What is wrong with the ribbons of a picture, in words. */
function faults(view: View, style: Style): string[] {
  const placed = place(view, style);
  const { shapes, size } = draw(placed, view);
  const wrong: string[] = [];
  const sets = placed.ribbons.all;
  const ribbons = ribbonsIn(shapes);
  expect(ribbons.length).toBe(sets.length);
  const nodes = only(shapes, "node");
  const texts = only(shapes, "text").filter(({ role }) => role !== "set" && role !== "value");
  const edges = only(shapes, "edge").flatMap(({ points }: EdgeShape) =>
    points.slice(1).map((to, i) => [points[i]!, to]),
  );
  const pieces = ribbons.map(({ outlines }) =>
    outlines.flatMap(({ points, radius }) => linesOf(points, radius)),
  );
  for (const [i, set] of sets.entries()) {
    const members = new Set(set.members.map((member) => placed.nodes[member]!.view.node!.id));
    const foreign = nodes.filter(({ of }) => !members.has(of!));
    for (const box of pieces[i]!) {
      for (const node of foreign)
        if (distance(box, boxOf(node)) < 1.99) wrong.push(`${set.name} is at node ${node.of}`);
      for (const text of texts)
        if (distance(box, boxOf(text)) < 1.99) wrong.push(`${set.name} is at the text ${text.text}`);
      if (box[0] < 0 || box[1] < 0 || box[2] > size[0] || box[3] > size[1])
        wrong.push(`${set.name} is outside`);
    }
    for (let j = 0; j < i; j++)
      for (const one of pieces[i]!)
        for (const two of pieces[j]!)
          if (distance(one, two) < 1.5 && !mayCross(set, sets[j]!, one, two))
            wrong.push(`${set.name} is at ${sets[j]!.name}`);
    const { name } = ribbons[i]!;
    if (!name) continue;
    const [left, top, right, bottom] = boxOf(name);
    // Bold and smaller than other texts.
    const [x, y, short] = [(left + right) / 2, (top + bottom) / 2, 0.92];
    const [wide, high] = [((right - left) * short) / 2, ((bottom - top) * short) / 2];
    const box: Box = [x - wide, y - high, x + wide, y + high];
    for (const [from, to] of edges)
      if (crosses(from!, to!, box)) wrong.push(`an edge crosses the name ${name.text} of ${set.name}`);
  }
  return wrong;

  /** Where members of two sets of a level take turns, a band must cross the way from the other's lane to a member. */
  function mayCross(a: (typeof sets)[number], b: typeof a, one: Box, two: Box): boolean {
    const isFlat = ([l, t, r, bottom]: Box): boolean => r - l > bottom - t;
    if (isFlat(one) === isFlat(two)) return false;
    return (
      a.legs.some((p) =>
        b.legs.some(
          (q) =>
            placed.nodes[p.from]!.view.depth === placed.nodes[q.from]!.view.depth &&
            ((p.first < q.first && q.first < p.last && p.last < q.last) ||
              (q.first < p.first && p.first < q.last && q.last < p.last)),
        ),
      ) ||
      (a.legs.some(({ to }) => to === undefined) && b.legs.some(({ to }) => to === undefined))
    );
  }
}

/** Whether a line passes through a box. */
function crosses([x1, y1]: readonly number[], [x2, y2]: readonly number[], [l, t, r, b]: Box): boolean {
  for (let step = 0; step <= 200; step++) {
    const [x, y] = [x1! + ((x2! - x1!) * step) / 200, y1! + ((y2! - y1!) * step) / 200];
    if (x > l && x < r && y > t && y < b) return true;
  }
  return false;
}

const NAMES = ["a", "go left", "after the bet", "J", "fold", "12", "queen facing a bet"];

/** The second player does not see whether the first has a jack or a king. */
const ONE_CARD: TreeSpec = {
  chance: ["jack", "king"].map((label, i) => ({
    ...{ label, actions: ["fold", "bet"] },
    max: [-1, { min: [1, [-2, 2][i]!], actions: ["fold", "call"], set: "second" }],
  })),
};

/** A random tree with information sets of two nodes and more, some of them on several levels. */
function withSets(random: () => number): Tree {
  const below = (n: number): number => Math.floor(random() * n);
  const tree = labelledTree(random, {
    depth: 2 + below(3),
    levels: [["chance", "max", "min"] as const, ["max", "min"] as const, ["chance", "max"] as const][
      below(3)
    ]!,
    ...(random() < 0.7 && { names: NAMES }),
  });
  const levels = new Map<string, string>();
  const deep = random() < 0.2;
  const depths: number[] = [];
  for (const node of tree.nodes) {
    const depth = 1 + (depths[tree.parents[node.id]!] ?? -1);
    depths.push(depth);
    if (node.kind !== "max" && node.kind !== "min") continue;
    const key = `${node.kind} ${deep ? "" : depth} ${below(3)}`;
    if (!levels.has(key)) levels.set(key, `${NAMES[below(NAMES.length)]} ${levels.size}`);
    Object.assign(node, { informationSet: levels.get(key) });
  }
  return tree;
}

describe("ribbons", () => {
  for (const grows of ["down", "right"] as const)
    it(`keep their distances in trees that grow ${grows}`, () => {
      const random = numbers(grows === "down" ? 21 : 22);
      let drawn = 0;
      for (let round = 0; round < cases(3000, 250); round++) {
        const tree = withSets(random);
        const notation = NOTATIONS[NOTATION_NAMES[round % 4]!];
        const size = round % 3 === 0 ? ("landscape" as const) : undefined;
        const wrong = faults(plainView(tree, "exact", englishWords()), { ...notation, grows, size });
        if (tree.nodes.some((node) => node.kind !== "leaf" && "informationSet" in node)) drawn++;
        expect(wrong, `round ${round}`).toEqual([]);
      }
      expect(drawn).toBeGreaterThan(cases(3000, 250) / 2);
    });

  it("of poker keep their distances, and have their names once", () => {
    for (const [tree, sets] of [
      [poker("JQK", 1), 12],
      [buildTree(ONE_CARD), 1],
      [poker("JQK", 2), 18],
    ] as const) {
      const view = solvedView(tree);
      for (const grows of ["down", "right"] as const)
        for (const notation of ["aima", "cs188"] as const) {
          const style = { ...NOTATIONS[notation], grows };
          expect(faults(view, style)).toEqual([]);
          const names = only(draw(place(view, style), view).shapes, "text").filter(
            ({ role }) => role === "set",
          );
          expect(names.length).toBe(sets);
          expect(new Set(names.map(({ text }) => text)).size).toBe(sets);
        }
    }
  });

  it("of one card have one colour for each player, and those of other cards others", () => {
    const { ribbons } = place(solvedView(poker("JQK", 1)), NOTATIONS.aima);
    const colours = new Map<string, Set<string>>();
    for (const { name, colour } of ribbons.all) {
      const key = `${name[0]}${name.length % 2}`;
      colours.set(key, (colours.get(key) ?? new Set()).add(colour));
    }
    expect([...colours.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(new Set([...colours.values()].flatMap((all) => [...all])).size).toBe(6);
  });

  it("of a set on two levels, as in Selten's horse, go around the tree", () => {
    const { tree } = readEfg(`EFG 2 R "Horse" { "1" "2" "3" }
      p "" 1 1 "" { "C" "D" } 0
      p "" 2 1 "" { "c" "d" } 0
      t "" 1 "" { 1, 1, 1 }
      p "" 3 1 "third" { "L" "R" } 0 t "" 2 "" { 4, 4, 0 } t "" 3 "" { 0, 0, 1 }
      p "" 3 1 "third" { "L" "R" } 0 t "" 4 "" { 3, 2, 2 } t "" 5 "" { 0, 0, 0 }`);
    const view = plainView(tree, "exact", englishWords());
    for (const grows of ["down", "right"] as const) {
      expect(faults(view, { ...NOTATIONS.aima, grows })).toEqual([]);
      const { ribbons } = place(view, { ...NOTATIONS.aima, grows });
      expect(ribbons.all.map(({ members }) => members.length)).toEqual([2]);
      expect(ribbons.beside).toBeGreaterThan(0);
    }
  });

  it("leave all other texts as they are", () => {
    const random = numbers(23);
    const said = (tree: Tree): string[] => {
      const view = plainView(tree, "exact", englishWords());
      const { shapes } = draw(place(view, NOTATIONS.aima), view);
      return only(shapes, "text").flatMap(({ role, text }) => (role === "set" ? [] : [`${role} ${text}`]));
    };
    for (let round = 0; round < 50; round++) {
      const tree = withSets(random);
      const own = said(tree);
      for (const node of tree.nodes) Object.assign(node, { informationSet: undefined });
      expect(said(tree)).toEqual(own);
    }
  });
});

it("edges are as wide as their action is often played, and dashed if it is not", () => {
  const view = solvedView(poker("JQK", 1));
  const { shapes } = draw(place(view, NOTATIONS.aima), view);
  const texts = new Map(only(shapes, "text").map(({ of, part, text }) => [`${part} ${of}`, text]));
  let [never, always, mixed] = [0, 0, 0];
  for (const { of, weight, state } of only(shapes, "edge")) {
    const { share } = view.nodes[of!]!;
    if (!share) continue;
    const text = texts.get(`handed ${of}`)!;
    expect(weight).toBeCloseTo(1 + 2.6 * share.toNumber(), 9);
    expect(state).toBe(share.n === 0n ? "never" : "plain");
    if (share.n === 0n) never++;
    else if (share.d === 1n) always++;
    else mixed++;
    expect(/\d/.test(text)).toBe(share.d > 1n);
  }
  expect(Math.min(never, always, mixed)).toBeGreaterThan(0);
});

/**
 * Poker with a card for each player and a bet of 1: Kuhn's has the cards JQK, one raise, and a bet after a check. Sets
 * are named by the card and what was played.
 */
function poker(cards: string, raises: number): Tree {
  const play = (hands: readonly string[], played: string): TreeSpec => {
    const player = played.length % 2;
    const bets = [...played].filter((action) => action === "b").length;
    const facesBet = played.endsWith("b");
    const sign = cards.indexOf(hands[0]!) > cards.indexOf(hands[1]!) ? 1 : -1;
    const ends: Record<string, number> = { f: player === 0 ? -bets : bets, k: sign, c: sign * (1 + bets) };
    const actions = facesBet ? ["f", "c"] : ["k"];
    if (bets < raises) actions.push("b");
    const children = actions.map((action): TreeSpec => {
      const isOver = action === "f" || action === "c" || (action === "k" && player === 1);
      return isOver ? ends[action]! : play(hands, played + action);
    });
    const own = { actions, set: `${hands[player]}${played}` };
    return player === 0 ? { max: children, ...own } : { min: children, ...own };
  };
  const deals = [...cards].flatMap((a) => [...cards].filter((b) => b !== a).map((b) => [a, b]));
  return buildTree({
    chance: deals.map((hands) => play(hands, "")),
    actions: deals.map((hands) => hands.join("")),
  });
}

function solvedView(tree: Tree): View {
  const found = equilibrium(tree, () => undefined);
  if (isUnsolvable(found)) throw new Error("not solved");
  const { tree: drawn, solution } = equilibriumDrawing(tree, found);
  return viewOf(drawn, { solution, words: englishWords() }, EVERYTHING);
}
