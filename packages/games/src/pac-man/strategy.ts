import { Danger } from "./danger.js";
import { Errand } from "./errand.js";
import type { Maze } from "./maze.js";
import type { Scene } from "./scene.js";
import { FOOD, LOSS_POINTS, WIN_POINTS } from "./state.js";
import { FAR, type Ways, waysOf } from "./ways.js";

/** Points that every dot still to be eaten costs beyond what it brings, every step to it, and every step into a dead end. */
const FOOD_COST = 4;
const STEP_COST = 8;
const POCKET_COST = 8;
/** Points for a scared ghost that can be caught in time, less so many a step. */
const CHASE = 80;
const CHASE_STEP = 2;
/** The risk of being caught: falls with the room, and with the way of the nearest ghost, by e in so many cells. */
const TIGHT = 0.4;
const ROOM_SCALE = 8;
const CLOSE = 0.1;
const CLOSE_SCALE = 2;
const MOST_RISK = 0.9;
/** A capsule in the room is worth so many cells more. */
const CAPSULE_ROOM = 10;

/** By number of cells. */
const TIGHTNESS = Float64Array.from({ length: 256 }, (_, cells) => TIGHT * Math.exp(-cells / ROOM_SCALE));
const CLOSENESS = Float64Array.from({ length: 256 }, (_, cells) => CLOSE * Math.exp(-cells / CLOSE_SCALE));

/**
 * The evaluator "strategic": the points that Pac-Man has and those of the rest of the game, weighed by the risk of
 * being caught. The rest costs what the way past all dots is long, so that nothing is gained by leaving a dot behind.
 */
export class Strategy {
  private readonly maze: Maze;
  private readonly ways: Ways;
  private readonly cells: number;
  private readonly danger: Danger;
  private readonly errand: Errand;

  constructor(maze: Maze) {
    this.maze = maze;
    this.ways = waysOf(maze);
    this.cells = maze.ways.length;
    this.danger = new Danger(this.ways);
    this.errand = new Errand(maze, this.ways);
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
    const { errand } = this;
    errand.look(scene);
    const costs = FOOD_COST * foodLeft + STEP_COST * (errand.span + way) + POCKET_COST * errand.pockets;
    return gathered + LOSS_POINTS * caught + (1 - allCaught) * (WIN_POINTS - costs + chase);
  }

  private risk(scene: Scene, cell: number): number {
    const { danger } = this;
    danger.look(scene, cell);
    if (danger.nearest === FAR) return 0;
    const room = danger.hasCapsule ? danger.room + CAPSULE_ROOM : danger.room;
    const risk = TIGHTNESS[room]! + CLOSENESS[danger.nearest]!;
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
    let sum = 0;
    for (let ghost = 0; ghost < scene.ghostCount; ghost++) {
      const timer = scene.ghostTimer(ghost);
      if (timer === 0) continue;
      const distance = this.maze.distance[cell * this.cells + this.ways.cellUnder[scene.ghostPlace(ghost)]!]!;
      if (2 * distance <= 1.3 * timer + 2) sum += CHASE - CHASE_STEP * distance;
    }
    return sum;
  }
}

const known = new WeakMap<Maze, Strategy>();

/** What it works with depends on the maze alone and is made once. */
export function strategyOf(maze: Maze): Strategy {
  let strategy = known.get(maze);
  if (strategy === undefined) {
    strategy = new Strategy(maze);
    known.set(maze, strategy);
  }
  return strategy;
}
