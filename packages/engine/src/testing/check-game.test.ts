import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { type PigState, pig, ticTacToe } from "../../test/sample-games.js";
import { type Game, OVER } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { GamePosition } from "../position/game-position.js";
import { CheckError } from "./check-error.js";
import { checkGame } from "./check-game.js";

type Pig = Game<PigState, "roll" | "hold">;

/** Pig with a "native" position: the adapter with some methods replaced, in its copies too. */
function pigWith(change: (position: Position) => void): Pig {
  const game = pig(20);
  const changed = (position: Position): Position => {
    const copy = position.copy.bind(position);
    change(position);
    position.copy = () => changed(copy());
    return position;
  };
  return { ...game, position: (state) => changed(new GamePosition(game, state)) };
}

describe("checkGame", () => {
  it("accepts games that fulfil their contract", () => {
    expect(checkGame(pig(20)).states).toBeGreaterThan(50);
    expect(checkGame(ticTacToe, { games: cases(20, 5) }).compared).toBe(0);
    expect(checkGame(pigWith(() => {})).compared).toBeGreaterThan(10);
  });

  const broken: [string, Pig, string][] = [
    [
      "an ambient generator",
      {
        ...pig(20),
        start: (() => {
          let n = 0;
          return () => [n++ % 10, 0, 0, 0];
        })(),
      },
      "two different games",
    ],
    [
      "a state that changes",
      {
        ...pig(20),
        play: (state, action, chance) => {
          (state as unknown as number[])[1]! += 1;
          return pig(20).play(state, action, chance);
        },
      },
      "is changed .state.1. was 0 and is 1.: return a new state",
    ],
    [
      "actions after the end",
      { ...pig(20), actions: () => ["roll"] },
      "the game is over but there are actions",
    ],
    [
      "no actions",
      { ...pig(20), actions: (state) => (state[2] > 6 ? [] : pig(20).actions(state)) },
      "player . has no action although the game is not over",
    ],
    [
      "actions alike",
      { ...pig(20), actions: (state) => (pig(20).turn(state) === OVER ? [] : ["roll", "roll"]) },
      "two actions are alike",
    ],
    ["payoffs out of bounds", { ...pig(20), payoff: () => [2, -1] }, "outside facts.bounds"],
    [
      "a sum that is not constant",
      { ...pig(20), payoff: (state) => [0.5, state[1] / 100] },
      "facts.zeroSum is true",
    ],
    ["one payoff", { ...pig(20), payoff: () => [0] }, "returns 1 number for 2 players|pays undefined"],
    ["chance denied", { ...pig(20), facts: { ...pig(20).facts, chance: false } }, "facts.chance is false"],
    ["cycles denied", { ...pig(20), facts: { ...pig(20).facts, cycles: false } }, "came back"],
    [
      "hidden without a view",
      { ...pig(20), facts: { ...pig(20).facts, hidden: true } },
      "needs a view and a determinize",
    ],
    ["a strange turn", { ...pig(20), turn: (state) => (pig(20).turn(state) === OVER ? OVER : 2) }, "turn"],
    ["a wild evaluator", { ...pig(20), evaluators: { default: (state) => state[0] } }, 'evaluator "default"'],
    [
      "notation that loses the player",
      {
        ...pig(20),
        notation: {
          position: (state) => state.slice(0, 3).join(),
          parsePosition: (text) => [...text.split(",").map(Number), 0] as unknown as PigState,
          action: (_, action) => action,
          parseAction: (_, text) => text as "roll",
        },
      },
      "reads back as",
    ],
    [
      "actions written alike",
      {
        ...pig(20),
        notation: {
          position: (state) => state.join(),
          parsePosition: (text) => text.split(",").map(Number) as unknown as PigState,
          action: () => "go",
          parseAction: () => "roll",
        },
      },
      'both written "go"',
    ],
    [
      "a hash that never changes",
      pigWith((position) => {
        position.hashLow = () => 1;
        position.hashHigh = () => 1;
      }),
      "the same hash at two states",
    ],
    [
      "an undo that does nothing",
      pigWith((position) => {
        position.undo = () => {};
      }),
      "not the same after undo|differ",
    ],
    [
      "other probabilities",
      pigWith((position) => {
        const outcomes = position.outcomes.bind(position);
        position.outcomes = (into, probabilities, from) => {
          const count = outcomes(into, probabilities, from);
          probabilities[from]! += 0.1;
          probabilities[from + 1]! -= 0.1;
          return count;
        };
      }),
      "does what",
    ],
    [
      "a sum of probabilities above 1",
      pigWith((position) => {
        const outcomes = position.outcomes.bind(position);
        position.outcomes = (into, probabilities, from) => {
          const count = outcomes(into, probabilities, from);
          probabilities[from]! += 0.1;
          return count;
        };
      }),
      "sum to 1.1",
    ],
    [
      "a turn of its own",
      pigWith((position) => {
        const turn = position.turn.bind(position);
        position.turn = () => (turn() >= 0 ? 1 - turn() : turn());
      }),
      "the native position",
    ],
    [
      "payoffs of its own",
      pigWith((position) => {
        position.payoff = () => 0.5;
      }),
      "pay player|have the value",
    ],
    [
      "a missing move",
      pigWith((position) => {
        const moves = position.moves.bind(position);
        position.moves = (into, from) => Math.min(1, moves(into, from));
      }),
      "no move of the native position|have the value",
    ],
  ];
  it.each(broken)("rejects %s", (_, game, message) => {
    expect(() => checkGame(game)).toThrow(new RegExp(message));
    expect(() => checkGame(game)).toThrow(CheckError);
  });
});
