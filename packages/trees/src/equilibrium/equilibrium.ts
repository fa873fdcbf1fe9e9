import { RefusalError } from "../model/error.js";
import type { Tree } from "../model/node.js";
import { fraction, larger, ONE, smaller, type Value, ZERO } from "../model/number.js";
import type { LinearSolver } from "./linear-program.js";
import { nearFraction } from "./near-fraction.js";
import {
  isUnsolvable,
  type Place,
  programOf,
  type SequenceForm,
  sequenceForm,
  type Unsolvable,
} from "./sequence-form.js";

/** What a player does at one place to decide. */
export interface Behaviour {
  readonly place: Place;
  /** Of each action; they add up to exactly 1. */
  readonly probabilities: readonly Value[];
  /** Whether the player ever comes here by its own actions; where not, any behaviour is as good, and all actions are equally likely. */
  readonly reached: boolean;
}

/** Behaviour of both players, held to exact best replies. */
export interface Equilibrium {
  readonly behaviours: readonly Behaviour[];
  /** What player 0 gets where both behave so. */
  readonly value: Value;
  /** What player 0 gets at least against any reply, and at most by any reply of its own: the value of the game lies between them. */
  readonly low: Value;
  readonly high: Value;
  /** high - low: 0 where nobody gains anything by behaving otherwise, so that `value` is that of the game. */
  readonly gap: Value;
  /** By node id what player 0 gets from there on; undefined where no play comes to. */
  readonly values: readonly Value[];
}

/** A gap of more than this share of the payoffs' range is no equilibrium but a failure of the solver. */
const MOST_GAP = 1e-6;

/**
 * An equilibrium in behaviour strategies of a game of two players whose payoffs have a constant sum, with information sets and
 * perfect recall, by the linear programs of the sequence form. The solver reckons in doubles; what it finds is made exact
 * and held to best replies in exact numbers.
 * @throws RefusalError where the solver fails
 */
export function equilibrium(tree: Tree, solver: LinearSolver): Equilibrium | Unsolvable {
  const form = sequenceForm(tree);
  if (isUnsolvable(form)) return form;
  const behaviours = ([0, 1] as const).flatMap((player) => behavioursOf(form, player, solver));
  const found = verified(tree, form, behaviours);
  const range = rangeOf(tree);
  if (found.gap.toNumber() > MOST_GAP * Math.max(1, range.toNumber()))
    throw new RefusalError(["noEquilibrium", String(found.gap.toNumber())]);
  return found;
}

function rangeOf(tree: Tree): Value {
  const payoffs = tree.nodes.flatMap((node) => (node.kind === "leaf" ? [node.value] : []));
  return payoffs.reduce(larger).sub(payoffs.reduce(smaller));
}

function behavioursOf(form: SequenceForm, player: 0 | 1, solver: LinearSolver): Behaviour[] {
  const weights = solver(programOf(form, player));
  if (!weights) throw new RefusalError(["programUnsolved"]);
  return form.places[player].map((place): Behaviour => {
    const count = place.nodes[0]!.children.length;
    const before = weights[place.before]!;
    const reached = before > 1e-9;
    const even = new Array<Value>(count).fill(fraction(1, count));
    if (!reached) return { place, probabilities: even, reached };
    const shares = even.map((_, i) => Math.max(0, weights[place.first + i]!) / before);
    return { place, probabilities: exactShares(shares), reached };
  });
}

/** Doubles that add up to about 1 as simple fractions that do exactly: the largest takes what is left. */
function exactShares(shares: readonly number[]): Value[] {
  const most = shares.indexOf(Math.max(...shares));
  const near = shares.map((share, i) => (i === most ? ZERO : nearFraction(share)));
  near[most] = ONE.sub(near.reduce((sum, share) => sum.add(share), ZERO));
  return near;
}

/** What behaviours give, and what best replies to them would, in exact numbers. */
function verified(tree: Tree, form: SequenceForm, behaviours: readonly Behaviour[]): Equilibrium {
  const probabilities = new Map(behaviours.map((each) => [each.place, each.probabilities]));
  const plans = [planOf(form, 0, probabilities), planOf(form, 1, probabilities)] as const;
  const value = form.cells.reduce(
    (sum, { sequences: [a, b], payoff }) => sum.add(payoff.mul(plans[0][a]!).mul(plans[1][b]!)),
    ZERO,
  );
  const high = bestReply(form, 0, plans[1]);
  const low = bestReply(form, 1, plans[0]);
  const values = valuesOf(tree, form, probabilities);
  return { behaviours, value, low, high, gap: high.sub(low), values };
}

type Probabilities = ReadonlyMap<Place, readonly Value[]>;

/** The weight of every sequence of a player. */
function planOf(form: SequenceForm, player: 0 | 1, probabilities: Probabilities): Value[] {
  const plan = new Array<Value>(form.sequences[player]).fill(ONE);
  for (const place of form.places[player]) {
    for (const [i, p] of probabilities.get(place)!.entries())
      plan[place.first + i] = plan[place.before]!.mul(p);
  }
  return plan;
}

/** What player 0 gets where `player` replies as well as it can to a plan of the other one. */
function bestReply(form: SequenceForm, player: 0 | 1, plan: readonly Value[]): Value {
  const other = player === 0 ? 1 : 0;
  const behind = new Array<Value>(form.sequences[player]).fill(ZERO);
  for (const { sequences, payoff } of form.cells) {
    const own = sequences[player];
    behind[own] = behind[own]!.add(payoff.mul(plan[sequences[other]]!));
  }
  // Places come after those that lead to them: from the last one on, all that is behind an action is known.
  for (const place of [...form.places[player]].reverse()) {
    const actions = behind.slice(place.first, place.first + place.nodes[0]!.children.length);
    const best = actions.reduce(player === 0 ? larger : smaller);
    behind[place.before] = behind[place.before]!.add(best);
  }
  return behind[0]!;
}

function valuesOf(tree: Tree, form: SequenceForm, probabilities: Probabilities): Value[] {
  const values = new Array<Value>(tree.nodes.length);
  for (let id = tree.nodes.length - 1; id >= 0; id--) {
    const node = tree.nodes[id]!;
    if (node.kind === "leaf") {
      values[id] = node.value;
      continue;
    }
    const weights = node.kind === "chance" ? node.probabilities : probabilities.get(form.placeOf[id]!)!;
    values[id] = node.children.reduce((sum, child, i) => sum.add(weights[i]!.mul(values[child.id]!)), ZERO);
  }
  return values;
}
