import { meanOfSure, provedInterval, type Sure } from "../contract/certainty.js";
import type { Decision } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { minimizerOf } from "../contract/sides.js";
import { approximationsOf } from "../decision/approximations.js";
import { decisionFrom, type FoundAction } from "../decision/decision-from.js";
import { canonicalText } from "../position/canonical-text.js";

/**
 * Merges decisions, at least one, of independently seeded searches of the same state: means are weighted by visits,
 * intervals are those of one sample of them all, and a value proved by one of them is kept.
 * @param player the player to move
 */
export function mergeDecisions<Action>(
  decisions: readonly Decision<Action>[],
  facts: Facts,
  player: number,
): Decision<Action> {
  const min = player === minimizerOf(facts);
  const [first] = decisions;
  const solved = decisions.find(({ solved }) => solved);
  const byAction = new Map<string, FoundAction<Action>[]>();
  for (const row of decisions.flatMap(({ actions }) => actions)) {
    const key = canonicalText(row.action);
    const rows = byAction.get(key);
    if (rows) rows.push(row);
    else byAction.set(key, [row]);
  }
  const assured = ({ value = 0, certainty, payoffs }: FoundAction<Action>): number => {
    if (payoffs) return payoffs[player]!;
    const [low, high] = "low" in certainty ? [certainty.low, certainty.high] : [value, value];
    return min ? -high : low;
  };
  const merged = [...byAction.values()].map(mergeRows);
  const tried = ({ visits = 0 }: FoundAction<Action>): number => (visits > 0 ? 1 : 0);
  merged.sort((a, b) => tried(b) - tried(a) || assured(b) - assured(a) || (b.visits ?? 0) - (a.visits ?? 0));
  const actions = solved?.actions ?? merged;
  const best = actions[0]!;
  const sum = (count: (decision: Decision<Action>) => number): number =>
    decisions.reduce((total, decision) => total + count(decision), 0);
  const lines = decisions.filter(({ line }) => canonicalText(line[0]) === canonicalText(best.action));
  return decisionFrom(
    {
      ...first!,
      actions,
      line: (solved ?? lines[0])?.line ?? [best.action],
      simulations: sum(({ simulations = 0 }) => simulations),
      depth: best.depth,
      approximations: approximationsOf(decisions),
      nodes: {
        decision: sum(({ nodes }) => nodes.decision),
        chance: sum(({ nodes }) => nodes.chance),
        leaf: sum(({ nodes }) => nodes.leaf),
      },
      ms: Math.max(...decisions.map(({ ms }) => ms)),
      stopped: solved
        ? "solved"
        : (decisions.find(({ stopped }) => stopped !== "simulations")?.stopped ?? "simulations"),
    },
    facts,
    player,
  );
}

function mergeRows<Action>(rows: readonly FoundAction<Action>[]): FoundAction<Action> {
  const proved = rows.find(({ certainty }) => certainty.kind === "proved");
  const visits = rows.reduce((total, row) => total + (row.visits ?? 0), 0);
  const depth = Math.max(...rows.map((row) => row.depth));
  if (proved || visits === 0) return { ...(proved ?? rows[0]!), visits, depth };
  const tried = rows.filter((row) => row.visits);
  const weighted = tried.map((row) => ({ ...row, probability: row.visits! / visits }));
  const meanBy = (amount: (row: FoundAction<Action>) => number): number =>
    weighted.reduce((sum, row) => sum + row.probability * amount(row), 0);
  const { certainty, ...mean }: Sure = meanOfSure(weighted);
  // Whatever one search has proved of the action holds for all.
  const proofs = rows.map(provedInterval).filter((interval) => interval !== undefined);
  const within = [
    Math.max(...proofs.map(([low]) => low)),
    Math.min(...proofs.map(([, high]) => high)),
  ] as const;
  const isProved = certainty.kind === "sample" && proofs.length > 0;
  const { payoffs } = tried[0]!;
  return {
    ...tried[0]!,
    ...mean,
    certainty: isProved ? { ...certainty, within } : certainty,
    visits,
    depth,
    ...(payoffs && { payoffs: payoffs.map((_, i) => meanBy((row) => row.payoffs![i]!)) }),
  };
}
