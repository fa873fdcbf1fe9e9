import { describe, expect, it } from "vitest";
import { tyche as call } from "./harness.js";

/** The command by its words. */
const tyche = (line: string) => call(line.split(" "));
const report = async (line: string) => JSON.parse((await tyche(`ghosts ${line} --json`)).out);

describe("tyche ghosts", () => {
  it("plays a layout at its exact optimum, the same games for the same seed", async () => {
    const line = "--layout trap --algorithm exact --games 400 --seed 3";
    const first = await report(line);
    // Known: half of all games are won, and 15 points are made on average.
    expect(first.share.low).toBeLessThan(0.5);
    expect(first.share.high).toBeGreaterThan(0.5);
    expect(first.score.low).toBeLessThan(15);
    expect(first.score.high).toBeGreaterThan(15);
    const again = await report(line);
    expect([again.won, again.score]).toEqual([first.won, first.score]);
  });

  it("shows what a wrong model costs: who fears the worst runs into the trap", async () => {
    const line = "--layout trap --evaluator score --rounds 3 --games 40";
    expect((await report(`${line} --model minimising --algorithm alpha-beta`)).won).toBe(0);
    expect((await report(line)).won).toBeGreaterThan(8);
  });

  it.each([
    "--layout trap --reflex",
    "--layout trap --algorithm mcts --simulations 50",
    "--layout trap --algorithm star2 --rounds 2 --stop no",
    "--layout trap --ghosts learned --rounds 2",
    "--layout trap --ghosts minimising --rounds 2 --algorithm minimax",
  ])("plays %s", async (line) => {
    expect((await report(`${line} --games 3`)).games).toBe(3);
  });

  it("says in words how it went", async () => {
    const { out } = await tyche("ghosts --layout trap --games 2 --rounds 1");
    expect(out).toMatch(/^\d of 2 games won: \d+\.\d\d \[\d+\.\d\d, \d+\.\d\d\] %\nscore /);
  });

  it.each([
    ["ghosts --games 0", "--games takes a whole number from 1"],
    ["ghosts --ghosts lazy", "A ghost is random, directional"],
    ["ghosts --layout %%%", "The layout"],
    ["ghosts --algorithm guess", "--algorithm takes one of"],
    ["ghosts --reflex --rounds 2", "--reflex looks one move ahead"],
    ["ghosts --layout trap --algorithm alpha-beta", "alpha-beta knows no chance nodes"],
  ])("refuses %s with one sentence", async (line, sentence) => {
    const { code, err } = await tyche(line);
    expect(err).toContain(sentence);
    expect(code).toBe(2);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});
