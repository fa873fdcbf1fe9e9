import { LANGUAGES } from "@tyche/messages";
import { buildTree, parseValue, RefusalError, solve, trace } from "@tyche/trees";
import { draw, NOTATIONS, place, plainView, textWidth, withTexts } from "@tyche/trees/drawing";
import { compare } from "@tyche/trees/numbers";
import { randomTree } from "@tyche/trees/random";
import { expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { numbers, sampleTree } from "../../test/sample.js";
import { WORDS } from "../../test/words.js";
import { pictureNames } from "../explain/names.js";
import type { Text } from "../scene/scene.js";
import { endsOf, isExplained } from "./axis.js";
import { drawNumberLine } from "./draw-number-line.js";
import { explainedAt, numberLineAt } from "./number-line.js";
import { Replay } from "./replay.js";
import { roomUnder, underTree } from "./under-tree.js";
import { viewAt } from "./view-at.js";
import { widestView } from "./widest.js";

test("at every step the bar holds the node's true value, and a gap lies between the bar and a post", () => {
  let bars = 0;
  let gaps = 0;
  let sources = 0;
  for (let seed = 0; seed < cases(400, 40); seed++) {
    const tree = randomTree({
      seed,
      depth: 4,
      branching: [1, 3],
      kinds: seed % 3 === 0 ? { irregular: ["max", "min"] } : "irregular",
      leaves: [-6, 6],
      probabilities: "nice",
    });
    const truth = solve(tree, "expectiminimax").record.values;
    const ends = endsOf(tree)!;
    for (const name of ["minimax", "alpha-beta", "negamax-alpha-beta", "expectiminimax", "star1", "star2"]) {
      let events: ReturnType<typeof trace>["events"];
      try {
        ({ events } = trace(tree, name));
      } catch (error) {
        if (error instanceof RefusalError) continue;
        throw error;
      }
      const replay = new Replay(tree, events);
      const explained = new Set(events.filter(isExplained).map(({ node }) => node));
      for (let step = 0; step <= events.length; step++) {
        const line = numberLineAt(replay.at(step), ends);
        expect(explainedAt(replay.at(step), ends)).toEqual(
          line && explained.has(line.node) ? line : undefined,
        );
        if (!line) continue;
        const value = truth[line.node] as (typeof ends)[0];
        const told = `${name} ${seed} ${step}`;
        expect(compare(line.bar[0], value), told).toBeLessThanOrEqual(0);
        expect(compare(line.bar[1], value), told).toBeGreaterThanOrEqual(0);
        bars++;
        // Each bar lies within the one before it.
        for (const [outer, inner] of [...line.earlier, line.bar]
          .slice(1)
          .map((bar, i) => [line.earlier[i]!, bar]))
          expect([compare(outer![0], inner![0]) <= 0, compare(inner![1], outer![1]) <= 0], told).toEqual([
            true,
            true,
          ]);
        for (const [post, kind] of [[line.alpha, "max"] as const, [line.beta, "min"] as const]) {
          if (!post?.from) continue;
          sources++;
          // Who is named has this value from the child that is named.
          const { node, child } = post.from;
          expect([tree.nodes[node]!.kind, tree.parents[child]], told).toEqual([kind, node]);
          expect(String(replay.at(step).momentOf(child).value), told).toBe(String(post.value));
        }
        if (!line.gap) continue;
        gaps++;
        // From the end of the bar to the only post.
        const posts = [line.alpha, line.beta].filter((post) => post !== undefined);
        expect(posts.length, told).toBe(1);
        const [from, to] = line.alpha ? [line.bar[1], line.alpha.value] : [line.beta!.value, line.bar[0]];
        expect([from, to].map(String), told).toEqual(line.gap.map(String));
        expect(compare(from, to), told).toBeLessThanOrEqual(0);
      }
    }
  }
  expect(bars).toBeGreaterThan(1000);
  expect(gaps).toBeGreaterThan(30);
  expect(sources).toBeGreaterThan(100);
});

test("the axis ends at the bounds, or is open a twelfth beyond the least and the greatest payoff", () => {
  const tree = randomTree({ seed: 1, depth: 3, branching: 2, kinds: ["max", "min"], leaves: [-6, 6] });
  const payoffs = tree.nodes.flatMap((node) => (node.kind === "leaf" ? [node.value.toNumber()] : []));
  const [least, most] = [Math.min(...payoffs), Math.max(...payoffs)];
  const [low, high, isOpen] = endsOf(tree)!;
  expect(low.toNumber()).toBeCloseTo(least - (most - least) / 12, 12);
  expect(high.toNumber()).toBeCloseTo(most + (most - least) / 12, 12);
  expect(isOpen).toBe(true);
  const bounds = [parseValue("-10")!, parseValue("21/2")!] as const;
  expect(endsOf(tree, bounds)).toEqual([...bounds, false]);
  expect(
    endsOf(buildTree({ player: 0, children: [{ leaf: [1, 2, 3] }, { leaf: [0, 0, 0] }] })),
  ).toBeUndefined();
});

test("the texts of a number line are within its box, on a desktop and on a phone, with any names", () => {
  const random = numbers(21);
  const em = 13;
  let posts = 0;
  for (let round = 0; round < cases(200, 40); round++) {
    const tree = sampleTree(random, { depth: 3, kinds: ["max", "chance", "min"] });
    const { events, solution } = trace(tree, round % 2 === 0 ? "star2" : "star1");
    const ends = endsOf(tree, solution.bounds);
    const replay = new Replay(tree, events);
    const saying = {
      tree,
      words: WORDS[LANGUAGES[round % LANGUAGES.length]!],
      numbers: "exact" as const,
      naming: pictureNames(tree, "exact"),
    };
    for (let step = 1 + (round % 3); step <= events.length; step += 3) {
      const line = explainedAt(replay.at(step), ends);
      if (!line) continue;
      for (const width of [34 * em, 28 * em])
        for (const shape of drawNumberLine(line, saying, { at: [0, 0], width, em })) {
          if (shape.type !== "text") continue;
          const wide = textWidth(shape.text);
          const left = shape.at[0] - { start: 0, middle: wide / 2, end: wide }[shape.anchor];
          if (shape.role === "post" && shape.text.length > 9) posts++;
          expect(left >= 0 && left + wide <= width, `${shape.text} in ${width}`).toBe(true);
        }
    }
  }
  expect(posts).toBeGreaterThan(50);
});

test("a step adds at most five numbers to a picture, and writes none of them twice", () => {
  const random = numbers(31);
  const most = { "bar-end": 2, post: 2, window: 1, interval: 0 } as const;
  const counted = { steps: 0, full: 0 };
  for (let round = 0; round < cases(300, 30); round++) {
    const tree = sampleTree(random, { depth: 1 + (round % 4), kinds: ["max", "chance", "min"] });
    const { events, solution } = trace(tree, round % 2 === 0 ? "star1" : "star2");
    const ends = endsOf(tree, solution.bounds);
    const replay = new Replay(tree, events);
    const words = WORDS.en;
    const plain = plainView(tree, "exact", words);
    const style = NOTATIONS.aima;
    const room = roomUnder(place(widestView(plain, replay), style), 13);
    for (let step = 1; step <= events.length; step++) {
      const line = explainedAt(replay.at(step), ends);
      const view = viewAt(plain, replay.at(step));
      const scene = draw(withTexts(room.placed, view, style), view);
      const saying = { tree, words, numbers: "exact", naming: pictureNames(tree, "exact") } as const;
      const { shapes } = line ? underTree(scene, room, line, saying) : scene;
      const texts = shapes.filter((shape): shape is Text => shape.type === "text");
      for (const [role, count] of Object.entries(most))
        expect(texts.filter((text) => text.role === role).length, role).toBeLessThanOrEqual(count);
      if (!line) continue;
      counted.steps++;
      // What the line says is not said again at the ends of the axis, at its other end, or at its node, until the value
      // moves there.
      const atNode = texts.filter(
        ({ part, role, of }) => part === "node" && of === line.node && role === "value",
      );
      expect(atNode.length).toBe(events[step - 1]!.type === "leave" ? 1 : 0);
      const said = texts.flatMap(({ role, text, number }) =>
        role === "bar-end" ? [number ?? ""] : role === "end" && text !== "" ? [text] : [],
      );
      expect(new Set(said).size, said.join()).toBe(said.length);
      const posts = texts.filter(({ role }) => role === "post").map(({ text }) => text);
      expect(new Set(posts).size).toBe(posts.length);
      if (texts.some(({ text }) => text.includes("∞"))) throw new Error(`step ${step} shows ∞`);
      if (posts.length === 2 && said.length >= 3) counted.full++;
    }
  }
  expect(counted.steps).toBeGreaterThan(cases(1000, 100));
  expect(counted.full).toBeGreaterThan(0);
});
