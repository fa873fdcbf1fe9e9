import { NotationError, seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import {
  afterPlay,
  BACKGAMMON,
  type BackgammonState,
  type Play,
  seenBy,
  startPoints,
} from "../board/board.js";
import { afterAnyPlay, playBetween } from "../records/illegal-play.js";
import { GameRecorder } from "../records/match-recorder.js";
import { backgammon } from "../rules/rules.js";
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
    // A regular expression that could split these numbers in two ways would take 2^30 steps.
    for (const moves of [`6/1${"25/1".repeat(30)}x`, `${"6/1 ".repeat(200)}x`, "6/125/1", "26/1"])
      expect(() => parseMat(match(`31: illegal play (${moves})`))).toThrow("Line 5, column 6");
  });
});
