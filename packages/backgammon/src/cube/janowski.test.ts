import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { published } from "../../test/published-equities.js";
import { CubeChances, livePoints, moneyEquity } from "./janowski.js";
import { cashPoint, chanceAfter, matchChance } from "./match-cube.js";

/** GNU Backgammon 1.07's 0-ply results for two positions: five outcome probabilities, and equities before the roll. */
const START = new CubeChances().read([0.521514, 0.153921, 0.007563, 0.129847, 0.007546]);
const LEAD = new CubeChances().read([0.658149, 0.302087, 0.016156, 0.082108, 0.003434]);
const CONTACT = 0.68;
/** GNU Backgammon prints probabilities to six decimal places and equities to five. */
const PLACES = 1.5e-5;

describe("money equity with the cube", () => {
  it.each([
    [START, "centre", false, 0.09209],
    [START, "centre", true, 0.08438],
    [START, "own", false, 0.24443],
    [LEAD, "centre", false, 0.74513],
    [LEAD, "centre", true, 0.67067],
    [LEAD, "own", false, 0.77277],
    [START, "own", true, 0.24443],
    [LEAD, "own", true, 0.77277],
  ] as const)("equals GNU Backgammon's (%#)", (chances, side, jacoby, equity) => {
    expect(Math.abs(moneyEquity(chances, side, CONTACT, jacoby) - equity)).toBeLessThan(PLACES);
  });

  it.each([
    [START, -0.19113],
    [LEAD, 0.86554],
  ])("equals GNU Backgammon's after double and take (%#)", (chances, equity) => {
    expect(Math.abs(2 * moneyEquity(chances, "other", CONTACT) - equity)).toBeLessThan(PLACES);
  });

  it.each(["own", "other"] as const)("is the same with the Jacoby rule if the cube is turned: %s", (side) => {
    for (let win = 0.02; win < 1; win += 0.02) {
      const loss = 1 - win;
      const chances = new CubeChances().read([win, win / 2, win / 8, loss / 2, loss / 8]);
      expect(moneyEquity(chances, side, CONTACT, true)).toBe(moneyEquity(chances, side, CONTACT));
    }
  });

  it("has the take, double and cash points of the algebra without gammons", () => {
    const at = (win: number): CubeChances => new CubeChances().read([win, 0, 0, 0, 0]);
    const root = (of: (win: number) => number): number => {
      let [low, high] = [0, 1];
      for (let i = 0; i < 60; i++) {
        const middle = (low + high) / 2;
        if (of(middle) < 0) low = middle;
        else high = middle;
      }
      return low;
    };
    for (const [efficiency, take, double, redouble, cash] of [
      [0, 0.25, 0.5, 0.5, 0.75],
      [0.68, 0.2137, 0.6917, 0.7179, 0.7863],
      [1, 0.2, 0.8, 0.8, 0.8],
    ] as const) {
      const other = (win: number): number => 2 * moneyEquity(at(win), "other", efficiency);
      // The taker's winning probability is 1 - win.
      expect(1 - root((win) => other(win) - 1)).toBeCloseTo(take, 4);
      expect(root((win) => other(win) - 1)).toBeCloseTo(cash, 4);
      if (efficiency === 1) continue;
      expect(root((win) => other(win) - moneyEquity(at(win), "centre", efficiency))).toBeCloseTo(double, 4);
      expect(root((win) => other(win) - moneyEquity(at(win), "own", efficiency))).toBeCloseTo(redouble, 4);
    }
    expect(livePoints(at(0.5))).toEqual({ take: 0.2, cash: 0.8 });
  });

  it("is the dead-cube equity if the game is decided", () => {
    expect(moneyEquity(new CubeChances().read([1, 1, 0, 0, 0]), "centre", CONTACT)).toBe(2);
    expect(moneyEquity(new CubeChances().read([0, 0, 0, 1, 1]), "own", CONTACT)).toBe(-3);
  });

  it("accepts probabilities that an evaluator rounded out of range", () => {
    const chances = new CubeChances().read([0.2, 0.21, 0.0001, 0.9, -0.01]);
    expect(chances.meanWin).toBeCloseTo(2 + 0.0005, 6);
    expect(chances.meanLoss).toBeLessThanOrEqual(2);
  });
});

describe("match-winning probability with the cube", () => {
  /** Normalised to the cube before the decision, as GNU Backgammon reports it. */
  const normalised = (score: Parameters<typeof matchChance>[1], cube: number, chance: number): number => {
    const won = chanceAfter(published, score, cube);
    const lost = chanceAfter(published, score, -cube);
    return (2 * chance - won - lost) / (won - lost);
  };
  const score = (own: number, other: number, postCrawford = false) => ({
    own,
    other,
    postCrawford,
    crawford: false,
  });

  it.each([
    ["0-0 to 7", score(7, 7), 1, "centre", 0.09279, -0.19401, 0.74456, 0.87092],
    ["0-0 to 3", score(3, 3), 1, "centre", 0.1033, -0.23446, 0.83633, 1.01062],
    ["4-2 to 7", score(3, 5), 1, "centre", 0.00737, -0.53992, 0.6225, 0.56352],
    ["2-5 to 7", score(5, 2), 1, "centre", 0.20565, 0.10604, 0.84429, 1.24435],
    ["3-1 to 7, own 2", score(4, 6), 2, "own", 0.1543, -0.60938, 0.60321, 0.24038],
    ["3-3 to 5", score(2, 2), 1, "centre", 0.08682, 0.1213, 0.71647, 0.89168],
    ["3-6 to 7, post-Crawford", score(4, 1, true), 1, "centre", 0.75141, 1.06619, 1.00363, 1.94976],
  ] as const)("equals GNU Backgammon's at %s", (_, at, cube, side, ...told) => {
    const found = [START, LEAD].flatMap((chances) => [
      normalised(at, cube, matchChance(published, at, chances, cube, side, CONTACT)),
      normalised(at, cube, matchChance(published, at, chances, 2 * cube, "other", CONTACT)),
    ]);
    for (const [i, equity] of (told as readonly number[]).entries())
      expect(Math.abs(found[i]! - equity), `${i}`).toBeLessThan(2 * PLACES);
  });

  it.each([
    [2, 2, 0.3226],
    [3, 3, 0.2265],
    [5, 5, 0.1817],
    [7, 7, 0.2025],
    [2, 4, 0.1989],
    [4, 2, 0.1856],
    [2, 5, 0.1728],
    [5, 2, 0.2336],
    [3, 5, 0.1761],
    [5, 3, 0.1913],
  ])(
    "has the live take point of the algebra without gammons if the taker needs %i and the doubler %i",
    (own, other, take) => {
      const even = new CubeChances().read([0.5, 0, 0, 0, 0]);
      expect(1 - cashPoint(published, score(own, other), even, 1, -1)).toBeCloseTo(take, 4);
    },
  );

  it("is a probability at every score, cube and side", () => {
    const chance = seededChance("match chances");
    const random = (): number => (chance.die(10_000) - 1) / 9999;
    const part = (of: number): number => (chance.die(5) === 1 ? chance.pick([0, of]) : random() * of);
    for (let i = 0; i < cases(200_000, 20_000); i++) {
      const win = part(1);
      const [won, lost] = [part(win), part(1 - win)];
      const chances = new CubeChances().read([win, won, part(won), lost, part(lost)]);
      const at = score(chance.die(9), chance.die(9), chance.die(5) === 1);
      const side = chance.pick(["centre", "own", "other"] as const);
      const found = matchChance(published, at, chances, chance.pick([1, 2, 4, 8]), side, random());
      expect(found >= 0 && found <= 1, `${found} at ${JSON.stringify({ at, side, win, won, lost })}`).toBe(
        true,
      );
    }
  });

  it("ignores the cube if it is dead or in a Crawford game", () => {
    const dead = score(2, 2);
    expect(matchChance(published, dead, LEAD, 2, "other", 1)).toBe(
      matchChance(published, dead, LEAD, 2, "other", 0),
    );
    const crawford = { own: 4, other: 1, postCrawford: false, crawford: true };
    expect(matchChance(published, crawford, LEAD, 1, "centre", 1)).toBe(
      matchChance(published, crawford, LEAD, 1, "centre", 0),
    );
  });
});
