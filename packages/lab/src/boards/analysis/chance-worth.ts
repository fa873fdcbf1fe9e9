import { type Decision, type DifferenceErrors, type Facts, followsFromOne, valueFor } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import type { GameSheet, Scene, SceneSpread } from "../record/scene.js";
import type { ThinkingOptions } from "../workers/question.js";
import { type ChanceWorth, NO_CHANCE, type Worth } from "./ledger.js";

/** The chance outcomes of one turn, to be evaluated. */
export interface ChanceQuestion {
  readonly sheet: Pick<GameSheet, "facts" | "evaluator" | "errors" | "takesDepth">;
  readonly spread: SceneSpread;
  /** The outcome that occurred. */
  readonly happened: Scene;
  readonly signal: AbortSignal;
}

/** The evaluator, and its time limit for a whole turn in milliseconds of `now`. */
export interface ChanceJudge {
  readonly think: (state: unknown, options: ThinkingOptions) => AsyncIterable<Decision<unknown>>;
  readonly ms: number;
  readonly now?: () => number;
}

/** Estimated time for the next depth, relative to that of all depths before. */
const GROWTH = 5;
/** Fewest outcomes evaluated, however long they take. */
const LEAST = 8;
/** Number of draws per outcome; outcomes that are never drawn are unlikely and evaluated last. */
const DRAWS_EACH = 20;
/** Fewest milliseconds per outcome for an evaluator without depth, which otherwise gets an equal share of the time. */
const LEAST_MS = 40;

/**
 * Evaluates all chance outcomes of a turn alike: to one depth, as deep as the time allows, or once if the evaluator has
 * no depth. If there are too many outcomes to list, or to evaluate in time, a sample of them is used, and `samples` is
 * the number of draws behind the estimate of luck.
 *
 * @returns undefined if the signal aborts before any result
 */
export async function chanceWorth(
  { sheet, spread, happened, signal }: ChanceQuestion,
  { think, ms, now = () => performance.now() }: ChanceJudge,
): Promise<ChanceWorth | undefined> {
  const { outcomes } = spread;
  if (outcomes.length < 2) return NO_CHANCE;
  const begun = now();
  /** Values of these scenes at one depth, by position text; scenes beyond the limit are missing. */
  const judged = async (
    scenes: readonly Scene[],
    depth: number,
    hasTime: (done: number) => boolean,
    stop: AbortSignal,
  ): Promise<Judged> => {
    const worths = new Map<string, Worth>();
    const depths = new Set<number>();
    for (const [done, { text, state, payoff, actions }] of scenes.entries()) {
      if (stop.aborted || !hasTime(done)) break;
      if (payoff) {
        worths.set(text, followsFromOne(sheet.facts) ? payoff[0]! : payoff);
        continue;
      }
      // A time limit alone would answer a forced move at once, without a value.
      const options = sheet.takesDepth
        ? { depth }
        : (actions.length > 1 || sheet.facts.hidden) && { time: Math.max(LEAST_MS, ms / scenes.length) };
      const judge = sheet.evaluator === undefined ? {} : { evaluator: sheet.evaluator };
      let last: Decision<unknown> | undefined;
      for await (const decision of think(state, { ...judge, ...options, signal: stop })) last = decision;
      const worth = last && worthOf(sheet.facts, last);
      if (worth === undefined || stop.aborted) break;
      worths.set(text, worth);
      // Samples have no depth, and no measured error.
      const { solved, depth: found, actions: rows } = last!;
      if (!solved) depths.add(rows[0]!.certainty.kind === "sample" ? 0 : found);
    }
    return { worths, isExact: depths.size === 0, ...errorAt(sheet.errors, [...depths], happened.stakes) };
  };

  const sequence = drawsFrom(spread, happened.text);
  // The outcome that occurred comes first, because there is no result without it.
  const order = [happened, ...new Set([...sequence, ...outcomes.keys()].map((at) => outcomes[at]!.scene))];
  const scenes = [...new Map(order.map((scene) => [scene.text, scene])).values()];
  let found = await judged(scenes, 1, (done) => done <= LEAST || now() - begun < ms, signal);
  if (signal.aborted || !found.worths.has(happened.text)) return undefined;
  if (found.worths.size < scenes.length) return partOf(spread, sequence, found, happened);
  for (let depth = 2; sheet.takesDepth && !found.isExact; depth++) {
    const spent = now() - begun;
    if (GROWTH * spent > ms) break;
    const deeper = await within(ms - spent, signal, (stop) => judged(scenes, depth, () => true, stop));
    if (signal.aborted) return undefined;
    if (deeper.worths.size < scenes.length) break;
    found = deeper;
  }
  const { worths, isExact: _, ...error } = found;
  return {
    ...error,
    outcomes: outcomes.map(({ probability, scene }) => ({ probability, worth: worths.get(scene.text)! })),
    happened: worths.get(happened.text)!,
    samples: spread.samples,
  };
}

interface Judged extends Pick<ChanceWorth, "valueError"> {
  readonly worths: ReadonlyMap<string, Worth>;
  /** Whether every value is the game's exact value. */
  readonly isExact: boolean;
}

/** The error of differences between values of these depths, if it is known. */
function errorAt(
  errors: DifferenceErrors | undefined,
  [depth, ...others]: readonly number[],
  stakes = 1,
): Pick<ChanceWorth, "valueError"> {
  if (depth === undefined) return { valueError: 0 };
  const error = depth < 1 || others.length > 0 ? undefined : errors?.[Math.min(depth, errors.length) - 1];
  return error === undefined ? {} : { valueError: stakes * error };
}

function worthOf(facts: Facts, decision: Decision<unknown>): Worth | undefined {
  return decision.payoffs ?? (followsFromOne(facts) ? valueFor(facts, 0, decision) : undefined);
}

/** Indices of outcomes drawn by probability; the same seed gives the same sequence. */
function drawsFrom({ outcomes }: SceneSpread, seed: string): readonly number[] {
  const chance = seededChance(seed);
  const weights = outcomes.map(({ probability }, at) => [at, probability] as const);
  return Array.from({ length: DRAWS_EACH * outcomes.length }, () => chance.weighted(weights));
}

/** Uses the draws before the first outcome that was not evaluated. */
function partOf(
  { outcomes, samples }: SceneSpread,
  sequence: readonly number[],
  { worths, isExact: _, ...error }: Judged,
  happened: Scene,
): ChanceWorth | undefined {
  const missing = sequence.findIndex((at) => !worths.has(outcomes[at]!.scene.text));
  const drawn = missing < 0 ? sequence : sequence.slice(0, missing);
  if (drawn.length < 2) return undefined;
  const counts = new Map<number, number>();
  for (const at of drawn) counts.set(at, (counts.get(at) ?? 0) + 1);
  return {
    ...error,
    outcomes: [...counts].map(([at, count]) => ({
      probability: count / drawn.length,
      worth: worths.get(outcomes[at]!.scene.text)!,
    })),
    happened: worths.get(happened.text)!,
    // Draws from samples count as fewer draws, because their variances add up.
    samples: samples === 0 ? drawn.length : 1 / (1 / samples + 1 / drawn.length),
  };
}

/** Runs work that stops after a time limit or on the signal. */
async function within<Found>(
  ms: number,
  signal: AbortSignal,
  work: (stop: AbortSignal) => Promise<Found>,
): Promise<Found> {
  const stop = new AbortController();
  const abort = (): void => stop.abort();
  const timer = setTimeout(abort, ms);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await work(stop.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}
