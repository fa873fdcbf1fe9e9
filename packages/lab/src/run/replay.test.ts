import { ALGORITHMS, RefusalError, randomTree, trace } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { lineOf } from "./lines.js";
import { nextEventAt, Replay } from "./replay.js";

const TREES = Array.from({ length: 60 }, (_, seed) =>
  randomTree({
    seed,
    depth: 4,
    branching: [1, 3],
    kinds: "irregular",
    leaves: [-6, 6],
    probabilities: "nice",
  }),
);

describe("at its end a replay agrees with the solution", () => {
  test.each(ALGORITHMS.map(({ name }) => [name] as const))("%s", (name) => {
    let compared = 0;
    for (const tree of TREES) {
      try {
        const { events, solution } = trace(tree, name);
        const replay = new Replay(tree, events).seek(events.length);
        const { max, min, player, chance, leaf, pruned } = replay.counters;
        expect({ max, min, player, chance, leaf }).toEqual(solution.visited);
        for (const { id } of tree.nodes) {
          const { visits, value, bound, open } = replay.momentOf(id);
          expect(visits).toBe(solution.record.visits[id]);
          expect(open).toBe(false);
          if (visits === 0) continue;
          expect(value).toBe(solution.record.values[id]);
          expect(bound).toBe(solution.record.bounds[id]);
        }
        // What is crossed out was never visited, and all that was pruned lies below a cross.
        const skipped = tree.nodes.filter(({ id }) => replay.isSkipped(id));
        for (const { id } of skipped) expect(solution.record.visits[id]).toBe(0);
        expect(pruned).toBe(skipped.length);
        compared++;
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
      }
    }
    // Some algorithms take no chance nodes; a few of the trees have none.
    expect(compared).toBeGreaterThan(0);
  });
});

test("going back is the same as never having gone on", () => {
  for (const tree of TREES) {
    const { events } = trace(tree, "star2");
    const there = new Replay(tree, events).seek(events.length);
    for (const step of [0, 1, Math.floor(events.length / 2), events.length - 1]) {
      there.seek(step);
      const fresh = new Replay(tree, events).seek(step);
      expect(there.counters).toEqual(fresh.counters);
      for (const { id } of tree.nodes) {
        expect(there.momentOf(id)).toEqual(fresh.momentOf(id));
        expect(there.isSkipped(id)).toBe(fresh.isSkipped(id));
      }
    }
  }
});

test("intervals of chance nodes only ever narrow", () => {
  let narrowed = 0;
  for (const tree of TREES) {
    const { events } = trace(tree, "star1");
    const replay = new Replay(tree, events);
    const last = new Map<number, readonly [number, number]>();
    for (let step = 1; step <= events.length; step++) {
      const { event } = replay.seek(step);
      if (event?.type !== "interval") continue;
      const [low, high] = replay.momentOf(event.node).interval!.map((end) => end.toNumber()) as [
        number,
        number,
      ];
      const [before, after] = last.get(event.node) ?? [-6, 6];
      expect(low).toBeGreaterThanOrEqual(before);
      expect(high).toBeLessThanOrEqual(after);
      expect(low).toBeLessThanOrEqual(high);
      last.set(event.node, [low, high]);
      narrowed++;
    }
  }
  expect(narrowed).toBeGreaterThan(100);
});

test("a click goes to the node's next event, and round again", () => {
  const { events } = trace(TREES[0]!, "expectiminimax");
  const first = nextEventAt(events, 0, 0)!;
  expect(events[first - 1]!.node).toBe(0);
  const all: number[] = [];
  for (let step = first; !all.includes(step); step = nextEventAt(events, 0, step)!) all.push(step);
  expect(all.length).toBe(events.filter(({ node }) => node === 0).length);
  expect(nextEventAt(events, 999_999, 0)).toBeUndefined();
});

test("every event of every algorithm lights a line of its pseudocode", () => {
  for (const algorithm of ALGORITHMS) {
    for (const tree of TREES.slice(0, 20)) {
      try {
        for (const event of trace(tree, algorithm).events) {
          const line = lineOf(algorithm, event, tree);
          expect(line).toBeDefined();
          expect(algorithm.pseudocode[line!]).toBeDefined();
        }
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
      }
    }
  }
});
