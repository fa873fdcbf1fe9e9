import type { Bound, Decision, Facts, RankedAction } from "@tyche/engine";
import { valueFor } from "@tyche/engine";
import type { Scene } from "../referee/referee.js";

/** One action as a list shows it. */
export interface JudgedAction {
  readonly text: string;
  readonly action: unknown;
  /** For the player to move; absent where nothing computed it, and the loss and the bound with it. */
  readonly value?: number;
  /** What it is worth less than the best, 0 or more. */
  readonly loss?: number;
  readonly bound?: Bound;
  readonly depth: number;
  readonly method: string;
  /** Of a mean of samples: half the width of its interval. */
  readonly error?: number;
  /** Where an evaluator judges by vectors: that of this action; backgammon's five chances. */
  readonly vector?: readonly number[];
  /** What each player may expect, where one number does not say it. */
  readonly payoffs?: readonly number[];
  /** Actions until the game ends, this one included, where that is known. */
  readonly plies?: number;
  readonly solved?: false;
}

/** What is known of a place. */
export interface Judgement {
  /** For the player to move; absent where nothing computed it. */
  readonly value?: number;
  /** For player 0; undefined where players' values do not follow from one number. */
  readonly first: number | undefined;
  /** What each player may expect, where one number does not say it. */
  readonly payoffs?: readonly number[];
  readonly depth: number;
  readonly isExact: boolean;
  /** The expected line: best actions up to the first that chance follows. */
  readonly line: readonly unknown[];
  /** The best first. */
  readonly actions: readonly JudgedAction[];
}

/** What a decision says, from the side of the player to move, with actions by their names. */
export function judgementOf(facts: Facts, scene: Scene, decision: Decision<unknown>): Judgement {
  const { turn } = scene;
  const seen = (value: number, payoffs?: readonly number[]): number =>
    payoffs?.[turn] ?? (decision.side === turn ? value : valueFor(facts, turn, value));
  const known = ({ value, payoffs }: Pick<RankedAction<unknown>, "value" | "payoffs">): number | undefined =>
    value === undefined ? undefined : seen(value, payoffs);
  const names = new Map(scene.actions.map(({ action, text }) => [JSON.stringify(action), text]));
  const [top] = decision.actions;
  const best = known(top!);
  const value = known(decision);
  return {
    ...(value !== undefined && { value }),
    first: valueFor(facts, 0, decision),
    ...(decision.payoffs && { payoffs: decision.payoffs }),
    depth: decision.depth,
    isExact: decision.solved,
    line: decision.line,
    actions: decision.actions.map((row) => {
      const value = known(row);
      return {
        text: names.get(JSON.stringify(row.action)) ?? "?",
        action: row.action,
        ...(value !== undefined && { value }),
        ...(value !== undefined && best !== undefined && { loss: Math.max(0, best - value) }),
        ...(row.bound && { bound: seenBound(row.bound, seen(1) < seen(0)) }),
        depth: row.depth,
        method: row.method,
        ...(row.payoffs && { payoffs: row.payoffs }),
        ...(row.plies !== undefined && { plies: row.plies }),
        ...(row.solved === false && { solved: false as const }),
        // An interval of an exact value is proved, and no matter of samples.
        ...(row.interval && row.bound === "estimate" && { error: (row.interval[1] - row.interval[0]) / 2 }),
        ...(row.vector && { vector: row.vector }),
      };
    }),
  };
}

/** A lower bound of what one player gets is an upper one of what the other does. */
function seenBound(bound: Bound, isTurned: boolean): Bound {
  if (!isTurned) return bound;
  return bound === "lower" ? "upper" : bound === "upper" ? "lower" : bound;
}

/** How values of a game are written. */
export interface ValueScale {
  /** A dash where there is none. */
  readonly text: (value: number | undefined) => string;
  /** A difference of two values. */
  readonly difference: (value: number | undefined) => string;
  /** From 0, the worst, to 1: where a value stands between the bounds. */
  readonly share: (value: number) => number;
}

/** Bounds that are so far apart are those of points. */
const POINTS_FROM = 1000;
/** What games for stakes are seldom worth more than, however far a cube puts their bounds: a bar is full there. */
export const MOST_USUAL = 4;

/** Whether values are points, counted by the hundred, and no stakes and chances. */
export function isOfPoints({ bounds: [low, high] }: Pick<Facts, "bounds">): boolean {
  // Stakes go as far up as down, however large a cube makes them.
  return high - low >= POINTS_FROM && high !== -low;
}

/**
 * Chances between 0 and 1 as per cent, numbers of points without digits that nobody reads, and all else, stakes among it, with
 * a sign and three digits.
 */
export function scaleOf({ bounds: [low, high], players }: Facts, language: string): ValueScale {
  const share = (value: number): number => (value - low) / (high - low);
  const numbers = (options: Intl.NumberFormatOptions): ((value: number | undefined) => string) => {
    const format = new Intl.NumberFormat(language, options);
    // "-0.000" says nothing, and a hyphen may end a line.
    return (value) =>
      value === undefined
        ? "–"
        : format
            .format(value)
            .replace(/^[-−+]([0.,]*)$/, "$1")
            .replace("-", "−");
  };
  if (low === 0 && high === 1) {
    const percent = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
    return { text: numbers(percent), difference: numbers(percent), share };
  }
  if (isOfPoints({ bounds: [low, high] })) {
    const points = { maximumFractionDigits: high - low >= 10_000 ? 0 : 1 };
    return { text: numbers(points), difference: numbers(points), share };
  }
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  const [least, most] = [Math.max(low, -MOST_USUAL), Math.min(high, MOST_USUAL)];
  return {
    text: numbers(players === 1 ? digits : { ...digits, signDisplay: "exceptZero" }),
    difference: numbers(digits),
    share: (value) => (value - least) / (most - least),
  };
}

/** What stands before a value; nothing before one that is meant as it stands: how sure it is a badge says. */
export const BOUND_SIGNS: Readonly<Record<Bound, string>> = {
  exact: "",
  lower: "≥ ",
  upper: "≤ ",
  estimate: "≈ ",
};
