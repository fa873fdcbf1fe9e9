import { seededChance } from "../chance/seeded.js";
import { type Problem, problemOf, RulesError } from "../contract/errors.js";
import type { Game } from "../contract/game.js";
import { amount, checkOptions, FUNCTION, type OptionRule, SEED, whole } from "../options/check-options.js";
import { keyOf } from "../position/canonical-text.js";
import { GamePosition } from "../position/game-position.js";
import { problemOfEvaluators } from "../rules/answers.js";
import { problemOfFacts } from "../rules/facts.js";
import { problemOfLevels } from "../rules/levels.js";
import { checkIsGame } from "../rules/named-error.js";
import { CheckError, promise } from "./check-error.js";
import { checkFuture, type Futures } from "./check-future.js";
import { StatesApart } from "./check-keys.js";
import { checkPlaces } from "./check-places.js";
import { checkPosition, follow } from "./check-position.js";
import { RestsApart } from "./check-rest.js";
import { checkState, type WidestChance, type Width } from "./check-state.js";
import { compareRoads } from "./compare-roads.js";
import { withNamedErrors } from "./named-errors.js";
import { atDecision, positionAt } from "./places.js";
import { checkCycles, playRandomly } from "./random-game.js";

/** The extent and the seed of the checks. */
export interface CheckOptions {
  /** Seed of the random games. Default 1. */
  readonly seed?: number | string;
  /** The number of random games. Default 10. */
  readonly games?: number;
  /** The maximum number of decisions in one game. Default 300. */
  readonly plies?: number;
  /** Search depth in decisions when values of rules and native positions are compared. Default 2. */
  readonly depth?: number;
  /** Node limit of one such comparison; one that needs more is repeated with fewer decisions. Default 20,000. */
  readonly nodes?: number;
  /** Time limit in milliseconds, after which no further state is checked. Default: no limit. */
  readonly time?: number;
  readonly onProgress?: (progress: CheckProgress) => void;
}

/** The progress of a check. */
export interface CheckProgress {
  readonly game: number;
  readonly games: number;
  readonly states: number;
}

const OPTIONS: { readonly [Name in keyof Required<CheckOptions>]: OptionRule } = {
  seed: SEED,
  games: whole("games"),
  plies: whole("decisions"),
  depth: whole("decisions"),
  nodes: whole("nodes"),
  time: amount("milliseconds"),
  onProgress: FUNCTION,
};

/** What was checked, if no fault was found. */
export interface CheckSummary {
  readonly games: number;
  readonly states: number;
  /** States at which the rules and the native position were compared move by move. */
  readonly compared: number;
  readonly ended: number;
  /** The most actions at one of the states. */
  readonly mostActions: number;
  /** What the random games did not reach, so that it was not checked; empty if everything was. */
  readonly unchecked: readonly Problem[];
  /** Of the actions tried, the one whose rule ran most often to enumerate its results; for games with chance. */
  readonly widest?: WidestChance;
}

/**
 * Checks a game's contract on random games: plain states that no rule changes, rules that give the same answer for a
 * copy of a state, legal turns and payoffs, true facts, probabilities that sum to 1, notation that reads back, exact
 * undo and hashes; and the native position, if there is one. It throws one `CheckError` that names the fault, the
 * state and the action.
 */
export function checkGame<State, Action>(
  written: Game<State, Action>,
  options: CheckOptions = {},
): CheckSummary {
  checkOptions("checkGame", options, OPTIONS);
  checkIsGame(written);
  checkFacts(written);
  try {
    return checkGames(withNamedErrors(written), options);
  } catch (error) {
    if (error instanceof CheckError) throw error;
    // Errors of rules already have context; what is left is a native position, or the adapter's own error.
    if (error instanceof RulesError)
      throw new CheckError(error.id, error.values, error.message, { cause: error });
    const problem = problemOf(error);
    const message = typeof problem === "string" ? problem : problem.message;
    throw new CheckError(
      "check-position-throws",
      { game: written.name, problem },
      `${written.name}: ${message}`,
      { cause: error },
    );
  }
}

function checkGames<State, Action>(game: Game<State, Action>, options: CheckOptions): CheckSummary {
  const { seed = 1, games = 10, plies = 300, time = Number.POSITIVE_INFINITY, onProgress } = options;
  const end = performance.now() + time;
  const isLate = (): boolean => performance.now() >= end;
  const apart = new StatesApart(game);
  const rests = new RestsApart(game);
  let states = 0;
  let compared = 0;
  let looked = 0;
  let ended = 0;
  let mostActions = 0;
  const futures: Futures = new Map();
  let hides = false;
  const width: Width = { widest: undefined, sampled: 0 };
  for (let number = 0; number < games && !isLate(); number++) {
    const seedOfGame = `${game.name} ${seed} ${number}`;
    const transcript = playRandomly(game, seedOfGame, plies);
    const again = playRandomly(game, seedOfGame, plies);
    promise(
      transcript.states.map((state) => keyOf(game, state)).join("\n") ===
        again.states.map((state) => keyOf(game, state)).join("\n"),
      "check-seed",
      { game: game.name, seed: seedOfGame },
      () =>
        `${game.name}: the same seed (${seedOfGame}) gave two different games; the rules must draw only from their chance.`,
    );
    if (transcript.isOver) ended++;
    for (const state of transcript.states) {
      apart.see(state);
      rests.see(state);
    }
    checkCycles(game, transcript.states);
    const choose = seededChance(`${seedOfGame} checks`);
    let walker = game.position?.(transcript.states[0]!);
    for (const [ply, state] of transcript.states.entries()) {
      if (isLate()) break;
      const where = atDecision(state, number, ply);
      states++;
      mostActions = Math.max(mostActions, game.actions(state).length);
      onProgress?.({ game: number + 1, games, states });
      if (checkState(game, state, { choose, where, width, apart, isLate })) hides = true;
      checkPosition(game, new GamePosition(game, state), choose, positionAt("adapter", where), isLate);
      if (game.position === undefined || walker === undefined) continue;
      const fresh = game.position(state);
      // A native position ends where the end can be claimed, while the rules go on.
      if (ply > 0 && game.claim?.(state) !== undefined) walker = fresh.copy();
      promise(
        walker.hashLow() === fresh.hashLow() && walker.hashHigh() === fresh.hashHigh(),
        "check-native-hash",
        { game: game.name, where },
        () =>
          `${game.name}: the native position's hash after play differs from the hash from scratch ${where.message}.`,
      );
      const native = positionAt("native", where);
      checkPosition(game, fresh, choose, native, isLate);
      checkPlaces(game, fresh, choose, native);
      checkFuture(game, state, futures, choose, where);
      if (ply < 2 || choose.die(6) === 1) {
        compareRoads(
          game,
          state,
          { depth: options.depth ?? 2, nodes: options.nodes ?? 20_000, isLate },
          where,
        );
        compared++;
      }
      const next = transcript.states[ply + 1];
      if (next !== undefined) follow(game, walker, game.position(next), where);
    }
    if (!isLate()) looked++;
  }
  promise(
    hides || !game.facts.hidden || looked < games,
    "check-nothing-hidden",
    { game: game.name, states },
    () =>
      `${game.name}: facts.hidden is true, but view hides nothing: at none of ${states} states did determinize draw a state other than the actual one.`,
  );
  const { widest } = width;
  const unchecked = uncheckedOf({ games, looked, ended, plies, sampled: width.sampled });
  return {
    games: looked,
    states,
    compared,
    ended,
    mostActions,
    unchecked,
    ...(game.facts.chance && widest && { widest }),
  };
}

function uncheckedOf(seen: {
  readonly games: number;
  readonly looked: number;
  readonly ended: number;
  readonly plies: number;
  readonly sampled: number;
}): readonly Problem[] {
  const { games, looked, ended, plies, sampled } = seen;
  const found: Problem[] = [];
  if (looked < games)
    found.push({
      id: "check-out-of-time",
      values: { looked, games },
      message: `The time was up after ${looked} of ${games} random games: give more time, or check a smaller game.`,
    });
  const cut = games - ended;
  if (ended === 0)
    found.push({
      id: "check-none-ended",
      values: { plies },
      message: `No random game ended within ${plies} decisions, so payoffs were not checked, nor whether the game ends: give more plies.`,
    });
  else if (looked === games && cut > 0)
    found.push({
      id: "check-cut-off",
      values: { cut, games, plies },
      message: `${cut} of ${games} random games ${cut === 1 ? "was" : "were"} cut off after ${plies} decisions, and what comes later was not checked: give more plies.`,
    });
  if (sampled > 0)
    found.push({
      id: "check-sampled",
      values: { actions: sampled },
      message: `${sampled} ${sampled === 1 ? "action has" : "actions have"} more chance outcomes than can be listed, so their probabilities were not checked.`,
    });
  return found;
}

/** Checks a game's facts and members before its rules are called. @throws CheckError */
export function checkFacts<State, Action>(game: Game<State, Action>): void {
  const problem = problemOfFacts(game) ?? problemOfEvaluators(game) ?? problemOfLevels(game);
  if (problem) throw new CheckError(problem.id, problem.values, problem.message);
}
