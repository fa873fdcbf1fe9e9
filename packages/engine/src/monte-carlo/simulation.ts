/**
 * One simulation after another through a tree with decisions and chance nodes (G. Chaslot et al. 2008: selection,
 * expansion, simulation, backpropagation; progressive widening after R. Coulom 2007 and A. Couetoux et al. 2011).
 *
 * Whatever calls a position in the inner loop stands in this file: a second copy of it, imported under another name, is
 * then compiled for its game alone.
 */
import { OVER } from "../contract/game.js";
import { CHANCE, type Evaluator, type Position } from "../contract/position.js";
import type { Generator } from "./generator.js";
import { carryUp } from "./proof.js";
import { chooseByPuct, chooseByUct } from "./selection.js";
import type { Policy } from "./settings.js";
import { PARTIAL, PROOF, SOLVED, type Tree, UNKNOWN, VALUED } from "./tree.js";

/** Plies after which a playout that comes to no end is judged where it stands. */
const LONGEST_PLAYOUT = 20_000;

/** Room that a chance node with too many outcomes begins with. */
const FIRST_OUTCOMES = 8;

/** What does not change while a search runs. */
export interface SimulationSettings {
  readonly puct: boolean;
  readonly exploration: number;
  /** Decisions of a random playout before `evaluate` is asked. */
  readonly playout: number;
  /** Player 0's payoff where a playout stops early; undefined: the position's own `evaluate`. */
  readonly evaluate: Evaluator | undefined;
  /** Evaluate all children as soon as their parent is expanded: for evaluations that cost next to nothing. */
  readonly eager: boolean;
  /** Plays a game to its end without the position's help and writes the payoffs; stands in for a playout. */
  readonly finish: ((position: Position, into: Float64Array) => void) | undefined;
  readonly afterstate: boolean;
  readonly policy: Policy | undefined;
  readonly widenActions: number;
  readonly widenOutcomes: number;
  readonly solver: boolean;
  /** The player who wants component 0 small; -9 where there is none. */
  readonly minimizer: number;
  readonly bounds: readonly [least: number, most: number];
}

export class Simulation {
  simulations = 0;
  decisions = 0;
  chances = 0;
  /** A simulation found no room for a node. */
  full = false;
  /** The most decisions on a path through each child of the root, by its place among them. */
  readonly depths: number[] = [];

  readonly tree: Tree;
  private readonly position: Position;
  private readonly generator: Generator;
  private readonly settings: SimulationSettings;
  /** What a simulation brings, one number a component. */
  private readonly payoffs: Float64Array;
  private path = new Int32Array(256);
  /** How many moves of the path the position has followed. */
  private placed = 0;
  /** Whether an expansion has met the end of the game. */
  private found = false;
  private readonly moves: Int32Array;
  private readonly weights: Float64Array;
  private readonly choosing = { exploration: 0, range: 1, component: 0, sign: 1 };

  /** @param position stands at the root; it is walked and taken back */
  constructor(tree: Tree, position: Position, generator: Generator, settings: SimulationSettings) {
    this.tree = tree;
    this.position = position;
    this.generator = generator;
    this.settings = settings;
    this.payoffs = new Float64Array(tree.components);
    this.moves = new Int32Array(position.width);
    this.weights = new Float64Array(position.width);
    this.choosing.exploration = settings.exploration;
    if (tree.turn[0] === UNKNOWN) {
      [tree.low[0], tree.high[0]] = settings.bounds;
      tree.turn[0] = position.turn();
      this.expand(0, tree.turn[0]!);
    }
  }

  /** Nodes of all kinds that were visited. */
  get nodes(): number {
    return this.decisions + this.chances + this.simulations;
  }

  /** One simulation. */
  run(): void {
    const { tree, settings } = this;
    let node = 0;
    let length = 0;
    let depth = 0;
    let proved = 0;
    this.placed = 0;
    // 1. Down the tree, to a node that was not visited yet, has no room for children, or needs no more visits. The
    //    position follows only where something must be asked of it.
    for (;;) {
      if (length === this.path.length) this.lengthenPath();
      this.path[length++] = node;
      const turn = tree.turn[node]!;
      if ((tree.flags[node]! & VALUED) !== 0) {
        this.payoffs[0] = tree.sum[node]!;
        tree.sum[node] = 0;
        tree.flags[node]! ^= VALUED;
        break;
      }
      if (turn === UNKNOWN) {
        this.follow(length);
        if (this.arrive(node)) proved = length;
        break;
      }
      if (turn === OVER) {
        this.follow(length);
        this.readPayoffs();
        break;
      }
      if ((tree.flags[node]! & SOLVED) !== 0) {
        this.payoffs[0] = tree.low[node]!;
        break;
      }
      if (tree.first[node] === 0) {
        this.follow(length);
        if (!this.expand(node, turn)) {
          this.judge();
          break;
        }
        // The bounds of its children tell those of the node.
        if (this.found) proved = length + 1;
      }
      if ((tree.flags[node]! & PARTIAL) !== 0) this.follow(length);
      if (turn === CHANCE) {
        this.chances++;
        node = this.draw(node);
      } else {
        this.decisions++;
        depth++;
        node = this.choose(node, turn);
      }
    }
    for (let i = 0; i < this.placed; i++) this.position.undo();
    this.simulations++;
    if (length > 1) {
      const place = this.path[1]! - tree.first[0]!;
      if (!(this.depths[place]! >= depth)) this.depths[place] = depth;
    }
    // 2. What is proved, and what was found, up the tree.
    const { minimizer, bounds } = settings;
    if (proved > 0 && settings.solver) carryUp(tree, this.path, proved, minimizer, bounds[0], bounds[1]);
    this.backUp(length);
  }

  /** Brings the position to the last node of the path. */
  private follow(length: number): void {
    const { tree, position, path } = this;
    while (this.placed < length - 1) position.play(tree.move[path[++this.placed]!]!);
  }

  /** A node on its first visit. True if the game ends there. */
  private arrive(node: number): boolean {
    const { tree } = this;
    const turn = this.position.turn();
    tree.turn[node] = turn;
    if (turn !== OVER) {
      this.judge();
      return false;
    }
    this.readPayoffs();
    if (tree.components === 1) {
      tree.low[node] = this.payoffs[0]!;
      tree.high[node] = this.payoffs[0]!;
    }
    return true;
  }

  private backUp(length: number): void {
    const { tree, path, payoffs } = this;
    const { visits, sum, squares, components, flags, low, turn } = tree;
    for (let component = 0; component < components; component++) {
      const payoff = payoffs[component]!;
      if (payoff < tree.least) tree.least = payoff;
      if (payoff > tree.most) tree.most = payoff;
    }
    this.choosing.range = tree.most > tree.least ? tree.most - tree.least : 1;
    if (components === 1) {
      let payoff = payoffs[0]!;
      for (let i = length - 1; i >= 0; i--) {
        const node = path[i]!;
        const proofs = flags[node]!;
        if ((proofs & SOLVED) !== 0) payoff = low[node]!;
        else if ((proofs & PROOF) !== 0 && turn[node]! >= 0) payoff = this.heldTo(node, path[i + 1]!, payoff);
        visits[node]!++;
        sum[node]! += payoff;
        squares[node]! += payoff * payoff;
      }
      return;
    }
    for (let i = length - 1; i >= 0; i--) {
      const node = path[i]!;
      visits[node]!++;
      for (let component = 0; component < components; component++) {
        const payoff = payoffs[component]!;
        sum[node * components + component]! += payoff;
        squares[node * components + component]! += payoff * payoff;
      }
    }
  }

  /**
   * What a simulation through a child says of a decision: where the child's mean is worse than what is proved of another,
   * the player has that. The sample itself must not be held to bounds, for it is no less true than those within.
   */
  private heldTo(node: number, child: number, payoff: number): number {
    const { tree, settings } = this;
    const mean = tree.sum[child]! / tree.visits[child]!;
    if (tree.turn[node] === settings.minimizer) return mean > tree.high[node]! ? tree.high[node]! : payoff;
    return mean < tree.low[node]! ? tree.low[node]! : payoff;
  }

  private choose(node: number, turn: number): number {
    const { tree, settings, choosing } = this;
    if ((tree.flags[node]! & PARTIAL) !== 0) this.widen(node);
    if (tree.components === 1) choosing.sign = turn === settings.minimizer ? -1 : 1;
    else choosing.component = turn;
    return settings.puct ? chooseByPuct(tree, node, choosing) : chooseByUct(tree, node, choosing);
  }

  /** Gives a node its first children. False if there is no room for them. */
  private expand(node: number, turn: number): boolean {
    const { position, moves, weights, settings } = this;
    this.found = false;
    if (turn === CHANCE) {
      const count = position.outcomes(moves, weights, 0);
      if (count <= settings.widenOutcomes) return this.addChildren(node, count);
      this.tree.flags[node]! |= PARTIAL;
      return this.reserve(node, FIRST_OUTCOMES);
    }
    const count = position.moves(moves, 0);
    const partial = count > settings.widenActions;
    if (partial || settings.puct || (position.promise && !settings.eager)) this.rate(count);
    if (partial) this.tree.flags[node]! |= PARTIAL;
    return this.addChildren(node, partial ? Math.ceil(settings.widenActions) : count);
  }

  /** Room for children of a node, none of which exists yet. */
  private reserve(node: number, count: number): boolean {
    const at = this.tree.add(count);
    if (at === 0) {
      this.full = true;
      return false;
    }
    this.tree.first[node] = at;
    this.tree.count[node] = 0;
    return true;
  }

  /** The first children of a node from the buffers. */
  private addChildren(node: number, count: number): boolean {
    if (!this.reserve(node, count)) return false;
    const { tree, moves, weights, settings } = this;
    const begin = tree.first[node]!;
    for (let i = 0; i < count; i++) this.setChild(begin + i, moves[i]!, weights[i]!, settings.bounds);
    tree.count[node] = count;
    if (settings.eager) for (let i = 0; i < count; i++) this.value(begin + i);
    return true;
  }

  /** Evaluates a child at once; the position stands at its parent. */
  private value(child: number): void {
    const { tree, position, settings } = this;
    position.play(tree.move[child]!);
    const turn = position.turn();
    if (turn === OVER) {
      const payoff = position.payoff(0);
      tree.sum[child] = payoff;
      tree.low[child] = payoff;
      tree.high[child] = payoff;
      this.found = true;
    } else if (turn !== CHANCE || settings.afterstate) tree.sum[child] = position.evaluate!();
    if (turn === OVER || turn !== CHANCE || settings.afterstate) {
      tree.turn[child] = turn;
      tree.flags[child] = VALUED;
    }
    position.undo();
  }

  private setChild(
    child: number,
    move: number,
    weight: number,
    [least, most]: readonly [number, number],
  ): void {
    const { tree } = this;
    tree.move[child] = move;
    tree.weight[child] = weight;
    tree.turn[child] = UNKNOWN;
    tree.low[child] = least;
    tree.high[child] = most;
  }

  /** Weights of the moves in the buffer, which add up to 1, and the moves sorted by them. */
  private rate(count: number): void {
    const { position, moves, weights, settings } = this;
    if (settings.policy) settings.policy(position, moves, count, weights);
    else if (position.promise) {
      for (let i = 0; i < count; i++) weights[i] = position.promise(moves[i]!);
      softenScores(weights, count);
    } else {
      for (let i = 0; i < count; i++) weights[i] = 1 + 1e-3 * this.generator.unit();
    }
    let total = 0;
    for (let i = 0; i < count; i++) total += weights[i]!;
    for (let i = 0; i < count; i++) weights[i] = total > 0 ? weights[i]! / total : 1 / count;
    sortByWeight(moves, weights, count);
  }

  /** Progressive widening of a decision: sqrt(n N) actions after N visits, the next by their weight. */
  private widen(node: number): void {
    const { tree, moves, weights, position, settings } = this;
    const present = tree.count[node]!;
    if (settings.widenActions * tree.visits[node]! <= present * present) return;
    const count = position.moves(moves, 0);
    const wanted = Math.min(count, 2 * present);
    this.rate(count);
    const begin = tree.first[node]!;
    const at = tree.add(wanted);
    if (at === 0) {
      this.full = true;
      return;
    }
    const known = new Set(tree.move.subarray(begin, begin + present));
    for (let i = 0; i < present; i++) tree.copy(begin + i, at + i);
    let next = present;
    for (let i = 0; i < count && next < wanted; i++) {
      if (!known.has(moves[i]!)) this.setChild(at + next++, moves[i]!, weights[i]!, settings.bounds);
    }
    tree.first[node] = at;
    tree.count[node] = wanted;
    if (wanted === count) tree.flags[node]! &= ~PARTIAL;
  }

  /** An outcome of a chance node by its probability. */
  private draw(node: number): number {
    const { tree } = this;
    if ((tree.flags[node]! & PARTIAL) !== 0) return this.drawWidened(node);
    const { weight } = tree;
    const last = tree.first[node]! + tree.count[node]! - 1;
    let rest = this.generator.unit();
    let child = tree.first[node]!;
    while (child < last && rest >= weight[child]!) rest -= weight[child++]!;
    return child;
  }

  /** With too many outcomes: a new one, as long as there are fewer than sqrt(n N), else one of those there are. */
  private drawWidened(node: number): number {
    const { tree, moves, weights, settings } = this;
    const present = tree.count[node]!;
    const begin = tree.first[node]!;
    let rest = this.generator.unit();
    if (present === 0 || settings.widenOutcomes * tree.visits[node]! > present * present) {
      const count = this.position.outcomes(moves, weights, 0);
      let i = 0;
      while (i < count - 1 && rest >= weights[i]!) rest -= weights[i++]!;
      for (let child = begin; child < begin + present; child++)
        if (tree.move[child] === moves[i]) return child;
      if (this.hasRoomFor(node, present + 1)) {
        const child = tree.first[node]! + present;
        this.setChild(child, moves[i]!, weights[i]!, settings.bounds);
        tree.count[node] = present + 1;
        if (present + 1 === count) tree.flags[node]! &= ~PARTIAL;
        return child;
      }
      rest = this.generator.unit();
    }
    let total = 0;
    for (let child = begin; child < begin + present; child++) total += tree.weight[child]!;
    rest *= total;
    let child = begin;
    while (child < begin + present - 1 && rest >= tree.weight[child]!) rest -= tree.weight[child++]!;
    return child;
  }

  /** Moves the children of a chance node to a place twice as large when theirs, a power of two, is full. */
  private hasRoomFor(node: number, needed: number): boolean {
    const { tree } = this;
    const present = needed - 1;
    if (present < FIRST_OUTCOMES || (present & (present - 1)) !== 0) return true;
    const begin = tree.first[node]!;
    const at = tree.add(2 * present);
    if (at === 0) {
      this.full = true;
      return false;
    }
    for (let i = 0; i < present; i++) tree.copy(begin + i, at + i);
    tree.first[node] = at;
    return true;
  }

  /** What the place where the position stands is worth: a random playout, an evaluation, or one after the other. */
  private judge(): void {
    const { position, settings, payoffs } = this;
    if (settings.finish) {
      settings.finish(position, payoffs);
      return;
    }
    let plies = 0;
    let left = settings.playout;
    let turn = position.turn();
    while (turn !== OVER) {
      if (turn === CHANCE) {
        if (left <= 0 && settings.afterstate) break;
        this.roll();
      } else {
        if (left <= 0 || plies > LONGEST_PLAYOUT) break;
        left--;
        this.decisions++;
        position.play(this.moves[this.generator.below(position.moves(this.moves, 0))]!);
      }
      plies++;
      turn = position.turn();
    }
    if (turn === OVER) this.readPayoffs();
    else {
      const value = settings.evaluate === undefined ? position.evaluate!() : settings.evaluate(position);
      payoffs[0] = value;
    }
    for (let i = 0; i < plies; i++) position.undo();
  }

  /** Plays an outcome of a chance node outside of the tree. */
  private roll(): void {
    const { position, moves, weights } = this;
    this.chances++;
    const last = position.outcomes(moves, weights, 0) - 1;
    let rest = this.generator.unit();
    let i = 0;
    while (i < last && rest >= weights[i]!) rest -= weights[i++]!;
    position.play(moves[i]!);
  }

  private readPayoffs(): void {
    const { payoffs, position } = this;
    for (let player = 0; player < payoffs.length; player++) payoffs[player] = position.payoff(player);
  }

  private lengthenPath(): void {
    const longer = new Int32Array(2 * this.path.length);
    longer.set(this.path);
    this.path = longer;
  }
}

/** Scores of any size as weights: e to the power of how many standard deviations a score is above the mean. */
function softenScores(scores: Float64Array, count: number): void {
  let mean = 0;
  for (let i = 0; i < count; i++) mean += scores[i]! / count;
  let variance = 0;
  for (let i = 0; i < count; i++) variance += (scores[i]! - mean) ** 2 / count;
  const unit = variance > 0 ? 1 / Math.sqrt(variance) : 0;
  for (let i = 0; i < count; i++) scores[i] = Math.exp((scores[i]! - mean) * unit);
}

/** Sorts moves by falling weight; equal ones keep their order. */
function sortByWeight(moves: Int32Array, weights: Float64Array, count: number): void {
  for (let i = 1; i < count; i++) {
    const weight = weights[i]!;
    const move = moves[i]!;
    let j = i;
    for (; j > 0 && weights[j - 1]! < weight; j--) {
      weights[j] = weights[j - 1]!;
      moves[j] = moves[j - 1]!;
    }
    weights[j] = weight;
    moves[j] = move;
  }
}
