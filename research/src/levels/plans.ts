import type { Level } from "@tyche/engine";

/** What of a level limits its search. */
export type Looks = Omit<Level, "temperature">;

/** How the levels of a game are fitted and rated. */
export interface LevelPlan {
  /** As on the command line. */
  readonly game: string;
  /** Where the table of its levels stands, in `packages/games/src`. */
  readonly folder: string;
  /** What the unsure rungs of the ladder look at. */
  readonly looks: Looks;
  /** Temperatures in place of `SOFTNESS`, where those are not the way from chance to sureness. */
  readonly softness?: readonly number[];
  /** What the sure ones look at, ever more; the last is the strongest level. */
  readonly sure: readonly Looks[];
  /** Elo from random play to the first level at least, in place of `FIRST_STEP`. */
  readonly first?: number;
  /** Games of each pair of rungs, and of each pair of levels; in games for one, games of each. */
  readonly fitted: number;
  readonly rated: number;
  /**
   * Actions at random that every game begins with, as levels that are sure play the same game over and over where nothing is drawn: thirty
   * results would be one.
   */
  readonly opening?: number;
  /** Of games for one: what a payoff counts, so that equal steps are steps of its mean; without it levels are rated by Elo. */
  readonly measure?: Measure;
}

export interface Measure {
  /** What the mean is of. */
  readonly says: string;
  /** Digits behind the point. */
  readonly digits: number;
  of(payoff: number): number;
}

/** Temperatures of the unsure rungs, in units of what an action at random costs: from hardly better than that to nearly sure. */
export const SOFTNESS = [16, 6, 3, 1.8, 1.1, 0.7, 0.42, 0.25, 0.14, 0.07] as const;

const byNodes = (...nodes: readonly number[]): Looks[] => nodes.map((most) => ({ nodes: most }));
const FEW: Looks = { nodes: 200 };
const USUAL = byNodes(200, 800, 3000, 10_000);

export const PLANS: readonly LevelPlan[] = [
  {
    game: "tic-tac-toe",
    folder: "tic-tac-toe",
    looks: FEW,
    sure: byNodes(200, 800, 3000),
    fitted: 60,
    rated: 100,
  },
  {
    game: "connect-four",
    folder: "connect-four",
    looks: FEW,
    sure: USUAL,
    opening: 4,
    fitted: 80,
    rated: 100,
  },
  { game: "chess", folder: "chess", looks: FEW, sure: byNodes(200, 800, 3000), fitted: 10, rated: 8 },
  {
    game: "pig",
    folder: "pig",
    looks: FEW,
    sure: byNodes(200, 800, 3000),
    first: 140,
    fitted: 40,
    rated: 40,
  },
  { game: "einstein", folder: "einstein", looks: FEW, sure: USUAL, fitted: 60, rated: 80 },
  {
    game: "backgammon",
    folder: "backgammon",
    looks: { depth: 1 },
    // Fewer rungs, and none of those who play on for hours: a game takes long.
    softness: [3, 1.2, 0.6, 0.3, 0.15],
    sure: [{ depth: 1 }],
    fitted: 8,
    rated: 10,
  },
  {
    game: "hypergammon",
    folder: "backgammon/hypergammon",
    looks: FEW,
    // Its pips say little of what the end brings, by which losses are measured.
    softness: [8000, 2700, 900, 300, 110, 40, 14, 5, 1.6, 0.5],
    sure: byNodes(200, 1000, 5000),
    fitted: 60,
    rated: 80,
  },
  {
    game: "ludo",
    folder: "ludo",
    looks: FEW,
    // What judges places here says little of the end, too.
    softness: [1000, 350, 120, 50, 22, 10, 5, 2.5, 1.2, 0.5],
    sure: byNodes(200, 1000),
    fitted: 14,
    rated: 30,
  },
  { game: "briscola", folder: "briscola", looks: FEW, sure: byNodes(200, 800, 2500), fitted: 16, rated: 30 },
  {
    game: "2048",
    folder: "2048",
    looks: { depth: 1 },
    sure: [{ depth: 1 }],
    fitted: 12,
    rated: 24,
    measure: { says: "doublings of the score", digits: 2, of: (score) => Math.log2(Math.max(1, score)) },
  },
  {
    game: "pac-man",
    folder: "pac-man",
    looks: FEW,
    sure: byNodes(200, 1000),
    fitted: 18,
    rated: 36,
    measure: { says: "points", digits: 0, of: (points) => points },
  },
];
