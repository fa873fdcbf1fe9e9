import type { Phrase } from "@tyche/engine";
import { type CubeRules, type CubeState, countsGammons, needOf } from "../cube/cube-rules.js";
import { WIN_GAMMON } from "../rules/outcomes.js";

/** Normalised equities of the cube decision before a roll, for the player on roll. A pass is worth 1 for money. */
export interface CubeEquities {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
}

/** Circumstances besides the equities that affect a verdict's wording. */
export interface CubeCircumstances {
  /** Whether the player already owns the cube. */
  readonly isOwned: boolean;
  readonly beavers: boolean;
  /** Whether a gammon is possible and counts. */
  readonly gammons: boolean;
}

/**
 * The circumstances of a cube decision.
 *
 * @param chances the outcome probabilities of the player on roll; see `OUTCOMES`
 */
export function circumstancesOf(
  rules: CubeRules,
  state: CubeState,
  chances: readonly number[],
): CubeCircumstances {
  const { owner, player, cube } = state;
  const isMatch = rules.length > 0;
  return {
    isOwned: owner !== null,
    beavers: !isMatch && rules.beavers,
    // In a match that a single win ends, a gammon adds nothing.
    gammons:
      chances[WIN_GAMMON]! > 0 &&
      countsGammons(rules, state) &&
      (!isMatch || needOf(rules, state, player) > cube),
  };
}

type Turning = "double" | "redouble";

/** Advice on doubling, in the terms of GNU Backgammon and the literature. */
export type DoublingAdvice = Turning | `optional ${Turning}` | `no ${Turning}` | `too good to ${Turning}`;

/** The answer to a double. */
export type DoubleAnswer = "take" | "pass" | "beaver";

/** The correct cube actions. */
export interface CubeVerdict {
  /** Whether doubling is correct. */
  readonly double: boolean;
  /** Whether taking a double is correct, even if the double is not. */
  readonly take: boolean;
  /** The verdict in players' terms: "no double, take", "too good to redouble, pass". */
  readonly verdict: `${DoublingAdvice}, ${DoubleAnswer}`;
}

/** Equities that differ by no more than this count as equal. */
const EQUAL = 1e-5;

/** The value of a double with the best answer to it. */
export function valueOfDouble({ doubleTake, doublePass }: CubeEquities, beavers: boolean): number {
  return beavers && doubleTake < 0 ? 2 * doubleTake : Math.min(doubleTake, doublePass);
}

/** The correct cube actions for three equities. */
export function verdictOf(
  equities: CubeEquities,
  { isOwned, beavers, gammons }: CubeCircumstances,
): CubeVerdict {
  const { noDouble, doubleTake, doublePass } = equities;
  const take = doubleTake <= doublePass;
  const doubled = valueOfDouble(equities, beavers);
  const double = doubled >= noDouble;
  const turning = isOwned ? "redouble" : "double";
  const answer = beavers && doubleTake < 0 ? "beaver" : take ? "take" : "pass";
  const gap = Math.abs(doubled - noDouble);
  // Playing on for a gammon requires that one is possible.
  const tooGood = noDouble > doublePass && gammons;
  const words: DoublingAdvice = double
    ? `${gap <= EQUAL ? "optional " : ""}${turning}`
    : tooGood
      ? `too good to ${turning}`
      : take
        ? `no ${turning}`
        : turning;
  return { double: double || (!tooGood && !take), take, verdict: `${words}, ${answer}` };
}

/** A verdict as a phrase; its message is in the area "backgammon-cube". */
export function verdictPhrase(verdict: CubeVerdict["verdict"]): Phrase {
  const [double = "", answer = ""] = verdict.replaceAll(/(?<!,) /g, "-").split(", ");
  return { id: "cube-verdict", values: { double, answer }, message: verdict };
}
