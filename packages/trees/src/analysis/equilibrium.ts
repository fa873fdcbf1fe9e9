import { treeWith } from "../model/change.js";
import { RefusalError } from "../model/error.js";
import { endsInEstimates, nameOf, shownName, type Tree } from "../model/node.js";
import { fraction, larger, ONE, smaller, type Value, ZERO } from "../model/number.js";
import { backedUpValues, weightedSum } from "../model/values.js";
import type { Solution } from "../solve/solution.js";
import { drawnSolution } from "./drawn.js";
import { exactPlans } from "./exact-plans.js";
import {
  isUnsolvable,
  type LinearSolver,
  type Place,
  programOf,
  type SequenceForm,
  sequenceForm,
  type Unsolvable,
} from "./sequence-form.js";

/** A player's behaviour at one decision point. */
export interface Behaviour {
  readonly place: Place;
  /** The probability of each action; they add up to exactly 1. */
  readonly probabilities: readonly Value[];
  /** Whether the player's own actions ever lead here. If not, all actions are as good, and equally likely. */
  readonly reached: boolean;
}

/** The behaviour of both players, checked against exact best replies. */
export interface Equilibrium {
  readonly behaviours: readonly Behaviour[];
  /** What player 0 gets if both behave so. */
  readonly value: Value;
  /**
   * `low` is what player 0 gets at least against any reply, `high` what it gets at most by any reply of its own; the
   * value of the game lies between them.
   */
  readonly low: Value;
  readonly high: Value;
  /** high - low: 0 if nobody gains by deviating, so that `value` is the value of the game. */
  readonly gap: Value;
  /** What player 0 gets from each node on, by node id; undefined where no play reaches the node. */
  readonly values: readonly Value[];
}

/** A gap of more than this share of the payoff range is a solver failure, not an equilibrium. */
const MOST_GAP = 1e-6;

/**
 * Computes an equilibrium in behaviour strategies of a two-player constant-sum game with information sets and perfect
 * recall, by the linear programs of the sequence form. The solver works in doubles. Its plans are rounded to simple
 * fractions and compared with exact best replies; if a reply gains anything, the simplex method finds plans in exact
 * numbers, unless the game is too large for it.
 * @throws RefusalError where neither finds an equilibrium
 */
export function equilibrium(tree: Tree, solver: LinearSolver): Equilibrium | Unsolvable {
  const form = sequenceForm(tree);
  if (isUnsolvable(form)) return form;
  const weights = ([0, 1] as const).map((player) => solveWeights(form, player, solver));
  const isSolved = weights.every((each) => each !== undefined);
  const near = isSolved ? verified(tree, form, toBehaviours(form, weights, nearShares)) : undefined;
  if (near?.gap.equals(ZERO)) return near;
  const plans = exactPlans(form, weights[0]);
  const found = plans ? verified(tree, form, toBehaviours(form, plans, exactShares)) : near;
  if (!found) throw new RefusalError("tree-program-unsolved");
  if (found.gap.div(form.range).toNumber() > MOST_GAP)
    throw new RefusalError("tree-no-equilibrium", { gap: String(found.gap.toNumber()) });
  return found;
}

/** The weights of a player's sequences from the solver; undefined if it has no solution. */
function solveWeights(
  form: SequenceForm,
  player: 0 | 1,
  solver: LinearSolver,
): readonly number[] | undefined {
  const weights = solver(programOf(form, player))?.slice(0, form.sequences[player]);
  return weights?.every(Number.isFinite) ? weights : undefined;
}

/** The behaviour of both players: each action's share of the weight with which its decision point is reached. */
function toBehaviours<T>(
  form: SequenceForm,
  plans: readonly (readonly T[] | undefined)[],
  toShares: (before: T, actions: readonly T[]) => readonly Value[] | undefined,
): Behaviour[] {
  return ([0, 1] as const).flatMap((player) =>
    form.places[player].map((place): Behaviour => {
      const plan = plans[player]!;
      const count = place.nodes[0]!.children.length;
      const shares = toShares(plan[place.before]!, plan.slice(place.first, place.first + count));
      const even = (): Value[] => new Array<Value>(count).fill(fraction(1, count));
      return { place, probabilities: shares ?? even(), reached: shares !== undefined };
    }),
  );
}

function exactShares(before: Value, actions: readonly Value[]): readonly Value[] | undefined {
  return before.equals(ZERO) ? undefined : actions.map((weight) => weight.div(before));
}

/** Turns doubles that add up to about 1 into simple fractions that add up to exactly 1: the largest takes the rest. */
function nearShares(before: number, actions: readonly number[]): readonly Value[] | undefined {
  if (before <= 1e-9) return undefined;
  const shares = actions.map((weight) => Math.min(1, Math.max(0, weight) / before));
  const most = shares.indexOf(Math.max(...shares));
  const near: Value[] = shares.map((share, i) => (i === most ? ZERO : nearFraction(share)));
  near[most] = ONE.sub(near.reduce((sum, share) => sum.add(share), ZERO));
  return near[most].compare(ZERO) < 0 ? undefined : near;
}

/** What the behaviours yield, and what best replies to them would yield, in exact numbers. */
function verified(tree: Tree, form: SequenceForm, behaviours: readonly Behaviour[]): Equilibrium {
  const probabilities = new Map(behaviours.map((each) => [each.place, each.probabilities]));
  const plans = [sequenceWeights(form, 0, probabilities), sequenceWeights(form, 1, probabilities)] as const;
  const share = form.cells.reduce(
    (sum, { sequences: [a, b], payoff }) => sum.add(payoff.mul(plans[0][a]!).mul(plans[1][b]!)),
    ZERO,
  );
  const [value, high, low] = [share, bestReply(form, 0, plans[1]), bestReply(form, 1, plans[0])].map((part) =>
    form.least.add(part.mul(form.range)),
  ) as [Value, Value, Value];
  const values = backedUpValues(tree, (node, below) =>
    weightedSum(
      node.kind === "chance" ? node.probabilities : probabilities.get(form.placeOf[node.id]!)!,
      below,
    ),
  );
  return { behaviours, value, low, high, gap: high.sub(low), values };
}

type Probabilities = ReadonlyMap<Place, readonly Value[]>;

/** The weight of every sequence of a player. */
function sequenceWeights(form: SequenceForm, player: 0 | 1, probabilities: Probabilities): Value[] {
  const plan = new Array<Value>(form.sequences[player]).fill(ONE);
  for (const place of form.places[player]) {
    for (const [i, p] of probabilities.get(place)!.entries())
      plan[place.first + i] = plan[place.before]!.mul(p);
  }
  return plan;
}

/** What player 0 gets, as a share of the range, if `player` replies as well as possible to the other player's plan. */
function bestReply(form: SequenceForm, player: 0 | 1, plan: readonly Value[]): Value {
  const other = player === 0 ? 1 : 0;
  const behind = new Array<Value>(form.sequences[player]).fill(ZERO);
  for (const { sequences, payoff } of form.cells) {
    const own = sequences[player];
    behind[own] = behind[own]!.add(payoff.mul(plan[sequences[other]]!));
  }
  // Decision points come after those that lead to them: going backwards, everything behind an action is known.
  for (const place of [...form.places[player]].reverse()) {
    const actions = behind.slice(place.first, place.first + place.nodes[0]!.children.length);
    const best = actions.reduce(player === 0 ? larger : smaller);
    behind[place.before] = behind[place.before]!.add(best);
  }
  return behind[0]!;
}

/** A solver's doubles are accurate to about this. */
const NEAR = 1e-9;
const MOST_DENOMINATOR = 1_000_000n;

/** The simplest fraction near a share from 0 to 1: the first convergent of its continued fraction that is near. */
export function nearFraction(share: number): Value {
  let [a, b] = [0n, 1n];
  let [c, d] = [1n, 0n];
  let rest = share;
  for (;;) {
    const whole = Math.floor(rest);
    const next = BigInt(whole);
    const [n, m] = [next * c + a, next * d + b];
    if (m > MOST_DENOMINATOR) return fraction(BigInt(Math.round(share * 1e12)), 1_000_000_000_000n);
    [a, b, c, d] = [c, d, n, m];
    if (Math.abs(Number(n) / Number(m) - share) <= NEAR) return fraction(n, m);
    rest = 1 / (rest - whole);
  }
}

/** The name of a decision point: "{A}" for an information set, the node's own name for a single node. */
export function placeName(tree: Tree, place: Place): string {
  const name = shownName(place.name);
  return name === undefined ? nameOf(tree, place.nodes[0]!.id) : `{${name}}`;
}

/** A tree to be drawn with the probability of each action, and what player 0 gets from each node on. */
export function equilibriumDrawing(tree: Tree, found: Equilibrium): { tree: Tree; solution: Solution } {
  const shares: (readonly Value[])[] = [];
  for (const { place, probabilities } of found.behaviours)
    for (const { id } of place.nodes) shares[id] = probabilities;
  const drawn = treeWith(tree, ({ id }) => ({ strategy: shares[id] }));
  const exact = found.gap.n === 0n && !endsInEstimates(tree);
  const solution = drawnSolution(drawn, {
    algorithm: "the sequence form",
    value: found.value,
    best: [],
    exact,
  });
  for (const { id } of tree.nodes) {
    solution.record.values[id] = found.values[id];
    solution.record.bounds[id] = "exact";
  }
  return { tree: drawn, solution };
}
