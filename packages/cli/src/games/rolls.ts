import { type Approximation, type Decision, type NodeCounts, outcomesOf, Table } from "@tyche/engine";
import type { SearchChoice } from "./limits.js";
import type { Place } from "./place.js";
import { ranked } from "./ranking.js";
import { decisionAt, type Surroundings } from "./searching.js";

/** A roll with what it is worth to the player who rolls it, and the best action then. */
export interface RollRow {
  readonly roll: string;
  readonly probability: number;
  readonly value: number;
  readonly action: string;
}

/** A search of all rolls, every one to the same depth. */
export interface RollSearch {
  readonly rolls: readonly RollRow[];
  /** The mean, from the side of the player who rolls. */
  readonly value: number;
  readonly depth: number;
  readonly nodes: NodeCounts;
  readonly ms: number;
  readonly algorithm: string;
  readonly exact: boolean;
  readonly stopped: Decision<unknown>["stopped"];
  readonly approximations: readonly Approximation[];
}

/** All rolls at one depth. */
interface Round {
  readonly rolls: readonly RollRow[];
  readonly decisions: readonly Decision<unknown>[];
}

/**
 * Searches a place before the roll: deeper and deeper, all rolls at each depth, one table for all. A depth counts only
 * when every roll was searched; the first is searched whatever the limits.
 */
export async function searchRolls(
  place: Place,
  choice: SearchChoice,
  { signal, table = new Table(choice.table || undefined), pool, deterministic }: Surroundings,
): Promise<RollSearch> {
  const start = performance.now();
  const { game, state } = place;
  const rolled = outcomesOf(game, state, game.actions(state)[0]);
  const player = game.turn(state);
  const nodes = { decision: 0, chance: 0, leaf: 0 };

  const round = async (depth: number): Promise<Round | Decision<unknown>["stopped"]> => {
    const { time, nodes: most, ...unlimited } = choice;
    const rolls: RollRow[] = [];
    const decisions: Decision<unknown>[] = [];
    for (const [i, { result }] of rolled.outcomes.entries()) {
      const left = {
        ...(time !== undefined && { time: Math.max(0, time - (performance.now() - start)) }),
        ...(most !== undefined && { nodes: Math.max(1, most - sum(nodes)) }),
      };
      const at = { ...place, state: result };
      const decision = await decisionAt(
        at,
        { ...unlimited, ...(depth > 1 ? left : {}), depth, rank: "best", deepening: false },
        { table, pool, deterministic, ...(depth > 1 && { signal }) },
      );
      nodes.decision += decision.nodes.decision;
      nodes.chance += decision.nodes.chance;
      nodes.leaf += decision.nodes.leaf;
      if (decision.stopped !== "depth" && decision.stopped !== "solved") return decision.stopped;
      const [best] = ranked(decision, game.facts, player, game.actions(result));
      decisions.push(decision);
      rolls.push({
        roll: place.presentation.rollOf!(result),
        probability: rolled.probabilities[i]!,
        value: best!.value,
        action: game.notation!.action(result, best!.action),
      });
    }
    return { rolls, decisions };
  };

  let last = (await round(1)) as Round;
  let depth = 1;
  let stopped: Decision<unknown>["stopped"] = "depth";
  for (; depth < (choice.depth ?? Number.POSITIVE_INFINITY); depth++) {
    if (last.decisions.every(({ exact }) => exact)) {
      stopped = "solved";
      break;
    }
    const next = await round(depth + 1);
    if (typeof next === "string") {
      stopped = next;
      break;
    }
    last = next;
  }
  const { rolls, decisions } = last;
  return {
    rolls,
    value: rolls.reduce((mean, { probability, value }) => mean + probability * value, 0),
    depth,
    nodes,
    ms: performance.now() - start,
    algorithm: decisions[0]!.algorithm,
    exact: decisions.every(({ exact }) => exact),
    stopped,
    approximations: kindsOf(decisions),
  };
}

/** Each kind once, with the largest error. */
function kindsOf(decisions: readonly Decision<unknown>[]): Approximation[] {
  const kinds = new Map<Approximation["kind"], Approximation>();
  for (const approximation of decisions.flatMap(({ approximations }) => approximations)) {
    const known = kinds.get(approximation.kind);
    if (!known || (approximation.error ?? 0) > (known.error ?? 0))
      kinds.set(approximation.kind, approximation);
  }
  return [...kinds.values()];
}

function sum({ decision, chance, leaf }: NodeCounts): number {
  return decision + chance + leaf;
}
