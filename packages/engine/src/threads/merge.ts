import type { Decision, RankedAction } from "../contract/decision.js";
import { knownValue } from "../contract/sides.js";
import { approximationsOf } from "../decision/approximations.js";
import { canonicalText } from "../position/canonical-text.js";

/**
 * Merges decisions, at least one, of independently seeded searches of the same state: means are weighted by visits,
 * intervals are those of one sample of them all, and a value proved by one of them is kept.
 * @param min whether the player to move minimises the values
 */
export function mergeDecisions<Action>(
  decisions: readonly Decision<Action>[],
  player: number,
  min: boolean,
): Decision<Action> {
  const [first] = decisions;
  const solved = decisions.find(({ solved }) => solved);
  const byAction = new Map<string, RankedAction<Action>[]>();
  for (const row of decisions.flatMap(({ actions }) => actions)) {
    const key = canonicalText(row.action);
    const rows = byAction.get(key);
    if (rows) rows.push(row);
    else byAction.set(key, [row]);
  }
  const worth = ({ value = 0, interval = [value, value], payoffs }: RankedAction<Action>): number =>
    payoffs ? payoffs[player]! : min ? -interval[1] : interval[0];
  const merged = [...byAction.values()].map(mergeRows);
  const tried = ({ visits = 0 }: RankedAction<Action>): number => (visits > 0 ? 1 : 0);
  merged.sort((a, b) => tried(b) - tried(a) || worth(b) - worth(a) || (b.visits ?? 0) - (a.visits ?? 0));
  const best = (solved ?? { actions: merged }).actions[0]!;
  const sum = (of: (decision: Decision<Action>) => number): number =>
    decisions.reduce((total, decision) => total + of(decision), 0);
  const lines = decisions.filter(({ line }) => canonicalText(line[0]) === canonicalText(best.action));
  return {
    ...first!,
    actions: solved?.actions ?? merged,
    best: best.action,
    line: (solved ?? lines[0])?.line ?? [best.action],
    ...knownValue(best),
    ...(best.payoffs && { payoffs: best.payoffs }),
    simulations: sum(({ simulations = 0 }) => simulations),
    depth: best.depth,
    solved: solved !== undefined,
    approximations: solved?.approximations ?? approximationsOf(decisions),
    nodes: {
      decision: sum(({ nodes }) => nodes.decision),
      chance: sum(({ nodes }) => nodes.chance),
      leaf: sum(({ nodes }) => nodes.leaf),
    },
    ms: Math.max(...decisions.map(({ ms }) => ms)),
    stopped: solved
      ? "solved"
      : (decisions.find(({ stopped }) => stopped !== "simulations")?.stopped ?? "simulations"),
  };
}

function mergeRows<Action>(rows: readonly RankedAction<Action>[]): RankedAction<Action> {
  const proved = rows.find(({ interval }) => interval !== undefined && interval[0] === interval[1]);
  const visits = rows.reduce((total, row) => total + (row.visits ?? 0), 0);
  const depth = Math.max(...rows.map((row) => row.depth));
  if (proved || visits === 0) return { ...(proved ?? rows[0]!), visits, depth };
  const mean = (of: (row: RankedAction<Action>) => number | undefined): number =>
    rows.reduce((total, row) => total + (row.visits ? row.visits * of(row)! : 0), 0) / visits;
  const value = mean((row) => row.value);
  // Half widths are multiples of standard errors, and variances of sums add up.
  const half = (end: 0 | 1): number =>
    Math.sqrt(
      rows.reduce(
        (total, { visits: n = 0, value: own = 0, interval }) =>
          total + (n * ((interval?.[end] ?? own) - own)) ** 2,
        0,
      ),
    ) / visits;
  const [tried] = rows.filter((row) => row.visits) as [RankedAction<Action>];
  const { payoffs } = tried;
  return {
    ...tried,
    value,
    interval: [value - half(0), value + half(1)],
    visits,
    bound: "estimate",
    depth,
    ...(payoffs && { payoffs: payoffs.map((_, i) => mean((row) => row.payoffs?.[i])) }),
  };
}
