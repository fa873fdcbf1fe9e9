import {
  afterstate,
  DIRECTIONS,
  reached,
  SPAWNS,
  type Twenty48Options,
  type Twenty48State,
  type Variant,
  variantOf,
} from "./board.js";

/** What perfect play is worth from the two random tiles at the start. */
export interface ExactStart {
  /** Expected score, or with a target the probability to make it. */
  readonly value: number;
  /** Boards solved, each standing for all that are the same turned or mirrored. */
  readonly boards: number;
}

/**
 * Solves a small board exactly. The score so far adds the same to every line of play, so it is left out of the boards
 * and every merge is paid when it is made. Every move adds to the sum of the tiles, so boards never come back and
 * plain recursion with a memory ends. 2 x 3 takes a second; 3 x 3 has 48,713,519 boards and is out of reach here.
 */
export function exactStart(options: Twenty48Options): ExactStart {
  const variant = variantOf(options);
  const solver = new Solver(variant);
  const empty = { tiles: new Array<number>(variant.rows * variant.columns).fill(0), score: 0 };
  const value = solver.mean(empty, (one) => solver.mean(one, (two) => solver.value(two)));
  return { value, boards: solver.boards };
}

class Solver {
  private readonly variant: Variant;
  private readonly symmetries: readonly (readonly number[])[];
  private readonly known = new Map<string, number>();

  constructor(variant: Variant) {
    this.variant = variant;
    this.symmetries = symmetriesOf(variant);
  }

  get boards(): number {
    return this.known.size;
  }

  /** Value of a board at which a direction is to be chosen. */
  value(state: Twenty48State): number {
    const key = this.canonical(state.tiles);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    let best = 0;
    for (const direction of DIRECTIONS) {
      const { state: after, changed } = afterstate(this.variant, { tiles: state.tiles, score: 0 }, direction);
      if (!changed) continue;
      const value = reached(this.variant, after)
        ? 1
        : after.score + this.mean(after, (next) => this.value(next));
      if (value > best) best = value;
    }
    this.known.set(key, best);
    return best;
  }

  /** The mean over all new tiles. */
  mean(state: Twenty48State, value: (next: Twenty48State) => number): number {
    const ways = SPAWNS.reduce((sum, [, weight]) => sum + weight, 0);
    let sum = 0;
    let empty = 0;
    for (const [cell, tile] of state.tiles.entries()) {
      if (tile !== 0) continue;
      empty++;
      for (const [spawned, weight] of SPAWNS) {
        sum += weight * value({ tiles: state.tiles.with(cell, spawned), score: 0 });
      }
    }
    return sum / (ways * empty);
  }

  private canonical(tiles: readonly number[]): string {
    let least = "";
    for (const symmetry of this.symmetries) {
      const text = String.fromCharCode(
        ...symmetry.map((cell) => (tiles[cell] === 0 ? 0 : Math.log2(tiles[cell]!))),
      );
      if (least === "" || text < least) least = text;
    }
    return least;
  }
}

/** The ways to turn and mirror a board onto itself, as orders of its cells: 8 for a square, else 4. */
function symmetriesOf({ rows, columns }: Variant): number[][] {
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  const mirrored = (order: number[]): number[] =>
    order.map((_, at) => order[at - (at % columns) + columns - 1 - (at % columns)]!);
  const turned = (order: number[]): number[] => [...order].reverse();
  const flipped = (order: number[]): number[] =>
    order.map((_, at) => order[(at % columns) * columns + Math.floor(at / columns)]!);
  const two = [cells, mirrored(cells)];
  const four = [...two, ...two.map(turned)];
  return rows === columns ? [...four, ...four.map(flipped)] : four;
}
