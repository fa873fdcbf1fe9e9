import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Catalogue } from "@tyche/messages";
import { algorithmNamed, RefusalError, readTree, solve, TreeError, trace, writeTree } from "@tyche/trees";
import { type Shape, textWidth } from "@tyche/trees/drawing";
import { factsOf } from "@tyche/trees/model";
import { randomTree } from "@tyche/trees/random";
import { explainedAt } from "@tyche/trees/replay";
import { expect, test } from "vitest";
import { cases } from "../../../tests/cases.js";
import { loadOrders, orderBy } from "./given-order.js";
import { loadRun } from "./load-run.js";
import { readOptions } from "./options.js";
import { FigureError } from "./problem.js";
import { isCutNext, isValue, nodeNamed } from "./question.js";
import { runOn, startOf } from "./run.js";
import { SearchPicture } from "./scene.js";
import * as lines from "./with-line.js";

const options = (attributes: Readonly<Record<string, string>> = {}) =>
  readOptions((name) => attributes[name] ?? null);
const words = await new Catalogue("en").load("drawing", "search", "figure");

const RISKY = '{"max":[{"chance":[4,8],"label":"safe"},{"chance":[6,0,7],"label":"risky"}]}';

test("a run is the search of @tyche/trees, by the algorithm that fits if none is named", async () => {
  for (const [text, fitting] of [
    ["[[3,12,8],[2,4,6]]", "minimax"],
    [RISKY, "expectiminimax"],
    ['{"player":0,"children":[{"leaf":[1,2,3]},{"leaf":[3,1,2]}]}', "max^n"],
  ] as const) {
    const run = await loadRun(text, options());
    expect(run.algorithm.name).toBe(fitting);
    expect(run.events).toEqual(trace(readTree(text).tree, fitting).events);
  }
  const run = await loadRun(RISKY, options({ algorithm: "star1", bounds: "0,10" }));
  expect(String(run.solution.value)).toBe("6");
  const explained = run.events.flatMap((_, i) => explainedAt(run.replay.at(i + 1), run.ends)?.node ?? []);
  expect(new Set(explained)).toEqual(new Set(["safe", "risky"].map((name) => nodeNamed(run.tree, name))));
  expect(run.hasLines).toBe(true);
  const starts = [{}, { cut: "1" }, { cut: "9" }, { step: "3" }, { step: "last" }];
  expect(starts.map((start) => startOf(run, options(start).start))).toEqual([0, 18, 21, 3, 21]);
});

test("what is no tree, or no tree for the algorithm, or too large, is refused", async () => {
  await expect(loadRun(" \n", options())).rejects.toThrow(FigureError);
  await expect(loadRun("[[3,],2]", options())).rejects.toThrow(TreeError);
  await expect(loadRun(RISKY, options({ algorithm: "minimax" }))).rejects.toThrow(RefusalError);
  const large = JSON.stringify(Array.from({ length: 500 }, () => 1));
  await expect(loadRun(large, options())).rejects.toMatchObject({ id: "figure-too-large" });
});

test("the bundle has the order of the tree, and loads the others", async () => {
  const { tree } = readTree('{"max":[1,{"chance":[4,8],"p":[0,1]},3]}');
  const orders = (name: "given" | "best") =>
    tree.nodes.flatMap((node) => (node.kind === "leaf" ? [] : [orderBy(name, tree, factsOf(tree))(node)]));
  expect(orders("given")).toEqual([[0, 1, 2], [1]]);
  await loadOrders();
  expect(orders("best")).toEqual([[1, 2, 0], [1]]);
  expect(orders("given")).toEqual([[0, 1, 2], [1]]);
});

test("an equilibrium is solved again for other numbers", async () => {
  const pennies = (payoff: number) =>
    `{"max":[{"min":[${payoff},-1],"set":"unseen"},{"min":[-1,1],"set":"unseen"}]}`;
  const run = await loadRun(pennies(1), options({ algorithm: "equilibrium" }));
  expect(String(run.solution.value)).toBe("0");
  const changed = run.again!(readTree(pennies(3)).tree);
  expect(String(changed.solution.value)).toBe("1/3");
  expect(changed.again).toBeDefined();
});

test("answers are compared as exact values", async () => {
  const run = await loadRun('{"max":[{"chance":[3,5]},{"chance":[0,9]}]}', options());
  for (const right of ["9/2", "4.5", " 4,5 ", "4.50"]) expect(isValue(run, 0, right), right).toBe(true);
  for (const wrong of ["4", "-9/2", "5"]) expect(isValue(run, 0, wrong), wrong).toBe(false);
  expect(isValue(run, nodeNamed(run.tree, "1"), "4")).toBe(true);
  for (const text of ["", "four"]) expect(() => isValue(run, 0, text)).toThrow(FigureError);
  expect(() => nodeNamed(run.tree, "7")).toThrow(FigureError);
  const three = await loadRun('{"player":0,"children":[{"leaf":[1,2,3]},{"leaf":[3,1,2]}]}', options());
  expect(isValue(three, 0, "(3, 1, 2)")).toBe(true);
  expect(isValue(three, 0, "3")).toBe(false);
});

test("exactly the branches that the next cut skips are right answers", () => {
  let skipped = 0;
  for (let seed = 0; seed < cases(200, 20); seed++) {
    const tree = randomTree({ seed, depth: 4, branching: [2, 3], kinds: ["max", "min"], leaves: [-9, 9] });
    const run = runOn(tree, algorithmNamed("alpha-beta"), {});
    const first = run.events.findIndex(({ type }) => type === "cut");
    const cut = run.events[first];
    // Alpha-beta visits in preorder: below the node of the cut, what has not been visited by then never will be.
    const visited = new Set(run.events.slice(0, first).map(({ node }) => node));
    const isBelow = (id: number): boolean => {
      for (let at = tree.parents[id]!; at >= 0; at = tree.parents[at]!) if (at === cut?.node) return true;
      return false;
    };
    const deep = new Set(tree.nodes.flatMap(({ id }) => (isBelow(id) && !visited.has(id) ? [id] : [])));
    for (const { id } of tree.nodes) expect(isCutNext(run, 0, id), `${seed} ${id}`).toBe(deep.has(id));
    skipped += deep.size;
  }
  expect(skipped).toBeGreaterThan(40);
});

test("a picture keeps its size from step to step, and shows the value of the tree at the end", async () => {
  for (let seed = 0; seed < cases(60, 8); seed++) {
    const tree = randomTree({
      seed,
      depth: 3,
      branching: [1, 3],
      kinds: "irregular",
      leaves: [-20, 20],
      probabilities: "nice",
    });
    const run = await loadRun(
      writeTree(tree, "json").text,
      options({ algorithm: "star1", bounds: "-20,20" }),
    );
    for (const width of [360, 700]) {
      const scene = new SearchPicture(run, options(), words, width, lines);
      const sizes = new Set<string>();
      for (let step = 0; step <= run.events.length; step++) {
        const drawn = scene.at(run.replay.at(step));
        sizes.add(drawn.size.join(" "));
        expect(drawn.view.nodes.length).toBe(tree.nodes.length);
        const said = drawn.view.nodes[0]!.value;
        if (step === run.events.length)
          expect(String(said)).toBe(String(solve(tree, "expectiminimax").value));
      }
      expect(sizes.size).toBe(1);
    }
  }
});

/** A rectangle by its edges. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The rectangles of the texts and leaves in a picture, and of the pieces of its ribbons. */
function boxesIn(shapes: readonly Shape[]) {
  const texts: (readonly [text: string, box: Box, role: string])[] = [];
  const leaves: Box[] = [];
  const bands: Box[] = [];
  for (const shape of shapes) {
    // A number line covers what is beside its node.
    if (shape.part === "line" || (shape.type === "text" && shape.role === "set")) continue;
    if (shape.type === "text") {
      const { at, anchor, text } = shape;
      const width = textWidth(text);
      const left = at[0] - { start: 0, middle: width / 2, end: width }[anchor];
      texts.push([text, [left, at[1] - 6, left + width, at[1] + 6], shape.role]);
    } else if (shape.type === "node" && shape.kind === "leaf") {
      const [[x, y], [width, height]] = [shape.at, shape.size];
      leaves.push([x - width / 2, y - height / 2, x + width / 2, y + height / 2]);
    } else if (shape.type === "area" && shape.what === "set") {
      const { points, radius: r } = shape;
      for (const [i, [x2, y2]] of points.slice(1).entries()) {
        const [x1, y1] = points[i]!;
        bands.push([Math.min(x1, x2) - r, Math.min(y1, y2) - r, Math.max(x1, x2) + r, Math.max(y1, y2) + r]);
      }
    }
  }
  return { texts, leaves, bands };
}

const overlap = ([left, top, right, bottom]: Box, [l, t, r, b]: Box): boolean =>
  left < r - 0.2 && l < right - 0.2 && top < b - 0.2 && t < bottom - 0.2;

const holds = ([left, top, right, bottom]: Box, [l, t, r, b]: Box): boolean =>
  left <= l && r <= right && top <= t && b <= bottom;

const BOOK = fileURLToPath(new URL("../../../docs/book/en/", import.meta.url));

test.each(readdirSync(BOOK))("no text of a figure in %s is in the way of another", async (chapter) => {
  for (const [, tag, text] of readFileSync(`${BOOK}${chapter}`, "utf8").matchAll(
    /<tyche-tree([^>]*)>([\s\S]*?)<\/tyche-tree>/g,
  )) {
    const attributes = Object.fromEntries(
      [...tag!.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, k, v]) => [k!, v!]),
    );
    const run = await loadRun(text!, options(attributes));
    for (const width of [820, 380]) {
      const scene = new SearchPicture(run, options(attributes), words, width, lines);
      const { texts, leaves, bands } = boxesIn(scene.at(run.replay.at(run.events.length)).shapes);
      const clashes = texts.flatMap(([one, box], i) => [
        ...texts
          .slice(i + 1)
          .filter(([, other]) => overlap(box, other))
          .map(([other]) => [one, other]),
        ...leaves.filter((leaf) => overlap(box, leaf) && !holds(leaf, box)).map((leaf) => [one, leaf]),
      ]);
      expect(clashes, `${attributes.id} at ${width}`).toEqual([]);
      // Values are in their nodes.
      const beside = texts.filter(([, , role]) => role !== "value");
      const things = [...leaves.map((leaf) => ["leaf", leaf] as const), ...beside];
      const hit = bands.flatMap((band) => things.filter(([, box]) => overlap(band, box)));
      expect(hit, `${attributes.id} at ${width}`).toEqual([]);
    }
  }
});
