import { type BackgammonState, backgammon, type Play, seenBy } from "@tyche/backgammon";
import { hasGnubg } from "@tyche/backgammon/servers";
import { canonicalText, type ThinkOptions } from "@tyche/engine";
import { solveGame } from "@tyche/engine/exact";
import type { OptionTexts } from "@tyche/games";
import { backgammonReference } from "../../kit/backgammon-reference.js";
import { gnubgWithCube } from "./gnubg.js";
import { exactHypergammon } from "./hypergammon.js";
import { type AnyGame, type Judge, searched, solution, solved } from "./judge.js";
import type { LossScale } from "./measure.js";
import type { Sampling } from "./sample.js";
import { stockfish, stockfishBinary } from "./stockfish.js";

/** Which decisions of a game are measured, and by which reference. */
export interface JudgedPlan {
  /** The name of the record. */
  readonly name: string;
  /** The game as on the command line, and its options. */
  readonly game: string;
  readonly options?: OptionTexts;
  /** The reference, as in a table's heading. */
  readonly reference: string;
  readonly positions: number;
  /** Where the positions come from; undefined with `given`. */
  readonly sampling?: Sampling;
  /** Positions that have values already. */
  given?(): readonly Given[];
  /** Needed without `given`. @returns undefined if the program that judges is not installed */
  judge?(game: AnyGame): Promise<Judge | undefined>;
}

/** How the losses of levels in a game are measured. */
export interface LossPlan extends JudgedPlan, LossScale {
  /** The unit of a loss, and digits after the point. */
  readonly unit: string;
  readonly digits: number;
}

/** A decision whose values are known. */
export interface Given {
  readonly state: unknown;
  readonly judge: Judge["judge"];
}

type JudgeOf = NonNullable<JudgedPlan["judge"]>;

export const EXACT: JudgeOf = async (game) => solved(game);
export const WHOLE: JudgeOf = async (game) => solution(game, solveGame(game));
export const bySearch =
  (options: ThinkOptions<unknown>): JudgeOf =>
  async (game) =>
    searched(game, options);

const STOCKFISH: JudgeOf = async () => {
  const binary = stockfishBinary();
  return binary === undefined ? undefined : stockfish(binary, 10);
};
const GNUBG: JudgeOf = async (game) => ((await hasGnubg()) ? gnubgWithCube(game, 1) : undefined);

/** With more hidden cells, Minesweeper takes too long to solve over its rules. */
const MOST_HIDDEN = 12;
const MINES: JudgeOf = async (game) => {
  const exact = searched(game, { algorithm: "expectiminimax" });
  return { judge: async (at) => (game.actions(at).length > MOST_HIDDEN ? undefined : exact.judge(at)) };
};

/** The judge of the positions of `research/positions/backgammon-400.jsonl`. */
function backgammonGiven(): readonly Given[] {
  const rules = backgammon();
  return backgammonReference().map(({ points, dice, plays }) => {
    const state: BackgammonState = { points, player: 0, dice };
    const equities = new Map(plays.map((play) => [play.points.join(), play.equity]));
    const equityOf = (play: unknown): number =>
      equities.get(seenBy(rules.afterstate(state, play as Play).points, 0).join())!;
    const values = () => new Map(rules.actions(state).map((play) => [canonicalText(play), equityOf(play)]));
    return { state, judge: async () => values() };
  });
}

/** The reference of backgammon without a cube. */
export const BACKGAMMON = { reference: "GNU Backgammon 1.07, 2 plies", given: backgammonGiven } as const;

type Scale = Pick<LossPlan, "unit" | "digits" | "factor" | "large">;
/** From payoffs to the expected score in percent: a loss is 0, a win 100. */
const score = (large: number, digits = 1, factor = 50): Scale => {
  return { unit: "expected score, %", digits, factor, large };
};
const points = (large: number): Scale => ({ unit: "points", digits: 0, factor: 1, large });
/** Thousandths of a point. */
const MILLIPOINTS: Scale = { unit: "equity, mp", digits: 0, factor: 1000, large: 100 };

/** @param counts positions, and choices of each level that errs */
function plan(
  name: string,
  scale: Scale,
  [positions, choices]: readonly [number, number],
  perGame: number,
  more: Pick<LossPlan, "reference"> & Partial<LossPlan> & { readonly of?: Partial<Sampling> },
): LossPlan {
  const { of, ...rest } = more;
  return { name, game: name, ...scale, positions, choices, sampling: { perGame, ...of }, ...rest };
}

export const LOSS_PLANS: readonly LossPlan[] = [
  plan("tic-tac-toe", score(25), [120, 16], 2, { reference: "exact values", judge: EXACT }),
  plan("connect-four", score(25), [120, 8], 2, {
    reference: "exact values",
    of: { opening: 4 },
    judge: EXACT,
  }),
  plan("chess", { unit: "centipawns", digits: 0, factor: 1, large: 200 }, [60, 8], 3, {
    reference: "Stockfish 15.1, depth 10",
    of: { opening: 4, longest: 160 },
    judge: STOCKFISH,
  }),
  plan("pig", score(5, 2, 100), [120, 16], 3, { reference: "exact values", judge: WHOLE }),
  plan("einstein", score(10), [40, 8], 2, {
    reference: "our network, depth 4",
    judge: bySearch({ depth: 4, evaluator: "network" }),
  }),
  plan("backgammon", MILLIPOINTS, [80, 4], 0, BACKGAMMON),
  plan("backgammon-match", MILLIPOINTS, [80, 4], 6, {
    ...{ game: "backgammon", options: { match: "5" } },
    reference: "GNU Backgammon 1.07, 1 ply, with the cube",
    judge: GNUBG,
  }),
  plan("hypergammon", MILLIPOINTS, [60, 8], 2, {
    // Three checkers take seven minutes to solve.
    options: { checkers: "2" },
    reference: "exact values of the game with two checkers",
    judge: async () => exactHypergammon(2),
  }),
  plan("ludo", score(2, 2, 100), [50, 4], 4, {
    reference: "our own search, 100,000 nodes",
    judge: bySearch({ nodes: 100_000 }),
  }),
  // Other draws than those of the levels, whose luck it would share.
  plan("briscola", score(5, 2), [80, 4], 3, {
    reference: "our own search, 50,000 nodes",
    judge: bySearch({ nodes: 50_000, seed: 1 }),
  }),
  plan("2048", points(1000), [600, 8], 4, {
    reference: "our network, depth 3",
    judge: bySearch({ depth: 3 }),
  }),
  plan("minesweeper", { ...score(10, 1, 100), unit: "chance of winning, %" }, [100, 8], 2, {
    options: { size: "5x5", mines: "5" },
    reference: "exact values of 5x5 with 5 mines, at most 12 cells hidden",
    judge: MINES,
  }),
  plan("pac-man", points(100), [80, 4], 3, {
    reference: "our own search, 20,000 nodes",
    judge: bySearch({ nodes: 20_000 }),
  }),
];
