import type { Game } from "boardgame.io";
import { INVALID_MOVE } from "#boardgame.io/core";

/** Definitions in the usual style of boardgame.io, for comparing bots. */

/** One guess, then the die: without looking at the generator, a guess is right one time in six. */
export const guessTheDie: Game<{ right: boolean | null }> = {
  name: "guess-the-die",
  minPlayers: 1,
  setup: () => ({ right: null }),
  moves: {
    guess: ({ G, random }, face: number) => {
      G.right = random.D6() === face;
    },
  },
  endIf: ({ G }) => (G.right === null ? undefined : { winner: G.right ? "0" : "1" }),
  ai: { enumerate: () => [1, 2, 3, 4, 5, 6].map((face) => ({ move: "guess", args: [face] })) },
};

export interface PigState {
  readonly scores: number[];
  gathered: number;
}

/** Pig to a given number of points. */
export function pig(goal: number): Game<PigState> {
  return {
    name: "pig",
    setup: () => ({ scores: [0, 0], gathered: 0 }),
    moves: {
      roll: ({ G, random, events }) => {
        const rolled = random.D6();
        G.gathered = rolled === 1 ? 0 : G.gathered + rolled;
        if (rolled === 1) events.endTurn();
      },
      hold: ({ G, ctx, events }) => {
        if (G.gathered === 0) return INVALID_MOVE;
        G.scores[Number(ctx.currentPlayer)]! += G.gathered;
        G.gathered = 0;
        events.endTurn();
        return undefined;
      },
    },
    endIf: ({ G }) => {
      const winner = G.scores.findIndex((score) => score >= goal);
      return winner < 0 ? undefined : { winner: `${winner}` };
    },
    ai: {
      enumerate: (G) => (G.gathered === 0 ? [{ move: "roll" }] : [{ move: "roll" }, { move: "hold" }]),
    },
  };
}

/** Length of the track, including home; runners per side. */
const HOME = 15;
const RUNNERS = 3;

export interface RaceState {
  /** Fields moved, by player and runner; 0 at the start. */
  readonly runners: number[][];
  die: number;
}

/**
 * A race on one track: a die is rolled at the start of a turn, and one runner moves that far; landing on a field with a
 * single opposing runner sends it back. Two runners of a side block a field. The first player with all runners home
 * wins.
 */
export const race: Game<RaceState> = {
  name: "race",
  setup: () => ({ runners: [0, 1].map(() => new Array<number>(RUNNERS).fill(0)), die: 0 }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, random }) => {
      G.die = random.D6();
    },
  },
  moves: {
    run: ({ G, ctx }, runner: number) => {
      const player = Number(ctx.currentPlayer);
      const to = target(G, player, runner);
      if (to === undefined) return INVALID_MOVE;
      G.runners[player]![runner] = to;
      const others = G.runners[1 - player]!;
      const hit = others.indexOf(across(to));
      if (to < HOME && hit >= 0) others[hit] = 0;
      return undefined;
    },
    wait: ({ G, ctx }) => {
      const player = Number(ctx.currentPlayer);
      return G.runners[player]!.some((_, runner) => target(G, player, runner) !== undefined)
        ? INVALID_MOVE
        : undefined;
    },
  },
  endIf: ({ G }) => {
    const winner = G.runners.findIndex((runners) => runners.every((at) => at === HOME));
    return winner < 0 ? undefined : { winner: `${winner}` };
  },
  ai: {
    enumerate: (G, ctx) => {
      const player = Number(ctx.currentPlayer);
      const runs = G.runners[player]!.flatMap((_, runner) =>
        target(G, player, runner) === undefined ? [] : [{ move: "run", args: [runner] }],
      );
      return runs.length > 0 ? runs : [{ move: "wait" }];
    },
  },
};

/** The same field in the other side's count, which runs the other way. */
const across = (field: number): number => HOME - field;

function target({ runners, die }: RaceState, player: number, runner: number): number | undefined {
  const from = runners[player]![runner]!;
  const to = from + die;
  if (from === HOME || to > HOME) return undefined;
  const held = to < HOME && runners[1 - player]!.filter((at) => at === across(to)).length > 1;
  return held ? undefined : to;
}

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"].map((line) => [...line].map(Number));

/** The game of the library's tutorial, without chance. */
export const ticTacToe: Game<{ cells: (string | null)[] }> = {
  name: "tic-tac-toe",
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G: { cells } }) => {
    const isFull = (line: readonly number[]): boolean =>
      cells[line[0]!] !== null && line.every((cell) => cells[cell] === cells[line[0]!]);
    const line = LINES.find(isFull);
    if (line) return { winner: cells[line[0]!] };
    return cells.includes(null) ? undefined : { draw: true };
  },
  ai: {
    enumerate: ({ cells }) =>
      cells.flatMap((owner, cell) => (owner === null ? [{ move: "take", args: [cell] }] : [])),
  },
};
