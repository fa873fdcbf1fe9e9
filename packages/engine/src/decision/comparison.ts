import { provedInterval, type Sure } from "../contract/certainty.js";
import type { Decision } from "../contract/decision.js";
import type { DifferenceErrors } from "../contract/evaluator.js";
import type { Game } from "../contract/game.js";

/** An action's value for the player who compares: more is better. */
export interface ComparedAction extends Sure {
  /** Search depth of this row in decisions. */
  readonly depth: number;
}

/**
 * What may be said of two actions.
 * - "better", "worse": the first is, by `gap`, or by at least that where one value is only a bound.
 * - "equal": both are proved to be worth the same.
 * - "close": the gap is not larger than its error.
 * - "unknown": the values cannot be compared: one is absent, their depths differ, or nobody has measured the error of
 *   the evaluator.
 */
export type Comparison =
  | { readonly relation: "better" | "worse"; readonly gap: number }
  | { readonly relation: "equal" | "close" | "unknown" };

/**
 * The measured errors of the evaluator that a decision used; undefined if nobody has measured them.
 * @param evaluator by name; undefined: the default one of the game's own method, or of the game
 */
export function differenceErrorsOf<State, Action>(
  game: Game<State, Action>,
  { algorithm }: Pick<Decision<Action>, "algorithm">,
  evaluator = "default",
): DifferenceErrors | undefined {
  const { evaluators = {}, methods = [], differenceErrors = {} } = game;
  // A game's own method may replace the default evaluator by a better one; other methods use the game's.
  const isReplaced =
    evaluator === "default" && methods.length > 0 && methods.every(({ name }) => name !== algorithm);
  const name = isReplaced
    ? Object.keys(evaluators).find((each) => each !== "default" && evaluators[each] === evaluators.default)
    : evaluator;
  return name === undefined ? undefined : differenceErrors[name];
}

/** Differences up to this share of the values are rounding. */
const ROUNDING = 1e-9;

/**
 * Decides whether one action may be called better than another: both values are proved, or both come from the same
 * completed depth, and the gap is larger than the error of both: the interval of samples, or the measured error of the
 * evaluator at that depth.
 * @param errors of the evaluator; see `Game.differenceErrors`
 */
export function compareActions(
  one: ComparedAction,
  other: ComparedAction,
  errors?: DifferenceErrors,
): Comparison {
  const proved = provedComparison(one, other);
  if (proved) return proved;
  const error = errorOf(one, other, errors);
  if (one.value === undefined || other.value === undefined || error === undefined)
    return { relation: "unknown" };
  const gap = one.value - other.value;
  const rounding = ROUNDING * Math.max(Math.abs(one.value), Math.abs(other.value));
  if (!(Math.abs(gap) > Math.max(error, rounding))) return { relation: "close" };
  // A bound on the side of the gap makes it larger, one on the other side says nothing.
  const [above, below] = gap > 0 ? [one, other] : [other, one];
  if (sideOf(above) === "upper" || sideOf(below) === "lower") return { relation: "unknown" };
  return { relation: gap > 0 ? "better" : "worse", gap: Math.abs(gap) };
}

/** A comparison of proved intervals; undefined if they do not decide. */
function provedComparison(one: ComparedAction, other: ComparedAction): Comparison | undefined {
  const [first, second] = [provedInterval(one), provedInterval(other)];
  if (!first || !second) return undefined;
  const rounding = ROUNDING * Math.max(1, ...[...first, ...second].filter(Number.isFinite).map(Math.abs));
  if (first[0] > second[1] + rounding) return { relation: "better", gap: first[0] - second[1] };
  if (second[0] > first[1] + rounding) return { relation: "worse", gap: second[0] - first[1] };
  const isEqual = first[1] - second[0] <= rounding && second[1] - first[0] <= rounding;
  if (isEqual) return { relation: "equal" };
  // Where neither proof decides, samples may.
  return isProof(one) && isProof(other) ? { relation: "close" } : undefined;
}

function isProof({ certainty: { kind } }: ComparedAction): boolean {
  return kind === "payoff" || kind === "proved";
}

/** The error of the difference of two values; undefined if they cannot be compared. */
function errorOf(
  one: ComparedAction,
  other: ComparedAction,
  errors: DifferenceErrors | undefined,
): number | undefined {
  const kinds = [one, other].map(({ certainty: { kind } }) => kind);
  if (kinds.includes("absent")) return undefined;
  if (kinds.includes("sample")) {
    const halves = [one, other].map(({ certainty }) =>
      certainty.kind === "sample"
        ? (certainty.high - certainty.low) / 2
        : certainty.kind === "payoff" || certainty.kind === "proved"
          ? 0
          : Number.NaN,
    );
    const error = Math.hypot(...halves);
    return Number.isNaN(error) ? undefined : error;
  }
  const depths = [one, other].flatMap(({ certainty }) => ("depth" in certainty ? [certainty.depth] : []));
  const [depth = 0] = depths;
  if (depths.some((each) => each !== depth) || depth < 1) return undefined;
  return errors?.[Math.min(depth, errors.length) - 1];
}

function sideOf({ certainty, value }: ComparedAction): "lower" | "upper" | undefined {
  if (certainty.kind === "bound") return certainty.side;
  if (certainty.kind !== "proved" || certainty.low === certainty.high) return undefined;
  return value === certainty.low ? "lower" : value === certainty.high ? "upper" : undefined;
}
