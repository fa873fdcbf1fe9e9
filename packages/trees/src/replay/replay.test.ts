import { isDeepStrictEqual } from "node:util";
import {
  ALGORITHMS,
  algorithmNamed,
  isVector,
  lineOf,
  RefusalError,
  type SearchEvent,
  type Tree,
  trace,
} from "@tyche/trees";
import { compare } from "@tyche/trees/numbers";
import { randomTree } from "@tyche/trees/random";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { endsOf } from "./axis.js";
import { type Moment, UNSEEN } from "./moment.js";
import { numberLineAt } from "./number-line.js";
import { type Counters, Replay } from "./replay.js";

const TREES = Array.from({ length: cases(60, 20) }, (_, seed) =>
  randomTree({
    seed,
    depth: 4,
    branching: [1, 3],
    kinds: seed % 4 === 0 ? { irregular: ["max", "min"] } : "irregular",
    leaves: [-6, 6],
    probabilities: "nice",
    estimates: seed % 4 === 0,
  }),
);

/** The reference implementation: replays all events from the first one on. */
class Played {
  readonly moments = new Map<number, Moment>();
  readonly crossed = new Set<number>();
  readonly counters: Counters = { max: 0, min: 0, player: 0, chance: 0, leaf: 0, pruned: 0, cuts: 0 };

  constructor(tree: Tree, events: readonly SearchEvent[]) {
    const change = (id: number, moment: Partial<Moment>): void => {
      this.moments.set(id, { ...this.momentOf(id), ...moment });
    };
    for (const event of events) {
      const { node: id } = event;
      const node = tree.nodes[id]!;
      const before = this.momentOf(id);
      if (event.type === "enter") {
        const window = event.window ? ([event.alpha, event.beta] as const) : undefined;
        const visits = before.visits + 1;
        this.crossed.delete(id);
        this.counters[node.kind]++;
        const open = event.merit === undefined;
        change(id, { ...UNSEEN, visits, open, probing: event.probe, handed: window, window });
        change(id, { horizon: before.horizon, interval: before.interval, chosen: before.chosen });
      } else if (event.type === "recall") {
        this.counters[node.kind]--;
        change(id, { value: event.value, bound: event.bound, done: true, open: false });
      } else if (event.type === "evaluate") {
        if (event.horizon) {
          this.counters[node.kind]--;
          this.counters.leaf++;
        }
        change(id, { value: event.value, bound: "exact", done: true, open: false, horizon: event.horizon });
      } else if (event.type === "child") {
        if (before.window) change(id, { window: [event.alpha, event.beta] });
        if (event.better) change(id, { chosen: event.child });
        if (!event.solved) change(id, { value: event.best });
        if (!isVector(event.value)) {
          const all = [event.value];
          const { atLeast, atMost } = this.momentOf(id);
          if (event.bound !== "upper")
            change(id, { atLeast: [...all, ...(atLeast ? [atLeast] : [])].sort(compare).at(-1) });
          if (event.bound !== "lower")
            change(id, { atMost: [...all, ...(atMost ? [atMost] : [])].sort(compare)[0] });
        }
      } else if (event.type === "interval") {
        if (event.low && event.high) change(id, { interval: [event.low, event.high] });
      } else if (event.type === "cut") {
        this.counters.cuts++;
        change(id, { cut: event });
        for (const index of event.skipped) {
          const child = node.children[index]!.id;
          if (this.momentOf(child).visits === 0) this.crossed.add(child);
        }
      } else {
        change(id, { value: event.value, bound: event.bound, done: true, open: false, probing: false });
      }
    }
    this.counters.pruned = tree.nodes.filter(({ id }) => this.isSkipped(tree, id)).length;
  }

  momentOf(id: number): Moment {
    return this.moments.get(id) ?? UNSEEN;
  }

  isSkipped(tree: Tree, id: number): boolean {
    for (let at = id; at >= 0; at = tree.parents[at]!) if (this.crossed.has(at)) return true;
    return false;
  }
}

describe("at its end a replay agrees with the solution", () => {
  test.each(ALGORITHMS.map(({ name }) => [name] as const))("%s", (name) => {
    let compared = 0;
    for (const tree of TREES) {
      try {
        const { events, solution } = trace(tree, name);
        const replay = new Replay(tree, events).at(events.length);
        const { max, min, player, chance, leaf, pruned } = replay.counters;
        expect({ max, min, player, chance, leaf }).toEqual(solution.visited);
        for (const { id } of tree.nodes) {
          const { visits, value, bound, open } = replay.momentOf(id);
          expect(visits).toBe(solution.record.visits[id]);
          expect(open).toBe(false);
          // SSS* leaves some nodes without a final value, and iterative deepening forgets values of lesser depths.
          if (visits === 0 || solution.record.values[id] === undefined) continue;
          expect(value).toBe(solution.record.values[id]);
          // Two searches of a node may together prove a value that neither reported.
          const isProved = solution.record.bounds[id] === "exact" && (name === "pvs" || name === "mtd-f");
          if (!isProved) expect(bound).toBe(solution.record.bounds[id]);
        }
        // Crossed-out nodes were never visited, and all pruned nodes are below a crossed one.
        const skipped = tree.nodes.filter(({ id }) => replay.isSkipped(id));
        for (const { id } of skipped) expect(solution.record.visits[id]).toBe(0);
        expect(pruned).toBe(skipped.length);
        compared++;
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
      }
    }
    // Some algorithms refuse chance nodes; a few of the trees have none.
    expect(compared).toBeGreaterThan(0);
  });
});

test("at any step, reached from anywhere, it agrees with replaying all events up to it", () => {
  let compared = 0;
  for (const [number, tree] of TREES.entries()) {
    for (const algorithm of ["star2", "star1"]) {
      const { events } = trace(tree, algorithm);
      const replay = new Replay(tree, events);
      // Back and forth over all steps: 7 is coprime to almost every number of events.
      for (let jump = 0; jump < 8; jump++) {
        const step = (jump * 7 * (number + 1)) % (events.length + 1);
        for (const at of [step, step - 1, step + 1].filter((at) => at >= 0 && at <= events.length)) {
          const snapshot = replay.at(at);
          const played = new Played(tree, events.slice(0, at));
          expect(snapshot.counters).toEqual(played.counters);
          expect(snapshot.event).toBe(events[at - 1]);
          const known = tree.nodes.map(({ id }) => [
            snapshot.momentOf(id),
            snapshot.isCut(id),
            snapshot.isSkipped(id),
          ]);
          const told = tree.nodes.map(({ id }) => [
            played.momentOf(id),
            played.crossed.has(id),
            played.isSkipped(tree, id),
          ]);
          // Much faster than `toEqual`, which explains a failure.
          if (!isDeepStrictEqual(known, told)) expect(known).toEqual(told);
          compared++;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(cases(2000, 600));
});

test("a step back reads as few events in a long search as in a short one", () => {
  const tree = randomTree({ seed: 3, depth: 5, branching: 7, kinds: ["max", "min"], leaves: [0, 99] });
  let read = 0;
  const events = new Proxy(trace(tree, "minimax").events, {
    get(target, key) {
      if (/^\d+$/.test(String(key))) read++;
      return Reflect.get(target, key);
    },
  });
  const replay = new Replay(tree, events);
  expect(read).toBeGreaterThan(50_000);
  const shown = tree.nodes.slice(0, 100);
  const look = (step: number): number => {
    read = 0;
    const { counters, event } = replay.at(step);
    expect(counters.max).toBeGreaterThan(0);
    expect(event).toBeDefined();
    for (const { id } of shown) replay.at(step).momentOf(id);
    return read;
  };
  const first = look(events.length);
  for (let back = 1; back < 600; back++) expect(look(events.length - back)).toBeLessThan(600);
  // At any step: the counters and the few events of each visible node.
  for (const far of [1, 9999, 30_000, 512]) expect(look(far)).toBeLessThan(600 + first);
});

test("a node with thousands of children is known at any step", () => {
  const tree = randomTree({ seed: 2, depth: 1, branching: 2000, kinds: ["max"], leaves: [0, 99] });
  const { events } = trace(tree, "minimax");
  const replay = new Replay(tree, events);
  for (const step of [events.length, 1535, 1536, 1537, 1538, 3, 4000, 2, 0]) {
    expect(replay.at(step).momentOf(0)).toEqual(new Played(tree, events.slice(0, step)).momentOf(0));
  }
});

test("the counters are correct on both sides of every checkpoint, and at the ends", () => {
  const tree = randomTree({ seed: 1, depth: 5, branching: 4, kinds: ["max", "min"], leaves: [0, 99] });
  const { events } = trace(tree, "alpha-beta", { order: "reverse" });
  expect(events.length).toBeGreaterThan(1024);
  const replay = new Replay(tree, events);
  for (let near = 0; near <= events.length; near += 512) {
    for (const step of [near - 1, near, near + 1]) {
      if (step < 0 || step > events.length) continue;
      expect(replay.at(step).counters).toEqual(new Played(tree, events.slice(0, step)).counters);
    }
  }
  expect(replay.at(-1).step).toBe(0);
  expect(replay.at(events.length + 1).counters).toEqual(new Played(tree, events).counters);
});

test("a step changes only the node of its event; the others stay the same objects, which are not rendered again", () => {
  for (const tree of TREES.slice(0, 20)) {
    const { events } = trace(tree, "star2");
    const replay = new Replay(tree, events);
    for (let step = events.length; step > 0; step--) {
      const after = tree.nodes.map(({ id }) => replay.at(step).momentOf(id));
      const before = tree.nodes.map(({ id }) => replay.at(step - 1).momentOf(id));
      const changed = tree.nodes.filter(({ id }) => after[id] !== before[id]);
      expect(changed.map(({ id }) => id)).toEqual([events[step - 1]!.node]);
    }
  }
});

test("intervals of chance nodes only narrow", () => {
  let narrowed = 0;
  for (const tree of TREES) {
    const { events } = trace(tree, "star1");
    const replay = new Replay(tree, events);
    const last = new Map<number, readonly [number, number]>();
    for (let step = 1; step <= events.length; step++) {
      const snapshot = replay.at(step);
      const { event } = snapshot;
      if (event?.type !== "interval") continue;
      const [low, high] = snapshot.momentOf(event.node).interval!.map((end) => end.toNumber()) as [
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
  expect(narrowed).toBeGreaterThan(cases(100, 20));
});

test("a click goes to the node's next event, and wraps around", () => {
  const tree = TREES[0]!;
  const { events } = trace(tree, "expectiminimax");
  const replay = new Replay(tree, events);
  for (const { id } of tree.nodes) {
    const own = events.flatMap(({ node }, index) => (node === id ? [index + 1] : []));
    for (let from = 0; from <= events.length; from++) {
      expect(replay.nextAt(id, from)).toBe(own.find((step) => step > from) ?? own[0]);
    }
  }
  expect(replay.nextAt(999_999, 0)).toBeUndefined();
  expect(new Replay(tree, []).nextAt(0, 0)).toBeUndefined();
});

test("a step of a large search is looked up with as little work as one of a small search", () => {
  /** The most entries of the tree and of the search that a page reads at one of 300 steps. */
  const mostRead = (depth: number): number => {
    let reads = 0;
    const counted = <T extends object>(list: T): T =>
      new Proxy(list, {
        get: (target, key) => {
          if (typeof key === "string" && /^\d/.test(key)) reads++;
          return Reflect.get(target, key);
        },
      });
    const plain = randomTree({
      seed: 1,
      depth,
      branching: 2,
      kinds: ["max", "chance", "min", "chance"],
      leaves: [0, 9],
    });
    const all = trace(plain, "star1").events;
    const tree: Tree = { ...plain, nodes: counted(plain.nodes), parents: counted(plain.parents) };
    const events = counted(all);
    const replay = new Replay(tree, events);
    const ends = endsOf(tree)!;
    const algorithm = algorithmNamed("star1");
    const shown = Array.from({ length: 60 }, (_, index) => Math.floor((index * plain.nodes.length) / 60));
    let most = 0;
    for (let at = 0; at < 300; at++) {
      // The last steps are at the root, whose events are far apart.
      const step = at < 20 ? all.length - at : 1 + Math.floor((at * (all.length - 1)) / 300);
      reads = 0;
      const snapshot = replay.at(step);
      for (const id of shown) [snapshot.momentOf(id), snapshot.isCut(id), snapshot.isSkipped(id)];
      [replay.countersAt(step), replay.nextAt(0, step), numberLineAt(snapshot, ends)];
      [replay.cutBefore(step), replay.cutAfter(step)];
      lineOf(algorithm, tree, {}, events, step - 1, replay.previous);
      most = Math.max(most, reads);
    }
    return most;
  };
  const small = mostRead(8);
  const large = mostRead(cases(16, 11));
  expect(small).toBeGreaterThan(100);
  // Paths to the root are longer, and nothing else.
  expect(large).toBeLessThan(3 * small);
});
