import type { Problem } from "@tyche/messages";
import { isUnloaded, problemFrom } from "../../i18n/problem.js";

const ENDED = "board-worker-ended";

/** Why a worker did not answer a call: its own error, or its end, after which the next call starts another one. */
export function callProblem(error: unknown, { lost }: { readonly lost?: unknown }): Problem {
  return lost === undefined || isUnloaded(error)
    ? problemFrom(error)
    : { id: ENDED, values: {}, message: String(error) };
}

/** Whether the same call may succeed in another worker. */
export function mayTryAgain({ id }: Problem): boolean {
  return id === ENDED || id === "lab-failure-not-loaded";
}
