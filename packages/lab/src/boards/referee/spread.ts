import { type Game, outcomesOf } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { drawsAhead } from "./draws-ahead.js";

/** Outcomes that are all there are, or that stand for all. */
export interface Spread<State> {
  readonly outcomes: readonly { readonly probability: number; readonly state: State }[];
  /** 0 where these are all outcomes with their probabilities; else they are so many samples, and a probability is a share of them. */
  readonly samples: number;
}

/** How long it may take, in milliseconds by a clock. */
export interface SpreadLimits {
  readonly ms: number;
  readonly now?: () => number;
}

/** The share of the time after which listing is given up; the rest is for samples. */
const LISTING = 0.25;
/** Chance that does more than this is not worth a list. */
const MOST_RUNS = 1296;
/** Different ways of chance may come to the same. */
const MOST_WAYS = 1000 * MOST_RUNS;
/** So many samples are drawn, and fewer where the time is up before; a few whatever they take. */
const MOST_SAMPLES = 200;
const LEAST_SAMPLES = 4;

class OutOfTime extends Error {}

/**
 * What chance can do after an action: all of it where that is soon listed, as the rolls of two dice, else as many samples as the time
 * allows, as of a click that opens half a minefield.
 *
 * @param seed of the samples
 */
export function spreadOf<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
  seed: string,
  { ms, now = () => performance.now() }: SpreadLimits,
): Spread<State> {
  const begun = now();
  return (
    listed(game, state, action, begun + LISTING * ms, now) ??
    sampled(game, state, action, seed, begun + ms, now)
  );
}

function listed<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
  until: number,
  now: () => number,
): Spread<State> | undefined {
  if (drawsAhead((chance) => game.play(state, action, chance)) > MOST_WAYS) return undefined;
  let runs = 0;
  const watched: Game<State, Action> = Object.create(game, {
    play: {
      value: (...asked: Parameters<typeof game.play>): State => {
        // One run alone is no list that could be too long.
        if (runs++ > 0 && now() > until) throw new OutOfTime();
        return game.play(...asked);
      },
    },
  });
  try {
    const { outcomes, probabilities, samples } = outcomesOf(watched, state, action, {
      limit: MOST_RUNS,
      samples: 1,
    });
    if (samples > 0) return undefined;
    return {
      outcomes: outcomes.map(({ result }, i) => ({ probability: probabilities[i]!, state: result })),
      samples: 0,
    };
  } catch (error) {
    if (error instanceof OutOfTime) return undefined;
    throw error;
  }
}

function sampled<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
  seed: string,
  until: number,
  now: () => number,
): Spread<State> {
  const counts = new Map<string, { count: number; state: State }>();
  let samples = 0;
  while (samples < MOST_SAMPLES && (samples < LEAST_SAMPLES || now() < until)) {
    const next = game.play(state, action, seededChance(`${seed} ${samples++}`));
    const name = game.notation!.position(next);
    const known = counts.get(name);
    if (known) known.count++;
    else counts.set(name, { count: 1, state: next });
  }
  return {
    outcomes: [...counts.values()].map(({ count, state }) => ({ probability: count / samples, state })),
    samples,
  };
}
