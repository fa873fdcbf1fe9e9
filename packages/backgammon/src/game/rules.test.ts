import { OVER, seededChance, startsOf } from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { gnubgPlays } from "../../test/gnubg-plays.js";
import { slowResults } from "../../test/slow-moves.js";
import { hypergammon } from "../hypergammon/rules.js";
import { positionIdOf } from "../notation/notation.js";
import { BACKGAMMON, type BackgammonState, type Play, startPoints } from "../rules/board.js";
import { backgammon } from "./rules.js";

const game = backgammon();
const notation = game.notation;

function playsAt(position: string, roll: string): Play[] {
  return game.actions(notation.parsePosition(position, roll)).filter((action) => action !== "roll");
}

describe("backgammon", () => {
  it.each([
    [game, 2],
    [backgammon({ stakes: "single" }), 1],
    [hypergammon(), 4],
    [hypergammon({ stakes: "single" }), 2],
    [hypergammon({ checkers: 1 }), 2],
    [hypergammon({ checkers: 6 }), 4],
  ])("satisfies the game contract (%#)", (candidate, games) => {
    const summary = checkGame(candidate, {
      games: cases(games, 1),
      seed: "backgammon",
      plies: cases(300, 12),
      nodes: cases(4000, 100),
    });
    expect(summary.compared).toBeGreaterThan(cases(games, 1));
  });

  it("finds exactly the plays that GNU Backgammon finds", () => {
    for (const { position, roll, plays } of gnubgPlays()) {
      const state = notation.parsePosition(position, roll);
      const results = playsAt(position, roll).map((play) => positionIdOf(game.afterstate(state, play)));
      expect(results.toSorted(), `${position} ${roll}`).toEqual(Object.values(plays).sort());
    }
  });

  it("has the plays of the plain rules at the start, with every roll", () => {
    const points = startPoints(BACKGAMMON);
    const counts: Record<string, number> = {};
    for (let high = 1; high <= 6; high++) {
      for (let low = 1; low <= high; low++) {
        const roll = `${high}${low}`;
        counts[roll] = playsAt("4HPwATDgc/ABMA", roll).length;
        expect(counts[roll], roll).toBe(slowResults(points, high, low).size);
      }
    }
    expect(counts).toEqual({
      ...{ 21: 15, 31: 16, 41: 14, 51: 8, 61: 10, 32: 17, 42: 18, 52: 8, 62: 14, 43: 17, 53: 9, 63: 14 },
      ...{ 54: 9, 64: 14, 65: 7, 11: 42, 22: 75, 33: 73, 44: 52, 55: 4, 66: 11 },
    });
  });

  it("starts with either player and any roll but doubles, equally likely", () => {
    const { outcomes, probabilities } = startsOf(game);
    const openings = outcomes.map(({ result }) => `${result.player}: ${result.dice!.join("-")}`);
    const expected = [0, 1].flatMap((player) =>
      [2, 3, 4, 5, 6].flatMap((high) =>
        Array.from({ length: high - 1 }, (_, i) => `${player}: ${high}-${i + 1}`),
      ),
    );
    expect(openings.toSorted()).toEqual(expected.sort());
    for (const probability of probabilities) expect(probability).toBeCloseTo(1 / 30, 15);
  });

  it("plays both dice if possible, otherwise the larger one if possible", () => {
    // One checker on 24 against a prime: either die can be played, but not both.
    const position = "0 0 0 0 0 0 0 0 0 0 0 0 0 -2 -2 -2 -2 -2 0 0 0 0 0 0 1 0";
    expect(playsAt(position, "65")).toEqual([[{ from: 24, to: 18 }]]);
    const blocked = position.replace("0 0 0 0 0 0 1 0", "-2 0 0 0 0 0 1 0");
    expect(playsAt(blocked, "65")).toEqual([[{ from: 24, to: 19 }]]);
    expect(playsAt(position, "21")).toEqual([
      [
        { from: 24, to: 22 },
        { from: 22, to: 21 },
      ],
    ]);
  });

  it("has 21 distinct rolls after a play, and none after the last checker is off", () => {
    const state = notation.parsePosition("0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -5 0", "21");
    const over = game.play(state, game.actions(state)[0]!, seededChance(1));
    expect(over.dice).toBeNull();
    expect(game.turn(over)).toBe(OVER);
    expect(game.payoff(over)).toEqual([1, -1]);
  });

  it.each([
    [
      "single, the loser has borne off a checker",
      "-0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -14 0",
      1,
    ],
    ["gammon, nothing borne off", "0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -15 0", 2],
    ["backgammon, one in the winner's home", "0 1 0 0 0 0 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -14 0", 3],
    ["gammon, one just outside of it", "0 1 0 0 0 0 0 -1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -14 0", 2],
    ["backgammon, one on the bar", "-1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -14 0", 3],
    ["single, on the bar but one is off", "-1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -13 0", 1],
  ])("scores a win: %s", (_what, position, points) => {
    for (const [stakes, value] of [
      ["money", points],
      ["single", 1],
    ] as const) {
      const played = backgammon({ stakes });
      const state = notation.parsePosition(position, "65");
      const over = played.play(state, played.actions(state)[0]!, seededChance(1));
      expect(played.payoff(over)).toEqual([value, -value]);
      // The same from the other side of the board.
      const turned: BackgammonState = {
        ...over,
        points: over.points.map((_, i) => 0 - over.points[25 - i]!),
      };
      expect(played.payoff(turned)).toEqual([-value, value]);
    }
  });

  it("evaluates the race: pips of player 1 minus pips of player 0, divided by 1000, with the bar counting 25", () => {
    const state = notation.parsePosition("-1 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 -3 0 0 0 0 1", "31");
    expect(game.evaluators!.default!(state)).toBe((25 + 3 * 5 - (2 * 6 + 25)) / 1000);
    expect(game.position(state).evaluate()).toBe((25 + 3 * 5 - (2 * 6 + 25)) / 1000);
  });

  it("has only the action to roll if there are no dice", () => {
    const state = notation.parsePosition("4HPwATDgc/ABMA");
    expect(game.actions(state)).toEqual(["roll"]);
    const rolled = game.play(state, "roll", seededChance(3));
    expect(rolled.player).toBe(0);
    expect(rolled.dice).not.toBeNull();
    expect(rolled.points).toEqual(state.points);
  });
});
