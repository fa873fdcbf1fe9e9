import { describe, expect, it } from "vitest";
import { mix32 } from "../chance/sfc32.js";
import { type Game, OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { CheckError } from "./check-error.js";
import { checkGame } from "./check-game.js";

/** Three turns: one point for sure, or a coin for two. `rolling` is a coin in the air. */
interface Coins {
  readonly turn: number;
  readonly points: number;
}

const TURNS = 3;

class CoinsPosition implements Position {
  readonly width = 2;
  wordsOfPlace? = 3;
  path: { turn: number; points: number; rolling: boolean }[];
  private readonly counts: boolean;

  constructor({ turn, points }: Coins, counts: boolean) {
    this.path = [{ turn, points, rolling: false }];
    this.counts = counts;
  }

  get place(): { turn: number; points: number; rolling: boolean } {
    return this.path.at(-1)!;
  }

  turn(): number {
    return this.place.rolling ? CHANCE : this.place.turn === TURNS ? OVER : 0;
  }

  moves(into: Int32Array, from: number): number {
    into.set([0, 1], from);
    return 2;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    into.set([0, 2], from);
    probabilities.set([0.5, 0.5], from);
    return 2;
  }

  play(move: number): void {
    const { turn, points, rolling } = this.place;
    if (rolling) this.path.push({ turn: turn + 1, points: points + move, rolling: false });
    else if (move === 1) this.path.push({ turn, points, rolling: true });
    else this.path.push({ turn: turn + 1, points: points + 1, rolling: false });
  }

  undo(): void {
    this.path.pop();
  }

  payoff(): number {
    return this.place.points;
  }

  gathered?(): number {
    return this.place.points;
  }

  hashLow(): number {
    const { turn, points, rolling } = this.place;
    return mix32(turn + 10 * Number(rolling) + (this.counts ? 100 * points : 0));
  }

  hashHigh(): number {
    return 0;
  }

  copy(): Position {
    const twin: CoinsPosition = Object.assign(Object.create(CoinsPosition.prototype), this);
    twin.path = [...this.path];
    return twin;
  }

  save?(into: Int32Array, at: number): void {
    const { turn, points, rolling } = this.place;
    into.set([turn, points, Number(rolling)], at);
  }

  leap?(from: Int32Array, at: number): void {
    this.path.push({ turn: from[at]!, points: from[at + 1]!, rolling: from[at + 2] === 1 });
  }
}

type CoinsGame = Game<Coins, "sure" | "coin">;

/** @param change is applied to every position, and to its copies */
function coins(change: (position: CoinsPosition, counts: boolean) => void = () => {}): CoinsGame {
  const at =
    (counts: boolean) =>
    (state: Coins): Position => {
      const position = new CoinsPosition(state, counts);
      change(position, counts);
      return position;
    };
  return {
    name: "coins",
    facts: { players: 1, zeroSum: false, bounds: [0, 2 * TURNS], cycles: false, chance: true },
    start: () => ({ turn: 0, points: 0 }),
    turn: ({ turn }) => (turn === TURNS ? OVER : 0),
    actions: ({ turn }) => (turn === TURNS ? [] : ["sure", "coin"]),
    play: ({ turn, points }, action, chance) => ({
      turn: turn + 1,
      points: points + (action === "sure" ? 1 : chance.pick([0, 2])),
    }),
    payoff: ({ points }) => [points],
    position: at(true),
    future: at(false),
  };
}

/** Evaluates by the points so far, with `points` as the value of `evaluateAfter` for a sure point. */
function foreseeing(points: (place: Coins) => number): CoinsGame {
  return coins((position) =>
    Object.assign(position, {
      evaluate(this: CoinsPosition): number {
        return this.place.points;
      },
      evaluateAfter(this: CoinsPosition, move: number): number {
        return move === 1 ? Number.NaN : points(this.place);
      },
    }),
  );
}

describe("an optional member of a position", () => {
  it("is accepted if it fulfils its contract", () => {
    expect(checkGame(coins()).states).toBeGreaterThan(10);
    const plain = coins((position) => {
      position.wordsOfPlace = undefined as never;
      position.save = undefined as never;
      position.leap = undefined as never;
    });
    expect(checkGame(plain).states).toBeGreaterThan(10);
    const told = foreseeing(({ turn, points }) => (turn === TURNS - 1 ? Number.NaN : points + 1));
    expect(checkGame(told).states).toBeGreaterThan(10);
  });

  const broken: [string, CoinsGame, string][] = [
    [
      "places that nobody can leap to",
      coins((position) => {
        position.leap = undefined as never;
      }),
      "not all three",
    ],
    [
      "places of no words",
      coins((position) => {
        position.wordsOfPlace = 0;
      }),
      "is 0, not a whole number above 0",
    ],
    [
      "a save that writes too much",
      coins((position) => {
        position.wordsOfPlace = 2;
      }),
      "outside its 2 words",
    ],
    [
      "a place without its points",
      coins((position) => {
        position.save = (into, at) => into.set([position.place.turn, 0, Number(position.place.rolling)], at);
      }),
      "a different position than the one saved",
    ],
    [
      "a leap that is not taken back",
      coins((position) => {
        position.leap = function (this: CoinsPosition, from, at) {
          const place = { turn: from[at]!, points: from[at + 1]!, rolling: from[at + 2] === 1 };
          this.path = [...this.path.slice(0, -1), place, place];
        };
      }),
      "undo of a leap",
    ],
    [
      "a future that does not say what was gathered",
      coins((position, counts) => {
        if (!counts) position.gathered = undefined as never;
      }),
      "does not say in gathered",
    ],
    [
      "a future with fewer moves",
      coins((position, counts) => {
        if (!counts) position.moves = () => 1;
      }),
      "other moves",
    ],
    [
      "a future whose points depend on those before",
      coins((position, counts) => {
        if (!counts) position.gathered = () => position.place.points ** 2;
      }),
      "something else follows",
    ],
    [
      "a future that takes different places for one",
      coins((position, counts) => {
        if (!counts) position.hashLow = () => 0;
      }),
      "something else follows",
    ],
    [
      "an evaluation foreseen of another place",
      foreseeing(({ turn, points }) => (turn === TURNS - 1 ? Number.NaN : points)),
      "evaluateAfter returns 0",
    ],
    ["an evaluation foreseen of the end", foreseeing(({ points }) => points + 1), "where the game is over"],
    ["a future without a position", { ...coins(), position: undefined as never }, "no native position"],
  ];
  it.each(broken)("is rejected for %s", (_, game, message) => {
    expect(() => checkGame(game)).toThrow(message);
    expect(() => checkGame(game)).toThrow(CheckError);
  });
});
