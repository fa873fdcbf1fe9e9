import type { ExerciseOptions } from "@tyche/trees/random";

/** The things an exercise about a search, and one about a game, can ask for. */
type SearchAsks =
  | "values"
  | "returns"
  | "windows"
  | "intervals"
  | "cuts"
  | "moves"
  | "trace"
  | "order"
  | "effects";
type GameAsks = "payoffs" | "plans" | "beliefs" | "replies" | "mixtures";
export type Asks = SearchAsks | GameAsks;

/** The levels of exercises, the easiest first. */
export const EXERCISE_LEVELS = [1, 2, 3] as const;
/** 1: small trees of integers; 2: larger, with unequal probabilities; 3: fractions, irregular trees, ties. */
export type ExerciseLevel = (typeof EXERCISE_LEVELS)[number];

/** How the tree of an exercise is drawn at random, at one level. */
export type Draw = Omit<ExerciseOptions, "seed" | "algorithm" | "settings" | "maxTries"> & {
  readonly leastLeaves: number;
  readonly mostLeaves: number;
};

export interface Template {
  readonly algorithm: string;
  readonly asks: Asks;
  /** The tree is reversed: the last child of each node comes first. */
  readonly mirrored: boolean;
  /** Whether the tie rule, or the fail rule, can change the answer. */
  readonly ties: boolean;
  readonly fail: boolean;
  /** The range [L, U] of the leaves is given and may be used. */
  readonly bounded: boolean;
  /** Undefined if there are only exercises about given trees. */
  readonly levels: Levels | undefined;
}

type Levels = Readonly<Record<ExerciseLevel, Draw>>;

const DIGITS = [0, 12] as const;
const SIGNED = [-9, 9] as const;
const FEW = [0, 5] as const;
const HALVES = [1, 2] as const;

const MAX_MIN = ["max", "min"] as const;
const MAX_CHANCE = ["max", "chance"] as const;
const MAX_CHANCE_MIN = ["max", "chance", "min"] as const;

const TWO_PLAYERS: Levels = {
  1: draw(4, 8, 2, MAX_MIN, DIGITS, { noTies: true }),
  2: draw(8, 14, 3, MAX_MIN, SIGNED, { noTies: true }),
  3: draw(9, 16, 4, { irregular: MAX_MIN }, FEW, { denominators: HALVES }),
};

const CUTS: Levels = {
  1: draw(5, 9, 2, MAX_MIN, DIGITS, { noTies: true, atLeastCuts: 1 }),
  2: draw(9, 14, 3, MAX_MIN, SIGNED, { noTies: true, atLeastCuts: 2 }),
  // No tree of fewer levels has a deep cut.
  3: draw(16, 16, 4, ["min", "max"], FEW, {
    branching: 2,
    denominators: HALVES,
    atLeastCuts: 3,
    deepCut: true,
  }),
};

/** Without windows there are no deep cuts. */
const OPEN: Levels = { ...CUTS, 3: { ...CUTS[3], deepCut: false } };

/** Every inner node has an estimate, so that a depth limit can stop there. */
const DEEPENING: Levels = {
  1: { ...CUTS[1], estimates: true },
  2: { ...CUTS[2], estimates: true },
  3: { ...OPEN[3], estimates: true },
};

/** Trees for a trace by hand: one table row per edge. */
const TRACE: Levels = {
  1: { ...CUTS[1], mostLeaves: 7 },
  2: { ...CUTS[2], branching: 2, leastLeaves: 8, mostLeaves: 8 },
  3: draw(8, 14, 3, ["min", "max"], FEW, { denominators: HALVES, atLeastCuts: 2 }),
};

const AVERAGES: Levels = {
  1: draw(4, 6, 2, MAX_CHANCE, DIGITS),
  2: draw(5, 9, 2, MAX_CHANCE, SIGNED, { probabilities: "nice" }),
  3: draw(8, 14, 4, { irregular: MAX_CHANCE }, SIGNED, { denominators: HALVES, probabilities: "nice" }),
};

const THREE_KINDS: Levels = {
  1: draw(8, 8, 3, MAX_CHANCE_MIN, DIGITS, { branching: 2 }),
  2: draw(8, 14, 3, MAX_CHANCE_MIN, SIGNED, { probabilities: "nice" }),
  3: draw(8, 16, 4, "irregular", FEW, { denominators: HALVES, probabilities: "nice" }),
};

const MOVES: Levels = {
  1: { ...TWO_PLAYERS[1], uniqueBest: true },
  2: { ...THREE_KINDS[2], uniqueBest: true, noTies: true },
  3: draw(8, 14, 3, MAX_CHANCE_MIN, [0, 3], { probabilities: "nice" }),
};

/** Star1 cuts: a chance node below a decision is cut. */
const STAR_CUTS: Levels = {
  1: draw(4, 8, 2, MAX_CHANCE, DIGITS, { noTies: true, atLeastCuts: 1 }),
  2: draw(8, 16, 3, MAX_CHANCE_MIN, DIGITS, { probabilities: "nice", noTies: true, atLeastCuts: 1 }),
  3: draw(9, 18, 3, ["min", "chance", "max"], FEW, {
    denominators: HALVES,
    probabilities: "nice",
    atLeastCuts: 2,
  }),
};

const PROBES: Levels = {
  1: { ...STAR_CUTS[2], branching: 2, probabilities: "equal", leastLeaves: 8, mostLeaves: 8 },
  2: { ...STAR_CUTS[2], leastLeaves: 10 },
  3: STAR_CUTS[3],
};

const SEEDED = {
  "values-minimax": template("minimax", "values", TWO_PLAYERS),
  "values-expectimax": template("expectimax", "values", AVERAGES),
  "values-expectiminimax": template("expectiminimax", "values", THREE_KINDS),
  "best-move": template("expectiminimax", "moves", MOVES, { ties: true }),
  "cuts-alpha-beta": template("alpha-beta", "cuts", CUTS, { ties: true }),
  "cuts-mirrored": template("alpha-beta", "cuts", CUTS, { ties: true, mirrored: true }),
  "windows-alpha-beta": template("alpha-beta", "windows", CUTS, { ties: true }),
  "returns-alpha-beta": template("alpha-beta", "returns", CUTS, { ties: true, fail: true }),
  "trace-alpha-beta": template("alpha-beta", "trace", TRACE, { ties: true, fail: true }),
  "intervals-star1": template("star1", "intervals", STAR_CUTS, { ties: true, fail: true, bounded: true }),
  "windows-star1": template("star1", "windows", STAR_CUTS, { ties: true, bounded: true }),
  "returns-star1": template("star1", "returns", STAR_CUTS, { ties: true, fail: true, bounded: true }),
  "cuts-star1": template("star1", "cuts", STAR_CUTS, { ties: true, bounded: true }),
  "cuts-star2": template("star2", "cuts", PROBES, { ties: true, bounded: true }),
  "cuts-pvs": template("pvs", "cuts", CUTS),
  "cuts-mtd-f": template("mtd-f", "cuts", CUTS),
  "cuts-sss": template("sss", "cuts", OPEN),
  "cuts-iterative-deepening": template("iterative-deepening", "cuts", DEEPENING),
  "order-alpha-beta": template("alpha-beta", "order", CUTS, { ties: true }),
  "order-star1": template("star1", "order", STAR_CUTS, { ties: true, bounded: true }),
  "order-sss": template("sss", "order", OPEN),
  "leaf-effects": template("expectiminimax", "effects", THREE_KINDS),
} as const satisfies Readonly<Record<string, Template>>;

/** The kinds of exercises, in teaching order: algorithm, questions, and the trees of each level. */
export const TEMPLATES = {
  ...SEEDED,
  // Payoffs of several players, and hidden moves: only for given trees.
  "values-max-n": template("max-n", "payoffs", undefined),
  "best-move-max-n": template("max-n", "moves", undefined, { ties: true }),
  "pure-strategies": template("max-n", "plans", undefined),
  beliefs: template("max-n", "beliefs", undefined),
  "best-response": template("max-n", "replies", undefined),
  equilibrium: template("max-n", "mixtures", undefined),
} as const satisfies Readonly<Record<string, Template>>;
/** The name of a kind of exercise. */
export type TemplateName = keyof typeof TEMPLATES;
/** The kinds of exercises with trees from seeds, in teaching order. */
export const TEMPLATE_NAMES = Object.keys(SEEDED) as readonly (keyof typeof SEEDED)[];
/** All kinds of exercises, those for given trees last. */
export const OWN_TEMPLATE_NAMES = Object.keys(TEMPLATES) as readonly TemplateName[];

/** Whether an exercise is about payoffs of several players, or about hidden moves. */
export function isOfGame({ algorithm }: Template): boolean {
  return algorithm === "max-n";
}

/** Whether an exercise is about chance nodes, so that its tree must have one. */
export function needsChance({ bounded, asks, algorithm }: Template): boolean {
  return bounded || (asks === "values" && algorithm !== "minimax");
}

/** @param more branching is 2 to 3 by default */
function draw(
  leastLeaves: number,
  mostLeaves: number,
  depth: number,
  kinds: Draw["kinds"],
  leaves: Draw["leaves"],
  more: Partial<Draw> = {},
): Draw {
  return { branching: [2, 3], ...more, depth, kinds, leaves, leastLeaves, mostLeaves };
}

function template<T extends Levels | undefined>(
  algorithm: string,
  asks: Asks,
  levels: T,
  flags: Partial<Pick<Template, "mirrored" | "ties" | "fail" | "bounded">> = {},
): Template & { readonly levels: T } {
  return { algorithm, asks, levels, mirrored: false, ties: false, fail: false, bounded: false, ...flags };
}
