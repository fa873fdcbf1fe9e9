import type { ExerciseOptions } from "@tyche/trees";

/** The things an exercise can ask for. */
export const ASKS = ["values", "returns", "windows", "intervals", "cuts", "moves", "trace"] as const;
export type Asks = (typeof ASKS)[number];

/** The kinds of exercises, by name. */
export const TEMPLATE_NAMES = [
  "values-minimax",
  "values-expectimax",
  "values-expectiminimax",
  "best-move",
  "cuts-alpha-beta",
  "cuts-mirrored",
  "windows-alpha-beta",
  "returns-alpha-beta",
  "trace-alpha-beta",
  "intervals-star1",
  "windows-star1",
  "returns-star1",
  "cuts-star1",
  "cuts-star2",
  "cuts-pvs",
  "cuts-mtd-f",
  "cuts-sss",
  "cuts-iterative-deepening",
] as const;
/** Kinds of exercises, in teaching order. */
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

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
  readonly levels: Readonly<Record<ExerciseLevel, Draw>>;
}

const DIGITS: readonly [number, number] = [0, 12];
const SIGNED: readonly [number, number] = [-9, 9];
const FEW: readonly [number, number] = [0, 5];

const TWO_PLAYERS: Template["levels"] = {
  1: draw(4, 8, { depth: 2, branching: [2, 3], kinds: ["max", "min"], leaves: DIGITS, noTies: true }),
  2: draw(8, 14, { depth: 3, branching: [2, 3], kinds: ["max", "min"], leaves: SIGNED, noTies: true }),
  3: draw(9, 16, {
    depth: 4,
    branching: [2, 3],
    kinds: { irregular: ["max", "min"] },
    leaves: FEW,
    denominators: [1, 2],
  }),
};

const CUTS: Template["levels"] = {
  1: draw(5, 9, {
    depth: 2,
    branching: [2, 3],
    kinds: ["max", "min"],
    leaves: DIGITS,
    noTies: true,
    atLeastCuts: 1,
  }),
  2: draw(9, 14, {
    depth: 3,
    branching: [2, 3],
    kinds: ["max", "min"],
    leaves: SIGNED,
    noTies: true,
    atLeastCuts: 2,
  }),
  // No tree of fewer levels has a deep cut.
  3: draw(16, 16, {
    depth: 4,
    branching: 2,
    kinds: ["min", "max"],
    leaves: FEW,
    denominators: [1, 2],
    atLeastCuts: 3,
    deepCut: true,
  }),
};

/** Without windows there are no deep cuts. */
const OPEN: Template["levels"] = { ...CUTS, 3: { ...CUTS[3], deepCut: false } };

/** Every inner node has an estimate, so that a depth limit can stop there. */
const DEEPENING: Template["levels"] = {
  1: { ...CUTS[1], estimates: true },
  2: { ...CUTS[2], estimates: true },
  3: { ...OPEN[3], estimates: true },
};

/** Trees for a trace by hand: one table row per edge. */
const TRACE: Template["levels"] = {
  1: { ...CUTS[1], mostLeaves: 7 },
  2: { ...CUTS[2], branching: 2, leastLeaves: 8, mostLeaves: 8 },
  3: {
    ...CUTS[3],
    depth: 3,
    branching: [2, 3],
    leastLeaves: 8,
    mostLeaves: 14,
    deepCut: false,
    atLeastCuts: 2,
  },
};

const AVERAGES: Template["levels"] = {
  1: draw(4, 6, { depth: 2, branching: [2, 3], kinds: ["max", "chance"], leaves: DIGITS }),
  2: draw(5, 9, {
    depth: 2,
    branching: [2, 3],
    kinds: ["max", "chance"],
    leaves: SIGNED,
    probabilities: "nice",
  }),
  3: draw(8, 14, {
    depth: 4,
    branching: [2, 3],
    kinds: { irregular: ["max", "chance"] },
    leaves: SIGNED,
    denominators: [1, 2],
    probabilities: "nice",
  }),
};

const THREE_KINDS: Template["levels"] = {
  1: draw(8, 8, { depth: 3, branching: 2, kinds: ["max", "chance", "min"], leaves: DIGITS }),
  2: draw(8, 14, {
    depth: 3,
    branching: [2, 3],
    kinds: ["max", "chance", "min"],
    leaves: SIGNED,
    probabilities: "nice",
  }),
  3: draw(8, 16, {
    depth: 4,
    branching: [2, 3],
    kinds: "irregular",
    leaves: FEW,
    denominators: [1, 2],
    probabilities: "nice",
  }),
};

const MOVES: Template["levels"] = {
  1: { ...TWO_PLAYERS[1], uniqueBest: true },
  2: { ...THREE_KINDS[2], uniqueBest: true, noTies: true },
  3: draw(8, 14, {
    depth: 3,
    branching: [2, 3],
    kinds: ["max", "chance", "min"],
    leaves: [0, 3],
    probabilities: "nice",
  }),
};

/** Star1 cuts: a chance node below a decision is cut. */
const STAR_CUTS: Template["levels"] = {
  1: draw(4, 8, {
    depth: 2,
    branching: [2, 3],
    kinds: ["max", "chance"],
    leaves: DIGITS,
    noTies: true,
    atLeastCuts: 1,
  }),
  2: draw(8, 16, {
    depth: 3,
    branching: [2, 3],
    kinds: ["max", "chance", "min"],
    leaves: DIGITS,
    probabilities: "nice",
    noTies: true,
    atLeastCuts: 1,
  }),
  3: draw(9, 18, {
    depth: 3,
    branching: [2, 3],
    kinds: ["min", "chance", "max"],
    leaves: FEW,
    denominators: [1, 2],
    probabilities: "nice",
    atLeastCuts: 2,
  }),
};

const PROBES: Template["levels"] = {
  1: { ...STAR_CUTS[2], branching: 2, probabilities: "equal", leastLeaves: 8, mostLeaves: 8 },
  2: { ...STAR_CUTS[2], leastLeaves: 10 },
  3: STAR_CUTS[3],
};

/** The kinds of exercises: algorithm, questions, and the trees of each level. */
export const TEMPLATES: Readonly<Record<TemplateName, Template>> = {
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
  "cuts-pvs": template("pvs", "cuts", CUTS),
  "cuts-mtd-f": template("mtd-f", "cuts", CUTS),
  "cuts-sss": template("sss", "cuts", OPEN),
  "cuts-iterative-deepening": template("iterative-deepening", "cuts", DEEPENING),
  "cuts-star2": template("star2", "cuts", PROBES, { ties: true, bounded: true }),
};

function draw(leastLeaves: number, mostLeaves: number, rest: Omit<Draw, "leastLeaves" | "mostLeaves">): Draw {
  return { ...rest, leastLeaves, mostLeaves };
}

function template(
  algorithm: string,
  asks: Asks,
  levels: Template["levels"],
  flags: Partial<Pick<Template, "mirrored" | "ties" | "fail" | "bounded">> = {},
): Template {
  return { algorithm, asks, levels, mirrored: false, ties: false, fail: false, bounded: false, ...flags };
}
