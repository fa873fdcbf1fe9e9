import { cached } from "../../kit/cached.js";
import type { ChanceGhost } from "../state/ghosts.js";
import type { Variant } from "../state/state.js";
import type { World } from "../state/world.js";
import { SAFE_TIMER } from "./danger.js";
import { AWAY, type Evasion, evasionSize, evasionTable, ghostGraphOf } from "./evasion.js";

/** Number of rounds in the tables. Increasing it by half changes the risk in `small` by a ten-thousandth on average. */
const HORIZON = 16;
/** Maximum number of entries in one table, and in the tables of all sets of capsules together. */
const MOST_ENTRIES = 2_000_000;
const MOST_REMEMBERED = 8_000_000;
/** A capsule within this many steps may be eaten in the next search. */
const NEAR = 6;

/**
 * Pac-Man's risk of being caught soon, from tables of optimal evasion against the ghosts' real behaviour. With more
 * than two ghosts it uses the worst pair. A capsule counts as a refuge: reaching it is assumed safe, so there is a
 * table for each set of capsules, created on first use.
 */
export class Survival {
  /** Lower bound on the probability of being caught under optimal evasion. */
  risk = 0;
  /** Whether every ghost that may catch Pac-Man soon is included; ghosts that are scared only briefly are not. */
  isComplete = true;

  private readonly evasion: Omit<Evasion, "attacks" | "refuges">;
  private readonly ghosts: readonly ChanceGhost[];
  private readonly capsules: readonly number[];
  /** Indexed by set of capsules, then by pair of ghosts, first x ghosts + second. */
  private readonly tables = new Map<number, Float32Array[]>();
  /** Indexed by cell: its index in the tables. */
  private readonly numberOf: Int16Array;
  /** Indexed by ghost of the world: its stand. */
  private readonly stands: Int16Array;

  private constructor(
    evasion: Omit<Evasion, "attacks" | "refuges">,
    ghosts: readonly ChanceGhost[],
    capsules: readonly number[],
  ) {
    this.evasion = evasion;
    this.ghosts = ghosts;
    const isSmall = evasionSize(evasion) * 2 ** capsules.length <= MOST_REMEMBERED;
    this.capsules = isSmall ? capsules : [];
    this.numberOf = new Int16Array(evasion.maze.ways.length).fill(-1);
    for (const [i, cell] of evasion.cells.entries()) this.numberOf[cell] = i;
    this.stands = new Int16Array(Math.max(2, ghosts.length));
  }

  /**
   * Undefined if there are several Pac-Men, ghosts not moved by chance with `ghostWeights`, or the maze is too large.
   */
  static of({ layout, maze, ghosts, mayStop }: Variant): Survival | undefined {
    const chance = ghosts.filter((ghost) => typeof ghost !== "string");
    if (layout.pacmen.length !== 1 || chance.length < ghosts.length) return undefined;
    const cells = [...layout.walls.keys()].filter((cell) => !layout.walls[cell]);
    const graph = ghostGraphOf(maze, layout.ghosts);
    const evasion = { maze, graph, cells, mayStop, rounds: HORIZON };
    return evasionSize(evasion) <= MOST_ENTRIES ? new Survival(evasion, chance, layout.capsules) : undefined;
  }

  /**
   * Creates the tables that a search from here needs, since each takes a third of a second on a large maze and a
   * search may have a time limit: those for the current set of capsules, and for it without each nearby capsule. The
   * results are the same whether created here or in `look`.
   */
  prepare(world: World, cell: number): void {
    if (this.capsules.length === 0) {
      this.tablesOf(0);
      return;
    }
    const set = world.capsuleSet();
    this.tablesOf(set);
    const { maze } = this.evasion;
    for (const [i, capsule] of this.capsules.entries()) {
      const isNear = maze.distance[cell * maze.ways.length + capsule]! <= NEAR;
      if (set & (1 << i) && isNear) this.tablesOf(set & ~(1 << i));
    }
  }

  /** Evaluates Pac-Man on a cell, with Pac-Man to move; stores the results in `risk` and `isComplete`. */
  look(world: World, cell: number): void {
    const { stands } = this;
    const { standAt, cellOf } = this.evasion.graph;
    const count = world.ghostCount;
    this.isComplete = true;
    for (let ghost = 0; ghost < count; ghost++) {
      const timer = world.ghostTimer(ghost);
      const stand = timer > 0 ? AWAY : standAt[5 * world.ghostPlace(ghost) + world.ghostFacing(ghost)]!;
      stands[ghost] = Math.max(AWAY, stand);
      if (stand < 0 || (timer > 0 && timer <= SAFE_TIMER)) this.isComplete = false;
    }
    const tables = this.tablesOf(this.capsules.length > 0 ? world.capsuleSet() : 0);
    const size = this.evasion.cells.length;
    const number = this.numberOf[cell]!;
    this.risk = 0;
    for (let second = 1; second < stands.length; second++) {
      for (let first = 0; first < second; first++) {
        const table = tables[first * stands.length + second]!;
        const risk = table[(stands[first]! * cellOf.length + stands[second]!) * size + number]!;
        if (risk > this.risk) this.risk = risk;
      }
    }
  }

  private tablesOf(set: number): readonly Float32Array[] {
    return cached(this.tables, set, () => this.make(set));
  }

  private make(set: number): Float32Array[] {
    const refuges = this.capsules.filter((_, i) => set & (1 << i));
    const made = new Map<string, Float32Array>();
    const tables: Float32Array[] = [];
    const count = this.stands.length;
    for (let second = 1; second < count; second++) {
      for (let first = 0; first < second; first++) {
        const attacks = [this.ghosts[first]?.attack ?? 0, this.ghosts[second]?.attack ?? 0] as const;
        tables[first * count + second] = cached(made, `${attacks}`, () =>
          evasionTable({ ...this.evasion, attacks, refuges }),
        );
      }
    }
    return tables;
  }
}
