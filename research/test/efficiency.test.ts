import { RACES } from "@tyche/backgammon/analysis";
import { describe, expect, it } from "vitest";
import { IS_LONG } from "../../tests/cases.js";
import { fitted, fittedRaces, pipRace } from "./race-fit.js";

describe("cube efficiency in races", () => {
  it.runIf(IS_LONG)("has the fitted values in the game's source", () => {
    const rows = fittedRaces().map(({ pips, fits: { centre, own, other } }) => ({
      pips,
      centre: centre.efficiency,
      own: own.efficiency,
      other: other.efficiency,
    }));
    expect(rows.map(({ pips }) => pips)).toEqual(RACES.map(({ pips }) => pips));
    for (const [i, row] of rows.entries())
      for (const side of ["centre", "own", "other"] as const)
        expect(row[side]).toBeCloseTo(RACES[i]![side], 3);
  });

  it("is recovered from equities that were computed with it", () => {
    const known = [0.62, 0.7, 0.74].map((win) => ({ chances: [win], equity: 0 }));
    // The opponent owns the cube and is above the cash point: p (2 + x/2) − 1 − x/2.
    const made = known.map((place) => ({ ...place, equity: place.chances[0]! * 2.2 - 1.2 }));
    const { efficiency, rms } = fitted(made, "other");
    expect(efficiency).toBeCloseTo(0.4, 12);
    expect(rms).toBeCloseTo(0, 12);
  });
});

describe("the pip race", () => {
  const race = pipRace(40);

  it("is won at once with few pips, else by the first player to roll enough", () => {
    expect(race.win(3, 40)).toBeCloseTo(1, 12);
    // Of 36 rolls, only the two 2-1s are too small for 4 pips.
    expect(race.win(4, 3)).toBeCloseTo(34 / 36, 12);
    // 24 pips need 6-6 in one roll; the opponent's next roll always suffices.
    expect(race.win(24, 3)).toBeCloseTo(1 / 36, 12);
  });

  it("gives correct doubles, and a take with 25 % at the last roll", () => {
    // 8 pips in one roll, against 3: 6-2, 5-3, 6-3, 5-4, 6-4, 6-5 twice each, and 2-2 to 6-6.
    expect(race.win(8, 3)).toBeCloseTo(17 / 36, 12);
    expect(race.equity(8, 3, "centre")).toBeCloseTo(2 * (17 / 36) - 1, 12);
    // If the opponent owns the cube, the redouble is passed, which costs the same as losing.
    expect(race.equity(8, 3, "other")).toBeCloseTo(2 * (17 / 36) - 1, 12);
  });

  it("is worth most to the player who owns the cube", () => {
    for (let own = 1; own <= 40; own++) {
      for (let other = 1; other <= 40; other++) {
        const [mine, middle, theirs] = (["own", "centre", "other"] as const).map((holder) =>
          race.equity(own, other, holder),
        ) as [number, number, number];
        expect(mine).toBeGreaterThanOrEqual(middle - 1e-12);
        expect(middle).toBeGreaterThanOrEqual(theirs - 1e-12);
        expect(mine).toBeGreaterThanOrEqual(2 * race.win(own, other) - 1 - 1e-12);
      }
    }
  });
});
