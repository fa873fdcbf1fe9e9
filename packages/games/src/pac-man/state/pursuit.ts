import { type Maze, straightWay } from "../maze/maze.js";
import { FAR, type Ways, waysOf } from "../maze/ways.js";

/** Features of a learned ghost's moves, in tens of cells, for dangerous and scared ghosts. */
export const PURSUIT_FEATURES = [
  "way",
  "straight",
  "way of the second",
  "company",
  "scared way",
  "scared straight",
] as const;

/**
 * Weights of these features, learned by `npm run research -- ghosts --games 3000 --seed 1`
 * (research/notes/pac-man.md) and rounded to hundredths: the path length to Pac-Man, the Manhattan distance, the path
 * length again if another ghost is nearer, and the distance from the nearest other ghost; then path length and
 * Manhattan distance while scared.
 */
export const LEARNED_WEIGHTS: readonly number[] = [-2.7, 0.09, -0.66, 1.2, 1.44, 0.36];

/** Distances are capped at these values. */
const MOST_WAY = 40;
const MOST_COMPANY = 10;
/** The weight of the best move; every legal move has a weight of at least 1. */
const BEST = 1000;

/** Positions of all agents when a ghost is to move. */
export interface Chase {
  /** Cells of the Pac-Men still in the game. */
  readonly pacmen: readonly number[];
  /** Position of the ghost on the grid of half cells, and whether it is scared. */
  readonly place: number;
  readonly isScared: boolean;
  /** Positions and directions of the other ghosts. */
  readonly others: readonly { readonly place: number; readonly facing: number }[];
}

/** Computes the features of one move; writes to the start of `into`. */
export function pursuitFeatures(maze: Maze, chase: Chase, direction: number, into: Float64Array): void {
  const ways = waysOf(maze);
  const { pacmen, place, isScared, others } = chase;
  const cell = ways.cellUnder[place + 2 * maze.half[direction]!]!;
  let way = MOST_WAY;
  let straight = MOST_WAY;
  for (const pacman of pacmen) {
    way = Math.min(way, ghostWay(maze, ways, cell, direction, pacman));
    straight = Math.min(straight, straightWay(maze, cell, pacman));
  }
  into.fill(0);
  if (isScared) {
    into[4] = way / 10;
    into[5] = straight / 10;
    return;
  }
  let company = MOST_COMPANY;
  let nearest = MOST_WAY;
  for (const other of others) {
    const under = ways.cellUnder[other.place]!;
    company = Math.min(company, maze.distance[cell * maze.ways.length + under]!);
    for (const pacman of pacmen) {
      nearest = Math.min(nearest, ghostWay(maze, ways, under, other.facing, pacman));
    }
  }
  into[0] = way / 10;
  into[1] = straight / 10;
  into[2] = nearest < way ? way / 10 : 0;
  into[3] = company / 10;
}

function ghostWay(maze: Maze, ways: Ways, from: number, facing: number, to: number): number {
  const moves = ways.ghostDistance[(5 * from + facing) * maze.ways.length + to]!;
  return moves === FAR ? MOST_WAY : moves;
}

const features = new Float64Array(PURSUIT_FEATURES.length);

/**
 * Whole-number weights of a learned ghost's legal moves: a softmax of its features, in thousandths of the best.
 *
 * @param weights indexed by feature
 */
export function pursuitWeights(
  maze: Maze,
  chase: Chase,
  directions: readonly number[],
  weights: readonly number[] = LEARNED_WEIGHTS,
): number[] {
  const likings = directions.map((direction) => {
    pursuitFeatures(maze, chase, direction, features);
    return weights.reduce((sum, weight, i) => sum + weight * features[i]!, 0);
  });
  const most = Math.max(...likings);
  return likings.map((liking) => Math.max(1, Math.round(BEST * Math.exp(liking - most))));
}
