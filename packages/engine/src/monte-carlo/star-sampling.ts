import type { Decision, NodeCounts, RankedAction } from "../contract/decision.js";
import type { Game } from "../contract/game.js";
import { SearchError } from "../search/settings.js";
import { Table } from "../search/table.js";
import { type ThinkOptions, think } from "../search/think.js";
import { meanOf } from "../statistics/mean.js";

/** How to think by sparse sampling and Star cuts; the defaults are the values of `STAR_SAMPLING`. */
export interface StarSamplingOptions<State>
  extends Omit<ThinkOptions<State>, "algorithm" | "sparse" | "seed" | "deepening" | "rank"> {
  /** Samples that stand for a chance node with more outcomes. */
  readonly samples?: number;
  /** Independent searches of each depth, at least 2: from their scatter come the intervals. */
  readonly searches?: number;
  readonly cuts?: "star1" | "star2";
  /** Seed of all samples. Default 0. */
  readonly seed?: number;
}

export const STAR_SAMPLING = { samples: 5, searches: 8, cuts: "star2" } as const;

/** Entries of a search's table. */
const TABLE = 2 ** 15;

/** Where the seeds of a search begin; far from the small numbers that others take. */
const SEED = 0x5a17;

/**
 * Monte-Carlo *-minimax search (M. Lanctot, A. Saffidine, J. Veness, C. Archibald, M. Winands 2013): *-minimax on trees
 * in which a few samples stand for each chance node, so that a search sees deeper. Several such trees, sampled anew, are
 * searched to each depth, and the means of their values are ranked, each with its 95 % interval.
 *
 * The interval is about the sampling. Maxima of samples are too large in the mean, minima too small, and no number of
 * searches takes that away; more samples do.
 *
 * @throws SearchError where the options do not fit the game; the message names the fix
 */
export async function* thinkStarSampling<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: StarSamplingOptions<State>,
  name = "mcms",
): AsyncGenerator<Decision<Action>, void, void> {
  const { samples, searches = STAR_SAMPLING.searches, cuts, depth: last, seed = 0, ...rest } = options;
  if (!(Number.isSafeInteger(searches) && searches >= 2))
    throw new SearchError(`${name}: searches must be a whole number of at least 2, not ${searches}.`);
  const { time, nodes: most, signal } = rest;
  if ([last, time, most, signal].every((limit) => limit === undefined))
    throw new SearchError(`Nothing ends ${name}: give a depth, a time, a number of nodes or a signal.`);
  const start = performance.now();
  // Each search has samples of its own and begins with an empty table: a small one is soon emptied.
  const table = rest.table === undefined ? new Table(TABLE) : rest.table;
  const spent = { decision: 0, chance: 0, leaf: 0, cuts: 0, tableHits: 0 };
  const min = game.turn(state) === 1 && !game.facts.cooperative;
  let best: Decision<Action> | undefined;
  for (let depth = 1; depth <= (last ?? Number.POSITIVE_INFINITY); depth++) {
    const found: Decision<Action>[] = [];
    for (let search = 0; search < searches; search++) {
      const decision = await lastOf(
        think(game, state, {
          ...rest,
          table,
          ...(time !== undefined && { time: Math.max(0, time - (performance.now() - start)) }),
          ...(most !== undefined && { nodes: Math.max(0, most - nodesOf(spent)) }),
          algorithm: cuts ?? STAR_SAMPLING.cuts,
          sparse: samples ?? STAR_SAMPLING.samples,
          seed: Math.imul(seed + 1, SEED) + search,
          rank: "all",
          deepening: false,
          depth,
        }),
      );
      add(spent, decision);
      if (decision.stopped !== "depth" && decision.stopped !== "solved") {
        const known = found.length >= 2 ? merged(found, depth, name, min) : (best ?? renamed(decision, name));
        yield withCosts(known, spent, start, decision.stopped);
        return;
      }
      found.push(decision);
      // Without a sample taken or a horizon met there is nothing more to learn.
      if (decision.exact) {
        yield withCosts(renamed(decision, name), spent, start, "solved");
        return;
      }
    }
    best = merged(found, depth, name, min);
    yield withCosts(best, spent, start, "depth");
    // Deeper there is only what is sampled already.
    if (found.every(({ approximations }) => approximations.every(({ kind }) => kind !== "horizon"))) return;
  }
}

async function lastOf<T>(values: AsyncIterable<T>): Promise<T> {
  let last: T | undefined;
  for await (const value of values) last = value;
  return last!;
}

type Costs = { -readonly [Key in keyof NodeCounts]: number } & { cuts: number; tableHits: number };

function add(spent: Costs, { nodes, cuts, tableHits }: Decision<unknown>): void {
  spent.decision += nodes.decision;
  spent.chance += nodes.chance;
  spent.leaf += nodes.leaf;
  spent.cuts += cuts;
  spent.tableHits += tableHits;
}

const nodesOf = ({ decision, chance, leaf }: NodeCounts): number => decision + chance + leaf;

/** The means of several searches of one depth, best first for the player to move. */
function merged<Action>(
  found: readonly Decision<Action>[],
  depth: number,
  name: string,
  min: boolean,
): Decision<Action> {
  const values = new Map<string, number[]>();
  for (const { actions } of found) {
    for (const { action, value } of actions) {
      const key = JSON.stringify(action);
      const known = values.get(key);
      if (known) known.push(value);
      else values.set(key, [value]);
    }
  }
  const [first] = found;
  const rows = first!.actions.map(({ action }): RankedAction<Action> => {
    const own = values.get(JSON.stringify(action))!;
    const { value, low, high } = meanOf(own);
    return {
      action,
      value,
      bound: "exact",
      depth,
      method: name,
      interval: [low, high],
      visits: own.length,
    };
  });
  rows.sort((a, b) => (min ? a.value - b.value : b.value - a.value));
  const best = rows[0]!;
  const line = found.find(({ line }) => JSON.stringify(line[0]) === JSON.stringify(best.action))?.line;
  return {
    ...first!,
    actions: rows,
    line: line ?? [best.action],
    value: best.value,
    depth,
    algorithm: name,
    exact: false,
    approximations: [
      ...new Map(found.flatMap((one) => one.approximations).map((one) => [one.kind, one])).values(),
    ],
  };
}

function renamed<Action>(decision: Decision<Action>, name: string): Decision<Action> {
  const actions = decision.actions.map((row) => ({ ...row, method: name }));
  return { ...decision, actions, algorithm: name };
}

function withCosts<Action>(
  decision: Decision<Action>,
  { cuts, tableHits, ...nodes }: Costs,
  start: number,
  stopped: Decision<Action>["stopped"],
): Decision<Action> {
  return { ...decision, nodes: { ...nodes }, cuts, tableHits, ms: performance.now() - start, stopped };
}
