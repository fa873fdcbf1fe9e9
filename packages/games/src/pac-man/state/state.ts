import type { Layout, Point } from "../maze/layout.js";
import type { Direction, Maze } from "../maze/maze.js";
import type { GhostBehaviour } from "./ghosts.js";

export interface PacMan extends Point {
  readonly facing: Direction;
  /** Whether it is out of the game. */
  readonly caught: boolean;
}

export interface Ghost extends Point {
  readonly facing: Direction;
  /** Moves that it will still be scared; 0 if it is dangerous. */
  readonly timer: number;
}

/** State: positions of all agents, remaining items, scores and timers. */
export interface PacManState {
  /** Cells of the food, ascending, y * width + x. */
  readonly food: readonly number[];
  readonly capsules: readonly number[];
  readonly pacmen: readonly PacMan[];
  readonly ghosts: readonly Ghost[];
  /** The next agent to move: the Pac-Men from 0, then the ghosts. */
  readonly mover: number;
  /** One score shared by all Pac-Men, or one for each if they are rivals. */
  readonly scores: readonly number[];
}

/** A move of Pac-Man or of a minimising ghost. */
export type PacManAction = Direction;

/** A layout, and who moves the agents on it. */
export interface Variant {
  readonly layout: Layout;
  readonly maze: Maze;
  readonly ghosts: readonly GhostBehaviour[];
  /** Whether each Pac-Man has its own score. */
  readonly rivals: boolean;
  /** Whether a Pac-Man may stay in place. */
  readonly mayStop: boolean;
}

/** The item on a cell of a native position; 0 for nothing. */
export const FOOD = 1;
export const CAPSULE = 2;

export const SCARED_MOVES = 40;
export const FOOD_POINTS = 10;
export const WIN_POINTS = 500;
export const GHOST_POINTS = 200;
export const LOSS_POINTS = -500;
export const MOVE_POINTS = -1;

/**
 * A score this low ends the game. The Berkeley course has no such rule; without it a Pac-Man that never eats would
 * play forever, and its score would be unbounded.
 */
export const LOWEST_SCORE = -2000;

/** The player of the minimising ghosts. */
export function ghostPlayer({ rivals, layout }: Variant): number {
  return rivals ? layout.pacmen.length : 1;
}

/** Whether chance moves this agent. */
export function isChance({ layout, ghosts }: Variant, mover: number): boolean {
  const { length } = layout.pacmen;
  return mover >= length && ghosts[mover - length] !== "minimising";
}

export function isOver({ food, pacmen, scores }: PacManState): boolean {
  return food.length === 0 || pacmen.every(({ caught }) => caught) || Math.min(...scores) <= LOWEST_SCORE;
}

/** All points that can still be scored, including those of a rival. */
export function pointsLeft({ food, capsules, ghosts }: PacManState): number {
  const scared = ghosts.filter(({ timer }) => timer > 0).length;
  return (
    FOOD_POINTS * food.length +
    (food.length > 0 ? WIN_POINTS : 0) +
    GHOST_POINTS * (scared + ghosts.length * capsules.length)
  );
}

/** [low, high] of all payoffs. */
export function boundsOf(variant: Variant): readonly [number, number] {
  const { food, capsules, pacmen, ghosts } = variant.layout;
  const high = FOOD_POINTS * food.length + WIN_POINTS + GHOST_POINTS * ghosts.length * capsules.length;
  const low = LOWEST_SCORE + MOVE_POINTS + LOSS_POINTS * Math.max(1, ghosts.length) * pacmen.length;
  if (!variant.ghosts.includes("minimising")) return [low, high];
  const most = Math.max(-low, high) * (variant.rivals ? pacmen.length : 1);
  return [-most, most];
}
