import type { Phrase } from "@tyche/engine";

/** What may be done about the cube before a roll, in normalised equities: a pass is worth 1 to who doubles. */
export interface CubeEquities {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doublePass: number;
}

/** What the words of a verdict depend on beside the equities. */
export interface CubeCircumstances {
  /** Whether the cube is the player's own already. */
  readonly isOwned: boolean;
  readonly beavers: boolean;
  /** Whether a gammon can be won, and counts. */
  readonly gammons: boolean;
}

type Turning = "double" | "redouble";

/** What to do about doubling, in the words of GNU Backgammon and the literature. */
export type DoublingAdvice = Turning | `optional ${Turning}` | `no ${Turning}` | `too good to ${Turning}`;

/** The answer to a double. */
export type DoubleAnswer = "take" | "pass" | "beaver";

/** What is right about the cube. */
export interface CubeVerdict {
  /** Whether doubling is right. */
  readonly double: boolean;
  /** Whether, when doubled all the same, taking is right. */
  readonly take: boolean;
  /** In the players' words: "no double, take", "too good to redouble, pass". */
  readonly verdict: `${DoublingAdvice}, ${DoubleAnswer}`;
}

/** Equities that differ by no more are equal. */
const EQUAL = 1e-5;

/** What is right, by the three equities. */
export function verdictOf(
  { noDouble, doubleTake, doublePass }: CubeEquities,
  { isOwned, beavers, gammons }: CubeCircumstances,
): CubeVerdict {
  const take = doubleTake <= doublePass;
  const beaver = beavers && doubleTake < 0;
  const doubled = beaver ? 2 * doubleTake : Math.min(doubleTake, doublePass);
  const double = doubled >= noDouble;
  const turning = isOwned ? "redouble" : "double";
  const answer = beaver ? "beaver" : take ? "take" : "pass";
  const gap = Math.abs(doubled - noDouble);
  // To play on for a gammon there must be one.
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

/** A verdict as a phrase, whose message is in the area "backgammon-cube". */
export function verdictPhrase(verdict: CubeVerdict["verdict"]): Phrase {
  const [double = "", answer = ""] = verdict.replaceAll(/(?<!,) /g, "-").split(", ");
  return { id: "cube-verdict", values: { double, answer }, message: verdict };
}
