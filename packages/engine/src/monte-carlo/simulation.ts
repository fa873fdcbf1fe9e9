/** Simulations through a tree with decisions and chance nodes (G. Chaslot et al. 2008). */
import { OVER } from "../contract/game.js";
import { CHANCE, type Position } from "../contract/position.js";
import { resized } from "../search/resized.js";
import { backUp, backUpOne } from "./backup.js";
import { Expansion } from "./expansion.js";
import type { Generator } from "./generator.js";
import { Playout, readPayoffs } from "./playout.js";
import { carryUp } from "./proof.js";
import { chooseByPuct, chooseByUct, drawByShare } from "./selection.js";
import type { SimulationSettings } from "./settings.js";
import { PARTIAL, SOLVED, type Tree, UNKNOWN, VALUED } from "./tree.js";

export class Simulation {
  simulations = 0;
  /** The most decisions on a path through each child of the root, by its index. */
  readonly depths: number[] = [];
  /** Decisions visited in the tree; below, its chance nodes. */
  private chosen = 0;
  private drawn = 0;

  readonly tree: Tree;
  private readonly position: Position;
  private readonly generator: Generator;
  private readonly settings: SimulationSettings;
  private readonly expansion: Expansion;
  private readonly playout: Playout;
  /** The result of a simulation, one number per component. */
  private readonly payoffs: Float64Array;
  private path = new Int32Array(256);
  /** The index on the path at which the position is, and the steps that take it back to the root. */
  private placed = 0;
  private steps = 0;
  private readonly choosing = { exploration: 0, range: 1, component: 0, sign: 1 };

  /** @param position is at the root; it is moved and restored */
  constructor(tree: Tree, position: Position, generator: Generator, settings: SimulationSettings) {
    this.tree = tree;
    this.position = position;
    this.generator = generator;
    this.settings = settings;
    this.expansion = new Expansion(tree, position, generator, settings);
    this.playout = new Playout(position, generator, settings);
    this.payoffs = new Float64Array(tree.components);
    this.choosing.exploration = settings.exploration;
    if (tree.turn[0] === UNKNOWN) {
      [tree.low[0], tree.high[0]] = settings.bounds;
      tree.turn[0] = position.turn();
      this.expansion.expand(0, tree.turn[0]!);
    }
  }

  get full(): boolean {
    return this.expansion.full;
  }

  get isEndless(): boolean {
    return this.playout.isEndless;
  }

  get decisions(): number {
    return this.chosen + this.playout.decisions;
  }

  get chances(): number {
    return this.drawn + this.playout.chances;
  }

  get nodes(): number {
    return this.decisions + this.chances + this.simulations;
  }

  /**
   * One simulation; in batches one for each action of a decision, if there are no more than `most`. The position
   * follows the path only if it is needed.
   */
  run(most = 1): void {
    const { tree, settings, expansion } = this;
    let isSample = true;
    let node = 0;
    let length = 0;
    let depth = 0;
    let proved = 0;
    let batch = 0;
    this.placed = 0;
    this.steps = 0;
    for (;;) {
      if (length === this.path.length) this.path = resized(this.path, 2 * length);
      this.path[length++] = node;
      let turn = tree.turn[node]!;
      if ((tree.flags[node]! & VALUED) !== 0) {
        this.payoffs[0] = tree.sum[node]!;
        tree.sum[node] = 0;
        tree.flags[node]! ^= VALUED;
        break;
      }
      if (turn === UNKNOWN) {
        this.follow(length);
        turn = this.position.turn();
        tree.turn[node] = turn;
        // An evaluator of afterstates was called before the dice; now the actions must be told apart.
        if (!(settings.batch && settings.afterstate && turn >= 0)) {
          if (turn === OVER) {
            this.arrive(node);
            proved = length;
          } else isSample = this.playout.judge(this.payoffs);
          break;
        }
      }
      if (turn === OVER) {
        this.follow(length);
        readPayoffs(this.position, this.payoffs, settings.bounds);
        break;
      }
      if ((tree.flags[node]! & SOLVED) !== 0) {
        this.payoffs[0] = tree.low[node]!;
        break;
      }
      if (tree.first[node] === 0) {
        this.follow(length);
        if (!expansion.expand(node, turn)) {
          isSample = this.playout.judge(this.payoffs);
          break;
        }
        // The children's bounds determine those of the node.
        if (expansion.ended) proved = length + 1;
        else if (settings.batch && expansion.valued && turn >= 0 && tree.count[node]! <= most) {
          batch = tree.count[node]!;
          depth++;
          break;
        }
      }
      if (turn === CHANCE) {
        this.drawn++;
        node = this.draw(node, length);
      } else {
        this.chosen++;
        depth++;
        node = this.choose(node, turn, length);
      }
    }
    for (let i = 0; i < this.steps; i++) this.position.undo();
    const second = length > 1 ? this.path[1]! - tree.first[0]! : -1;
    if (second >= 0 && !(this.depths[second]! >= depth)) this.depths[second] = depth;
    const { minimizer, bounds } = settings;
    if (proved > 0 && settings.solver) carryUp(tree, this.path, proved, minimizer, bounds[0], bounds[1]);
    if (batch > 0) this.backUpChildren(node, length, batch);
    else if (isSample) {
      this.simulations++;
      backUp(tree, this.path, length, this.payoffs, minimizer);
    }
    this.choosing.range = tree.most > tree.least ? tree.most - tree.least : 1;
  }

  /** Brings the position to the last node of the path, from the nearest saved position above it. */
  private follow(length: number): void {
    const { tree, position, path } = this;
    if (tree.wordsOfPlace > 0) {
      let i = length - 1;
      while (i > this.placed && tree.place[path[i]!] === 0) i--;
      if (i > this.placed) {
        position.leap!(tree.places, tree.place[path[i]!]!);
        this.steps++;
        this.placed = i;
      }
    }
    this.steps += length - 1 - this.placed;
    while (this.placed < length - 1) position.play(tree.move[path[++this.placed]!]!);
  }

  /** Stores the payoffs of a node where the game ends. */
  private arrive(node: number): void {
    const { tree } = this;
    readPayoffs(this.position, this.payoffs, this.settings.bounds);
    if (tree.components === 1) {
      tree.low[node] = this.payoffs[0]!;
      tree.high[node] = this.payoffs[0]!;
    }
  }

  private choose(node: number, turn: number, length: number): number {
    const { tree, settings, choosing, expansion } = this;
    if ((tree.flags[node]! & PARTIAL) !== 0 && expansion.isNarrow(node)) {
      this.follow(length);
      expansion.widen(node);
    }
    if (tree.components === 1) choosing.sign = turn === settings.minimizer ? -1 : 1;
    else choosing.component = turn;
    return settings.puct ? chooseByPuct(tree, node, choosing) : chooseByUct(tree, node, choosing);
  }

  /** Draws an outcome of a chance node; if it has too many, a new one as long as there are fewer than sqrt(n N). */
  private draw(node: number, length: number): number {
    const { tree, expansion } = this;
    if ((tree.flags[node]! & PARTIAL) !== 0 && expansion.isScarce(node)) {
      this.follow(length);
      const child = expansion.addOutcome(node);
      if (child > 0) return child;
    }
    return drawByShare(tree, node, this.generator.unit());
  }

  /** Backs up each evaluated child as a separate simulation; all share the path above. */
  private backUpChildren(node: number, length: number, count: number): void {
    const { tree, path, settings } = this;
    const { sum, squares, visits, flags } = tree;
    const begin = tree.first[node]!;
    let total = 0;
    let totalSquares = 0;
    for (let child = begin; child < begin + count; child++) {
      const payoff = sum[child]!;
      const square = payoff * payoff;
      total += payoff;
      totalSquares += square;
      visits[child] = 1;
      squares[child] = square;
      flags[child] = 0;
      if (payoff < tree.least) tree.least = payoff;
      if (payoff > tree.most) tree.most = payoff;
    }
    this.simulations += count;
    this.chosen += count;
    backUpOne(tree, path, length, count, total, totalSquares, settings.minimizer);
  }
}
