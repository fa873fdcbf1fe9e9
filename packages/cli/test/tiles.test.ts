import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeModel } from "@tyche/learn";
import { afterAll, describe, expect, it } from "vitest";
import { tyche as call } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-tiles-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The command by its words. */
const tyche = (line: string) => call(line.split(" "));

describe("tyche tiles", () => {
  it("plays games by the shipped network, the same for the same seed, and says how they went", async () => {
    const { out, code } = await tyche("tiles --depth 1 --games 2 --seed 7 --json");
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ evaluator: "net", depth: 1, games: 2, seed: "7" });
    expect(report.low).toBeLessThan(report.mean);
    expect(report.reached[2048]).toBeGreaterThanOrEqual(report.reached[4096]);
    const again = JSON.parse((await tyche("tiles --depth 1 --games 2 --seed 7 --json")).out);
    expect([again.mean, again.moves]).toEqual([report.mean, report.moves]);
    // The network knows the game: chance alone scores about 1,000.
    expect(report.mean).toBeGreaterThan(20_000);
  });

  it("plays by the hand-made evaluation in words", async () => {
    const { out } = await tyche("tiles --evaluator heuristic --depth 2 --games 2");
    expect(out).toMatch(/^2 games, mean score \d+ \(95 % interval -?\d+ to \d+\)\n2048 in \d+\.\d %, /);
  });

  it("halves large tiles from the one that is asked for on, by itself from the first that its network seldom made", async () => {
    const report = async (options: string) =>
      JSON.parse((await tyche(`tiles --games 2 --depth 1 ${options} --json`)).out);
    expect((await report("--evaluator net")).downgrade).toBe(8192);
    expect((await report("--evaluator heuristic")).downgrade).toBe(0);
    const [never, early] = [await report("--downgrade 0"), await report("--downgrade 64")];
    expect([never.downgrade, early.downgrade]).toEqual([0, 64]);
    expect(early.moves).not.toBe(never.moves);
  });

  it("plays by a network that was just trained", async () => {
    const file = join(folder, "small.model");
    await tyche(`train 2048 --games 30 --strength 0 --out ${file}`);
    const { out } = await tyche(`tiles --evaluator ${file} --depth 1 --games 2 --json`);
    // Thirty games make no 2048.
    expect(JSON.parse(out)).toMatchObject({ evaluator: file, games: 2, downgrade: 2048 });
    const { measures } = decodeModel(readFileSync(file)).header.history.at(-1)!;
    expect(measures).toMatchObject({ "made 2048": 0, "mean score": expect.any(Number) });
  });

  it.each([
    ["tiles --games 0", "--games takes a whole number from 1 to 1000000"],
    ["tiles --depth 17", "--depth takes a whole number from 1 to 16"],
    ["tiles --threshold 2", "--threshold takes a probability below 1"],
    ["tiles --downgrade 100", '--downgrade takes 0 or a tile from 2 to 32768, not "100"'],
    ["tiles --downgrade 1", '--downgrade takes 0 or a tile from 2 to 32768, not "1"'],
    ["tiles --evaluator nothing.model", "nothing.model cannot be read"],
    ["train 2048 --tuples huge --games 5", 'There are no tuples "huge" for 2048'],
    ["train 2048 --rate 0 --games 5", "A step size must be above 0"],
  ])("refuses %s with one sentence", async (line, sentence) => {
    const { code, err } = await tyche(line);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});
