import type { Level } from "@tyche/engine";
import type { OptionTexts } from "@tyche/games";

/** The search limits of a level. */
export type Looks = Omit<Level, "temperature">;

/** How the levels of a game are fitted and rated. */
export interface LevelPlan {
  /** The name of the record. Default: the game. */
  readonly name?: string;
  /** The game as on the command line, and its options. */
  readonly game: string;
  readonly options?: OptionTexts;
  /** The folder of the game's levels table, in `packages`; undefined: they are those of another plan, or set by hand. */
  readonly folder?: string;
  /** Search limits of the ladder's rungs with a temperature. */
  readonly looks: Looks;
  /** Temperatures that replace `SOFTNESS` if those do not cover the range from random to best play. */
  readonly softness?: readonly number[];
  /** Increasing search limits of the rungs at temperature 0; the last is the strongest level. */
  readonly sure: readonly Looks[];
  /** Minimum Elo difference between random play and the first level; replaces `FIRST_STEP`. */
  readonly first?: number;
  /** Number of games per pair of rungs, and per pair of levels; in one-player games, per rung and level. */
  readonly fitted: number;
  readonly rated: number;
  /**
   * Number of random actions at the start of every game. In games without chance, levels at temperature 0 repeat the
   * same game: thirty results would count as one.
   */
  readonly opening?: number;
  /** One-player games: a scale in whose mean the levels are equally spaced. Undefined: Elo ratings. */
  readonly measure?: Measure;
}

export interface Measure {
  /** What the mean is of. */
  readonly says: string;
  /** Digits after the point. */
  readonly digits: number;
  of(payoff: number): number;
}

/** Temperatures of the rungs in units of the mean loss of a random action, from almost random to almost best. */
export const SOFTNESS = [16, 6, 3, 1.8, 1.1, 0.7, 0.42, 0.25, 0.14, 0.07] as const;

const byNodes = (...nodes: readonly number[]): Looks[] => nodes.map((most) => ({ nodes: most }));
const FEW: Looks = { nodes: 200 };
const FEW_SEARCHES = { looks: FEW, sure: byNodes(200, 800, 3000) };
const USUAL = { looks: FEW, sure: byNodes(200, 800, 3000, 10_000) };
/** Levels that were set by hand. */
const SET = { looks: {}, sure: [], fitted: 0 };
/** One search, whose depth is fixed. */
const STATIC = { looks: { depth: 1 }, sure: [{ depth: 1 }] };

export const PLANS: readonly LevelPlan[] = [
  { game: "tic-tac-toe", folder: "games/src/tic-tac-toe", ...FEW_SEARCHES, fitted: 60, rated: 100 },
  { game: "connect-four", folder: "games/src/connect-four", ...USUAL, opening: 4, fitted: 80, rated: 100 },
  {
    ...{ game: "chess", folder: "games/src/chess", opening: 4, fitted: 16, rated: 6 },
    looks: { ...FEW, evaluator: "quiet" },
    sure: USUAL.sure.map((looks) => ({ ...looks, evaluator: "quiet" })),
    // The first rungs differ little from random play.
    first: 450,
  },
  { game: "pig", folder: "games/src/pig", ...FEW_SEARCHES, first: 140, fitted: 40, rated: 40 },
  { game: "einstein", folder: "games/src/einstein", ...USUAL, fitted: 60, rated: 80 },
  {
    ...{ game: "backgammon", folder: "backgammon/src/game", ...STATIC, fitted: 8, rated: 10 },
    // Fewer rungs, and none that plays for hours, because a game takes long.
    softness: [3, 1.2, 0.6, 0.3, 0.15],
  },
  { name: "backgammon-match", game: "backgammon", options: { match: "3" }, ...STATIC, fitted: 0, rated: 4 },
  {
    ...{ game: "hypergammon", folder: "backgammon/src/hypergammon", fitted: 60, rated: 80 },
    ...{ looks: FEW, sure: byNodes(200, 1000, 5000) },
    // The evaluator pips, which measures the losses, says little about the result of the game.
    softness: [8000, 2700, 900, 300, 110, 40, 14, 5, 1.6, 0.5],
  },
  {
    ...{
      game: "ludo",
      folder: "games/src/ludo",
      looks: FEW,
      sure: byNodes(200, 1000),
      fitted: 14,
      rated: 30,
    },
    // The evaluator of this game says little about the result, too.
    softness: [1000, 350, 120, 50, 22, 10, 5, 2.5, 1.2, 0.5],
  },
  { game: "briscola", ...SET, rated: 12 },
  {
    ...{ game: "2048", folder: "games/src/2048", ...STATIC, fitted: 12, rated: 24 },
    measure: { says: "doublings of the score", digits: 2, of: (score) => Math.log2(Math.max(1, score)) },
  },
  {
    ...{ game: "minesweeper", options: { size: "9x9", mines: "10" }, ...SET, rated: 60 },
    measure: { says: "games won, %", digits: 1, of: (payoff) => 100 * payoff },
  },
  {
    ...{
      game: "pac-man",
      folder: "games/src/pac-man",
      looks: FEW,
      sure: byNodes(200, 1000),
      fitted: 18,
      rated: 36,
    },
    measure: { says: "points", digits: 0, of: (points) => points },
  },
];

/** The name of a plan's record. */
export function nameOf({ name, game }: LevelPlan): string {
  return name ?? game;
}
