import { type Decision, type Facts, followsFromOne, valueFor } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import type { GameSheet, Scene, SceneSpread } from "../referee/referee.js";
import type { ThinkingOptions } from "../thinking/question.js";
import type { ChanceWorth, Worth } from "./ledger.js";

/** What is asked about the chance of one turn. */
export interface ChanceQuestion {
  readonly sheet: Pick<GameSheet, "facts" | "evaluator" | "takesDepth">;
  readonly spread: SceneSpread;
  /** What chance did. */
  readonly happened: Scene;
  readonly signal: AbortSignal;
}

/** Who judges places, and how long all of one turn together may take, in milliseconds by a clock. */
export interface ChanceJudge {
  readonly think: (state: unknown, options: ThinkingOptions) => AsyncIterable<Decision<unknown>>;
  readonly ms: number;
  readonly now?: () => number;
}

/** The next depth takes some times as long as all before it. */
const GROWTH = 5;
/** So many different outcomes are judged at least, whatever they take. */
const LEAST = 8;
/** Draws for each outcome; what none of them has met is unlikely, and is judged last. */
const DRAWS_EACH = 20;
/** Who knows no depth may take a share of the time for an outcome, but no less than this. */
const LEAST_MS = 40;

/**
 * What chance could have done in a turn, all of it judged alike: to one depth, as deep as the time allows, or once where who decides
 * knows no depth. Where there are too many outcomes to list, or to judge in the time, those that were drawn stand for all, and
 * `samples` says of how many draws the luck is an estimate.
 *
 * @returns undefined where chance had no say, or nothing was found out before the signal
 */
export async function chanceWorth(
  { sheet, spread, happened, signal }: ChanceQuestion,
  { think, ms, now = () => performance.now() }: ChanceJudge,
): Promise<ChanceWorth | undefined> {
  const { outcomes } = spread;
  if (outcomes.length < 2) return undefined;
  const begun = now();
  /** All of these scenes to one depth, by their texts; those that the limit left over are missing. */
  const judged = async (
    scenes: readonly Scene[],
    depth: number,
    hasTime: (done: number) => boolean,
    stop: AbortSignal,
  ): Promise<Judged> => {
    const worths = new Map<string, Worth>();
    let isExact = true;
    for (const [done, { text, state, payoff, actions }] of scenes.entries()) {
      if (stop.aborted || !hasTime(done)) break;
      if (payoff) {
        worths.set(text, followsFromOne(sheet.facts) ? payoff[0]! : payoff);
        continue;
      }
      // A single action is answered at once where a time is set, and its value is not.
      const options = sheet.takesDepth
        ? { depth }
        : actions.length > 1 && { time: Math.max(LEAST_MS, ms / scenes.length) };
      const judge = sheet.evaluator === undefined ? {} : { evaluator: sheet.evaluator };
      let last: Decision<unknown> | undefined;
      for await (const decision of think(state, { ...judge, ...options, signal: stop })) last = decision;
      const worth = last && worthOf(sheet.facts, last);
      if (worth === undefined || stop.aborted) break;
      worths.set(text, worth);
      isExact &&= last!.solved;
    }
    return { worths, isExact };
  };

  const sequence = drawsFrom(spread, happened.text);
  // What chance did comes first, since nothing can be said without it.
  const order = [happened, ...new Set([...sequence, ...outcomes.keys()].map((at) => outcomes[at]!.scene))];
  const scenes = [...new Map(order.map((scene) => [scene.text, scene])).values()];
  let found = await judged(scenes, 1, (done) => done <= LEAST || now() - begun < ms, signal);
  if (signal.aborted || !found.worths.has(happened.text)) return undefined;
  if (found.worths.size < scenes.length) return partOf(spread, sequence, found.worths, happened);
  for (let depth = 2; sheet.takesDepth && !found.isExact; depth++) {
    const spent = now() - begun;
    if (GROWTH * spent > ms) break;
    const deeper = await within(ms - spent, signal, (stop) => judged(scenes, depth, () => true, stop));
    if (signal.aborted) return undefined;
    if (deeper.worths.size < scenes.length) break;
    found = deeper;
  }
  const { worths } = found;
  return {
    outcomes: outcomes.map(({ probability, scene }) => ({ probability, worth: worths.get(scene.text)! })),
    happened: worths.get(happened.text)!,
    samples: spread.samples,
  };
}

interface Judged {
  readonly worths: ReadonlyMap<string, Worth>;
  /** Whether every worth is the game's. */
  readonly isExact: boolean;
}

function worthOf(facts: Facts, decision: Decision<unknown>): Worth | undefined {
  return decision.payoffs ?? (followsFromOne(facts) ? valueFor(facts, 0, decision) : undefined);
}

/** Outcomes drawn by their probabilities, one after the other; the same for the same seed. */
function drawsFrom({ outcomes }: SceneSpread, seed: string): readonly number[] {
  const chance = seededChance(seed);
  const weights = outcomes.map(({ probability }, at) => [at, probability] as const);
  return Array.from({ length: DRAWS_EACH * outcomes.length }, () => chance.weighted(weights));
}

/** The draws up to the first whose outcome nobody judged stand for all. */
function partOf(
  { outcomes, samples }: SceneSpread,
  sequence: readonly number[],
  worths: ReadonlyMap<string, Worth>,
  happened: Scene,
): ChanceWorth | undefined {
  const missing = sequence.findIndex((at) => !worths.has(outcomes[at]!.scene.text));
  const drawn = missing < 0 ? sequence : sequence.slice(0, missing);
  if (drawn.length < 2) return undefined;
  const counts = new Map<number, number>();
  for (const at of drawn) counts.set(at, (counts.get(at) ?? 0) + 1);
  return {
    outcomes: [...counts].map(([at, count]) => ({
      probability: count / drawn.length,
      worth: worths.get(outcomes[at]!.scene.text)!,
    })),
    happened: worths.get(happened.text)!,
    // Draws from samples are as good as fewer draws: variances add up.
    samples: samples === 0 ? drawn.length : 1 / (1 / samples + 1 / drawn.length),
  };
}

/** Work that is told to stop after a time, or by the signal. */
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
