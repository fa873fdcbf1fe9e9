import { OVER } from "@tyche/engine";
import type { Episode, TrainingTask } from "@tyche/learn/network";
import { variantOf } from "../board/board.js";
import { EinsteinPosition } from "../board/position.js";
import { DICE, nearestAt, writeBoard } from "./encoding.js";

/** Maximum number of moves for a roll: two stones, three steps each. */
const MOVES = 6;
const VARIANT = variantOf();
const LAST = VARIANT.size ** 2 - 1;

/**
 * The training task for EinStein on 5 x 5: the winning probability of the player who has just moved, from random
 * placements.
 *
 * @param rare share of games that begin with any number of stones a side, anywhere on the board: endings that
 *   ordinary games rarely reach
 */
export function einsteinTask(rare = 0): TrainingTask {
  return {
    outputs: 1,
    value: (outputs, at) => 2 * outputs[at]! - 1,
    turned(outputs, from, into, to) {
      into[to] = 1 - outputs[from]!;
    },
    unit: "points",
    rival: { name: "the race", value: race },
    episode: () => new EinsteinEpisode(rare),
  };
}

/** The evaluator "race", computed from an encoded board. */
function race(boards: Int8Array, at: number, view: number): number {
  const nearest = (player: number): number => {
    const from = nearestAt(at, player);
    return Math.min(...boards.subarray(from, from + DICE));
  };
  return nearest(1 - view) - nearest(view);
}

class EinsteinEpisode implements Episode {
  private position!: EinsteinPosition;
  private die = 0;
  private count = 0;
  private winning = -1;
  private readonly moves = new Int32Array(MOVES);
  private readonly rare: number;

  constructor(rare: number) {
    this.rare = rare;
  }

  begin(random: () => number): void {
    // Draws nothing if the share is 0, so that games without rare starts are the same as before the option existed.
    const isRare = this.rare > 0 && random() < this.rare * 2 ** 32;
    const cells = isRare ? anywhere(random) : atHome(random);
    this.position = new EinsteinPosition(VARIANT, { cells, player: 0, die: 0 });
    this.roll(random);
  }

  afterstates(boards: Int8Array, offset: number, stride: number): number {
    return this.generate(this.die, boards, offset, stride);
  }

  view(): number {
    return this.position.next();
  }

  finish(): number {
    return this.winning;
  }

  play(move: number, random: () => number): void {
    this.position.play(this.die);
    this.position.play(this.moves[move]!);
    this.roll(random);
  }

  over(): boolean {
    return this.position.turn() === OVER;
  }

  finished(into: Float32Array, at: number): void {
    into[at] = 1;
  }

  /** The player who ends a game has won it. */
  outcome(into: Float32Array, at: number): void {
    into[at] = 1;
  }

  outcomes(): number {
    return DICE;
  }

  probability(): number {
    return 1 / DICE;
  }

  expand(outcome: number, boards: Int8Array, offset: number, stride: number): number {
    return this.generate(outcome + 1, boards, offset, stride);
  }

  /** Writes the afterstates of a roll, and sets `moves` and `winning`. */
  private generate(die: number, boards: Int8Array, offset: number, stride: number): number {
    const { position, moves } = this;
    const view = position.next();
    position.play(die);
    this.count = position.moves(moves, 0);
    this.winning = -1;
    for (let i = 0; i < this.count; i++) {
      position.play(moves[i]!);
      if (position.turn() === OVER) this.winning = i;
      else writeBoard(position, view, boards, offset + i * stride);
      position.undo();
    }
    position.undo();
    return this.count;
  }

  private roll(random: () => number): void {
    this.die = 1 + (random() % DICE);
  }
}

/** The standard starting squares, each side's stones in random order. */
function atHome(random: () => number): number[] {
  const cells = new Array<number>(LAST + 1).fill(0);
  for (const [i, number] of shuffled(DICE, random).entries()) cells[VARIANT.home[i]!] = number + 1;
  for (const [i, number] of shuffled(DICE, random).entries()) cells[LAST - VARIANT.home[i]!] = -number - 1;
  return cells;
}

/** One to six stones a side on any squares but the corners. */
function anywhere(random: () => number): number[] {
  const cells = new Array<number>(LAST + 1).fill(0);
  const squares = shuffled(LAST - 1, random);
  for (const sign of [1, -1])
    for (const number of shuffled(DICE, random).slice(0, 1 + (random() % DICE)))
      cells[1 + squares.pop()!] = sign * (number + 1);
  return cells;
}

/** 0, 1, 2, … in a random order (Fisher and Yates). */
function shuffled(count: number, random: () => number): number[] {
  const numbers = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = random() % (i + 1);
    [numbers[i], numbers[j]] = [numbers[j]!, numbers[i]!];
  }
  return numbers;
}
