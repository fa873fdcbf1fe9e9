import { boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import type { Chance } from "../contract/chance.js";
import { RulesError } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import { amount, checkOptions, FUNCTION, type OptionRule, SEED, whole } from "../options/check-options.js";
import { GamePosition, keyOf, outcomesOf } from "../position/adapter.js";
import { changeOf, problemOfNext, short } from "../rules/index.js";
import { checkCopies } from "./check-copies.js";
import { CheckError, promise } from "./check-error.js";
import { checkFacts } from "./check-facts.js";
import { checkFuture, type Futures } from "./check-future.js";
import { checkHidden } from "./check-hidden.js";
import { StatesApart } from "./check-keys.js";
import { checkPayoff, checkVectors } from "./check-payoffs.js";
import { checkPlaces } from "./check-places.js";
import { checkPlain } from "./check-plain.js";
import { checkPosition, follow } from "./check-position.js";
import { compareRoads } from "./compare-roads.js";
import { tellingGame } from "./telling.js";

/** How long, and from which seed, the contract of a game is tried. */
export interface CheckOptions {
  /** Seed of the random games. Default 1. */
  readonly seed?: number | string;
  /** How many random games are played. Default 10. */
  readonly games?: number;
  /** The most decisions in one game. Default 300. */
  readonly plies?: number;
  /** Decisions looked ahead where the two roads' values are compared. Default 2. */
  readonly depth?: number;
  /** The most nodes of one such comparison; a deeper one is cut down to fewer decisions. Default 20,000. */
  readonly nodes?: number;
  /** Milliseconds after which no further state is looked at; what was not reached is listed. Default: no limit. */
  readonly time?: number;
  /** Told after each state. */
  readonly onProgress?: (progress: CheckProgress) => void;
}

/** How far a check has come. */
export interface CheckProgress {
  /** The random game that is looked at, from 1, of how many. */
  readonly game: number;
  readonly games: number;
  /** States looked at so far. */
  readonly states: number;
}

const OPTIONS: { readonly [Name in keyof Required<CheckOptions>]: OptionRule } = {
  seed: SEED,
  games: whole("of games"),
  plies: whole("of decisions"),
  depth: whole("of decisions"),
  nodes: whole("of nodes"),
  time: amount("of milliseconds"),
  onProgress: FUNCTION,
};

/** What was tried when no promise was found broken. */
export interface CheckSummary {
  readonly games: number;
  readonly states: number;
  /** States at which the rules and the native position were compared move by move. */
  readonly compared: number;
  /** Random games that came to an end. */
  readonly ended: number;
  /** What the random games did not reach, and what was therefore not checked, one sentence each; empty where everything was. */
  readonly unchecked: readonly string[];
  /** The action whose rule ran most often to list its results, of those that were tried; of games with chance. */
  readonly widest?: WidestChance;
}

/** How much there is to list where one action is played. */
export interface WidestChance {
  readonly action: unknown;
  /** Paths of draws, each of which is one run of `play`; where there are too many, the samples that stand for them. */
  readonly runs: number;
  /** Different states after it. */
  readonly results: number;
  /** Whether its results were sampled. */
  readonly sampled: boolean;
}

/**
 * Holds a game to its contract on random games: states that are plain data and that no rule changes, rules that answer the same for
 * a copy of a state, legal turns and payoffs, true facts, probabilities that sum to 1, notation that reads back, a position whose undo and hashes are exact, and, where the game has a native
 * position, two roads that agree, saved places that are found again, and a future that depends on nothing gathered. Needs no
 * test framework: it throws one `CheckError` that names the broken promise, the state and the action.
 */
export function checkGame<State, Action>(
  written: Game<State, Action>,
  options: CheckOptions = {},
): CheckSummary {
  checkOptions("checkGame", options, OPTIONS);
  checkFacts(written);
  try {
    return checkGames(tellingGame(written), options);
  } catch (error) {
    if (error instanceof CheckError) throw error;
    // A rule was told already; what is left is a native position, or the adapter's own refusal.
    const message = error instanceof Error ? error.message : String(error);
    throw new CheckError(error instanceof RulesError ? message : `${written.name}: ${message}`, {
      cause: error,
    });
  }
}

function checkGames<State, Action>(game: Game<State, Action>, options: CheckOptions): CheckSummary {
  const { seed = 1, games = 10, plies = 300, time = Number.POSITIVE_INFINITY, onProgress } = options;
  const end = performance.now() + time;
  const isLate = (): boolean => performance.now() >= end;
  const apart = new StatesApart(game);
  let states = 0;
  let compared = 0;
  let looked = 0;
  let ended = 0;
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
      () =>
        `${game.name}: the same seed (${seedOfGame}) gave two different games; the rules must draw only from their chance.`,
    );
    if (transcript.isOver) ended++;
    for (const state of transcript.states) apart.see(state);
    checkCycles(game, transcript.states);
    const choose = seededChance(`${seedOfGame} checks`);
    let walker = game.position?.(transcript.states[0]!);
    for (const [ply, state] of transcript.states.entries()) {
      if (isLate()) break;
      const where = `at the state ${short(state)} (game ${number}, decision ${ply})`;
      states++;
      onProgress?.({ game: number + 1, games, states });
      if (checkState(game, state, { choose, where, width, apart, isLate })) hides = true;
      checkPosition(game, new GamePosition(game, state), choose, `the adapter ${where}`, isLate);
      if (game.position === undefined || walker === undefined) continue;
      const fresh = game.position(state);
      // A native position ends where the end can be claimed, and the rules go on.
      if (ply > 0 && game.claim?.(state) !== undefined) walker = fresh.copy();
      promise(
        walker.hashLow() === fresh.hashLow() && walker.hashHigh() === fresh.hashHigh(),
        () =>
          `${game.name}: the native position's hash after play differs from the hash from scratch ${where}.`,
      );
      checkPosition(game, fresh, choose, `the native position ${where}`, isLate);
      checkPlaces(game, fresh, choose, `the native position ${where}`);
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
    () =>
      `${game.name}: facts.hidden is true, but view hides nothing: at none of ${states} states did determinize draw another one than the one that was seen.`,
  );
  const { widest } = width;
  const unchecked = uncheckedOf({ games, looked, ended, plies, sampled: width.sampled });
  return {
    games: looked,
    states,
    compared,
    ended,
    unchecked,
    ...(game.facts.chance && widest && { widest }),
  };
}

/** What was not reached. */
function uncheckedOf(seen: {
  readonly games: number;
  readonly looked: number;
  readonly ended: number;
  readonly plies: number;
  readonly sampled: number;
}): readonly string[] {
  const { games, looked, ended, plies, sampled } = seen;
  const found: string[] = [];
  if (looked < games)
    found.push(
      `The time was up after ${looked} of ${games} random games: give more time, or check a smaller game.`,
    );
  if (ended === 0)
    found.push(
      `No random game came to an end within ${plies} decisions, so nothing is known of payoffs, nor whether the game ends: give more plies.`,
    );
  else if (looked === games && ended < games)
    found.push(
      `${games - ended} of ${games} random games were cut off after ${plies} decisions, and what comes later was not seen: give more plies.`,
    );
  if (sampled > 0)
    found.push(
      `${sampled} ${sampled === 1 ? "action has" : "actions have"} more results by chance than can be listed, so their probabilities were not checked.`,
    );
  return found;
}

/** What was met of chance so far. */
interface Width {
  widest: WidestChance | undefined;
  /** Actions whose results were sampled. */
  sampled: number;
}

interface Transcript<State> {
  readonly states: readonly State[];
  readonly isOver: boolean;
}

/** What the checks of one state share. */
interface Looking<State, Action> {
  readonly choose: Chance;
  readonly where: string;
  readonly width: Width;
  readonly apart: StatesApart<State, Action>;
  readonly isLate: () => boolean;
}

function playRandomly<State, Action>(
  game: Game<State, Action>,
  seed: string,
  plies: number,
): Transcript<State> {
  const chance = boundedChance(seededChance(seed));
  const choose = seededChance(`${seed} actions`);
  let state = game.start(chance);
  checkNext(game, state, "start", () => "before there is any state");
  checkPlain(game, state, "state", () => "at the start");
  const states = [state];
  while (game.turn(state) !== OVER && states.length <= plies) {
    const before = structuredClone(state);
    const where = (): string => `at the state ${short(before)}`;
    const actions = game.actions(state);
    const turn = game.turn(state);
    promise(
      Number.isInteger(turn) && turn >= 0 && turn < game.facts.players,
      () => `${game.name}: turn(state) is ${String(turn)}, neither a player nor OVER, ${where()}.`,
    );
    promise(
      Array.isArray(actions),
      () =>
        `${game.name}: actions gives ${(actions as unknown) instanceof Set ? "a Set" : short(actions)}, not a list, ${where()}.`,
    );
    promise(
      actions.length > 0,
      () => `${game.name}: player ${turn} has no action although the game is not over, ${where()}.`,
    );
    for (const action of actions) checkPlain(game, action, "action", where);
    const action = choose.pick(actions);
    chance.begin();
    const next = game.play(state, action, chance);
    checkNext(game, next, `play of ${short(action)}`, where);
    const change = changeOf(before, state, "state");
    promise(
      change === undefined,
      () =>
        `${game.name}: the state that is handed to turn, actions or play of ${short(action)} is changed (${change}): return a new state and leave the old one as it was, ${where()}.`,
    );
    checkPlain(game, next, "state", () => `after ${short(action)} ${where()}`);
    state = next;
    states.push(state);
  }
  const isOver = game.turn(state) === OVER;
  if (isOver) checkPayoff(game, game.payoff(state), `at the state ${short(state)}`);
  return { states, isOver };
}

function checkNext<State, Action>(
  { name }: Game<State, Action>,
  next: State,
  rule: string,
  where: () => string,
): void {
  const problem = problemOfNext(next);
  promise(problem === undefined, () => `${name}: ${rule} ${problem}, ${where()}.`);
}

function checkCycles<State, Action>(game: Game<State, Action>, states: readonly State[]): void {
  if (game.facts.cycles) return;
  const seen = new Set<string>();
  for (const state of states) {
    const key = keyOf(game, state);
    promise(!seen.has(key), () => `${game.name}: facts.cycles is false, but the state ${key} came back.`);
    seen.add(key);
  }
}

/** Whether something is hidden at the state. */
function checkState<State, Action>(
  game: Game<State, Action>,
  state: State,
  looking: Looking<State, Action>,
): boolean {
  const { choose, where, isLate } = looking;
  const { name, facts } = game;
  const turn = game.turn(state);
  const actions = game.actions(state);
  if (turn === OVER) checkCopies(game, state, [], where, where);
  for (const [evaluator, evaluate] of Object.entries(game.evaluators ?? {})) {
    const value = evaluate(state);
    promise(
      value >= facts.bounds[0] && value <= facts.bounds[1],
      () => `${name}: the evaluator "${evaluator}" gives ${value}, outside of facts.bounds, ${where}.`,
    );
  }
  checkVectors(game, state, where);
  const hides = facts.hidden === true && checkHidden(game, state, choose, where);
  checkPositionNotation(game, state, where);
  if (turn === OVER) {
    promise(actions.length === 0, () => `${name}: the game is over but there are actions ${where}.`);
    return hides;
  }
  promise(
    Number.isInteger(turn) && turn >= 0 && turn < facts.players,
    () => `${name}: turn(state) is ${turn}, neither a player nor OVER, ${where}.`,
  );
  promise(actions.length > 0, () => `${name}: player ${turn} has no action ${where}.`);
  promise(
    new Set(actions.map((action) => JSON.stringify(action))).size === actions.length,
    () => `${name}: two actions are alike ${where}.`,
  );
  checkActionNotation(game, state, actions, where);
  const tried = actions.length <= 4 ? actions : [0, 1, 2, 3].map(() => choose.pick(actions));
  checkCopies(game, state, tried, where, where);
  for (const action of tried) if (!isLate()) checkAction(game, state, action, looking);
  return hides;
}

function checkAction<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
  { choose: chance, where, width, apart }: Looking<State, Action>,
): void {
  const { name } = game;
  const { outcomes, samples, runs } = outcomesOf(game, state, action);
  if (samples > 0) width.sampled++;
  for (const { result } of outcomes.slice(0, MOST_SEEN)) apart.see(result);
  const found = { action, runs, results: outcomes.length, sampled: samples > 0 };
  if (isWider(found, width.widest)) width.widest = found;
  const next = keyOf(game, game.play(state, action, chance));
  promise(
    game.facts.chance || outcomes.length === 1,
    () =>
      `${name}: facts.chance is false, but action ${JSON.stringify(action)} has ${outcomes.length} results ${where}.`,
  );
  let numerator = 0n;
  let denominator = 1n;
  for (const { fraction } of outcomes) {
    numerator = numerator * fraction.denominator + fraction.numerator * denominator;
    denominator *= fraction.denominator;
  }
  promise(
    numerator === denominator,
    () => `${name}: the probabilities of action ${JSON.stringify(action)} do not sum to 1 ${where}.`,
  );
  promise(
    samples > 0 || outcomes.some((outcome) => outcome.key === next),
    () =>
      `${name}: action ${JSON.stringify(action)} led to ${next}, which no enumerated outcome is, ${where}.`,
  );
}

/** Results of one action that are compared with all states seen. */
const MOST_SEEN = 40;

/** Too many to list is wider than any list. */
function isWider(one: WidestChance, other: WidestChance | undefined): boolean {
  if (other === undefined || one.sampled !== other.sampled) return other === undefined || one.sampled;
  return one.runs > other.runs;
}

function checkPositionNotation<State, Action>(game: Game<State, Action>, state: State, where: string): void {
  const { name, notation } = game;
  if (!notation) return;
  const text = notation.position(state);
  promise(!text.includes("\n"), () => `${name}: the notation of a position must be one line ${where}.`);
  const read = keyOf(game, notation.parsePosition(text));
  promise(
    read === keyOf(game, state),
    () => `${name}: the position "${text}" reads back as ${read} instead of the state ${where}.`,
  );
}

function checkActionNotation<State, Action>(
  game: Game<State, Action>,
  state: State,
  actions: readonly Action[],
  where: string,
): void {
  const { name, notation } = game;
  if (!notation) return;
  const texts = new Set<string>();
  for (const action of actions) {
    const text = notation.action(state, action);
    promise(!texts.has(text), () => `${name}: two actions are both written "${text}" ${where}.`);
    texts.add(text);
    const read = JSON.stringify(notation.parseAction(state, text));
    promise(
      read === JSON.stringify(action),
      () => `${name}: the action "${text}" reads back as ${read}, not ${JSON.stringify(action)}, ${where}.`,
    );
  }
}
