import type { CubeEquities } from "../cube/verdict.js";
import type { CubeEvent } from "../match-record/match-record.js";

/** What is wrong about a decision of the cube. */
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
/** One of them. */
export type CubeError = (typeof CUBE_ERRORS)[number];

/** One player's decision about the cube, and what it lost in normalised equity; `error` is absent where nothing. */
export interface JudgedAction {
  readonly action: "no double" | "double" | "take" | "pass" | "beaver" | "raccoon";
  /** Of the doubler, or of the player who was doubled. */
  readonly by: "doubler" | "doubled";
  /** 0 or more. */
  readonly loss: number;
  readonly error?: CubeError;
}

/** Up to so much lost by doubling counts as close: such decisions are counted with those that were made by turning the cube. */
const CLOSE = 0.16;

/**
 * Whether a decision not to double is one that is counted: doubling would have lost less than 0.16 (GNU Backgammon's border).
 */
export function isClose({ noDouble, doubleTake, doublePass }: CubeEquities): boolean {
  const doubled = Math.min(doubleTake, doublePass);
  return Math.max(noDouble, doubled) - doubled < CLOSE;
}

/** What not doubling lost. */
export function judgeNoDouble(equities: CubeEquities, beavers: boolean): JudgedAction {
  const loss = Math.max(0, valueOfDouble(equities, beavers) - equities.noDouble);
  return { action: "no double", by: "doubler", ...lost(loss, "missed double") };
}

/** What a double and each answer to it lost. @param events the double first */
export function judgeDouble(
  equities: CubeEquities,
  beavers: boolean,
  events: readonly CubeEvent[],
): JudgedAction[] {
  const { noDouble, doubleTake: take, doublePass: pass } = equities;
  // A beaver doubles what a take is worth; so does a raccoon once more.
  const [beaver, raccoon] = [2 * take, 4 * take];
  const judged: JudgedAction[] = [
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

/** What a double is worth when it is answered as it should be. */
function valueOfDouble({ doubleTake, doublePass }: CubeEquities, beavers: boolean): number {
  return beavers && doubleTake < 0 ? 2 * doubleTake : Math.min(doubleTake, doublePass);
}

function lost(loss: number, error: CubeError): Pick<JudgedAction, "loss" | "error"> {
  return loss > 0 ? { loss, error } : { loss: 0 };
}
