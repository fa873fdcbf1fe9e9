import { NotationError, OVER, seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cubeGame } from "./cube-game.js";
import { gnubgIdOf, xgidOf } from "./cube-notation.js";
import { type CubeState, cubeRules } from "./cube-rules.js";

const START = "-b----E-C---eE---c-e----B-";

/** States of random games with many random cube actions. */
function* randomStates(options: Parameters<typeof cubeGame>[0], games: number): Generator<CubeState> {
  const game = cubeGame(options);
  for (let number = 0; number < games; number++) {
    const chance = seededChance(`text ${number}`);
    for (let state = game.start(chance), ply = 0; ply < 120; ply++) {
      yield state;
      if (game.turn(state) === OVER) break;
      // Passes are thinned out because they would end most games at once.
      const actions = game.actions(state).filter((action) => action !== "pass" || chance.die(6) === 1);
      state = game.play(state, chance.pick(actions), chance);
    }
  }
}

describe("notation of the game with the cube", () => {
  it.each([{ length: 0, jacoby: true }, { length: 0 }, { length: 7 }, { length: 2 }])(
    "writes an XGID, or a Position ID with a Match ID, and reads both back to the same state (%j)",
    (options) => {
      const { notation, rules } = cubeGame(options);
      let offered = 0;
      for (const state of randomStates(options, 4)) {
        expect(notation.parsePosition(notation.position(state))).toEqual(state);
        // The ID of a money game does not record who passed.
        if (state.result === 0) {
          expect(notation.parsePosition(gnubgIdOf(rules, state))).toEqual(state);
          expect(notation.parsePosition(xgidOf(rules, state))).toEqual(state);
        }
        if (state.offer !== null) offered++;
      }
      expect(offered).toBeGreaterThan(2);
    },
  );

  it("writes the same Match IDs as GNU Backgammon", () => {
    const { notation, rules, play } = cubeGame({ length: 5 });
    const start = notation.parsePosition("4HPwATDgc/ABMA:cAmgAAAAAAAE");
    expect(start).toMatchObject({ player: 1, cube: 1, owner: null, dice: null, score: [0, 0] });
    expect(gnubgIdOf(rules, start)).toBe("4HPwATDgc/ABMA:cAmgAAAAAAAE");
    const doubled = play(start, "double", seededChance(1));
    expect(gnubgIdOf(rules, doubled)).toBe("4HPwATDgc/ABMA:cBGgAAAAAAAE");
    const nine = cubeGame({ length: 9 });
    const given = nine.notation.parsePosition("4HPwATDgc/ABMA:QYkqASAAIAAE");
    expect(given).toMatchObject({ score: [2, 4], cube: 2, owner: 0, player: 1, dice: [5, 2] });
    expect(gnubgIdOf(nine.rules, given)).toBe("4HPwATDgc/ABMA:QYkqASAAIAAE");
  });

  it("round-trips an XGID, whichever player is on roll", () => {
    const game = cubeGame({ length: 7 });
    for (const text of [
      `XGID=${START}:0:0:1:00:0:0:0:7:10`,
      `XGID=${START}:2:-1:-1:31:3:2:0:7:10`,
      `XGID=${START}:1:1:1:D:1:2:0:7:10`,
      `XGID=${START}:0:0:-1:00:6:2:1:7:10`,
      `XGID=${START}:0:0:1:00:6:2:0:7:10`,
    ])
      expect(game.notation.position(game.notation.parsePosition(text))).toBe(text);
  });

  it("appends words for what an XGID has no field for", () => {
    const game = cubeGame({ resignations: true });
    for (const words of ["resign=gammon", "refused=single", "result=-2"]) {
      const text = `XGID=${START}:1:-1:1:00:0:0:0:0:10 ${words}`;
      expect(game.notation.position(game.notation.parsePosition(text))).toBe(text);
    }
  });

  it("reads a board alone, with a centred cube and no score", () => {
    const { notation } = cubeGame({ length: 3 });
    const state = notation.parsePosition("4HPwATDgc/ABMA 31 p1");
    expect(state).toMatchObject({ player: 1, dice: [3, 1], cube: 1, owner: null, score: [0, 0] });
    expect(notation.parsePosition("4HPwATDgc/ABMA").dice).toBeNull();
  });

  it.each([
    [
      { length: 5 },
      "0:0:1:00:0:0:0:7:10",
      "The position is from a 7-point match, but this is a 5-point match: give --match 7.",
    ],
    [
      { length: 5 },
      "0:0:1:00:0:0:0:0:10",
      "The position is from money play, but this is a 5-point match: leave out --match.",
    ],
    [
      {},
      "0:0:1:00:1:2:0:7:10",
      "The position is from a 7-point match, but this is money play: give --match 7.",
    ],
    [
      {},
      "0:0:1:00:0:0:1:0:10",
      "The Jacoby rule is on in the position but off in this game: give --jacoby on.",
    ],
    [
      { beavers: true },
      "0:0:1:00:0:0:0:0:10",
      "Beavers are off in the position but on in this game: give --beavers off.",
    ],
    [
      { length: 5 },
      "0:0:1:00:3:2:1:5:10",
      "In a Crawford game one player needs 1 point, but the score is 3-2 in a 5-point match.",
    ],
    [{ length: 5 }, "1:1:1:00:4:2:1:5:10", "The cube is not used in a Crawford game."],
    [
      { length: 5 },
      "0:0:1:D:4:2:0:5:10",
      "The player who doubles here wins the match with the cube as it is.",
    ],
    [{ length: 5 }, "0:0:1:00:5:5:0:5:10", "Both players have 5 points or more, but only one can have won."],
    [{ limit: 8 }, "4:1:1:00:0:0:0:0:10", "The cube is at 16, but goes no higher than 8."],
    [{}, "0:0:1:00:0:0:0:0:10 what", 'can follow an XGID, not "what"'],
  ])("rejects with one sentence (%j, %s)", (options, rest, message) => {
    const { notation } = cubeGame(options);
    expect(() => notation.parsePosition(`XGID=${START}:${rest}`)).toThrow(NotationError);
    expect(() => notation.parsePosition(`XGID=${START}:${rest}`)).toThrow(message);
  });

  it("rejects a roll while a double is pending, and an unknown decision", () => {
    const { notation } = cubeGame();
    const doubled = `XGID=${START}:0:0:1:D:0:0:0:0:10`;
    expect(() => notation.parsePosition(doubled, "31")).toThrow("the offer must be answered first");
    const state = notation.parsePosition(doubled);
    expect(() => notation.parseAction(state, "roll")).toThrow(
      '"roll" is not possible here; possible: take, pass.',
    );
  });

  it("draws the cube and the score below the board", () => {
    const { notation } = cubeGame({ length: 7 });
    const drawn = notation.draw!(notation.parsePosition(`XGID=${START}:1:-1:-1:D:3:2:0:7:10`)).split("\n");
    expect(drawn.slice(-2)).toEqual(["Cube 2, O's; 3-2 to 7", "O: double. X answers"]);
  });

  it("exposes the rules of the game", () => {
    expect(cubeRules({ length: 7 })).toMatchObject({ length: 7, jacoby: false, limit: 1024 });
  });
});
