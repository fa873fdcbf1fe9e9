import {
  type InnerNode,
  isDecision,
  type Node,
  type SolveSettings,
  type Tree,
  type Value,
} from "@tyche/trees";
import { fraction, ONE, ZERO } from "@tyche/trees/numbers";
import { playerOf } from "../../src/model/node.js";
import type { Order } from "../../src/search/settings.js";

/** The settings that determine a node's value for an algorithm. */
export interface Model {
  readonly algorithm: string;
  readonly settings: SolveSettings;
  /** The player from whose side values are given. */
  readonly player: number;
  readonly players: number;
  readonly order: Order;
}

/**
 * The value of each node by the definition of an algorithm, one number or one for each player: plain recursion without
 * windows, cuts, probes and events. Undefined if that requires a missing estimate.
 */
export function truths(tree: Tree, model: Model): (readonly Value[] | undefined)[] {
  const all: (readonly Value[] | undefined)[] = [];
  const define = VECTORS.includes(model.algorithm) ? vectors : numbers;
  define(tree.root, model.settings.depth ?? Number.POSITIVE_INFINITY, undefined, model, all);
  return all;
}

const VECTORS = ["max^n", "teams"];

type Found = readonly Value[] | undefined;
type Define = (node: Node, depth: number, replier: number | undefined, model: Model, all: Found[]) => Found;

/** Two sides: the player searched for against everybody else. */
const numbers: Define = (node, depth, replier, model, all) => {
  const found = (value: Value | undefined): Found => {
    all[node.id] = value && [value];
    return all[node.id];
  };
  if (isEnd(node, depth, model)) return found(paidTo(node, model.player));
  const inner = node as InnerNode;
  const below = isDecision(node) ? depth - 1 : depth;
  const values = inner.children.map(
    (child, i) => numbers(child, below, replierBelow(inner, i, replier, model), model, all)?.[0],
  );
  if (node.kind === "chance") return found(mean(values, node.probabilities));
  const isOwn = playerOf(node) === model.player;
  const kept = keptBy(inner, replier, model);
  const seen = kept.map((i) => values[i]);
  if (seen.some((value) => value === undefined)) return found(undefined);
  const best = (seen as Value[]).reduce((a, b) => ((isOwn ? b.compare(a) > 0 : b.compare(a) < 0) ? b : a));
  if (isOwn || model.algorithm !== "expectimax") return found(best);
  const r = model.settings.random ?? ONE;
  const random = mean(
    values,
    values.map(() => fraction(1, values.length)),
  )!;
  return found(r.mul(random).add(ONE.sub(r).mul(best)));
};

/** Every player plays for itself or its team; of equal children the first in search order is taken. */
const vectors: Define = (node, depth, _replier, model, all) => {
  const found = (values: Found): Found => {
    all[node.id] = values;
    return values;
  };
  const players = Array.from({ length: model.players }, (_, player) => player);
  if (isEnd(node, depth, model)) {
    const paid = players.map((player) =>
      player > 1 && node.kind !== "leaf" ? undefined : paidTo(node, player),
    );
    return found(paid.includes(undefined) ? undefined : (paid as Value[]));
  }
  const below = isDecision(node) ? depth - 1 : depth;
  const inner = node as InnerNode;
  const values = inner.children.map((child) => vectors(child, below, undefined, model, all));
  if (node.kind === "chance") {
    const means = players.map((player) =>
      mean(
        values.map((all) => all?.[player]),
        node.probabilities,
      ),
    );
    return found(means.includes(undefined) ? undefined : (means as Value[]));
  }
  const team = teamOf(playerOf(node)!, model);
  let best: Found;
  for (const i of model.order(inner)) {
    const here = values[i];
    if (!here) return found(undefined);
    if (!best || shareOf(team, here).compare(shareOf(team, best)) > 0) best = here;
  }
  return found(best);
};

export function teamOf(player: number, { algorithm, settings }: Model): readonly number[] {
  const teams = algorithm === "teams" ? (settings.teams ?? []) : [];
  return teams.find((team) => team.includes(player)) ?? [player];
}

export function shareOf(team: readonly number[], values: readonly Value[]): Value {
  return team.map((player) => values[player]!).reduce((a, b) => a.add(b));
}

function isEnd(node: Node, depth: number, { algorithm, settings }: Model): boolean {
  if (node.kind === "leaf" || (isDecision(node) && depth <= 0)) return true;
  return (
    algorithm === "h-minimax" && settings.depth === undefined && node.id !== 0 && node.estimate !== undefined
  );
}

/** A payoff or an estimate as a player sees it. */
export function paidTo(node: Node, player: number): Value | undefined {
  if (node.kind === "leaf" && node.payoffs) return node.payoffs[player];
  const value = node.kind === "leaf" ? node.value : node.estimate;
  return player === 0 ? value : value?.neg();
}

/** Undefined if the value of a possible outcome is; outcomes of probability 0 are ignored. */
function mean(values: readonly (Value | undefined)[], probabilities: readonly Value[]): Value | undefined {
  let sum = ZERO;
  for (const [i, value] of values.entries()) {
    if (probabilities[i]!.equals(ZERO)) continue;
    if (!value) return undefined;
    sum = sum.add(value.mul(probabilities[i]!));
  }
  return sum;
}

/** The child of an opponent who does not reply: the one called "pass", else the first. */
function passOf(node: InnerNode): number {
  return Math.max(0, node.actions?.indexOf("pass") ?? 0);
}

/** Best-reply search: whether another opponent has replied since the player's last move. */
export function mustPass(node: Node, replier: number | undefined, { algorithm, player }: Model): boolean {
  if (algorithm !== "best-reply" || !isDecision(node) || playerOf(node) === player) return false;
  return replier !== undefined && replier !== playerOf(node);
}

/** The opponent who has replied once play reaches a child. */
export function replierBelow(
  node: InnerNode,
  child: number,
  replier: number | undefined,
  model: Model,
): number | undefined {
  if (node.kind === "chance") return replier;
  if (playerOf(node) === model.player) return undefined;
  if (mustPass(node, replier, model)) return replier;
  return replier === undefined && child === passOf(node) ? undefined : playerOf(node);
}

/** The children that the algorithm allows a decision to choose from. */
function keptBy(node: InnerNode, replier: number | undefined, model: Model): number[] {
  const all = [...model.order(node)];
  if (mustPass(node, replier, model)) return [passOf(node)];
  const width = model.settings.width ?? 2;
  if (model.algorithm !== "beam" || all.length <= width) return all;
  const isOwn = playerOf(node) === model.player;
  const promise = (i: number): Value | undefined => paidTo(node.children[i]!, model.player);
  const isAhead = (i: number, j: number): boolean => {
    const [a, b] = [promise(i), promise(j)];
    if (!a || !b) return a !== undefined && b === undefined;
    return isOwn ? a.compare(b) > 0 : a.compare(b) < 0;
  };
  // A child is kept if fewer than `width` others precede it: better ones, and equal ones searched earlier.
  return all.filter(
    (i, at) => all.filter((j, other) => isAhead(j, i) || (!isAhead(i, j) && other < at)).length < width,
  );
}
