import { surveyOf } from "@tyche/games/minesweeper";
import type { MinesweeperState } from "@tyche/games/minesweeper/state";
import { describe, expect, it } from "vitest";
import { Referee } from "../../workers/referee.js";
import { gameChosen } from "../../workers/rules.js";
import { around, certainties, chord, columnsOf, openedSince, percentOf, textOf } from "./cells.js";
import { insight, type Survey } from "./insight.js";

const options = { size: "4x3", mines: "2" };

async function board(position: string): Promise<{ state: MinesweeperState; survey: Survey }> {
  const named = await gameChosen({ game: "minesweeper", options });
  const state = new Referee(named).read(position).state as MinesweeperState;
  return { state, survey: insight(named, state) };
}

describe("the cells of a board", () => {
  it("are in rows", () => {
    expect(columnsOf("..../..../....")).toBe(4);
    expect(columnsOf(".....")).toBe(5);
    expect(around(0, 4, 12)).toEqual([1, 4, 5]);
    expect(around(7, 4, 12)).toEqual([2, 3, 6, 10, 11]);
    expect(around(5, 4, 12)).toHaveLength(8);
  });

  it("open around a number that has its flags, and around no other", async () => {
    const { state } = await board(".1../..../....");
    expect(chord(state.cells, new Set([0]), 1, 4)).toEqual([2, 4, 5, 6]);
    expect(chord(state.cells, new Set(), 1, 4)).toEqual([]);
    expect(chord(state.cells, new Set([0, 2]), 1, 4)).toEqual([]);
    expect(chord(state.cells, new Set([1]), 0, 4)).toEqual([]);
  });

  it("are certain or guesses as in the survey, and have no certainty before a free first click", async () => {
    // The mine below the corner is certain, so the cells to its right are free, and one mine is left for three cells of
    // the last row.
    const { state, survey } = await board("11../.2../....");
    expect(survey).toEqual(surveyOf({ ...(await variant()) }, state));
    for (const [cell, kind] of certainties(survey, state.cells).entries()) {
      if (state.cells[cell] !== 9) expect(kind).toBeUndefined();
      else if (kind === "free") expect(survey.chances[cell]).toBeCloseTo(0, 10);
      else if (kind === "mine") expect(survey.chances[cell]).toBeCloseTo(1, 10);
      else if (kind === "far") expect(survey.chances[cell]).toBeCloseTo(survey.far.mine, 10);
      else expect(survey.chances[cell]! * (1 - survey.chances[cell]!)).toBeGreaterThan(0.001);
    }
    const fresh = await board("..../..../....");
    expect(new Set(certainties(fresh.survey, fresh.state.cells))).toEqual(new Set([undefined]));
  });

  it("never round a guess to a certainty", () => {
    expect([0.0001, 0.004, 0.5, 0.9977].map((share) => percentOf(share))).toEqual([1, 1, 50, 99]);
    expect([0, 1].map((share) => percentOf(share, true))).toEqual([0, 100]);
  });

  it("match the notation and show what was opened", async () => {
    const before = await board("..../..../....");
    const after = await board("1.../..../....");
    expect(textOf(after.state.cells, 4)).toBe("1.../..../....");
    expect(openedSince(before.state, after.state)).toEqual([0]);
  });
});

async function variant() {
  const { game } = await gameChosen({ game: "minesweeper", options });
  return (game as unknown as { variant: Parameters<typeof surveyOf>[0] }).variant;
}
