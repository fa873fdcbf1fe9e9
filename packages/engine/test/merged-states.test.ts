/** States that hide data, keys that merge different states, and rules that change: an error, never a wrong proof. */
import { describe, expect, it } from "vitest";
import { RulesError, TycheError } from "../src/contract/errors.js";
import { type Game, OVER } from "../src/contract/game.js";
import { solveEquilibrium } from "../src/equilibrium/solve.js";
import { solveGame } from "../src/exact/solve.js";
import { decide } from "../src/think/think.js";
import { goofspiel, matrixGame, oneCardPoker } from "./hidden-games.js";
import { type TicTacToeState, ticTacToe } from "./sample-games.js";

type Hidden = object;

/** Tic-tac-toe on boards that `wrap` hides in an object, from which `read` finds them. */
function hiding(
  name: string,
  wrap: (board: TicTacToeState) => Hidden,
  read: (state: never) => TicTacToeState,
): Game<Hidden, number> {
  const boardOf = read as (state: Hidden) => TicTacToeState;
  return {
    name,
    facts: ticTacToe.facts,
    start: (chance) => wrap(ticTacToe.start(chance)),
    turn: (state) => ticTacToe.turn(boardOf(state)),
    actions: (state) => ticTacToe.actions(boardOf(state)),
    play: (state, action, chance) => wrap(ticTacToe.play(boardOf(state), action, chance)),
    payoff: (state) => ticTacToe.payoff(boardOf(state)),
  };
}

class Private {
  readonly #board: TicTacToeState;
  constructor(board: TicTacToeState) {
    this.#board = board;
  }
  get board(): TicTacToeState {
    return this.#board;
  }
}
const tables = new WeakMap<object, TicTacToeState>();
const byWeakMap = (board: TicTacToeState): Hidden => {
  const state = {};
  tables.set(state, board);
  return state;
};
class Weak {
  constructor(board: TicTacToeState) {
    tables.set(this, board);
  }
}
const BOARD = Symbol("board");
const log: TicTacToeState[] = [];

const VARIANTS: readonly Game<Hidden, number>[] = [
  hiding(
    "private fields",
    (board) => new Private(board),
    ({ board }: Private) => board,
  ),
  hiding("a WeakMap", byWeakMap, (state: object) => tables.get(state)!),
  hiding(
    "a class and a WeakMap",
    (board) => new Weak(board),
    (state: object) => tables.get(state)!,
  ),
  hiding(
    "a closure",
    (board) => ({ read: () => board }),
    ({ read }: { read(): TicTacToeState }) => read(),
  ),
  hiding(
    "a symbol",
    (board) => ({ [BOARD]: board }),
    (state: { [BOARD]: TicTacToeState }) => state[BOARD],
  ),
  hiding(
    "a hidden property",
    (board) => Object.defineProperty({}, "board", { value: board }),
    ({ board }: { board: TicTacToeState }) => board,
  ),
  hiding(
    "a Map",
    (board) => new Map([["board", board]]),
    (state: Map<string, TicTacToeState>) => state.get("board")!,
  ),
  hiding(
    "a prototype",
    (board) => Object.create({ board }),
    ({ board }: { board: TicTacToeState }) => board,
  ),
  hiding(
    "a Proxy",
    (board) => new Proxy({}, { get: (_, key) => (key === "board" ? board : undefined) }),
    ({ board }: { board: TicTacToeState }) => board,
  ),
  hiding(
    "a table of the module",
    (board) => {
      log.push(board);
      return Object.defineProperty(Object.create(null), "at", { value: log.length - 1 });
    },
    ({ at }: { at: number }) => log[at]!,
  ),
];

/** A game of three throws whose key forgets something. */
const throws = (
  merged: Partial<Game<readonly [number, number], number>>,
): Game<readonly [number, number], number> => ({
  name: "throws",
  facts: { players: 1, zeroSum: false, bounds: [0, 1], cycles: false, chance: true },
  start: () => [0, 0],
  turn: ([ply]) => (ply === 6 ? OVER : 0),
  actions: () => [0, 1],
  play: ([ply, sum], action, chance) => [ply + 1, sum + action * chance.die(3)],
  payoff: ([, sum]) => [sum % 2],
  ...merged,
});

describe("states that hide data", () => {
  it.each(VARIANTS.map((game) => [game.name, game] as const))(
    "in %s are refused, or searched as they are",
    async (_, game) => {
      for (const ask of [
        () => decide(game, game.start(undefined as never), {}),
        () => decide({ ...game }, game.start(undefined as never), { algorithm: "minimax" }),
        () =>
          decide({ ...game }, game.start(undefined as never), {
            algorithm: "mcts",
            settings: { simulations: 2000 },
          }),
        async () => solveGame({ ...game }),
      ]) {
        const found = await ask().catch((error: unknown) => error);
        if (found instanceof Error) expect(found).toBeInstanceOf(RulesError);
        else expect((found as { value: number | { low: number } }).value).not.toBe(1);
      }
    },
  );

  it.each([
    ["key", { key: ([ply]: readonly [number, number]) => `${ply}` }],
    ["key", { key: ([ply, sum]: readonly [number, number]) => `${ply} ${sum > 4}` }],
    ["hash", { hash: ([ply]: readonly [number, number]) => ply }],
    ["hash", { hash: ([ply, sum]: readonly [number, number]) => 100 * ply + Math.floor(sum / 3) }],
  ])("a %s that merges different states is an error", async (rule, merged) => {
    for (const ask of [
      () => decide(throws(merged), [0, 0], {}),
      async () => solveGame(throws(merged)),
      () => decide(throws(merged), [0, 0], { algorithm: "exact" }),
    ])
      await expect(ask()).rejects.toMatchObject({ id: "rules-merged", values: { rule } });
  });

  it("a rest that merges different states is an error", async () => {
    const game = goofspiel(4);
    const { rest } = game.simultaneous!;
    const merged = { ...game.simultaneous!, rest: (state: never) => rest?.(state).replace(/\d+$/, "") ?? "" };
    for (const changed of [merged, { ...merged, rest: (state: never) => `${game.turn(state)}` }])
      await expect(solveEquilibrium({ ...game, simultaneous: changed } as never)).rejects.toMatchObject({
        id: "rules-merged",
        values: { rule: "simultaneous.rest" },
      });
  });

  it("keys of mirror images may be equal", async () => {
    const mirrored = ([a, b, c, d, e, f, g, h, i]: TicTacToeState) => [c, b, a, f, e, d, i, h, g];
    const key = (board: TicTacToeState): string => [board.join(), mirrored(board).join()].sort()[0]!;
    expect(solveGame({ ...ticTacToe, key }).value).toEqual(solveGame(ticTacToe).value);
    expect((await decide({ ...ticTacToe, key }, ticTacToe.start(undefined as never), {})).value).toBe(0);
  });
});

describe("rules that change between calls", () => {
  const poker = oneCardPoker(4);
  const matrix = matrixGame([
    [1, 0],
    [0, 1],
  ]);

  it.each([
    ["start", { ...poker, start: (chance: never) => ({ ...poker.start(chance), lucky: Math.random() }) }],
    [
      "payoff",
      { ...poker, payoff: (state: never) => poker.payoff(state).map((value) => value * Math.random()) },
    ],
    [
      "play",
      {
        ...poker,
        play: (...given: never) => ({
          ...(poker.play as (...all: never[]) => object)(...(given as never[])),
          at: performance.now(),
        }),
      },
    ],
    [
      "payoff",
      { ...matrix, payoff: (state: never) => (Math.random() < 0.5 ? [0, 1] : matrix.payoff(state)) },
    ],
  ])("in %s are not solved", async (_, game) => {
    await expect(solveEquilibrium(game as never)).rejects.toBeInstanceOf(TycheError);
  });
});
