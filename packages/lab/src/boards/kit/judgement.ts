import type { Bound, Decision, Facts, RankedAction } from "@tyche/engine";
import { valueFor } from "@tyche/engine";
import type { PlayersUnit } from "@tyche/games/options";
import type { Scene } from "../record/scene.js";

export interface JudgedAction {
  readonly text: string;
  readonly action: unknown;
  /** For the player to move; absent, with loss and bound, if it was not computed. */
  readonly value?: number;
  /** Difference to the best action's value, 0 or more. */
  readonly loss?: number;
  readonly bound?: Bound;
  readonly depth: number;
  readonly method: string;
  /** How often a mixed strategy takes the action, 0 to 1. */
  readonly probability?: number;
  /** Half the width of the interval of a sampled mean. */
  readonly error?: number;
  /** The action's vector, if the evaluator gives vectors, such as backgammon's five probabilities. */
  readonly vector?: readonly number[];
  /** Expected payoff of each player, if one number is not enough. */
  readonly payoffs?: readonly number[];
  /** Number of actions to the end of the game, including this one, if known. */
  readonly plies?: number;
  readonly solved?: false;
}

/** The analysis of a place. */
export interface Judgement {
  /** For the player to move; absent if it was not computed. */
  readonly value?: number;
  /** For player 0; undefined if the players' values do not follow from one number. */
  readonly first: number | undefined;
  /** Expected payoff of each player, if one number is not enough. */
  readonly payoffs?: readonly number[];
  readonly depth: number;
  readonly isExact: boolean;
  /** The expected line: best actions up to the first one followed by chance. */
  readonly line: readonly unknown[];
  /** Best first. */
  readonly actions: readonly JudgedAction[];
}

/** Converts a decision to the side of the player to move, with names for its actions. */
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
        ...(row.probability !== undefined && { probability: row.probability }),
        ...(row.payoffs && { payoffs: row.payoffs }),
        ...(row.plies !== undefined && { plies: row.plies }),
        ...(row.solved === false && { solved: false as const }),
        // The interval of an exact value is proved, not sampled.
        ...(row.interval && row.bound === "estimate" && { error: (row.interval[1] - row.interval[0]) / 2 }),
        ...(row.vector && { vector: row.vector }),
      };
    }),
  };
}

/** A solution is better than an equilibrium, that than a search, and a deeper search than a shallower one. */
export function isBetter(known: Judgement, next: Judgement): boolean {
  const rank = ({ isExact, actions: [best] }: Judgement): number =>
    isExact ? 2 : Number(best?.method === "equilibrium");
  return rank(known) === rank(next) ? known.depth > next.depth : rank(known) > rank(next);
}

/** A lower bound of one player's value is an upper bound of the other's. */
function seenBound(bound: Bound, isTurned: boolean): Bound {
  if (!isTurned) return bound;
  return bound === "lower" ? "upper" : bound === "upper" ? "lower" : bound;
}

/** The format of a game's values. */
export interface ValueScale {
  /** Formats a value; a dash if there is none. */
  readonly text: (value: number | undefined) => string;
  /** Formats a difference of two values. */
  readonly difference: (value: number | undefined) => string;
  /** Relative value between the bounds, from 0 (worst) to 1. */
  readonly share: (value: number) => number;
  /** The formats of proved values, if these have more decimals. */
  readonly proved?: Pick<ValueScale, "text" | "difference">;
}

/** The scale of a place's values. */
export function scaleFor(scale: ValueScale, { isExact }: Pick<Judgement, "isExact">): ValueScale {
  return isExact ? { ...scale, ...scale.proved } : scale;
}

/** Width of the bounds from which values are points. */
const POINTS_FROM = 1000;
/** Usual maximum of a game for stakes, however far the cube extends its bounds: bars are full there. */
export const MOST_USUAL = 4;

/** Whether values are points in the hundreds, not stakes or probabilities. */
export function isOfPoints({ bounds: [low, high] }: Pick<Facts, "bounds">): boolean {
  // The bounds of stakes are symmetric, however large the cube.
  return high - low >= POINTS_FROM && high !== -low;
}

/** Values from which a mate is certain: a search never estimates so much. */
const MATE = 0.9995;

/**
 * Formats probabilities between 0 and 1 as percentages, proved ones with two decimals, points without decimals, and everything else, including stakes,
 * with a sign and three decimals; or in the players' unit.
 */
export function scaleOf(
  { bounds: [low, high], players }: Pick<Facts, "bounds" | "players">,
  language: string,
  { pawn, isMatch }: PlayersUnit = {},
): ValueScale {
  const share = (value: number): number => (value - low) / (high - low);
  const numbers = (options: Intl.NumberFormatOptions): ((value: number | undefined) => string) => {
    // A format takes milliseconds to make, and a game that is played shows no values.
    let format: Intl.NumberFormat | undefined;
    return (value) => {
      if (value === undefined) return "–";
      format ??= new Intl.NumberFormat(language, options);
      // "-0.000" is shown without its sign, and a minus sign replaces the hyphen, which would allow a line break.
      return format
        .format(value)
        .replace(/^[-−+]([0.,]*)$/, "$1")
        .replace("-", "−");
    };
  };
  const percent = (decimals: number) =>
    numbers({ style: "percent", minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  if (low === 0 && high === 1) {
    const [text, proved] = [percent(1), percent(2)];
    return { text, difference: text, share, proved: { text: proved, difference: proved } };
  }
  if (isMatch) {
    const text = percent(1);
    return {
      text: (value) => text(value === undefined ? value : (1 + value) / 2),
      difference: (value) => text(value === undefined ? value : value / 2),
      share,
    };
  }
  if (isOfPoints({ bounds: [low, high] })) {
    const points = { maximumFractionDigits: high - low >= 10_000 ? 0 : 1 };
    return { text: numbers(points), difference: numbers(points), share };
  }
  if (pawn !== undefined) {
    const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    const [signed, plain] = [numbers({ ...two, signDisplay: "exceptZero" }), numbers(two)];
    return {
      text(value) {
        if (value !== undefined && Math.abs(value) >= MATE) return value > 0 ? "#" : "−#";
        return signed(value === undefined ? value : Math.atanh(value) / pawn);
      },
      difference: (value) => plain(value === undefined ? value : value / pawn),
      share,
    };
  }
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  const [least, most] = [Math.max(low, -MOST_USUAL), Math.min(high, MOST_USUAL)];
  return {
    text: numbers(players === 1 ? digits : { ...digits, signDisplay: "exceptZero" }),
    difference: numbers(digits),
    share: (value) => (value - least) / (most - least),
  };
}

/**
 * The scale of a place in a game with a cube: equities normalised to the cube, in a match with the chance to win it.
 *
 * @param usual the scale of the whole game
 */
export function equityScale(
  usual: ValueScale,
  [none, perValue]: readonly [number, number],
  language: string,
  isMatch: boolean,
): ValueScale {
  const { text, difference } = scaleOf({ bounds: [-1, 1], players: 2 }, language);
  return {
    text(value) {
      if (value === undefined) return text(value);
      const equity = text(none + value * perValue);
      return isMatch ? `${equity} (${usual.text(value)})` : equity;
    },
    difference: (value) => difference(value === undefined ? value : value * perValue),
    share: usual.share,
  };
}

/** A difference with its sign, if it is not shown as zero. */
export function signedText(scale: ValueScale, value: number): string {
  const text = scale.difference(Math.abs(value));
  return /[1-9]/.test(text) ? `${value < 0 ? "−" : "+"}${text}` : text;
}

/** Signs before a value; an exact value has none, and a badge shows its certainty. */
export const BOUND_SIGNS: Readonly<Record<Bound, string>> = {
  exact: "",
  lower: "≥ ",
  upper: "≤ ",
  estimate: "≈ ",
};
