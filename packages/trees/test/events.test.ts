import { ALGORITHMS, type Algorithm, type SolveSettings, solve, trace } from "@tyche/trees";
import { fraction, HALF, ONE } from "@tyche/trees/numbers";
import { type RandomTreeOptions, randomTree } from "@tyche/trees/random";
/** The events of searches, checked against the tree and the earlier events. */
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { CUT_RULES } from "../src/search/event.js";
import { Audit, LEAST, MOST } from "./audit.js";
import { numbers } from "./sample.js";

/** SSS* jumps between nodes; truth/open-claims.ts tracks its list OPEN. */
const DEPTH_FIRST = ALGORITHMS.filter(({ name }) => name !== "sss");

const TREES = cases(300, 150);

const TREE_KINDS: readonly Pick<RandomTreeOptions, "kinds" | "players">[] = [
  { kinds: { irregular: ["max", "min"] } },
  { kinds: "irregular" },
  { kinds: ["max", "chance", "min", "chance"] },
  { kinds: { irregular: ["chance", "min", "max", "chance"] } },
  { kinds: "irregular", players: 2 },
  { kinds: "irregular", players: 3 },
];

function settingsFor(
  { name, settings: has }: Algorithm,
  random: () => number,
  isPlain: boolean,
): SolveSettings {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const windows: NonNullable<SolveSettings["window"]>[] = [
    [MOST, fraction(12)],
    [fraction(11), Number.POSITIVE_INFINITY],
    [fraction(-12), LEAST],
    [Number.NEGATIVE_INFINITY, fraction(-11)],
    [fraction(-2), fraction(3)],
    [Number.NEGATIVE_INFINITY, HALF],
    [HALF, Number.POSITIVE_INFINITY],
    [ONE, fraction(5, 4)],
  ];
  const isBallard = name === "star1-ballard";
  return {
    ties: pick(["prune", "keep"]),
    order: pick(["given", "reverse"]),
    bounds: [LEAST, MOST],
    fail: isBallard ? "hard" : pick(["soft", "hard"]),
    // Estimates are for two players.
    ...(isPlain && random() < 0.3 && { depth: 1 + Math.floor(random() * 3) }),
    ...(random() < 0.5 && { window: pick(windows) }),
    ...(name === "teams" && { teams: [[0, 1]] }),
    ...(name === "expectimax" && { random: HALF }),
    ...(has.includes("guess") && { guess: pick([HALF, ONE, MOST, LEAST]) }),
    ...(has.includes("probes") && { probes: pick([1, 2, 3]) }),
    ...(has.includes("player") && { player: 0 }),
  };
}

describe(`the events of every algorithm on ${TREES} random trees`, () => {
  it("follow from the tree and the earlier events, and reporting them changes nothing", () => {
    const rules = new Set<string>();
    const audited = new Set<string>();
    for (let seed = 0; seed < TREES; seed++) {
      const random = numbers(seed);
      const kinds = TREE_KINDS[seed % TREE_KINDS.length]!;
      const isPlain = kinds.players === undefined;
      const tree = randomTree({
        seed,
        depth: 4,
        branching: [1, 3],
        leaves: [-9, 9],
        denominators: [1, 1, 2],
        probabilities: seed % 2 ? "equal" : "nice",
        estimates: isPlain,
        ...kinds,
      });
      for (const algorithm of DEPTH_FIRST) {
        const settings = settingsFor(algorithm, random, isPlain);
        let told: ReturnType<typeof trace>;
        try {
          told = trace(tree, algorithm, settings);
        } catch (error) {
          if ((error as Error).name !== "RefusalError") throw error;
          continue;
        }
        audited.add(algorithm.name);
        const audit = new Audit(tree, algorithm, settings);
        let at = -1;
        try {
          for (const event of told.events) {
            at++;
            audit.take(event);
            if (event.type === "cut") rules.add(event.rule);
          }
          audit.end(told.solution);
        } catch (error) {
          const show = (value: unknown): string =>
            JSON.stringify(value, (_, each) => (typeof each === "bigint" ? `${each}` : each));
          const where = `${algorithm.name}, seed ${seed}, ${show(settings)}, event ${at} ${show(told.events[at])}`;
          expect.fail(`${(error as Error).message}\n${where}`);
        }
        const { record: _told, ...loud } = told.solution;
        const { record: _untold, ...silent } = solve(tree, algorithm, settings);
        expect(loud).toEqual(silent);
      }
    }
    expect(audited.size).toBe(DEPTH_FIRST.length);
    // Only Ballard's Star1 produces empty windows, and only if values equal the bounds: see truth.test.ts.
    expect([...rules].sort()).toEqual(
      CUT_RULES.filter((rule) => rule !== "empty" && rule !== "merit").sort(),
    );
  });
});
