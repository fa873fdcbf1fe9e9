import type { ChanceGhost } from "../ghosts/ghosts.js";
import type { Variant } from "../state.js";
import { SAFE_TIMER } from "./danger.js";
import { type Evasion, evasionSize, evasionTable } from "./evasion.js";
import { AWAY, ghostGraphOf } from "./ghost-graph.js";
import type { Scene } from "./scene.js";

/** Rounds that the tables look ahead. Half as many again change the risk in `small` by a ten-thousandth on average. */
const HORIZON = 16;
/** The largest table that is made, and how many entries there may be in those of all sets of capsules together. */
const MOST_ENTRIES = 2_000_000;
const MOST_REMEMBERED = 8_000_000;
/** A capsule so many steps away may be eaten in the next search. */
const NEAR = 6;

/**
 * How sure Pac-Man is to be caught soon, from tables of the best evasion against the ghosts as they really move. Of more
 * than two ghosts it knows the worst pair. A capsule is a refuge: it is taken for safety, so that there is a table for each set
 * of capsules, made when it is first asked for.
 */
export class Survival {
  /** The probability to be caught in spite of the best evasion, at least. */
  risk = 0;
  /** Whether it counts every ghost that may catch Pac-Man soon; not those who are scared for a short time only. */
  isComplete = true;

  private readonly evasion: Omit<Evasion, "attacks" | "refuges">;
  private readonly ghosts: readonly ChanceGhost[];
  private readonly capsules: readonly number[];
  /** By set of capsules, then by pair of ghosts, first x ghosts + second. */
  private readonly tables = new Map<number, Float32Array[]>();
  /** By cell: its number in the tables. */
  private readonly numberOf: Int16Array;
  /** By ghost of the scene: its stand. */
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

  /** Undefined where there are several Pac-Men, ghosts that chance does not move by `ghostWeights`, or too large a maze. */
  static of({ layout, maze, ghosts, mayStop }: Variant): Survival | undefined {
    const chance = ghosts.filter((ghost) => typeof ghost !== "string");
    if (layout.pacmen.length !== 1 || chance.length < ghosts.length) return undefined;
    const cells = [...layout.walls.keys()].filter((cell) => !layout.walls[cell]);
    const graph = ghostGraphOf(maze, layout.ghosts);
    const evasion = { maze, graph, cells, mayStop, rounds: HORIZON };
    return evasionSize(evasion) <= MOST_ENTRIES ? new Survival(evasion, chance, layout.capsules) : undefined;
  }

  /**
   * Makes the tables that a search from here will ask for, since each takes a third of a second on a large maze and a search has
   * a clock: that of the capsules left, and those without a capsule that is near. What is made here or in `look` is the same.
   */
  prepare(scene: Scene, cell: number): void {
    if (this.capsules.length === 0) {
      this.tablesOf(0);
      return;
    }
    const set = scene.capsuleSet();
    this.tablesOf(set);
    const { maze } = this.evasion;
    for (const [i, capsule] of this.capsules.entries()) {
      const isNear = maze.distance[cell * maze.ways.length + capsule]! <= NEAR;
      if (set & (1 << i) && isNear) this.tablesOf(set & ~(1 << i));
    }
  }

  /** Looks at Pac-Man on a cell, who is to move, and leaves what it finds in `risk` and `isComplete`. */
  look(scene: Scene, cell: number): void {
    const { stands } = this;
    const { standAt, cellOf } = this.evasion.graph;
    const count = scene.ghostCount;
    this.isComplete = true;
    for (let ghost = 0; ghost < count; ghost++) {
      const timer = scene.ghostTimer(ghost);
      const stand = timer > 0 ? AWAY : standAt[5 * scene.ghostPlace(ghost) + scene.ghostFacing(ghost)]!;
      stands[ghost] = Math.max(AWAY, stand);
      if (stand < 0 || (timer > 0 && timer <= SAFE_TIMER)) this.isComplete = false;
    }
    const tables = this.tablesOf(this.capsules.length > 0 ? scene.capsuleSet() : 0);
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
    return this.tables.get(set) ?? this.make(set);
  }

  private make(set: number): Float32Array[] {
    const refuges = this.capsules.filter((_, i) => set & (1 << i));
    const made = new Map<string, Float32Array>();
    const tables: Float32Array[] = [];
    const count = this.stands.length;
    for (let second = 1; second < count; second++) {
      for (let first = 0; first < second; first++) {
        const attacks = [this.ghosts[first]?.attack ?? 0, this.ghosts[second]?.attack ?? 0] as const;
        const table = made.get(`${attacks}`) ?? evasionTable({ ...this.evasion, attacks, refuges });
        made.set(`${attacks}`, table);
        tables[first * count + second] = table;
      }
    }
    this.tables.set(set, tables);
    return tables;
  }
}
