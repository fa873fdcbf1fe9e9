import { type Decision, outcomesOf, SearchError } from "@tyche/engine";
import { type GameSolution, solvedDecision, solveGame } from "@tyche/engine/exact";
import type { NamedGame } from "@tyche/games";
import type { PacManAction, PacManGame, PacManState } from "@tyche/games/pac-man";

/** A possible place of a ghost after everybody has moved, and its probability. */
export interface GhostPlace {
  readonly x: number;
  readonly y: number;
  readonly probability: number;
}

/** Outcomes of chance after one of Pac-Man's moves. */
export interface Chase {
  readonly action: PacManAction;
  /** For each ghost, the likeliest place first; empty if chance does not move the ghosts. */
  readonly ghosts: readonly (readonly GhostPlace[])[];
  /** Probability that Pac-Man is caught before its next move. */
  readonly caught: number;
}

export interface PacManInsight {
  readonly chases: readonly Chase[];
  /** The solution of the game under perfect play, if the maze is small enough. */
  readonly solved?: Decision<PacManAction>;
}

/** Most outcomes that are listed: enough for four ghosts with three possible moves each. */
const MOST_OUTCOMES = 1296;
/** Games with more food and capsules take too long to solve. */
const MOST_ITEMS = 5;
const MOST_POSITIONS = 600_000;

type Solved = GameSolution<PacManState, PacManAction> | undefined;
const solutions = new WeakMap<object, Solved>();

/** The ghosts' possible places, and in a small maze the exact value of every move. */
export function insight(named: NamedGame, given: unknown): PacManInsight {
  const game = named.game as PacManGame;
  const state = given as PacManState;
  if (game.turn(state) < 0) return { chases: [] };
  const chases = game.actions(state).map((action) => chaseAfter(game, state, action));
  const solved = solvedAt(game, state);
  return { chases, ...(solved && { solved }) };
}

function chaseAfter(game: PacManGame, state: PacManState, action: PacManAction): Chase {
  const { outcomes, probabilities, samples } = outcomesOf(game, state, action, {
    limit: MOST_OUTCOMES,
    samples: 1,
  });
  if (!game.facts.chance || samples > 0) return { action, ghosts: [], caught: 0 };
  const places = state.ghosts.map(() => new Map<string, GhostPlace>());
  let caught = 0;
  for (const [i, { result }] of outcomes.entries()) {
    if (result.pacmen.every((pacman) => pacman.caught)) caught += probabilities[i]!;
    for (const [ghost, { x, y }] of result.ghosts.entries()) {
      const known = places[ghost]!.get(`${x} ${y}`)?.probability ?? 0;
      places[ghost]!.set(`${x} ${y}`, { x, y, probability: known + probabilities[i]! });
    }
  }
  const ghosts = places.map((each) => [...each.values()].sort((a, b) => b.probability - a.probability));
  return { action, ghosts, caught };
}

function solvedAt(game: PacManGame, state: PacManState): Decision<PacManAction> | undefined {
  const { food, capsules } = game.variant.layout;
  if (!game.facts.chance || game.facts.players > 1 || food.length + capsules.length > MOST_ITEMS)
    return undefined;
  try {
    if (!solutions.has(game)) solutions.set(game, solveGame(game, { limit: MOST_POSITIONS }));
    const solution = solutions.get(game);
    if (!solution) return undefined;
    return solvedDecision(game, state, solution);
  } catch (error) {
    // Too large, or a position that cannot be reached from the start.
    if (!(error instanceof SearchError)) throw error;
    if (!solutions.has(game)) solutions.set(game, undefined);
    return undefined;
  }
}
