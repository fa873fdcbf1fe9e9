import { readFileSync } from "node:fs";
import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { type CubeHolder, type CubeStakes, MONEY } from "./cube-stake.js";
import { LongCube } from "./long-cube.js";
import { CLASSES, rollClasses } from "./roll-classes.js";
import { CubeBearOff } from "./two-sided-cube.js";

/** Few, so that the exact table is solved quickly. */
const CHECKERS = 4;
const HOLDERS: readonly CubeHolder[] = ["centre", "own", "other"];

/**
 * Exact values for the player on roll with a centred, an own and the opponent's cube, before rolling, for money: from a
 * program of its own that solves all pairs of boards that a pair can reach, with all plays. Checkers on the points 1 to
 * 6 of the player on roll, then of the opponent.
 */
const EXACT: readonly (readonly [string, string, number, number, number])[] = [
  ["000121", "122210", 0.9657, 0.9703, 0.8437],
  ["012002", "321100", 0.7898, 0.813, 0.5266],
  ["121111", "021101", -0.6859, -0.3257, -0.6982],
  ["221101", "102110", -0.6038, -0.2645, -0.6209],
  ["311110", "111020", -0.4982, -0.2079, -0.5141],
  ["023001", "021031", 0.9249, 0.935, 0.7883],
  ["100121", "311210", 0.9368, 0.9439, 0.7607],
  ["102012", "114001", 0.6179, 0.652, 0.3386],
  ["110013", "111400", 0.3252, 0.4022, 0.1203],
  ["121111", "111201", 0.1732, 0.2748, -0.0104],
  ["211012", "121011", -0.2473, -0.0463, -0.3317],
  ["213001", "130011", 0.4297, 0.4892, 0.1963],
  ["220121", "100112", -0.6905, -0.3465, -0.7084],
  ["222100", "021003", 0.9382, 0.9428, 0.76],
  ["120121", "211021", 0.5343, 0.5778, 0.2762],
  ["211201", "014002", 0.9175, 0.9259, 0.7121],
  ["320201", "021102", -0.056, 0.1164, -0.1856],
  ["333000", "001130", -0.6103, -0.2622, -0.6496],
  ["031102", "213200", 0.312, 0.3911, 0.0981],
  ["111211", "231002", 0.8736, 0.8848, 0.6392],
  ["123011", "311110", -0.4082, -0.1251, -0.4906],
  ["221011", "130121", 0.9455, 0.9539, 0.8136],
  ["223100", "220111", 0.7962, 0.8085, 0.4798],
  ["311012", "113020", -0.169, 0.0082, -0.2564],
];

const homeOf = (text: string): number[] => [...text].map((count) => Number.parseInt(count, 16));

/** The same for random boards; counts are hexadecimal. */
const BOARDS = readFileSync(new URL("../../../test/data/bear-offs.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((row) => row.split(" "));

/** A match in which player 0 needs 4 points and player 1 needs 3: each point is worth as much, until one has won. */
const MATCH: CubeStakes = {
  worth: (player, points) =>
    Math.max(-3, Math.min(4, player === 0 ? points : -points)) * (player === 0 ? 1 : -1),
  mayTurn: (player, cube) => cube < (player === 0 ? 4 : 3),
};

describe("a bear-off with the cube of more than six checkers", () => {
  it("is within .003 of the exact value on average with few pips, and doubles and takes are the same", () => {
    const table = new LongCube(MONEY);
    const { boards } = table;
    let [sum, doubled] = [0, 0];
    for (const [own, other, ...exact] of EXACT) {
      const [one, two] = [boards.numberOf(homeOf(own)), boards.numberOf(homeOf(other))];
      const values = HOLDERS.map((holder) => table.value(0, one, two, 1, holder));
      for (const [i, value] of values.entries()) sum += Math.abs(value - exact[i]!);
      const verdict = ([none, , taken]: readonly number[]) => [
        Math.min(1, 2 * taken!) > none!,
        2 * taken! > 1,
      ];
      expect(verdict(values), own).toEqual(verdict(exact));
      if (verdict(exact)[0]) doubled++;
    }
    expect(sum / (3 * EXACT.length)).toBeLessThan(0.003);
    expect(doubled).toBeGreaterThan(EXACT.length / 4);
  });

  it("is within .01 on average on 200 random boards of 7 to 12 checkers, from the same program", () => {
    const table = new LongCube(MONEY);
    const rows = BOARDS.slice(0, cases(200, 60));
    const sums = [0, 0, 0];
    let wrong = 0;
    for (const [own, other, ...numbers] of rows) {
      const exact = numbers.map(Number);
      const [one, two] = [own!, other!].map((home) => table.boards.numberOf(homeOf(home)));
      const values = HOLDERS.map((holder) => table.value(0, one!, two!, 1, holder));
      for (const [i, value] of values.entries()) sums[i]! += Math.abs(value - exact[i]!);
      // A decision that costs a hundredth, where the table decides otherwise.
      const [none, , taken] = exact as [number, number, number];
      const [doubles, takes] = [Math.min(1, 2 * values[2]!) > values[0]!, 2 * values[2]! < 1];
      const gain = Math.min(1, 2 * taken) - none;
      if (Math.abs(gain) > 0.01 && doubles !== gain > 0) wrong++;
      if (Math.abs(2 * taken - 1) > 0.01 && takes !== 2 * taken < 1 && doubles) wrong++;
    }
    for (const sum of sums) expect(sum / rows.length).toBeLessThan(0.01);
    expect(wrong).toBeLessThanOrEqual(rows.length / 100);
  });

  it.each([
    ["for money", MONEY],
    ["in a match", MATCH],
  ])("agrees with the two-sided table where that is exact, %s", (_, stakes) => {
    const table = new LongCube(stakes);
    const exact = new CubeBearOff(stakes, CHECKERS);
    const chance = seededChance("long cube");
    let [sum, most] = [0, 0];
    const count = cases(2000, 150);
    for (let i = 0; i < count; i++) {
      const [own, other] = [0, 1].map(() => {
        const home = new Array<number>(6).fill(0);
        for (let left = 1 + chance.die(CHECKERS - 1); left > 0; left--) home[chance.die(6) - 1]!++;
        return table.boards.numberOf(home);
      });
      const holder = chance.pick(HOLDERS);
      const player = chance.pick([0, 1] as const);
      const cube = chance.pick([1, 2]);
      // Boards with few checkers have the same numbers in both tables.
      const [value, right] = [table, exact].map((each) => each.value(player, own!, other!, cube, holder));
      const error = Math.abs(value! - right!) / cube;
      sum += error;
      most = Math.max(most, error);
    }
    expect(sum / count).toBeLessThan(0.002);
    expect(most).toBeLessThan(0.05);
  });
});

it("the tables have room for each class of boards, and no more", () => {
  expect(rollClasses().typical).toHaveLength(CLASSES);
});
