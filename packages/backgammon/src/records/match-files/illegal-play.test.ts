import { NotationError, seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { backgammon } from "../../game/rules.js";
import {
  afterPlay,
  BACKGAMMON,
  type BackgammonState,
  type Play,
  seenBy,
  startPoints,
} from "../../rules/board.js";
import { afterAnyPlay, playBetween } from "../illegal-play.js";
import type { PlayEvent } from "../match-record.js";
import { GameRecorder } from "../match-recorder.js";
import { parseMat } from "./mat.js";

const RULES = backgammon();

describe("illegal plays", () => {
  it("are reconstructed from the boards before and after every legal play of random games", () => {
    let found = 0;
    for (let i = 0; i < cases(40, 6); i++) {
      const chance = seededChance(`between ${i}`);
      let state: BackgammonState = RULES.start(chance);
      for (let turn = 0; turn < 60 && RULES.turn(state) >= 0; turn++) {
        const before = seenBy(state.points, state.player);
        for (const play of RULES.actions(state) as Play[]) {
          const after = afterPlay(before, play);
          expect(afterAnyPlay(before, play)).toEqual(after);
          const between = playBetween(before, after);
          expect(between && afterPlay(before, between)).toEqual(after);
          found++;
        }
        state = RULES.play(state, chance.pick(RULES.actions(state)), chance);
      }
    }
    expect(found).toBeGreaterThan(cases(10_000, 750));
  });

  it("cannot move missing checkers or land on a made point", () => {
    const start = seenBy(startPoints(BACKGAMMON), 0);
    expect(afterAnyPlay(start, [{ from: 7, to: 3 }])).toBeUndefined();
    expect(afterAnyPlay(start, [{ from: 6, to: 1 }])).toBeUndefined();
    expect(afterAnyPlay(start, [{ from: 6, to: 25 }])).toBeUndefined();
    expect(afterAnyPlay(start, [{ from: 6, to: 6 }])).toBeUndefined();
    expect(
      playBetween(
        start,
        start.map((count, point) => (point === 6 ? count + 1 : count)),
      ),
    ).toBeUndefined();
    // The opponent's checkers do not move on their own.
    expect(
      playBetween(
        start,
        start.map((count, point) => (point === 1 ? -1 : count)),
      ),
    ).toBeUndefined();
  });

  it("are ordinary plays if the roll allows them", () => {
    const game = new GameRecorder([0, 0]);
    const legal = game.playAnyhow(
      0,
      [3, 1],
      [
        { from: 8, to: 5 },
        { from: 6, to: 5 },
      ],
    );
    expect(legal).not.toHaveProperty("isIllegal");
    expect(game.playAnyhow(1, [6, 1], [])).toMatchObject({ isIllegal: true, play: [] });
    expect(game.board).toEqual(
      afterPlay(startPoints(BACKGAMMON), [
        { from: 8, to: 5 },
        { from: 6, to: 5 },
      ]),
    );
    expect(() => game.playAnyhow(0, [2, 1], [{ from: 9, to: 4 }])).toThrow(NotationError);
  });

  it("are parsed from a .mat file as GNU Backgammon writes them; other text is rejected quickly", () => {
    const match = (cell: string): string =>
      ` 5 point match\n\n Game 1\n A : 0                      B : 0\n  1) ${cell}\n`;
    const [game] = parseMat(match("31: illegal play (8/5 6/4* 13/7 )")).games;
    expect(game!.events[0]).toMatchObject({ isIllegal: true, play: { length: 3 } });
    // GNU Backgammon's text for Snowie has the board afterwards, from the view of either player.
    const cells: readonly [string, string][] = [
      ["", ""],
      [`31: 8/5 6/5${" ".repeat(20)}`, ""],
    ];
    for (const [i, [before, after]] of cells.entries()) {
      const seen = [0, -2, 0, 0, 0, 0, 3, 1, 4, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0];
      if (i === 1) [seen[19], seen[20], seen[17]] = [-4, -2, -2];
      const flipped = seen.map((_, at) => 0 - seen[25 - at]!);
      for (const board of [seen, flipped]) {
        const snowie = `25;0;0;0;1;A b;B;0;0;0;1;0;${board.join(";")};6;1;`;
        const [played] = parseMat(match(`${before}21: Illegal play (${snowie})${after}`)).games;
        expect(played!.events).toHaveLength(i + 1);
        expect(played!.events[i]).toMatchObject({ isIllegal: true, dice: [2, 1] });
        const { points, play } = played!.events[i] as PlayEvent;
        expect(afterPlay(seenBy(points, i as 0 | 1), play)).toEqual(seen);
      }
    }
    // A regular expression that could split these numbers in two ways would take 2^30 steps.
    for (const moves of [`6/1${"25/1".repeat(30)}x`, `${"6/1 ".repeat(200)}x`, "6/125/1", "26/1"])
      expect(() => parseMat(match(`31: illegal play (${moves})`))).toThrow("Line 5, column 6");
  });
});
