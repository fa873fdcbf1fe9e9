/**
 * One simulation after another through a tree with decisions and chance nodes (G. Chaslot et al. 2008: selection,
 * expansion, simulation, backpropagation; progressive widening after R. Coulom 2007 and A. Couetoux et al. 2011).
 *
 * Whatever calls a position in the inner loop stands in this file: a second copy of it, imported under another name, is
 * then compiled for its game alone.
 */
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { backUp } from "./backup.js";
import type { Generator } from "./generator.js";
import { Playout, type PlayoutSettings, readPayoffs } from "./playout.js";
import { carryUp } from "./proof.js";
import { rate } from "./rating.js";
import { chooseByPuct, chooseByUct } from "./selection.js";
import type { Policy } from "./settings.js";
import { PARTIAL, SOLVED, type Tree, UNKNOWN, VALUED } from "./tree.js";

/** Room that a chance node with too many outcomes begins with. */
const FIRST_OUTCOMES = 8;

/** What does not change while a search runs. */
export interface SimulationSettings extends PlayoutSettings {
  readonly puct: boolean;
  readonly exploration: number;
  /** Evaluate all children as soon as their parent is expanded: for evaluations that cost next to nothing. */
  readonly eager: boolean;
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
  /** Decisions and chance nodes visited in the tree. */
  private chosen = 0;
  private drawn = 0;
  /** A simulation found no room for a node. */
  full = false;
  /** The most decisions on a path through each child of the root, by its place among them. */
  readonly depths: number[] = [];

  readonly tree: Tree;
  private readonly position: Position;
  private readonly generator: Generator;
  private readonly settings: SimulationSettings;
  private readonly playout: Playout;
  /** What a simulation brings, one number a component. */
  private readonly payoffs: Float64Array;
  private path = new Int32Array(256);
  /** The place on the path at which the position stands, and the steps that take it back to the root. */
  private placed = 0;
  private steps = 0;
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
    this.playout = new Playout(position, generator, settings);
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

  get decisions(): number {
    return this.chosen + this.playout.decisions;
  }

  get chances(): number {
    return this.drawn + this.playout.chances;
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
    this.steps = 0;
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
        readPayoffs(this.position, this.payoffs);
        break;
      }
      if ((tree.flags[node]! & SOLVED) !== 0) {
        this.payoffs[0] = tree.low[node]!;
        break;
      }
      if (tree.first[node] === 0) {
        this.follow(length);
        if (!this.expand(node, turn)) {
          this.playout.judge(this.payoffs);
          break;
        }
        // The bounds of its children tell those of the node.
        if (this.found) proved = length + 1;
      }
      if ((tree.flags[node]! & PARTIAL) !== 0) this.follow(length);
      if (turn === CHANCE) {
        this.drawn++;
        node = this.draw(node);
      } else {
        this.chosen++;
        depth++;
        node = this.choose(node, turn);
      }
    }
    for (let i = 0; i < this.steps; i++) this.position.undo();
    this.simulations++;
    if (length > 1) {
      const place = this.path[1]! - tree.first[0]!;
      if (!(this.depths[place]! >= depth)) this.depths[place] = depth;
    }
    // 2. What is proved, and what was found, up the tree.
    const { minimizer, bounds } = settings;
    if (proved > 0 && settings.solver) carryUp(tree, this.path, proved, minimizer, bounds[0], bounds[1]);
    backUp(tree, this.path, length, this.payoffs, minimizer);
    this.choosing.range = tree.most > tree.least ? tree.most - tree.least : 1;
  }

  /** Brings the position to the last node of the path, from the nearest saved place above it. */
  private follow(length: number): void {
    const { tree, position, path } = this;
    if (tree.wordsOfPlace > 0 && this.steps === 0) {
      let i = length - 1;
      while (i > 0 && tree.place[path[i]!] === 0) i--;
      if (i > 0) {
        position.leap!(tree.places, tree.place[path[i]!]!);
        this.steps = 1;
        this.placed = i;
      }
    }
    this.steps += length - 1 - this.placed;
    while (this.placed < length - 1) position.play(tree.move[path[++this.placed]!]!);
  }

  /** A node on its first visit. True if the game ends there. */
  private arrive(node: number): boolean {
    const { tree } = this;
    const turn = this.position.turn();
    tree.turn[node] = turn;
    if (turn !== OVER) {
      this.playout.judge(this.payoffs);
      return false;
    }
    readPayoffs(this.position, this.payoffs);
    if (tree.components === 1) {
      tree.low[node] = this.payoffs[0]!;
      tree.high[node] = this.payoffs[0]!;
    }
    return true;
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
    // Behind a saved place it is no trouble to come back when an outcome is drawn; most never are.
    if (!settings.eager || (tree.wordsOfPlace > 0 && tree.turn[node] === CHANCE)) return true;
    const places = tree.wordsOfPlace > 0 ? tree.addPlaces(count) : 0;
    for (let i = 0; i < count; i++) {
      if (places > 0) tree.place[begin + i] = places + i * tree.wordsOfPlace;
      this.value(begin + i);
    }
    return true;
  }

  /** Evaluates a child at once and saves its place; the position stands at its parent. */
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
    const place = tree.place[child]!;
    if (place > 0) position.save!(tree.places, place);
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

  private rate(count: number): void {
    rate(this.position, this.settings.policy, this.generator, this.moves, this.weights, count);
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

  private lengthenPath(): void {
    const longer = new Int32Array(2 * this.path.length);
    longer.set(this.path);
    this.path = longer;
  }
}
