import type { GhostBehaviour } from "./ghosts/ghosts.js";
import type { Direction } from "./maze/directions.js";
import type { Layout, Point } from "./maze/layout.js";
import type { Maze } from "./maze/maze.js";

export interface PacMan extends Point {
  readonly facing: Direction;
  /** Out of the game. */
  readonly caught: boolean;
}

export interface Ghost extends Point {
  readonly facing: Direction;
  /** Moves that it will still be scared; 0 where it is dangerous. */
  readonly timer: number;
}

/** Everybody's place, the food that is left, scores and clocks. */
export interface PacManState {
  /** Cells in ascending order, y * width + x. */
  readonly food: readonly number[];
  readonly capsules: readonly number[];
  readonly pacmen: readonly PacMan[];
  readonly ghosts: readonly Ghost[];
  /** Who moves next: the Pac-Men from 0, then the ghosts. */
  readonly mover: number;
  /** One score of all Pac-Men together, or one each where they are rivals. */
  readonly scores: readonly number[];
}

/** A step of Pac-Man or of a ghost that a player moves. */
export type PacManAction = Direction;

/** A game with its layout and who moves in it. */
export interface Variant {
  readonly layout: Layout;
  readonly maze: Maze;
  readonly ghosts: readonly GhostBehaviour[];
  /** Whether each Pac-Man counts its own points. */
  readonly rivals: boolean;
  /** Whether a Pac-Man may stay where it is. */
  readonly mayStop: boolean;
}

/** What lies on a cell of a fast position; 0 for nothing. */
export const FOOD = 1;
export const CAPSULE = 2;

export const SCARED_MOVES = 40;
export const FOOD_POINTS = 10;
export const WIN_POINTS = 500;
export const GHOST_POINTS = 200;
export const LOSS_POINTS = -500;
export const MOVE_POINTS = -1;

/**
 * A score this low ends the game. The course's games have no such end; without it a Pac-Man that never eats would play
 * for ever, and no bound would hold for its score.
 */
export const LOWEST_SCORE = -2000;

/** The player who moves minimising ghosts. */
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

/** All points that can still be made, those of a rival included. */
export function pointsLeft({ food, capsules, ghosts }: PacManState): number {
  const scared = ghosts.filter(({ timer }) => timer > 0).length;
  return (
    FOOD_POINTS * food.length +
    (food.length > 0 ? WIN_POINTS : 0) +
    GHOST_POINTS * (scared + ghosts.length * capsules.length)
  );
}

/** [low, high] of every payoff. */
export function boundsOf(variant: Variant): readonly [number, number] {
  const { food, capsules, pacmen, ghosts } = variant.layout;
  const high = FOOD_POINTS * food.length + WIN_POINTS + GHOST_POINTS * ghosts.length * capsules.length;
  const low = LOWEST_SCORE + MOVE_POINTS + LOSS_POINTS * Math.max(1, ghosts.length) * pacmen.length;
  if (!variant.ghosts.includes("minimising")) return [low, high];
  const most = Math.max(-low, high) * (variant.rivals ? pacmen.length : 1);
  return [-most, most];
}
