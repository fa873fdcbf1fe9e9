import {
  type Bound,
  boundOf,
  type Certainty,
  type Decision,
  type Facts,
  mapped,
  type RankedAction,
  valueFor,
} from "@tyche/engine";
import type { PlayersUnit } from "@tyche/games";
import type { GameSheet, Scene } from "../record/scene.js";
import { type FoundRow, type JudgedAction, type Judgement, judged } from "./comparing.js";

export type { FoundRow, JudgedAction, Judgement } from "./comparing.js";

/** Converts a decision to the side of the player to move, with names for its actions. */
export function judgementOf(
  { facts, errors }: Pick<GameSheet, "facts" | "errors">,
  scene: Scene,
  decision: Decision<unknown>,
): Judgement {
  const { turn, stakes = 1 } = scene;
  const seen = (value: number, payoffs?: readonly number[]): number =>
    payoffs?.[turn] ?? (decision.side === turn ? value : valueFor(facts, turn, value));
  const known = ({ value, payoffs }: Pick<RankedAction<unknown>, "value" | "payoffs">): number | undefined =>
    value === undefined ? undefined : seen(value, payoffs);
  const names = new Map(scene.actions.map(({ action, text }) => [JSON.stringify(action), text]));
  const value = known(decision);
  const range = facts.bounds[1] - facts.bounds[0];
  return judged({
    ...(value !== undefined && { value }),
    first: valueFor(facts, 0, decision),
    ...(decision.payoffs && { payoffs: decision.payoffs }),
    depth: decision.depth,
    isExact: decision.solved,
    line: decision.line,
    ...(errors && { errors: errors.map((error) => stakes * error) }),
    actions: decision.actions.map((row): FoundRow => {
      const value = known(row);
      const certainty = row.payoffs ? ownCertainty(row, value) : mapped(row.certainty, seen);
      const own = { ...(value !== undefined && { value }), certainty };
      const bound = boundOf(own, range);
      return {
        ...own,
        text: names.get(JSON.stringify(row.action)) ?? "?",
        action: row.action,
        ...(bound && { bound }),
        depth: row.depth,
        method: row.method,
        ...(row.probability !== undefined && { probability: row.probability }),
        ...(row.payoffs && { payoffs: row.payoffs }),
        ...(row.plies !== undefined && { plies: row.plies }),
        ...(row.vector && { vector: row.vector }),
      };
    }),
  });
}

/** The certainty of a row with all players' payoffs: an interval of another player's value says nothing. */
function ownCertainty({ value, certainty }: RankedAction<unknown>, own: number | undefined): Certainty {
  if (own === value || !("low" in certainty)) return certainty;
  if (certainty.low === certainty.high) return mapped(certainty, (each) => each - value! + own!);
  return { kind: "estimate", depth: 0, isFull: false };
}

/** What an action gives away, 0 or more; undefined if nobody can tell. */
export function lossOf({ behind }: JudgedAction): number | undefined {
  if (behind.relation === "better") return behind.gap;
  return behind.relation === "equal" ? 0 : undefined;
}

/** The format of a game's values. */
export interface ValueScale {
  /** Formats a value; a dash if there is none. */
  readonly text: (value: number | undefined) => string;
  /** Formats a difference of two values. */
  readonly difference: (value: number | undefined) => string;
  /** What a difference counts; absent if its format says it. */
  readonly unit?: "points" | "pawns";
  /** What a value is the chance to win, if it is one. */
  readonly chance?: "game" | "match";
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
    return { text, difference: text, chance: "game", share, proved: { text: proved, difference: proved } };
  }
  if (isMatch) {
    const text = percent(1);
    return {
      text: (value) => text(value === undefined ? value : (1 + value) / 2),
      difference: (value) => text(value === undefined ? value : value / 2),
      chance: "match",
      share,
    };
  }
  if (isOfPoints({ bounds: [low, high] })) {
    const points = { maximumFractionDigits: high - low >= 10_000 ? 0 : 1 };
    return { text: numbers(points), difference: numbers(points), unit: "points", share };
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
      unit: "pawns",
      share,
    };
  }
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  const [least, most] = [Math.max(low, -MOST_USUAL), Math.min(high, MOST_USUAL)];
  return {
    text: numbers(players === 1 ? digits : { ...digits, signDisplay: "exceptZero" }),
    difference: numbers(digits),
    unit: "points",
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

/** A value with its error, if it was sampled. */
export function valueText(
  { value, certainty }: Pick<FoundRow, "value" | "certainty">,
  scale: Pick<ValueScale, "text" | "difference">,
): string {
  const error = certainty.kind === "sample" ? (certainty.high - certainty.low) / 2 : 0;
  return error > 0 ? `${scale.text(value)} ± ${scale.difference(error)}` : scale.text(value);
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
