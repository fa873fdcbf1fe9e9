import { buildTree, trace } from "@tyche/trees";
import { randomTree } from "@tyche/trees/random";
import { expect, test } from "vitest";
import { Replay } from "./replay.js";
import { sameStep } from "./same-step.js";

const TREE = (leaf: number) => buildTree({ max: [{ chance: [4, 8] }, { chance: [6, leaf, 7] }] });
const events = (leaf: number) => trace(TREE(leaf), "star1").events;

test("a step stays at its event, at the ends, and otherwise at the last event of its node", () => {
  const before = events(0);
  for (let step = 0; step <= before.length; step++) expect(sameStep(before, step, before)).toBe(step);
  const cut = before.findIndex(({ type }) => type === "cut") + 1;
  const after = events(7);
  expect(after.some(({ type }) => type === "cut")).toBe(false);
  const shown = after[sameStep(before, cut, after) - 1]!;
  expect([shown.type, shown.node]).toEqual(["leave", 4]);
  expect(sameStep(before, before.length, after)).toBe(after.length);
});

test("steps by cuts and by leaves agree with a count of all events", () => {
  for (let seed = 0; seed < 60; seed++) {
    const tree = randomTree({ seed, depth: 4, branching: [1, 3], kinds: "irregular", leaves: [-6, 6] });
    const all = trace(tree, "star2").events;
    const replay = new Replay(tree, all);
    for (let step = 0; step <= all.length; step++) {
      const isCut = (index: number): boolean => all[index - 1]?.type === "cut";
      const steps = Array.from({ length: all.length + 1 }, (_, index) => index).filter(isCut);
      expect(replay.cutBefore(step)).toBe(steps.filter((at) => at < step).at(-1));
      expect(replay.cutAfter(step)).toBe(steps.find((at) => at > step));
    }
    const total = replay.countersAt(all.length).leaf;
    for (let leaves = 1; leaves <= total; leaves++) {
      const step = replay.stepOfLeaves(leaves);
      expect(replay.countersAt(step).leaf).toBe(leaves);
      expect(replay.countersAt(step - 1).leaf).toBe(leaves - 1);
    }
  }
});
