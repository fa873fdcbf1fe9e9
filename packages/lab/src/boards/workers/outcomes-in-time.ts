import { type Chance, type Game, outcomesOf } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";

export interface Spread<State> {
  readonly outcomes: readonly { readonly probability: number; readonly state: State }[];
  /** 0: the outcomes are complete; otherwise the number of samples, and probabilities are their shares. */
  readonly samples: number;
}

/** The time limit, in milliseconds of `now`. */
export interface SpreadLimits {
  readonly ms: number;
  readonly now?: () => number;
}

/** Share of the time after which listing is abandoned; the rest is for samples. */
const LISTING = 0.25;
/** Most runs of the rule for a list. */
const MOST_RUNS = 1296;
/** Most combinations of draws; several can give the same outcome. */
const MOST_WAYS = 1000 * MOST_RUNS;
/** Most samples, and the fewest, which are drawn even if the time is up. */
const MOST_SAMPLES = 200;
const LEAST_SAMPLES = 4;

class OutOfTime extends Error {}

/**
 * The outcomes of chance after an action: all of them if they can be listed quickly, as for two dice; otherwise as many
 * samples as the time allows, as for a click that opens half a minefield.
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

/** All outcomes of chance after an action; undefined if there are too many, or not before a moment of `now`. */
export function listed<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
  until = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
): Spread<State> | undefined {
  // A click that opens half a minefield has too many outcomes to try.
  if (drawsAhead((chance) => game.play(state, action, chance)) > MOST_WAYS) return undefined;
  let runs = 0;
  const watched: Game<State, Action> = Object.create(game, {
    play: {
      value: (...asked: Parameters<typeof game.play>): State => {
        // A single run never exceeds the time.
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

/**
 * The number of combinations of draws along one path through a rule, on which every draw returns its first value: the
 * product of the numbers of values. Estimates whether all outcomes can be listed, before trying.
 */
export function drawsAhead(rule: (chance: Chance) => unknown): number {
  let ways = 1;
  const drawn = <T>(value: T, count: number): T => {
    ways *= count;
    return value;
  };
  rule({
    die: (sides) => drawn(1, sides),
    dice: (count, sides) => drawn(new Array<number>(count).fill(1), sides ** count),
    pick: (items) => drawn(items[0]!, items.length),
    weighted: (pairs) => drawn(pairs[0]![0], pairs.length),
    shuffle(cards) {
      for (let left = cards.length; left > 1; left--) ways *= left;
      return [...cards];
    },
  });
  return ways;
}
