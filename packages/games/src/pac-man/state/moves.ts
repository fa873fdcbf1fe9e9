import type { Point } from "../maze/layout.js";
import { type Direction, HEADINGS, pacmanDirections, STEP_X, STEP_Y, unpacked } from "../maze/maze.js";
import {
  FOOD_POINTS,
  GHOST_POINTS,
  type Ghost,
  isOver,
  LOSS_POINTS,
  MOVE_POINTS,
  type PacMan,
  type PacManState,
  SCARED_MOVES,
  type Variant,
  WIN_POINTS,
} from "./state.js";

/** Manhattan distance within which agents collide. */
const REACH = 0.7;

/** Legal moves of the next mover, in the order of `HEADINGS`. */
export function legalMoves(variant: Variant, state: PacManState): Direction[] {
  if (isOver(state)) return [];
  const { maze, layout } = variant;
  const pacman = state.pacmen[state.mover];
  if (pacman !== undefined) {
    const directions = pacmanDirections(maze.ways[cellAt(variant, pacman)]!, variant.mayStop);
    return directions.map((direction) => HEADINGS[direction]!);
  }
  const { x, y, facing } = state.ghosts[state.mover - layout.pacmen.length]!;
  const place = 2 * y * maze.stride + 2 * x;
  const directions = unpacked(maze.ghostMoves[5 * place + HEADINGS.indexOf(facing)]!);
  return directions.map((direction) => HEADINGS[direction]!);
}

/** The state after the next mover's move. */
export function afterMove(variant: Variant, state: PacManState, direction: Direction): PacManState {
  const next =
    state.mover < state.pacmen.length
      ? afterPacMan(variant, state, direction)
      : afterGhost(variant, state, direction);
  return { ...next, mover: nextMover(next) };
}

/** Skips Pac-Men who have been caught. */
function nextMover({ mover, pacmen, ghosts }: PacManState): number {
  const agents = pacmen.length + ghosts.length;
  for (let step = 1; step <= agents; step++) {
    const agent = (mover + step) % agents;
    if (pacmen[agent]?.caught !== true) return agent;
  }
  return mover;
}

function afterPacMan(variant: Variant, state: PacManState, direction: Direction): PacManState {
  const { mover } = state;
  // 1. Move.
  const before = state.pacmen[mover]!;
  const to = stepped(before, direction, 1);
  const cell = cellAt(variant, to);
  let points = 0;
  // 2. Eat food.
  const food = state.food.filter((at) => at !== cell);
  if (food.length < state.food.length) points += FOOD_POINTS + (food.length === 0 ? WIN_POINTS : 0);
  // 3. A capsule scares all ghosts anew.
  const capsules = state.capsules.filter((at) => at !== cell);
  const isScaring = capsules.length < state.capsules.length;
  const ghosts = isScaring ? state.ghosts.map((ghost) => ({ ...ghost, timer: SCARED_MOVES })) : state.ghosts;
  // 4. Pay the time penalty.
  points += MOVE_POINTS;
  // 5. Check collisions with every ghost.
  const pacman = { ...to, facing: direction === "Stop" ? before.facing : direction, caught: false };
  let next: PacManState = {
    ...state,
    food,
    capsules,
    ghosts,
    pacmen: state.pacmen.with(mover, pacman),
    scores: scored(variant, state, mover, points),
  };
  for (const index of ghosts.keys()) next = collided(variant, next, mover, index);
  return next;
}

function afterGhost(variant: Variant, state: PacManState, direction: Direction): PacManState {
  const index = state.mover - state.pacmen.length;
  const { timer, ...before } = state.ghosts[index]!;
  // 1. A scared ghost moves half a cell.
  const to = stepped(before, direction, timer > 0 ? 0.5 : 1);
  // 2, 3. When it stops being scared it is placed on a whole cell.
  const at = timer === 1 ? { x: Math.floor(to.x + 0.5), y: Math.floor(to.y + 0.5) } : to;
  const ghost: Ghost = { ...at, facing: direction, timer: Math.max(0, timer - 1) };
  let next: PacManState = { ...state, ghosts: state.ghosts.with(index, ghost) };
  // 4. Check collisions with this ghost.
  for (const pacman of state.pacmen.keys()) {
    if (!state.pacmen[pacman]!.caught) next = collided(variant, next, pacman, index);
  }
  return next;
}

/** Resolves a collision if a Pac-Man and a ghost are within reach of each other. */
function collided(variant: Variant, state: PacManState, who: number, index: number): PacManState {
  const pacman = state.pacmen[who]!;
  const ghost = state.ghosts[index]!;
  if (apart(pacman, ghost) > REACH) return state;
  if (ghost.timer > 0) {
    const home: Ghost = { ...variant.layout.ghosts[index]!, facing: "Stop", timer: 0 };
    return {
      ...state,
      ghosts: state.ghosts.with(index, home),
      scores: scored(variant, state, who, GHOST_POINTS),
    };
  }
  if (state.food.length === 0) return state;
  const caught: PacMan = { ...pacman, caught: true };
  return {
    ...state,
    pacmen: state.pacmen.with(who, caught),
    scores: scored(variant, state, who, LOSS_POINTS),
  };
}

function scored({ rivals }: Variant, { scores }: PacManState, who: number, points: number): number[] {
  const index = rivals ? who : 0;
  return scores.with(index, scores[index]! + points);
}

function stepped({ x, y }: Point, direction: Direction, length: number): Point {
  const index = HEADINGS.indexOf(direction);
  return { x: x + length * STEP_X[index]!, y: y + length * STEP_Y[index]! };
}

/** Manhattan distance, ignoring walls. */
function apart(a: Point, b: Point): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

export function cellAt({ layout }: Pick<Variant, "layout">, { x, y }: Point): number {
  return y * layout.width + x;
}

/** Indexed by move of a chance ghost: Manhattan distance from its target to the nearest Pac-Man still in the game. */
export function ghostDistances(state: PacManState, moves: readonly Direction[]): number[] {
  const ghost = state.ghosts[state.mover - state.pacmen.length]!;
  const length = ghost.timer > 0 ? 0.5 : 1;
  const pacmen = state.pacmen.filter(({ caught }) => !caught);
  return moves.map((move) =>
    Math.min(...pacmen.map((pacman) => apart(stepped(ghost, move, length), pacman))),
  );
}
