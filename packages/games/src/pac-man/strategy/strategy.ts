import { attackOf } from "../ghosts/ghosts.js";
import type { Maze } from "../maze/maze.js";
import { FAR, type Ways, waysOf } from "../maze/ways.js";
import { FOOD, LOSS_POINTS, type Variant, WIN_POINTS } from "../state.js";
import { Danger } from "./danger.js";
import { RemainingFood } from "./remaining-food.js";
import type { Scene } from "./scene.js";
import { Survival } from "./survival.js";

/** What the evaluator weighs. */
interface Weights {
  /** Points that every dot still to be eaten costs beyond what it brings. */
  readonly food: number;
  /** Points that every step past the dots costs, and every step into a dead end. */
  readonly step: number;
  readonly pocket: number;
  /** Points for a scared ghost that can be caught in time, less so many a step. */
  readonly chase: number;
  readonly chaseStep: number;
  /** The risk of being caught in no room at all. */
  readonly tight: number;
}

/** Against ghosts that wander, nothing is lost by waiting; against hunters time itself is the danger. */
const PATIENT: Weights = { food: -4, step: 4, pocket: 4, chase: 120, chaseStep: 3, tight: 0.6 };
const HURRIED: Weights = { food: 4, step: 8, pocket: 8, chase: 80, chaseStep: 2, tight: 0.4 };
/** How much a ghost attacks that makes all the difference: that of directional ghosts. */
const HUNTING = 0.8;

/** By number of cells: the risk falls with the room, and with the way of the nearest ghost, by e in 8 and in 2 cells. */
const TIGHTNESS = Float64Array.from({ length: 256 }, (_, cells) => Math.exp(-cells / 8));
const CLOSENESS = Float64Array.from({ length: 256 }, (_, cells) => 0.1 * Math.exp(-cells / 2));
const MOST_RISK = 0.9;
/** A capsule in the room is worth so many cells more. */
const CAPSULE_ROOM = 10;
/** What room and way count for beyond the risk that is known: for what comes after the tables' last round. */
const BEYOND = 0.3;

/**
 * The evaluator "strategic": the points that Pac-Man has and those of the rest of the game, weighed by the risk of
 * being caught. The rest costs what the way past all dots is long, so that nothing is gained by leaving a dot behind.
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
   * @param seen what another strategy in the same maze remembers, to share it
   * @param survival what is known of the ghosts; it takes a moment to make, so that it may be handed in
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

  /** Makes what `value` will need in a search from here and is made once, before a clock runs. */
  prepare(scene: Scene): void {
    const cell = scene.pacmanCell(0);
    if (scene.foodLeft > 0 && cell >= 0) this.survival?.prepare(scene, cell);
  }

  /** Expected points of all Pac-Men at the end. */
  value(scene: Scene): number {
    const gathered = scene.gathered();
    const { foodLeft, pacmanCount } = scene;
    if (foodLeft === 0) return gathered;
    let caught = 0;
    let allCaught = 1;
    let way = FAR;
    let chase = 0;
    for (let i = 0; i < pacmanCount; i++) {
      const cell = scene.pacmanCell(i);
      if (cell < 0) continue;
      const risk = this.risk(scene, cell);
      caught += risk;
      allCaught *= risk;
      way = Math.min(way, this.wayToFood(scene, cell));
      chase = Math.max(chase, this.chase(scene, cell));
    }
    const { remaining, weights } = this;
    remaining.look(scene);
    const costs =
      weights.food * foodLeft + weights.step * (remaining.span + way) + weights.pocket * remaining.pockets;
    return gathered + LOSS_POINTS * caught + (1 - allCaught) * (WIN_POINTS - costs + chase);
  }

  private risk(scene: Scene, cell: number): number {
    const guess = this.guess(scene, cell);
    const { survival } = this;
    if (survival === undefined) return guess;
    survival.look(scene, cell);
    const beyond = survival.isComplete ? BEYOND * guess : guess;
    return survival.risk + (1 - survival.risk) * beyond;
  }

  /** The risk as far as room and way tell. */
  private guess(scene: Scene, cell: number): number {
    const { danger } = this;
    danger.look(scene, cell);
    if (danger.nearest === FAR) return 0;
    const room = danger.hasCapsule ? danger.room + CAPSULE_ROOM : danger.room;
    const risk = this.weights.tight * TIGHTNESS[room]! + CLOSENESS[danger.nearest]!;
    return risk < MOST_RISK ? risk : MOST_RISK;
  }

  private wayToFood({ items }: Scene, cell: number): number {
    const list = this.ways.nearest[cell]!;
    for (let i = 0; i < list.length; i++) {
      if (items[list[i]!] === FOOD) return this.maze.distance[cell * this.cells + list[i]!]!;
    }
    return FAR;
  }

  /** What the scared ghosts promise that are slow and near enough. */
  private chase(scene: Scene, cell: number): number {
    const { chase, chaseStep } = this.weights;
    let sum = 0;
    for (let ghost = 0; ghost < scene.ghostCount; ghost++) {
      const timer = scene.ghostTimer(ghost);
      if (timer === 0) continue;
      const distance = this.maze.distance[cell * this.cells + this.ways.cellUnder[scene.ghostPlace(ghost)]!]!;
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

/** What it works with depends on the maze and on how everybody moves, and is made once. */
export function strategyOf(variant: Variant): Strategy {
  const { maze, ghosts, mayStop } = variant;
  const strategies = known.get(maze) ?? new Map<string, Strategy>();
  known.set(maze, strategies);
  const moves = JSON.stringify([ghosts, mayStop]);
  let strategy = strategies.get(moves);
  if (strategy === undefined) {
    const [other] = strategies.values();
    strategy = new Strategy(variant, other);
    strategies.set(moves, strategy);
  }
  return strategy;
}
