import type { CubeEvent } from "../../records/match-record.js";
import { type CubeEquities, valueOfDouble } from "../verdict.js";

/** The kinds of cube error. */
export const CUBE_ERRORS = [
  "missed double",
  "wrong double",
  "wrong take",
  "wrong pass",
  "missed beaver",
  "wrong beaver",
  "missed raccoon",
  "wrong raccoon",
] as const;
/** A kind of cube error. */
export type CubeError = (typeof CUBE_ERRORS)[number];

/** One player's cube decision and the normalised equity it lost; `error` is absent if it lost nothing. */
export interface EvaluatedAction {
  readonly action: "no double" | "double" | "take" | "pass" | "beaver" | "raccoon";
  /** The player who made the decision: the doubler, or the player who was doubled. */
  readonly by: "doubler" | "doubled";
  /** Equity lost, 0 or more. */
  readonly loss: number;
  readonly error?: CubeError;
}

/** A decision not to double is close, and counts like an actual double, if doubling would have lost less than this. */
const CLOSE = 0.16;

/** Whether a decision not to double counts: doubling would have lost less than 0.16 (GNU Backgammon's threshold). */
export function isClose({ noDouble, doubleTake, doublePass }: CubeEquities): boolean {
  const doubled = Math.min(doubleTake, doublePass);
  return Math.max(noDouble, doubled) - doubled < CLOSE;
}

/** The loss from not doubling. */
export function evaluateNoDouble(equities: CubeEquities, beavers: boolean): EvaluatedAction {
  const loss = Math.max(0, valueOfDouble(equities, beavers) - equities.noDouble);
  return { action: "no double", by: "doubler", ...lost(loss, "missed double") };
}

/** The losses from a double and each answer to it. @param events the double first */
export function evaluateDouble(
  equities: CubeEquities,
  beavers: boolean,
  events: readonly CubeEvent[],
): EvaluatedAction[] {
  const { noDouble, doubleTake: take, doublePass: pass } = equities;
  // A beaver doubles the value of a take; a raccoon doubles it again.
  const [beaver, raccoon] = [2 * take, 4 * take];
  const judged: EvaluatedAction[] = [
    { action: "double", by: "doubler", ...lost(noDouble - valueOfDouble(equities, beavers), "wrong double") },
  ];
  const answer = events[1]?.kind;
  if (answer === undefined) return judged;
  const best = Math.min(take, pass, beavers ? beaver : take);
  if (answer === "take") {
    const error = best === beaver && beavers && take < 0 ? "missed beaver" : "wrong take";
    judged.push({ action: "take", by: "doubled", ...lost(take - best, error) });
  } else if (answer === "drop")
    judged.push({ action: "pass", by: "doubled", ...lost(pass - best, "wrong pass") });
  else judged.push({ action: "beaver", by: "doubled", ...lost(beaver - best, "wrong beaver") });
  if (answer !== "beaver") return judged;
  if (events[2]?.kind === "raccoon")
    judged.push({ action: "raccoon", by: "doubler", ...lost(beaver - raccoon, "wrong raccoon") });
  else if (events[2]?.kind !== "drop")
    judged.push({ action: "take", by: "doubler", ...lost(raccoon - beaver, "missed raccoon") });
  return judged;
}

function lost(loss: number, error: CubeError): Pick<EvaluatedAction, "loss" | "error"> {
  return loss > 0 ? { loss, error } : { loss: 0 };
}
