import { NotationError } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { gnubgPlays } from "../../test/gnubg-plays.js";
import { randomBoards } from "../../test/random-boards.js";
import { backgammon } from "../game/rules.js";
import { afterPlay, BACKGAMMON, mirrored, type Play } from "../rules/board.js";
import { formatPositionId } from "./position-id.js";

const game = backgammon();
const notation = game.notation;
const START = "4HPwATDgc/ABMA";

function read(position: string, roll: string, text: string): string {
  const state = notation.parsePosition(position, roll);
  return notation.action(state, notation.parseAction(state, text));
}

describe("move notation", () => {
  it("parses every play as GNU Backgammon writes it, with the same resulting board", () => {
    let written = 0;
    for (const { position, roll, plays } of gnubgPlays()) {
      const state = notation.parsePosition(position, roll);
      for (const [text, next] of Object.entries(plays)) {
        const play = notation.parseAction(state, text) as Play;
        const board = afterPlay(state.points, play);
        expect(formatPositionId(mirrored(board)), `${position} ${roll} ${text}`).toBe(next);
        if (notation.action(state, play) === text) written++;
      }
    }
    // If a result has several texts, ours is not always the one that GNU Backgammon writes.
    expect(written).toBeGreaterThan(1700);
  });

  it.each([
    [START, "31", "8/5 6/5", "8/5 6/5"],
    [START, "31", "6/5 8/5", "8/5 6/5"],
    [START, "31", "8 5 6 5", "8/5 6/5"],
    [START, "64", "24/14", "24/14"],
    [START, "64", "24/18 18/14", "24/14"],
    [START, "64", "24/20/14", "24/14"],
    [START, "11", "8/7(2) 6/5(2)", "8/7(2) 6/5(2)"],
    [START, "11", "6/5 8/7 6/5 8/7", "8/7(2) 6/5(2)"],
    [START, "33", "24/18(2)", "24/18(2)"],
    [START, "33", "24/21(2) 21/18(2)", "24/18(2)"],
    [START, "55", "13/3(2)", "13/3(2)"],
    // A checker on the bar, blots on 22 and 20: `25` and `bar`, upper and lower case, with and without stars.
    ["0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 -1 0 0 1", "53", "bar/22*/17", "bar/22*/17"],
    ["0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 -1 0 0 1", "53", "25/20*/17", "bar/20*/17"],
    ["0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 -1 0 0 1", "53", "BAR/20 20/17", "bar/20*/17"],
    ["0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 -1 0 0 1", "53", "b/20 6/3 ", "bar/20* 6/3"],
    // Two checkers hit one blot.
    ["0 0 0 0 0 0 0 -1 0 0 0 0 0 4 0 0 0 0 0 0 0 0 0 0 0 0", "33", "13/7*(2)", "13/7*(2)"],
    ["0 0 0 0 0 0 0 -1 0 0 0 0 0 4 0 0 0 0 0 0 0 0 0 0 0 0", "33", "13/7(2)*", "13/7*(2)"],
    ["0 0 0 0 0 0 0 -1 0 0 0 0 0 4 0 0 0 0 0 0 0 0 0 0 0 0", "33", "13/10(4)", "13/10(4)"],
    ["0 0 3 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0", "62", "6/off 2/off", "6/off 2/off"],
    ["0 0 3 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0", "62", "6/0 2/0", "6/off 2/off"],
    ["0 0 3 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0", "62", "6/o 6/4", "6/4 6/off"],
    ["0 0 3 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0", "62", "6/- 6/4", "6/4 6/off"],
    ["0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 -2 -2 -2 -2 -2 -2 1", "62", "can't move", "no move"],
    ["0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 -2 -2 -2 -2 -2 -2 1", "62", "", "no move"],
  ])("at %s with %s parses %j as %s", (position, roll, text, canonical) => {
    expect(read(position, roll, text)).toBe(canonical);
  });

  it.each([
    [START, "31", "24/20*", '"24/20*" marks a hit on 20, but there is no blot to hit.'],
    [START, "31", "7/4", '"7/4" moves a checker from 7, where there is none to move.'],
    [START, "31", "bar/24", '"bar/24" moves a checker from bar, where there is none to move.'],
    [START, "31", "13/9 6/5", '"13/9 6/5" is not a legal play here.'],
    [START, "31", "8/5", '"8/5" is not a legal play here.'],
    [
      START,
      "31",
      "13/16",
      'In "13/16" a checker moves backward: write where it starts before where it ends.',
    ],
    [START, "31", "26/23", '"26" in "26/23" is not a point to move from.'],
    [START, "31", "13/x", '"x" in "13/x" is not a point to move to.'],
    [START, "31", "8 5 6", '"8 5 6" is not a play: points come in pairs, from and to.'],
    [START, "31", "8/5(9)", '"8/5(9)" is not a move: write it as 13/7, 24/20*/14, bar/22, 6/off or 8/4(2).'],
    [START, "31", "", "There is a legal move, so the turn cannot be passed."],
    [START, "31", "roll", "The roll is already 3-1."],
    [
      "0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 0 -1 0 0 1",
      "53",
      "bar/17",
      '"bar/17" can mean "bar/20*/17" or "bar/22*/17".',
    ],
  ])("at %s with %s rejects %j with one sentence", (position, roll, text, message) => {
    expect(() => read(position, roll, text)).toThrow(NotationError);
    expect(() => read(position, roll, text)).toThrow(message);
  });

  it("rejects a play before the roll and after the end", () => {
    expect(() => read(START, "", "8/5 6/5")).toThrow(
      'The dice must be rolled before "8/5 6/5" can be played.',
    );
    const over = notation.parsePosition(`${"0 ".repeat(24)}-1 0`);
    expect(() => notation.parseAction(over, "roll")).toThrow("The game is over.");
  });

  it("has one text for each result, which parses back, on 1,000 random positions and rolls", () => {
    const board = randomBoards("notation", BACKGAMMON);
    for (let i = 0; i < cases(1000); i++) {
      const points = board();
      const roll = `${1 + (i % 6)}${1 + (Math.floor(i / 6) % 6)}`;
      const state = notation.parsePosition(points.join(" "), roll);
      const texts = game.actions(state).map((action) => {
        const text = notation.action(state, action);
        expect(notation.parseAction(state, text), `${points} ${roll} ${text}`).toEqual(action);
        return text;
      });
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
