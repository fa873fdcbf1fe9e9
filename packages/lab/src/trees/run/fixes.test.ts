import { Catalogue, LANGUAGES } from "@tyche/messages";
import { ALGORITHMS, buildTree, type RefusalReason, readTree, type Tree } from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { DEFAULT_RUN, type RunConfig } from "../model/run-config.js";
import { fixesOf } from "./fixes.js";
import { type SearchRun, searchInSlices } from "./search-run.js";

function searched(tree: Tree, config: RunConfig): SearchRun {
  const slices = searchInSlices(tree, config, () => 0);
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}

const CHANCE = buildTree({ max: [{ chance: [2, 14] }, 3] });
const THREE = readTree(
  '{"player":0,"children":[{"leaf":[1,2,3]},{"player":1,"children":[{"leaf":[4,0,1]},{"leaf":[2,2,2]}]}]}',
).tree;

/** A tree, refused settings, the reason, and the settings of the first fix. */
const REFUSED: readonly (readonly [RefusalReason["type"], Tree, Partial<RunConfig>, Partial<RunConfig>])[] = [
  ["chance", CHANCE, { algorithm: "alpha-beta" }, { algorithm: "expectiminimax" }],
  ["outside", CHANCE, { low: "0", high: "10" }, { low: "0", high: "14" }],
  ["setting", CHANCE, { low: "20", high: "10" }, { low: "", high: "" }],
  ["setting", CHANCE, { alpha: "3", beta: "1" }, { alpha: "", beta: "" }],
  ["players", THREE, { algorithm: "alpha-beta" }, { algorithm: "max^n" }],
  ["teams", THREE, { algorithm: "teams" }, { teams: "0,2/1" }],
  ["two-teams", THREE, { algorithm: "teams", teams: "0,1/1,2" }, { teams: "0,2/1" }],
  ["player", THREE, { algorithm: "paranoid", player: "7" }, { player: "" }],
  [
    "equal-probabilities",
    buildTree({ max: [{ chance: [1, 2], p: ["1/3", "2/3"] }, 3] }),
    { algorithm: "star1-ballard" },
    { algorithm: "star1" },
  ],
  ["estimate", CHANCE, { algorithm: "expectiminimax", depth: "0" }, { depth: "" }],
  [
    "estimates",
    buildTree({ max: [{ min: [3, 4] }, { min: [5, 6] }] }),
    { algorithm: "iterative-deepening" },
    { algorithm: "alpha-beta" },
  ],
];

describe("a refused search offers working fixes", () => {
  test.each(REFUSED)("%s", (type, tree, change, fix) => {
    const config = { ...DEFAULT_RUN, ...change };
    const run = searched(tree, config);
    expect(run).toMatchObject({ status: "refused", reason: { type } });
    if (run.status !== "refused" || !run.reason) throw new Error("no reason");
    const fixes = fixesOf(run.reason, tree, config);
    expect(fixes[0]?.change).toEqual(fix);
    for (const one of fixes) {
      expect(searched(tree, { ...config, ...one.change }).status, JSON.stringify(one.change)).toBe("ready");
    }
  });
});

test("for every algorithm and tree that do not fit, one fix leads on", () => {
  const trees = [CHANCE, THREE, buildTree({ max: [{ chance: [1, 2], p: ["1/3", "2/3"] }, 3] })];
  let refused = 0;
  for (const { name } of ALGORITHMS) {
    for (const tree of trees) {
      const config = { ...DEFAULT_RUN, algorithm: name };
      const run = searched(tree, config);
      if (run.status !== "refused") continue;
      refused++;
      expect(run.reason, run.problem.message).toBeDefined();
      expect(fixesOf(run.reason!, tree, config), `${name}: ${run.problem.message}`).not.toEqual([]);
    }
  }
  expect(refused).toBeGreaterThan(10);
});

test.each(LANGUAGES)(
  "a refused tree with hidden information is said to be solved beside, or what the command needs to solve it (%s)",
  async (language) => {
    const words = await new Catalogue(language).load("lab");
    const pennies = readTree('{"max":[{"set":"B","min":[1,-1]},{"set":"B","min":[-1,1]}]}').tree;
    const trust = readTree(
      '{"player":0,"children":[{"set":"B","player":1,"children":[{"leaf":[1,1]},{"leaf":[0,3]}]},{"set":"B","player":1,"children":[{"leaf":[2,0]},{"leaf":[0,0]}]}]}',
    ).tree;
    for (const { name } of ALGORITHMS) {
      for (const tree of [pennies, trust]) {
        const run = searched(tree, { ...DEFAULT_RUN, algorithm: name });
        if (run.status !== "refused") throw new Error(`${name} searches it`);
        if (run.reason?.type !== "imperfect") {
          expect(run.reason?.type, name).toBe("players");
          continue;
        }
        const { isSolvable } = run.reason;
        expect(isSolvable).toBe(tree === pennies);
        const text = words.text("lab-refused-imperfect", { algorithm: name, isSolvable });
        expect(text.includes("tyche equilibrium")).toBe(!isSolvable);
        expect(text).toMatch(/[.。]$/);
      }
    }
  },
);
