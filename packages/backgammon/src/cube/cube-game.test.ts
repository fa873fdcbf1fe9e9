import { createOpponent, OVER, seededChance, startsOf } from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../../tests/cases.js";
import { BACKGAMMON, mirrored, startPoints } from "../rules/board.js";
import { type CubeGame, cubeGame } from "./cube-game.js";
import type { CubeState } from "./cube-rules.js";

const START = "-b----E-C---eE---c-e----B-";
/** Player 0 bears off a last checker with any roll; player 1 has all fifteen on its six-point: a gammon. */
const GAMMON = "-A-----------------o------";

/** Applies decisions in order, each `[player, action]`, and returns the resulting state. */
function after(
  game: CubeGame,
  text: string,
  ...decisions: readonly (readonly [number, string])[]
): CubeState {
  const chance = seededChance(text);
  let state = game.notation.parsePosition(text);
  for (const [player, action] of decisions) {
    expect(game.turn(state)).toBe(player);
    state = game.play(state, game.notation.parseAction(state, action), chance);
  }
  return state;
}

const namesAt = (game: CubeGame, text: string): string[] => {
  const state = game.notation.parsePosition(text);
  return game.actions(state).map((action) => game.notation.action(state, action));
};

const money = cubeGame();
const wild = cubeGame({ jacoby: true, beavers: true });
const match = cubeGame({ length: 5 });

describe("backgammon with the cube", () => {
  it.each([
    ["money", money, 2],
    [
      "all of money's options",
      cubeGame({ jacoby: true, beavers: true, automatic: 2, resignations: true, limit: 16 }),
      3,
    ],
    ["a match", cubeGame({ length: 5, resignations: true }), 3],
    ["a match to 1", cubeGame({ length: 1 }), 1],
  ])("satisfies the game contract: %s", (_, game, games) => {
    const summary = checkGame(game, {
      games: cases(3, games),
      seed: "cube",
      plies: cases(400, 10),
      nodes: cases(4000),
    });
    expect(summary.compared).toBeGreaterThan(games);
  });

  it("ends the same way by the rules and on the native position, by bearing off or by resignation", () => {
    for (const [game, text] of [
      [money, `XGID=${GAMMON}:1:1:1:21:0:0:0:0:10`],
      [match, `XGID=${GAMMON}:0:0:1:21:3:2:0:5:10`],
      [match, `XGID=${GAMMON}:0:0:1:21:1:2:0:5:10`],
      [money, `XGID=${START}:1:-1:1:D:0:0:0:0:10`],
    ] as const) {
      const state = game.notation.parsePosition(text);
      const last = game.actions(state).length - 1;
      const end = game.play(state, game.actions(state)[last]!, seededChance(1));
      const walked = game.position(state);
      walked.play(last);
      expect(walked.turn() === OVER).toBe(game.turn(end) === OVER);
      if (game.turn(end) !== OVER) continue;
      const fresh = game.position(end);
      expect([walked.hashLow(), walked.hashHigh()]).toEqual([fresh.hashLow(), fresh.hashHigh()]);
      expect([walked.payoff(0), walked.payoff(1)]).toEqual(game.payoff(end));
    }
  });

  it("starts without a double, then asks before each roll", () => {
    const chance = seededChance(1);
    const first = money.start(chance);
    expect(first).toMatchObject({ cube: 1, owner: null, score: [0, 0], crawford: false });
    const [play] = money.actions(first);
    const next = money.play(first, play!, chance);
    expect(next.dice).toBeNull();
    expect(money.turn(next)).toBe(1 - first.player);
    expect(money.actions(next)).toEqual(["roll", "double"]);
    expect(money.play(next, "roll", chance).dice).not.toBeNull();
  });

  it("gives the doubled cube to the player who takes, who alone may then turn it", () => {
    const taken = after(money, `XGID=${START}:0:0:1:00:0:0:0:0:10`, [0, "double"], [1, "take"]);
    expect(taken).toMatchObject({ cube: 2, owner: 1, player: 0, offer: null });
    expect(taken.dice).not.toBeNull();
    const next = money.play(taken, money.actions(taken)[0]!, seededChance(2));
    expect(money.actions(next)).toEqual(["roll", "double"]);
    const own = after(money, `XGID=${START}:1:-1:-1:00:0:0:0:0:10`, [1, "redouble"], [0, "take"]);
    expect(own).toMatchObject({ cube: 4, owner: 0, player: 1 });
    expect(namesAt(money, `XGID=${START}:1:-1:1:00:0:0:0:0:10`)).toEqual(["roll"]);
  });

  it("makes the player who passes lose the previous cube value", () => {
    const passed = after(money, `XGID=${START}:2:-1:-1:00:0:0:0:0:10`, [1, "double"], [0, "drop"]);
    expect(money.turn(passed)).toBe(OVER);
    expect(money.payoff(passed)).toEqual([-4, 4]);
    expect(money.notation.position(passed)).toContain(" result=-4");
  });

  it("with beavers and raccoons turns the cube repeatedly and leaves it with the player who was doubled", () => {
    const start = `XGID=${START}:0:0:1:00:0:0:3:0:10`;
    expect(namesAt(wild, `XGID=${START}:0:0:1:D:0:0:3:0:10`)).toEqual(["take", "pass", "beaver"]);
    const beaver = after(wild, start, [0, "double"], [1, "beaver"], [0, "take"]);
    expect(beaver).toMatchObject({ cube: 4, owner: 1, player: 0 });
    const raccoon = after(wild, start, [0, "double"], [1, "beaver"], [0, "raccoon"], [1, "take"]);
    expect(raccoon).toMatchObject({ cube: 8, owner: 1, player: 0 });
    const lost = after(wild, start, [0, "double"], [1, "beaver"], [0, "pass"]);
    expect(wild.payoff(lost)).toEqual([-2, 2]);
    const won = after(wild, start, [0, "double"], [1, "beaver"], [0, "raccoon"], [1, "pass"]);
    expect(wild.payoff(won)).toEqual([4, -4]);
    expect(namesAt(money, `XGID=${START}:0:0:1:D:0:0:0:0:10`)).toEqual(["take", "pass"]);
  });

  it("does not turn the cube beyond its limit", () => {
    expect(namesAt(money, `XGID=${START}:10:1:1:00:0:0:0:0:10`)).toEqual(["roll"]);
    expect(namesAt(money, `XGID=${START}:9:1:1:00:0:0:0:0:10`)).toEqual(["roll", "double"]);
    expect(namesAt(wild, `XGID=${START}:9:1:1:D:0:0:3:0:10`)).toEqual(["take", "pass"]);
  });

  it("multiplies gammons by the cube; under the Jacoby rule only after the cube was turned", () => {
    const end = (game: CubeGame, rest: string): readonly number[] => {
      const state = game.notation.parsePosition(`XGID=${GAMMON}:${rest}`, "21");
      return game.payoff(game.play(state, game.actions(state)[0]!, seededChance(1)));
    };
    expect(end(money, "0:0:1:00:0:0:0:0:10")).toEqual([2, -2]);
    expect(end(money, "2:-1:1:00:0:0:0:0:10")).toEqual([8, -8]);
    expect(end(wild, "0:0:1:00:0:0:3:0:10")).toEqual([1, -1]);
    expect(end(wild, "1:1:1:00:0:0:3:0:10")).toEqual([4, -4]);
  });

  it("doubles the cube on equal opening dice, up to the agreed number of times", () => {
    const cubes = new Map<number, number>();
    const { outcomes, probabilities } = startsOf(cubeGame({ automatic: 2 }));
    for (const [i, { result }] of outcomes.entries()) {
      cubes.set(result.cube, (cubes.get(result.cube) ?? 0) + probabilities[i]!);
      expect(result.owner).toBeNull();
    }
    expect(cubes.get(1)).toBeCloseTo(5 / 6, 12);
    expect(cubes.get(2)).toBeCloseTo(5 / 36, 12);
    expect(cubes.get(4)).toBeCloseTo(1 / 36, 12);
  });

  describe("a match", () => {
    const at = (score: string, rest = "0:0:1:00", crawford = 0): string =>
      `XGID=${START}:${rest}:${score}:${crawford}:5:10`;

    it("continues with the next game until a player has enough points", () => {
      const next = after(match, at("1:2", "1:1:1:00"), [0, "double"], [1, "pass"]);
      expect(next).toMatchObject({ score: [3, 2], cube: 1, owner: null, crawford: false, result: 0 });
      expect(next.points).toEqual(startPoints(BACKGAMMON));
      const ahead = match.notation.parsePosition(`XGID=${GAMMON}:0:0:1:21:3:2:0:5:10`);
      const last = match.play(ahead, match.actions(ahead)[0]!, seededChance(1));
      expect(match.turn(last)).toBe(OVER);
      expect(match.payoff(last)).toEqual([1, -1]);
      expect(last.score).toEqual([5, 2]);
    });

    it("has one Crawford game without the cube, and the cube again after it", () => {
      const crawford = after(match, at("2:0", "1:1:1:00"), [0, "double"], [1, "pass"]);
      expect(crawford).toMatchObject({ score: [4, 0], crawford: true });
      expect(namesAt(match, at("4:0", "0:0:-1:00", 1))).toEqual(["roll"]);
      // Player 1 wins the Crawford game.
      const won = match.notation.parsePosition("XGID=------O-----------------a-:0:0:-1:61:4:0:1:5:10");
      const next = match.play(won, match.actions(won)[0]!, seededChance(3));
      expect(next).toMatchObject({ score: [4, 2], crawford: false });
      expect(namesAt(match, at("4:2", "0:0:-1:00"))).toEqual(["roll", "double"]);
      // A player who needs one point gains nothing by doubling.
      expect(namesAt(match, at("4:2", "0:0:1:00"))).toEqual(["roll"]);
      const again = after(match, at("4:2", "0:0:-1:00"), [1, "double"], [0, "pass"]);
      expect(again).toMatchObject({ score: [4, 3], crawford: false });
    });

    it("does not allow a double if the present cube already wins the match", () => {
      expect(namesAt(match, at("3:0", "1:1:1:00"))).toEqual(["roll"]);
      expect(namesAt(match, at("3:0", "1:-1:-1:00"))).toEqual(["roll", "double"]);
    });

    it("rejects money rules in a match", () => {
      expect(() => cubeGame({ length: 5, jacoby: true })).toThrow(
        "for money play: leave them out of a match",
      );
      expect(() => cubeGame({ length: 65 })).toThrow("A match has 1 to 64 points, not 65.");
      expect(() => cubeGame({ limit: 3 })).toThrow("The highest cube must be a power of 2");
    });
  });

  describe("resignations", () => {
    const game = cubeGame({ resignations: true });
    const start = `XGID=${START}:1:-1:1:00:0:0:0:0:10`;

    it("are offered before the roll and accepted", () => {
      expect(namesAt(game, start)).toEqual(["roll", "resign single", "resign gammon", "resign backgammon"]);
      const state = after(game, start, [0, "resign gammon"], [1, "accept"]);
      expect(game.payoff(state)).toEqual([-4, 4]);
    });

    it("are rejected, after which only more may be offered in the same turn", () => {
      const state = after(game, start, [0, "resign"], [1, "reject"]);
      expect(state).toMatchObject({ offer: null, refused: 1, dice: null });
      expect(game.actions(state)).toEqual(["roll", "resign gammon", "resign backgammon"]);
      expect(game.play(state, "roll", seededChance(1)).refused).toBe(0);
    });

    it("are only for a single game if gammons do not count", () => {
      const jacoby = cubeGame({ resignations: true, jacoby: true });
      expect(namesAt(jacoby, `XGID=${START}:0:0:1:00:0:0:1:0:10`)).toEqual([
        "roll",
        "double",
        "resign single",
      ]);
    });
  });

  it("has the same board for both players, each from their own view", () => {
    const one = money.notation.parsePosition(`XGID=${GAMMON}:0:0:1:00:0:0:0:0:10`);
    const other = money.notation.parsePosition("XGID=------O-----------------a-:0:0:-1:00:0:0:0:0:10");
    expect(other.points).toEqual(mirrored(one.points));
  });
});

describe("levels with the cube", () => {
  const choicesAt = async (game: CubeGame, text: string, level: number, seeds = 16): Promise<string[]> => {
    const state = game.notation.parsePosition(text);
    const found: string[] = [];
    for (let seed = 0; seed < seeds; seed++) {
      const opponent = createOpponent(game, { level, seed, time: Number.POSITIVE_INFINITY });
      found.push(game.notation.action(state, await opponent.play(state)));
    }
    return found;
  };

  it.each([
    [START, "31", 3],
    [START, "65", 6],
    // A double loses an eighth of the cube.
    ["-BbB-aB-C---eD-A-b-c-b--A-", "00", 2],
  ])("err alike at %s with %s whatever the cube is worth", async (board, roll, level) => {
    const at = (cube: number) => `XGID=${board}:${cube}:1:1:${roll}:0:0:0:0:10`;
    const small = await choicesAt(money, at(1), level);
    // A cube of 32 in place of 2: all payoffs are 16 times as large.
    expect(await choicesAt(money, at(5), level)).toEqual(small);
    expect(new Set(small).size).toBeGreaterThan(1);
  });

  it.runIf(IS_LONG)("double, take and pass as they should at level 10", async () => {
    const lost = "XGID=-A-----------------o------:0:0:1:D:0:0:0:5:10";
    const even = `XGID=${START}:0:0:1:D:0:0:0:5:10`;
    const opening = `XGID=${START}:0:0:1:00:0:0:0:5:10`;
    expect(await choicesAt(match, lost, 10, 1)).toEqual(["pass"]);
    expect(await choicesAt(match, even, 10, 1)).toEqual(["take"]);
    expect(await choicesAt(match, opening, 10, 1)).toEqual(["roll"]);
  });
});
