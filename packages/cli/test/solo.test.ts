import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { tyche as call } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-solo-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command given as words. */
const tyche = (line: string) => call(line.split(" "));

async function report(line: string) {
  const { code, out, err } = await tyche(`arena ${line} --json`);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out);
}

describe("games of 2048 with its own method", () => {
  if (IS_LONG)
    it("give the same results as earlier versions for the same seed", async () => {
      // With the bundled network; a new network will play other games. packages/games/src/2048/packed/play.test.ts
      // checks that they are correct.
      const { players, solo } = await report("2048 --depth 1 --games 2 --seed 7");
      expect(players).toMatchObject([{ name: "packed", games: 2 }]);
      expect(solo).toMatchObject({ games: 2, payoff: { value: 123_842 }, plies: 10_599 / 2 });
      expect(Object.keys(solo.shares)).toEqual([
        "made 2048",
        "made 4096",
        "made 8192",
        "made 16384",
        "made 32768",
      ]);
      expect(solo.shares["made 8192"].value).toBe(0.5);
      expect(solo.shares["made 16384"].value).toBe(0);
      const early = await report("2048 packed:depth=1,downgrade=64 --games 2 --seed 7");
      expect(early.solo).toMatchObject({ payoff: { value: 16_124 }, plies: 1919 / 2 });
      // As played by the former command `tyche tiles`, which had its own implementation.
      const lines = await report("2048 packed:depth=2,evaluator=heuristic --games 2");
      expect(lines.solo).toMatchObject({ payoff: { value: 7434 }, plies: 943 / 2 });
    });

  it.runIf(IS_LONG)("are reported in words", async () => {
    const { out } = await tyche("arena 2048 packed:evaluator=heuristic,depth=1 --games 2");
    expect(out).toMatch(
      /^2048, seed 1: 2 games; .*\n\npacked:evaluator=heuristic,depth=1\npayoff [\d.]+ \[.*\]\nmade 2048 \d+\.\d % \[/,
    );
    expect(out).toMatch(/\n[\d.]+ moves a game; [\d.]+ ms of CPU a game, [\d.]+ ms a move; /);
  });
});

describe("games of Minesweeper with its own method", () => {
  const BOARD = "minesweeper --size 6x6 --mines 7 --threads 0";

  it("use the same boards for a seed as the former `tyche mines`", async () => {
    const { solo } = await report(`${BOARD} --games 100`);
    expect(solo).toMatchObject({ games: 100, payoff: { value: 0.8 }, won: { value: 0.8 } });
    expect(solo.won.low).toBeCloseTo(0.7111708344068411, 12);
    expect(solo.means.fair.value).toBeCloseTo(0.7638484275436126, 12);
    expect(solo.means.guesses.value).toBeCloseTo(1.37, 12);
    expect(solo.means.exact.value).toBeCloseTo(0.35, 12);
    expect(solo.means.gaveUp.value).toBeCloseTo(0.02, 12);
    expect(solo.slowestMs).toBeGreaterThan(0);
  });

  it("start and search as the options say", async () => {
    const { solo } = await report(`${BOARD} --start modern counting:first=r1c1,finalists=3 --games 100`);
    expect(solo.won.value).toBe(0.84);
    expect(solo.means.fair.value).toBeCloseTo(0.8510646514904571, 12);
    expect(solo.means.guesses.value).toBeCloseTo(0.9, 12);
  });

  it("resume from a log with the result of an uninterrupted run", async () => {
    const log = join(folder, "run.jsonl");
    const line = `${BOARD} --seed 5`;
    const whole = (await report(`${line} --games 60`)).solo;
    await tyche(`arena ${line} --games 20 --log ${log}`);
    // Simulates an interruption while the next game was being written.
    writeFileSync(log, `${readFileSync(log, "utf8")}{"index":20,"tab`);
    // Once to finish it, and once more to read the complete log.
    for (let again = 0; again < 2; again++) {
      const { solo } = await report(`${line} --games 60 --log ${log}`);
      expect(solo).toMatchObject({ won: whole.won, means: whole.means, plies: whole.plies });
      expect(solo.cpuMsPerGame).toBeGreaterThan(0);
    }
  });

  it("use the evaluator of another file", async () => {
    const file = join(folder, "outlook.model");
    await tyche(`train minesweeper --games 4 --every 2 --strength 0 --out ${file}`);
    const { solo } = await report(`${BOARD} counting:evaluator=${file} --games 25`);
    expect(solo.won.value).toBeGreaterThan(0.2);
    const { out } = await tyche(`think minesweeper --size 6x6 --mines 7 --evaluator ${file} --json`);
    expect(JSON.parse(out)).toMatchObject({ algorithm: "counting" });
  });
});

describe("games of Pac-Man", () => {
  if (IS_LONG)
    it("reach the exact optimum of a layout, the same for the same seed", async () => {
      // On a busy machine the usual time would end before the layout is solved.
      const line = "pac-man --layout trap exact:time=60000 --games 200 --seed 3";
      const { solo } = await report(line);
      // Known: half of all games are won, with a mean of 15 points.
      expect(solo.shares.won.low).toBeLessThan(0.5);
      expect(solo.shares.won.high).toBeGreaterThan(0.5);
      expect(solo.payoff.low).toBeLessThan(15);
      expect(solo.payoff.high).toBeGreaterThan(15);
      expect((await report(line)).solo.payoff).toEqual(solo.payoff);
    });

  if (IS_LONG)
    it("show the cost of a wrong belief: a player that expects the worst runs into the trap", async () => {
      const line = "pac-man --layout trap --games 20";
      const wrong = await report(`${line} alpha-beta:depth=9,evaluator=score,as.ghosts=minimising`);
      expect(wrong.solo.shares.won.value).toBe(0);
      const right = await report(`${line} star2:depth=3,evaluator=score`);
      expect(right.solo.shares.won.value).toBeGreaterThan(0.2);
    });

  it.each([
    "expectiminimax:depth=1,horizon=afterstate",
    "mcts:simulations=50",
    "star2:depth=2,as.ghosts=directional",
  ])("are played by %s", async (player) => {
    expect((await report(`pac-man --layout trap ${player} --games 3`)).solo.games).toBe(3);
  });
});

describe("a one-player match", () => {
  if (IS_LONG)
    it("asks a player for each action if it cannot play whole games", async () => {
      const { solo } = await report("2048 --size 3x3 --games 3 expectiminimax:depth=1");
      expect(solo.shares).toEqual({});
      expect(solo.slowestMs).toBeGreaterThan(0);
      expect((await report("2048 --target 128 --games 4 random")).solo).toHaveProperty("won");
    });

  it.each([
    ["arena einstein", "einstein is not a game for one: name two players or more"],
    ["arena einstein random", "A match needs at least two players"],
    ["arena 2048 --depth 17", "depth of packed must be a whole number from 1 to 16, not 17"],
    ["arena 2048 packed:threshold=2", "--threshold must be a probability below 1"],
    ["arena 2048 packed:downgrade=100", "downgrade must be 0 or a tile from 2 to 32768, not 100"],
    ["arena 2048 packed:downgrade=1", "downgrade must be 0 or a tile from 2 to 32768, not 1"],
    ["arena 2048 packed:evaluator=none.model", 'no evaluator "none.model"'],
    ["arena minesweeper counting:evaluator=safety", "counting needs a file of `tyche train minesweeper`"],
    ["arena minesweeper counting:first=r99c1", "r99c1"],
    ["arena minesweeper --size 6x6 --mines 40", "has 1 to 35 mines, not 40"],
    ["arena pac-man --layout trap alpha-beta", "alpha-beta cannot search chance nodes"],
    [
      "arena pac-man exact:as.layout=trap",
      '"as." is only for options that leave the positions of pac-man as they are',
    ],
    ["arena pac-man exact:as.ghosts=lazy", "A ghost must be random, directional"],
    ["train 2048 --tuples huge --games 5", 'There are no tuples "huge" for 2048'],
    ["train 2048 --rate 0 --games 5", "step size must be above 0"],
  ])("refuses %s with one sentence", async (line, sentence) => {
    const { code, err } = await tyche(line);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});
