import { cached } from "../../kit/cached.js";
import type { Maze } from "../maze/maze.js";
import { FAR, type Ways, waysOf } from "../maze/ways.js";
import { attackOf } from "../state/ghosts.js";
import { FOOD, LOSS_POINTS, type Variant, WIN_POINTS } from "../state/state.js";
import type { World } from "../state/world.js";
import { Danger } from "./danger.js";
import { RemainingFood } from "./remaining-food.js";
import { Survival } from "./survival.js";

/** Weights of the evaluator. */
interface Weights {
  /** Points that each remaining dot costs beyond the points for eating it. */
  readonly food: number;
  /** Points that each step past the dots costs, and each step into a dead end. */
  readonly step: number;
  readonly pocket: number;
  /** Points for a scared ghost that can be caught in time, and the reduction per step. */
  readonly chase: number;
  readonly chaseStep: number;
  /** The risk of being caught with no room at all. */
  readonly tight: number;
}

/** Against wandering ghosts nothing is lost by waiting; against hunting ghosts time itself is the danger. */
const PATIENT: Weights = { food: -4, step: 4, pocket: 4, chase: 120, chaseStep: 3, tight: 0.6 };
const HURRIED: Weights = { food: 4, step: 8, pocket: 8, chase: 80, chaseStep: 2, tight: 0.4 };
/** Attack rate at which the weights are fully those against hunters: that of directional ghosts. */
const HUNTING = 0.8;

/**
 * The risk falls by a factor of e for every 8 cells of room, and for every 2 cells of distance to the nearest ghost.
 */
const TIGHTNESS = Float64Array.from({ length: 256 }, (_, cells) => Math.exp(-cells / 8));
const CLOSENESS = Float64Array.from({ length: 256 }, (_, cells) => 0.1 * Math.exp(-cells / 2));
const MOST_RISK = 0.9;
/** Value of a capsule in the room, in cells. */
const CAPSULE_ROOM = 10;
/** Weight of room and distance beyond the known risk: covers what happens after the tables' last round. */
const BEYOND = 0.3;

/**
 * The evaluator "strategic": the points so far and those expected from the rest of the game, weighted by the risk of
 * being caught. The path length past all dots is subtracted, so that leaving a dot behind gains nothing.
 */
export class Strategy {
  private readonly maze: Maze;
  private readonly ways: Ways;
  private readonly cells: number;
  readonly danger: Danger;
  readonly remaining: RemainingFood;
  private readonly survival: Survival | undefined;
  private readonly weights: Weights;

  /**
   * @param seen another strategy in the same maze whose caches are shared
   * @param survival known risk tables of the ghosts; may be passed in since they are slow to create
   */
  constructor(
    variant: Variant,
    seen?: Pick<Strategy, "danger" | "remaining">,
    survival: Survival | undefined = Survival.of(variant),
  ) {
    const { maze, ghosts } = variant;
    this.maze = maze;
    this.ways = waysOf(maze);
    this.cells = maze.ways.length;
    this.danger = seen?.danger ?? new Danger(this.ways);
    this.remaining = seen?.remaining ?? new RemainingFood(maze, this.ways);
    this.survival = survival;
    this.weights = between(Math.min(1, attackOf(ghosts) / HUNTING));
  }

  /** Precomputes what `value` needs in a search from here; call it before a time limit starts. */
  prepare(world: World): void {
    const cell = world.pacmanCell(0);
    if (world.foodLeft > 0 && cell >= 0) this.survival?.prepare(world, cell);
  }

  /** Expected final points of all Pac-Men. */
  value(world: World): number {
    const gathered = world.gathered();
    const { foodLeft, pacmanCount } = world;
    if (foodLeft === 0) return gathered;
    let caught = 0;
    let allCaught = 1;
    let way = FAR;
    let chase = 0;
    for (let i = 0; i < pacmanCount; i++) {
      const cell = world.pacmanCell(i);
      if (cell < 0) continue;
      const risk = this.risk(world, cell);
      caught += risk;
      allCaught *= risk;
      way = Math.min(way, this.wayToFood(world, cell));
      chase = Math.max(chase, this.chase(world, cell));
    }
    const { remaining, weights } = this;
    remaining.look(world);
    const costs =
      weights.food * foodLeft + weights.step * (remaining.span + way) + weights.pocket * remaining.pockets;
    return gathered + LOSS_POINTS * caught + (1 - allCaught) * (WIN_POINTS - costs + chase);
  }

  private risk(world: World, cell: number): number {
    const guess = this.guess(world, cell);
    const { survival } = this;
    if (survival === undefined) return guess;
    survival.look(world, cell);
    const beyond = survival.isComplete ? BEYOND * guess : guess;
    return survival.risk + (1 - survival.risk) * beyond;
  }

  /** The risk estimated from room and ghost distance. */
  private guess(world: World, cell: number): number {
    const { danger } = this;
    danger.look(world, cell);
    if (danger.nearest === FAR) return 0;
    const room = danger.hasCapsule ? danger.room + CAPSULE_ROOM : danger.room;
    const risk = this.weights.tight * TIGHTNESS[room]! + CLOSENESS[danger.nearest]!;
    return risk < MOST_RISK ? risk : MOST_RISK;
  }

  private wayToFood({ items }: World, cell: number): number {
    const list = this.ways.nearest[cell]!;
    for (let i = 0; i < list.length; i++) {
      if (items[list[i]!] === FOOD) return this.maze.distance[cell * this.cells + list[i]!]!;
    }
    return FAR;
  }

  /** Expected points from scared ghosts that are slow and near enough to catch. */
  private chase(world: World, cell: number): number {
    const { chase, chaseStep } = this.weights;
    let sum = 0;
    for (let ghost = 0; ghost < world.ghostCount; ghost++) {
      const timer = world.ghostTimer(ghost);
      if (timer === 0) continue;
      const distance = this.maze.distance[cell * this.cells + this.ways.cellUnder[world.ghostPlace(ghost)]!]!;
      if (2 * distance <= 1.3 * timer + 2) sum += chase - chaseStep * distance;
    }
    return sum;
  }
}

function between(share: number): Weights {
  const at = (name: keyof Weights): number => PATIENT[name] + share * (HURRIED[name] - PATIENT[name]);
  return {
    food: at("food"),
    step: at("step"),
    pocket: at("pocket"),
    chase: at("chase"),
    chaseStep: at("chaseStep"),
    tight: at("tight"),
  };
}

const known = new WeakMap<Maze, Map<string, Strategy>>();

/** The strategy of a variant; created once per maze and agent behaviours. */
export function strategyOf(variant: Variant): Strategy {
  const { maze, ghosts, mayStop } = variant;
  const strategies = cached(known, maze, () => new Map<string, Strategy>());
  const [other] = strategies.values();
  return cached(strategies, JSON.stringify([ghosts, mayStop]), () => new Strategy(variant, other));
}
