import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOpponent, seededChance } from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import { loadGame } from "@tyche/registry";
import { afterAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { refusal, tyche } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-levels-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string): string => join(folder, name);
const RACE = ["levels", "pig", "--target", "8", "--nodes", "60", "--threads", "0"];
/** In the quick suite without ratings, which take seconds. */
const SMALL = IS_LONG
  ? [...RACE, "--games", "2", "--positions", "4"]
  : [...RACE, "--games", "0", "--positions", "8", "--method", "loss"];

describe("tyche levels", () => {
  it("prints a table, and levels that a game can have", async () => {
    const { code, out, err } = await tyche([...SMALL, "--out", file("levels.json")]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^Levels of pig, in equal steps of (Elo|loss)/);
    const rows = out.split("\n").filter((line) => /^(random|\d+) {2,}/.test(line));
    expect(rows).toHaveLength(11);
    expect(out).toContain("by exact values");
    const { levels, measured, alike } = JSON.parse(readFileSync(file("levels.json"), "utf8"));
    const game = { ...(await loadGame("pig", { target: "8" })).game, levels };
    expect(checkGame(game, { games: 2, depth: 1 }).states).toBeGreaterThan(0);
    const temperatures = levels.map(({ temperature }: { temperature: number }) => temperature);
    expect(temperatures).toEqual(temperatures.toSorted((a: number, b: number) => b - a));
    expect(measured).toHaveLength(11);
    for (const [below, above] of alike) expect(above).toBe(below + 1);
    expect(out.includes("Not told apart")).toBe(alike.length > 0);
    const state = game.start(seededChance(1));
    const strength = IS_LONG ? { elo: levels[4].elo } : { level: 4.5 };
    expect(game.actions(state)).toContain(await createOpponent(game, { ...strength, time: 1e9 }).play(state));
    expect(() => createOpponent(game, { elo: 4000 })).toThrow(IS_LONG ? "elo must be" : "have no ratings");
  });

  it.each([2, 13])("fits %d levels, which opponents have then", async (count) => {
    const argv = [...RACE, "--games", "0", "--positions", "8", "--method", "loss", "--levels", `${count}`];
    const { code, out } = await tyche([...argv, "--json"]);
    expect(code).toBe(0);
    const { levels, measured } = JSON.parse(out);
    expect([levels.length, measured.length]).toEqual([count, count + 1]);
    const temperatures = levels.map(({ temperature }: { temperature: number }) => temperature);
    expect(temperatures).toEqual(temperatures.toSorted((a: number, b: number) => b - a));
    expect(new Set(temperatures.slice(0, 2)).size).toBe(2);
    const game = { ...(await loadGame("pig", { target: "8" })).game, levels };
    expect(checkGame(game, { games: 1, depth: 1 }).states).toBeGreaterThan(0);
    const state = game.start(seededChance(1));
    const played: number[] = [];
    const onThought = ({ level }: { readonly level: number }): void => void played.push(level);
    for (const level of [1, count - 0.5, count, undefined])
      await createOpponent(game, { ...(level && { level }), time: 1e9, onThought }).play(state);
    expect(played).toEqual([1, count - 0.5, count, count]);
    expect(() => createOpponent(game, { level: count + 1 })).toThrow(`from 1 to ${count}, not ${count + 1}`);
  });

  it("goes on after a stop to the same levels, and gives the same without one", async () => {
    const log = file("fit.log");
    const whole = await tyche([...SMALL, "--json", "--resume", log]);
    expect(whole.code).toBe(0);
    expect((await tyche([...SMALL, "--json"])).out).toBe(whole.out);
    const lines = readFileSync(log, "utf8").trimEnd().split("\n");
    // In the fit, in the losses and in the games; the last line was cut off by the stop.
    for (const kept of IS_LONG ? [5, lines.length - 40, lines.length - 10] : [3, lines.length - 2]) {
      writeFileSync(log, `${lines.slice(0, kept).join("\n")}\n${lines[kept]!.slice(0, 9)}`);
      const { code, out } = await tyche([...SMALL, "--json", "--resume", log]);
      expect([code, out]).toEqual([0, whole.out]);
      expect(readFileSync(log, "utf8").trimEnd().split("\n").sort()).toEqual(lines.toSorted());
    }
    expect(await refusal([...SMALL, "--seed", "2", "--resume", log])).toContain(
      "is the log of another fit of levels",
    );
  });

  it("fits hidden games by loss, and leaves out what is not measured", async () => {
    const { code, out } = await tyche(
      "levels kuhn --nodes 300 --games 0 --positions 12 --threads 0 --json".split(" "),
    );
    expect(code).toBe(0);
    const { method, measured, levels, unit } = JSON.parse(out);
    expect(method).toBe("loss");
    expect(levels.every(({ elo }: { elo?: number }) => elo === undefined)).toBe(true);
    expect(levels[0].unit).toBeCloseTo(unit, 2);
    const losses = measured.map(({ loss }: { loss: { value: number } }) => loss.value);
    expect(losses[1]).toBeLessThan(losses[0]);
    expect(losses[5]).toBeLessThan(losses[1]);
    expect(losses[10]).toBeLessThan(losses[5]);
  });

  it.each([
    [
      "levels rock-paper-scissors --rounds 1 --positions 8 --nodes 50 --threads 0",
      "loses nothing in rock-paper-scissors",
    ],
    ["levels 2048 --method elo", "--method elo needs opponents"],
    ["levels pig --method best", '--method must be one of loss, elo, not "best"'],
    ["levels pig --games 1.5", "--games must be a whole number"],
    ["levels pig --levels 1", "--levels must be a whole number from 2 to 20"],
    ["levels pig --target 8 --time 0.00001 --threads 0", "measurements; give --time more minutes"],
  ])("refuses %s", async (call, sentence) => {
    expect(await refusal(call.split(" "))).toContain(sentence);
  });
});
