import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { tyche as call } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-mines-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The command by its words. */
const tyche = (line: string) => call(line.split(" "));
const BOARD = "mines --size 6x6 --mines 7 --threads 0";

describe("tyche mines", () => {
  it("says how often the solver wins, raw and with the luck of guesses taken out", async () => {
    const report = JSON.parse((await tyche(`${BOARD} --games 100 --json`)).out);
    expect(report).toMatchObject({ size: "6x6", mines: 7, games: 100, finalists: null, outlook: null });
    expect(report.share).toBe(report.won / 100);
    expect(report.low).toBeLessThan(report.share);
    expect(report.fair.high - report.fair.low).toBeLessThan(report.high - report.low);
    expect(Math.abs(report.fair.value - report.share)).toBeLessThan(0.15);
    const { out } = await tyche(`${BOARD} --games 100`);
    expect(out).toMatch(
      /^6x6, 7 mines, classic start, seed 1: \d+ of 100 games won\n\d\d\.\d\d % \(95 % interval/,
    );
    expect(out).toMatch(/\n\d\d\.\d\d % with the luck of guesses taken out \(/);
  });

  it("goes on with the games of a log, and comes to what a run in one go does", async () => {
    const log = join(folder, "run.jsonl");
    const whole = JSON.parse((await tyche(`${BOARD} --games 300 --seed 5 --json`)).out);
    await tyche(`${BOARD} --games 100 --seed 5 --log ${log}`);
    // As if the second portion had been cut off while it was written.
    writeFileSync(log, `${readFileSync(log, "utf8")}{"index":1,"gam`);
    // Once to end it, and once more to read what is there.
    for (let again = 0; again < 2; again++) {
      const { out } = await tyche(`${BOARD} --games 300 --seed 5 --json --log ${log}`);
      expect(JSON.parse(out)).toMatchObject({ won: whole.won, games: 300, guesses: whole.guesses });
    }
    expect((await tyche(`${BOARD} --games 300 --seed 6 --log ${log}`)).err).toMatch(/log of something else/);
    const notes = join(folder, "notes.txt");
    writeFileSync(notes, "my own words");
    expect((await tyche(`${BOARD} --games 100 --log ${notes}`)).err).toMatch(/log of something else/);
    expect(readFileSync(notes, "utf8")).toBe("my own words");
  });

  it("takes another outlook, and looks at guesses twice where it is told to", async () => {
    const file = join(folder, "outlook.model");
    await tyche(`train minesweeper --games 14 --every 7 --strength 0 --out ${file}`);
    const report = JSON.parse(
      (await tyche(`${BOARD} --games 100 --outlook ${file} --finalists 3 --json`)).out,
    );
    expect(report).toMatchObject({ games: 100, finalists: 3, outlook: file });
    expect(report.won).toBeGreaterThan(20);
  });

  it.each([
    [`${BOARD} --games 0`, "--games takes a whole number from 1"],
    [`${BOARD} --outlook none.model`, "none.model cannot be read"],
    [`${BOARD} --outlook package.json`, "package.json: This is no file of a model"],
    ["mines --threads 99999", "--threads takes a whole number from 0 to 1024"],
    [`${BOARD} --finalists some`, "--finalists takes a whole number from 0"],
    ["mines --size 6x6 --mines 40", "has room for 1 to 35 mines, not 40"],
  ])("refuses %s", async (line, sentence) => {
    const { code, err } = await tyche(line);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
