import { NotationError, OVER, outcomesOf, seededChance } from "@tyche/engine";
import { checkGame } from "@tyche/engine/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { type EinsteinState, einstein } from "./index.js";

const game = einstein();
const notation = game.notation!;
const small = einstein({ size: 3 });
const START = "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1";

describe("EinStein", () => {
  it.each([{}, { size: 3 }, { size: 4, placement: "standard" }, { size: 7 }] as const)(
    "fulfils the game contract, with rules and native positions: %o",
    (options) => {
      expect(
        checkGame(einstein(options), { games: cases(10, 2), nodes: cases(2000, 500) }).compared,
      ).toBeGreaterThan(cases(20, 4));
    },
  );

  it("allows the stone of the roll, or the next lower and next higher ones", () => {
    const actions = (die: number): string[] => {
      const state = notation.parsePosition(`0 0 0 0 0 0 2 0 0 0 0 0 5 0 0 0 0 0 0 -1 0 0 0 0 0 ${die} 0`);
      return game.actions(state).map((action) => notation.action(state, action));
    };
    const two = ["2 right-down", "2 right", "2 down"];
    const five = ["5 right-down", "5 right", "5 down"];
    expect(actions(1)).toEqual(two);
    expect(actions(2)).toEqual(two);
    expect(actions(3)).toEqual([...two, ...five]);
    expect(actions(4)).toEqual([...two, ...five]);
    expect(actions(5)).toEqual(five);
    expect(actions(6)).toEqual(five);
  });

  it("captures any stone, one's own included, and wins by the last stone or the corner", () => {
    const chance = seededChance(1);
    const play = (text: string, action: string): EinsteinState => {
      const state = small.notation!.parsePosition(text);
      return small.play(state, small.notation!.parseAction(state, action), chance);
    };
    const own = play("1 2 0 0 0 0 0 0 -1 1 0", "1 right").cells;
    expect(own).toEqual([0, 1, 0, 0, 0, 0, 0, 0, -1]);
    const last = play("1 2 0 0 -1 0 0 0 0 1 0", "1 right-down");
    expect([small.turn(last), ...small.payoff(last), last.die]).toEqual([OVER, 1, -1, 0]);
    const corner = play("0 -2 0 0 1 0 0 0 0 2 1", "2 left");
    expect([small.turn(corner), ...small.payoff(corner)]).toEqual([OVER, -1, 1]);
  });

  it("predicts the value after every move, or NaN if the move ends the game, for both players", () => {
    const ended = [0, 0];
    for (let seed = 0; seed < 60; seed++) {
      const chance = seededChance(`few stones ${seed}`);
      // Two stones per player, so that captures often end the game.
      const cells: number[] = new Array(9).fill(0);
      for (const stone of [1, 2, -1, -2]) {
        const at = chance.die(9) - 1;
        if (cells[at] === 0) cells[at] = stone;
      }
      const player = chance.die(2) - 1;
      let state: EinsteinState;
      try {
        state = small.notation!.parsePosition(`${cells.join(" ")} ${chance.die(2)} ${player}`);
      } catch {
        continue;
      }
      if (small.turn(state) === OVER) continue;
      const position = small.position!(state);
      const moves = new Int32Array(position.width);
      for (const move of moves.slice(0, position.moves(moves, 0))) {
        const foreseen = position.evaluateAfter!(move);
        position.play(move);
        const isOver = position.turn() === OVER;
        expect(foreseen).toBe(isOver ? Number.NaN : position.evaluate!());
        if (isOver) ended[player]!++;
        position.undo();
      }
    }
    expect(Math.min(...ended)).toBeGreaterThan(5);
  });

  it("gives each roll the same probability", () => {
    const state = notation.parsePosition(`${START} 3 0`);
    const { outcomes } = outcomesOf(game, state, game.actions(state)[0]!);
    expect(outcomes.map(({ fraction }) => `${fraction.numerator}/${fraction.denominator}`)).toEqual(
      new Array(6).fill("1/6"),
    );
  });

  it("chooses every initial placement about equally often", () => {
    const chance = seededChance(7);
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = small
        .start(chance)
        .cells.filter((cell) => cell > 0)
        .join("");
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    // 1000 expected each; five standard deviations are 144.
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(144);
  });

  it("accepts spaces, commas and a separate roll", () => {
    const state = notation.parsePosition(`${START} 4 1`);
    expect(notation.parsePosition(`${START.replaceAll(" ", ",")},4,1`)).toEqual(state);
    expect(notation.parsePosition(`${START} 0 1`, "4")).toEqual(state);
    expect(notation.parsePosition(`${START} 1`, "4")).toEqual(state);
  });

  it.each([
    [`${START} 7 0`, undefined, "game-die"],
    [`${START} 0 0`, undefined, "game-no-roll"],
    [`${START} 0 0`, "9", "game-die"],
    [`${START} 3 0`, "2", "game-other-roll"],
    [`${START} 3 2`, undefined, "game-player-of-two"],
    [`${START} 3`, undefined, "einstein-numbers"],
    [`${START.replace("2", "1")} 3 0`, undefined, "einstein-stone-twice"],
    [`${START.replace("6", "7")} 3 0`, undefined, "einstein-stone"],
    [`${START.replace("6", "x")} 3 0`, undefined, "game-not-whole"],
    [`${"0 ".repeat(25)} 3 0`, undefined, "einstein-no-stones"],
    [`-1 ${"0 ".repeat(23)} 1 3 0`, undefined, "einstein-both-arrived"],
  ])("rejects %s with roll %s", (text, roll, id) => {
    expect(() => notation.parsePosition(text, roll)).toThrow(NotationError);
    expect(() => notation.parsePosition(text, roll)).toThrow(expect.objectContaining({ id }));
  });

  it("parses any numbers to a position that round-trips, or throws a NotationError", () => {
    const cell = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -4, max: 4 }));
    const cells = fc.array(cell, { minLength: 9, maxLength: 9 });
    let read = 0;
    fc.assert(
      fc.property(
        cells,
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 0, max: 2 }),
        (board, die, player) => {
          try {
            const state = small.notation!.parsePosition([...board, die, player].join(" "));
            expect(state.cells).toEqual(board);
            expect(small.notation!.parsePosition(small.notation!.position(state))).toEqual(state);
            read++;
          } catch (error) {
            expect(error).toBeInstanceOf(NotationError);
          }
        },
      ),
      { seed: 5, numRuns: cases(3000) },
    );
    expect(read).toBeGreaterThan(cases(300));
  });
});
