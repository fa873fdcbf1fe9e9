import type { Decision, NodeCounts, RankedAction } from "../contract/decision.js";
import { SearchError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { defined } from "../contract/options.js";
import { knownValue, minimizerOf } from "../contract/sides.js";
import { approximationsOf, hasLongPaths } from "../decision/approximations.js";
import { type DeepeningRoot, deepenRoot, settled, USUAL_NODES } from "../deepening/deepen.js";
import type { Struck } from "../deepening/limits.js";
import { inTurns } from "../deepening/turns.js";
import { decideMinimax, type MinimaxOptions } from "../minimax/think.js";
import { canonicalText } from "../position/canonical-text.js";
import { addNodes, totalNodes } from "../search/nodes.js";
import { tableFrom } from "../search/table.js";
import { meanOf } from "../statistics/mean.js";
import { STAR_SAMPLING } from "./settings.js";

/** Options of sparse sampling with Star cuts; the defaults are in `STAR_SAMPLING`. */
export interface StarSamplingOptions<State>
  extends Omit<MinimaxOptions<State>, "algorithm" | "sparse" | "seed" | "deepening" | "rank"> {
  /** Samples for a chance node with more outcomes. */
  readonly samples?: number;
  /** Independent searches of each depth, 2 or more: their scatter gives the intervals. */
  readonly searches?: number;
  readonly cuts?: "star1" | "star2";
  /** Seed of all samples. Default 0. */
  readonly seed?: number;
}

/** Entries of a search's table. */
const TABLE = 2 ** 15;

/** The start of a search's seeds, far from the small numbers used elsewhere. */
const SEED = 0x5a17;

/**
 * Monte-Carlo *-minimax search (M. Lanctot, A. Saffidine, J. Veness, C. Archibald, M. Winands 2013): *-minimax on
 * trees with a few samples in place of each chance node's outcomes, so that it sees deeper. Several such trees are
 * searched to each depth; actions are ranked by the means of their values, with 95 % intervals for the sampling
 * error. Maxima of samples are too large on average, minima too small.
 * @throws SearchError if the options do not fit the game; the message names the fix
 */
export async function* thinkStarSampling<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: StarSamplingOptions<State>,
  name = "mcms",
): AsyncGenerator<Decision<Action>, void, void> {
  const { searches = STAR_SAMPLING.searches, depth, time, nodes, signal } = options;
  if (!(Number.isSafeInteger(searches) && searches >= 2))
    throw new SearchError(
      "search-searches",
      { method: name, searches },
      `${name}: searches must be a whole number, 2 or more, not ${searches}.`,
    );
  const isEndless = [depth, time, nodes, signal].every((limit) => limit === undefined);
  const root = sampledRoot(game, state, isEndless ? { ...options, nodes: USUAL_NODES } : options, name);
  yield* inTurns(deepenRoot(root, defined({ depth })));
}

/** A root searched several times to each depth, with different samples each time. */
function sampledRoot<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: StarSamplingOptions<State>,
  name: string,
): DeepeningRoot<Decision<Action>> {
  const { samples, searches = STAR_SAMPLING.searches, cuts, seed = 0, time, nodes, ...rest } = options;
  const start = performance.now();
  // Each search has its own samples and begins with an empty table: a small one is cleared quickly.
  const table = tableFrom(options.table, TABLE);
  const spent: Costs = { decision: 0, chance: 0, leaf: 0, cuts: 0, tableHits: 0 };
  let best: Decision<Action> | undefined;

  const search = (depth: number, number: number): Promise<Decision<Action>> =>
    decideMinimax(game, state, {
      ...rest,
      table,
      ...(time !== undefined && { time: Math.max(0, time - (performance.now() - start)) }),
      ...(nodes !== undefined && { nodes: Math.max(0, nodes - totalNodes(spent)) }),
      algorithm: cuts ?? STAR_SAMPLING.cuts,
      sparse: samples ?? STAR_SAMPLING.samples,
      seed: Math.imul(seed + 1, SEED) + number,
      rank: "all",
      deepening: false,
      depth,
    });

  const min = game.turn(state) === minimizerOf(game.facts);
  const root: DeepeningRoot<Decision<Action>> & { solved: boolean } = {
    solved: false,
    *searchTo(depth) {
      const found: Decision<Action>[] = [];
      for (let number = 0; number < searches; number++) {
        const decision = yield* settled(search(depth, number));
        const { stopped, solved } = decision;
        addNodes(spent, decision.nodes);
        spent.cuts += decision.cuts;
        spent.tableHits += decision.tableHits;
        if (stopped !== "depth" && stopped !== "solved") {
          if (found.length >= 2) best = merged(found, depth, name, min, game.facts.bounds);
          else best ??= renamed(decision, name);
          return stopped as Struck;
        }
        if (depth > 1 && hasLongPaths(decision)) return "depth";
        found.push(decision);
        // Without samples or a horizon, deeper searches find the same.
        if (solved) {
          best = renamed(decision, name);
          root.solved = true;
          return undefined;
        }
      }
      best = merged(found, depth, name, min, game.facts.bounds);
      // Deeper searches would only repeat the samples.
      root.solved = found.every(({ approximations }) =>
        approximations.every(({ kind }) => kind !== "horizon"),
      );
      return undefined;
    },
    report(stopped) {
      const { cuts, tableHits, ...nodes } = spent;
      // A search sampled to the end of the game does not give the game's exact value.
      const why = stopped === "solved" && !best!.solved ? "depth" : (stopped ?? "depth");
      const ms = performance.now() - start;
      return { ...best!, nodes: { ...nodes }, cuts, tableHits, ms, stopped: why };
    },
  };
  return root;
}

type Costs = { -readonly [Key in keyof NodeCounts]: number } & { cuts: number; tableHits: number };

/** The means of several searches of one depth, best first for the player to move. */
function merged<Action>(
  found: readonly Decision<Action>[],
  depth: number,
  name: string,
  min: boolean,
  [least, most]: readonly [number, number],
): Decision<Action> {
  const values = new Map<string, number[]>();
  for (const { actions } of found) {
    for (const { action, value } of actions) {
      if (value === undefined) continue;
      const key = canonicalText(action);
      const known = values.get(key);
      if (known) known.push(value);
      else values.set(key, [value]);
    }
  }
  const isSampled = found.some(({ approximations }) => approximations.some(({ kind }) => kind === "sampled"));
  const [first] = found;
  const rows = first!.actions.map(({ action }): RankedAction<Action> => {
    const own = values.get(canonicalText(action));
    if (!own) return { action, depth: 0, method: name };
    const { value, low, high } = meanOf(own);
    return {
      action,
      value,
      bound: "estimate",
      depth,
      method: name,
      // Equal samples do not show how far others lie; without samples there is no error.
      interval: isSampled ? [Math.max(least, low), Math.min(most, high)] : [value, value],
      visits: own.length,
    };
  });
  const worth = ({ value }: RankedAction<Action>): number =>
    value === undefined ? Number.NEGATIVE_INFINITY : min ? -value : value;
  rows.sort((a, b) => worth(b) - worth(a));
  const best = rows[0]!;
  const line = found.find(({ line }) => canonicalText(line[0]) === canonicalText(best.action))?.line;
  return {
    ...first!,
    actions: rows,
    best: best.action,
    line: line ?? [best.action],
    ...knownValue(best),
    depth,
    algorithm: name,
    solved: false,
    approximations: approximationsOf(found),
  };
}

function renamed<Action>(decision: Decision<Action>, name: string): Decision<Action> {
  const actions = decision.actions.map((row) => ({ ...row, method: name }));
  return { ...decision, actions, algorithm: name };
}
