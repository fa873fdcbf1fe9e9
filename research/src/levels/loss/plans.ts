import { canonicalText } from "@tyche/engine";
import { solveGame } from "@tyche/engine/exact";
import type { OptionTexts } from "@tyche/games";
import { type BackgammonState, backgammon, seenBy } from "@tyche/games/backgammon";
import { hasGnubg } from "@tyche/games/backgammon/servers";
import { backgammonReference } from "../../backgammon/positions.js";
import { gnubgWithCube } from "./gnubg.js";
import { exactHypergammon } from "./hypergammon.js";
import { type AnyGame, type Judge, searched, solution, solved } from "./judge.js";
import type { LossScale } from "./measure.js";
import type { Sampling } from "./sample.js";
import { stockfish, stockfishBinary } from "./stockfish.js";

/** How the losses of levels in a game are measured. */
export interface LossPlan extends LossScale {
  /** The name of the record. */
  readonly name: string;
  /** The game as on the command line, and its options. */
  readonly game: string;
  readonly options?: OptionTexts;
  /** The reference, as in a table's heading. */
  readonly reference: string;
  /** The unit of a loss, and digits after the point. */
  readonly unit: string;
  readonly digits: number;
  readonly positions: number;
  /** Where the positions come from; undefined with `given`. */
  readonly sampling?: Sampling;
  /** Positions that have values already. */
  given?(): readonly Given[];
  /** Needed without `given`. @returns undefined if the program that judges is not installed */
  judge?(game: AnyGame): Promise<Judge | undefined>;
}

/** A decision whose values are known. */
export interface Given {
  readonly state: unknown;
  readonly judge: Judge["judge"];
}

/** From payoffs between these bounds to the expected score in percent: a loss is 0, a win 100. */
const percent = (low: number, high: number): number => 100 / (high - low);
const SCORE = "expected score, %";
/** Thousandths of a point. */
const MILLIPOINTS = "equity, mp";

/** With more hidden cells, Minesweeper takes too long to solve over its rules. */
const MOST_HIDDEN = 12;

/** The judge of the positions of `research/positions/backgammon-400.jsonl`. */
function backgammonGiven(): readonly Given[] {
  const rules = backgammon();
  return backgammonReference().map(({ points, dice, plays }) => {
    const state: BackgammonState = { points, player: 0, dice };
    const equities = new Map(plays.map((play) => [play.points.join(), play.equity]));
    return {
      state,
      judge: async () =>
        new Map(
          rules
            .actions(state)
            .map((play) => [
              canonicalText(play),
              equities.get(seenBy(rules.afterstate(state, play as never).points, 0).join())!,
            ]),
        ),
    };
  });
}

export const LOSS_PLANS: readonly LossPlan[] = [
  {
    name: "tic-tac-toe",
    game: "tic-tac-toe",
    reference: "exact values",
    unit: SCORE,
    digits: 1,
    factor: percent(-1, 1),
    large: 25,
    positions: 120,
    choices: 16,
    sampling: { perGame: 2 },
    judge: async (game) => solved(game),
  },
  {
    name: "connect-four",
    game: "connect-four",
    reference: "exact values",
    unit: SCORE,
    digits: 1,
    factor: percent(-1, 1),
    large: 25,
    positions: 120,
    choices: 8,
    sampling: { perGame: 2, opening: 4 },
    judge: async (game) => solved(game),
  },
  {
    name: "chess",
    game: "chess",
    reference: "Stockfish 15.1, depth 10",
    unit: "centipawns",
    digits: 0,
    factor: 1,
    large: 200,
    positions: 60,
    choices: 8,
    sampling: { perGame: 3, opening: 4, longest: 160 },
    judge: async () => {
      const binary = stockfishBinary();
      return binary === undefined ? undefined : stockfish(binary, 10);
    },
  },
  {
    name: "pig",
    game: "pig",
    reference: "exact values",
    unit: SCORE,
    digits: 2,
    factor: 100,
    large: 5,
    positions: 120,
    choices: 16,
    sampling: { perGame: 3 },
    judge: async (game) => solution(game, solveGame(game)),
  },
  {
    name: "einstein",
    game: "einstein",
    reference: "our network, depth 4",
    unit: SCORE,
    digits: 1,
    factor: percent(-1, 1),
    large: 10,
    positions: 40,
    choices: 8,
    sampling: { perGame: 2 },
    judge: async (game) => searched(game, { depth: 4, evaluator: "network" }),
  },
  {
    name: "backgammon",
    game: "backgammon",
    reference: "GNU Backgammon 1.07, 2 plies",
    unit: MILLIPOINTS,
    digits: 0,
    factor: 1000,
    large: 100,
    positions: 80,
    choices: 4,
    given: backgammonGiven,
  },
  {
    name: "backgammon-match",
    game: "backgammon",
    options: { match: "5" },
    reference: "GNU Backgammon 1.07, 1 ply, with the cube",
    unit: MILLIPOINTS,
    digits: 0,
    factor: 1000,
    large: 100,
    positions: 80,
    choices: 4,
    sampling: { perGame: 6 },
    judge: async (game) => ((await hasGnubg()) ? gnubgWithCube(game, 1) : undefined),
  },
  {
    name: "hypergammon",
    game: "hypergammon",
    // Three checkers take seven minutes to solve.
    options: { checkers: "2" },
    reference: "exact values of the game with two checkers",
    unit: MILLIPOINTS,
    digits: 0,
    factor: 1000,
    large: 100,
    positions: 60,
    choices: 8,
    sampling: { perGame: 2 },
    judge: async () => exactHypergammon(2),
  },
  {
    name: "ludo",
    game: "ludo",
    reference: "our own search, 100,000 nodes",
    unit: SCORE,
    digits: 2,
    factor: 100,
    large: 2,
    positions: 50,
    choices: 4,
    sampling: { perGame: 4 },
    judge: async (game) => searched(game, { nodes: 100_000 }),
  },
  {
    name: "briscola",
    game: "briscola",
    reference: "our own search, 50,000 nodes",
    unit: SCORE,
    digits: 2,
    factor: percent(-1, 1),
    large: 5,
    positions: 80,
    choices: 4,
    sampling: { perGame: 3 },
    // Other draws than those of the levels, whose luck it would share.
    judge: async (game) => searched(game, { nodes: 50_000, seed: 1 }),
  },
  {
    name: "2048",
    game: "2048",
    reference: "our network, depth 3",
    unit: "points",
    digits: 0,
    factor: 1,
    large: 1000,
    positions: 600,
    choices: 8,
    sampling: { perGame: 4 },
    judge: async (game) => searched(game, { depth: 3 }),
  },
  {
    name: "minesweeper",
    game: "minesweeper",
    options: { size: "5x5", mines: "5" },
    reference: "exact values of 5x5 with 5 mines, at most 12 cells hidden",
    unit: "chance of winning, %",
    digits: 1,
    factor: 100,
    large: 10,
    positions: 100,
    choices: 8,
    sampling: { perGame: 2 },
    judge: async (game) => {
      const exact = searched(game, { algorithm: "expectiminimax" });
      const isSmall = (state: unknown): boolean => game.actions(state).length <= MOST_HIDDEN;
      return { judge: async (state) => (isSmall(state) ? exact.judge(state) : undefined) };
    },
  },
  {
    name: "pac-man",
    game: "pac-man",
    reference: "our own search, 20,000 nodes",
    unit: "points",
    digits: 0,
    factor: 1,
    large: 100,
    positions: 80,
    choices: 4,
    sampling: { perGame: 3 },
    judge: async (game) => searched(game, { nodes: 20_000 }),
  },
];
