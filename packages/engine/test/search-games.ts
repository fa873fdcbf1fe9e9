/** Games for tests of searches on threads: large enough to be divided, simple enough for the rules alone. */
import { mix32 } from "../src/chance/sfc32.js";
import type { Evaluator } from "../src/contract/evaluator.js";
import { type Game, OVER } from "../src/contract/game.js";
import { CHANCE, type Position } from "../src/contract/position.js";
import type { ServableGame } from "../src/threads/protocol.js";
import { pig, ticTacToe } from "./sample-games.js";

/** A path of actions (and outcomes of chance) from the root of an endless random tree. */
export type TreeState = { readonly hash: number; readonly ply: number; readonly player: number };

interface TreeOptions {
  readonly name: string;
  readonly branching: number;
  /** Sides of the die that is rolled after each action; 1: no chance. */
  readonly sides: number;
  readonly players?: 1 | 2;
  /** The number of different evaluations: the fewer, the more ties. */
  readonly grains: number;
  /** The number of different states per ply: the fewer, the more paths lead to one. */
  readonly spread: number;
}

const END = 40;

function after(hash: number, action: number, roll: number, spread: number): number {
  return (mix32(Math.imul(hash + 1, 0x9e3779b1) + action * 7 + roll * 131) >>> 4) % spread;
}

function branches(hash: number, branching: number): number {
  return branching - (hash % 3 === 0 ? 1 : 0);
}

function tree(options: TreeOptions): Game<TreeState, number> {
  const { name, branching, sides, players = 2, grains, spread } = options;
  const value = ({ hash, ply }: TreeState): number => ((mix32(hash ^ ply) >>> 8) % grains) / grains;
  return {
    name,
    facts: { players, zeroSum: true, bounds: [0, 1], cycles: false, chance: sides > 1 },
    start: () => ({ hash: 1, ply: 0, player: 0 }),
    turn: ({ ply, player }) => (ply >= END ? OVER : player),
    actions: ({ hash, ply }) =>
      ply >= END ? [] : Array.from({ length: branches(hash, branching) }, (_, i) => i),
    play: ({ hash, ply, player }, action, chance) => ({
      hash: after(hash, action, sides > 1 ? chance.die(sides) : 1, spread),
      ply: ply + 1,
      player: players === 1 ? 0 : 1 - player,
    }),
    payoff: (state) => (players === 1 ? [value(state)] : [value(state), 1 - value(state)]),
    position: (state) => new TreePosition(options, [state.hash], state.ply, state.player),
    evaluators: { default: value, other: (state) => 1 - value(state) },
    positionEvaluators: evaluators,
  };
}

/** Position evaluators by name. */
const evaluators: Readonly<Record<string, Evaluator>> = {
  even: () => 0.5,
  opposite: (position) => 1 - position.evaluate!(),
};

/** The same without objects, so that tests can search many nodes. */
class TreePosition implements Position {
  readonly width = 8;
  private readonly options: TreeOptions;
  private readonly hashes: number[];
  /** The action that waits for its roll; -1 at a decision. */
  private readonly actions: number[] = [];
  private action = -1;
  private ply: number;
  private readonly firstPly: number;
  private readonly firstPlayer: number;

  constructor(options: TreeOptions, hashes: number[], ply: number, player: number) {
    this.options = options;
    this.hashes = hashes;
    this.ply = ply;
    this.firstPly = ply;
    this.firstPlayer = player;
  }
  private hash(): number {
    return this.hashes[this.hashes.length - 1]!;
  }
  private player(): number {
    return this.options.players === 1 ? 0 : (this.firstPlayer + this.ply - this.firstPly) % 2;
  }
  turn(): number {
    return this.action >= 0 ? CHANCE : this.ply >= END ? OVER : this.player();
  }
  moves(into: Int32Array, from: number): number {
    const count = branches(this.hash(), this.options.branching);
    for (let i = 0; i < count; i++) into[from + i] = i;
    return count;
  }
  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    const { sides } = this.options;
    for (let i = 0; i < sides; i++) {
      into[from + i] = i + 1;
      probabilities[from + i] = 1 / sides;
    }
    return sides;
  }
  play(move: number): void {
    this.actions.push(this.action);
    if (this.action >= 0 || this.options.sides === 1) {
      const [action, roll] = this.action >= 0 ? [this.action, move] : [move, 1];
      this.hashes.push(after(this.hash(), action, roll, this.options.spread));
      this.ply++;
      this.action = -1;
    } else this.action = move;
  }
  undo(): void {
    const before = this.actions.pop()!;
    if (this.action < 0) {
      this.hashes.pop();
      this.ply--;
    }
    this.action = before;
  }
  payoff(player: number): number {
    return player === 0 ? this.evaluate() : 1 - this.evaluate();
  }
  evaluate(): number {
    const { grains } = this.options;
    return ((mix32(this.hash() ^ this.ply) >>> 8) % grains) / grains;
  }
  hashLow(): number {
    return mix32(this.hash() + 4096 * (this.ply * 10 + this.action + 1)) | 0;
  }
  hashHigh(): number {
    return mix32(Math.imul(this.hash(), 77) + this.ply * 10 + this.action) | 0;
  }
  copy(): Position {
    const copy = new TreePosition(this.options, [...this.hashes], this.firstPly, this.firstPlayer);
    copy.ply = this.ply;
    copy.action = this.action;
    copy.actions.push(...this.actions);
    return copy;
  }
}

export const dice = tree({ name: "dice", branching: 5, sides: 3, grains: 1000, spread: 100_000 });
export const ties = tree({ name: "ties", branching: 4, sides: 2, grains: 3, spread: 3000 });
export const plain = tree({ name: "plain", branching: 5, sides: 1, grains: 50, spread: 30000 });
export const alone = tree({
  name: "alone",
  branching: 4,
  sides: 3,
  players: 1,
  grains: 1000,
  spread: 100_000,
});

export const GAMES: readonly ServableGame[] = [pig(60), ticTacToe, dice, ties, plain, alone] as never;
