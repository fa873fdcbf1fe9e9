import { boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import { type Game, type Level, OVER } from "../contract/game.js";
import { comparableDecision, costAtRandom, lossesOf } from "../decision/compared-actions.js";
import type { Pause } from "../deepening/deepen.js";
import { inTurns } from "../deepening/turns.js";
import { noAction } from "../rules/first-states.js";
import { think } from "./think.js";

/** For measuring the unit of a game: random games, the decisions in each, and the nodes of one search. */
const GAMES = 6;
const PLIES = 60;
const USUAL: SearchLimits = { nodes: 300 };
const LOOKS = 24;

type SearchLimits = Omit<Level, "temperature">;

/** The time limit for measuring the unit of a game, and the limits and evaluator of each search. */
export interface UnitLimits extends SearchLimits {
  /** Time limit for the whole measurement, in milliseconds. Default: none. */
  readonly time?: number;
  readonly signal?: { readonly aborted: boolean };
}

/** When to stop: aborted, possibly because the time is over. */
interface Stop {
  readonly aborted: boolean;
  readonly isLate: boolean;
}

const units = new WeakMap<object, Unit>();

/**
 * The average cost of a random action in a game, in units of value, to which the default levels scale their errors
 * (docs/levels.md). It is measured by some small searches, once per game object; store it and pass it to
 * `createOpponent` as `unit` to save that time.
 * @returns undefined if a limit was reached before anything was known; partial results are kept for the next call
 */
export async function measureUnit<State, Action>(
  game: Game<State, Action>,
  { time = Number.POSITIVE_INFINITY, signal, ...searches }: UnitLimits = {},
): Promise<number | undefined> {
  const isUsual = Object.values(searches).every((one) => one === undefined);
  const unit = (isUsual ? units.get(game) : undefined) ?? unitOf(game, isUsual ? USUAL : searches);
  if (isUsual) units.set(game, unit);
  const until = performance.now() + time;
  const stop: Stop = {
    get isLate() {
      return performance.now() >= until;
    },
    get aborted() {
      return signal?.aborted === true || stop.isLate;
    },
  };
  for await (const _ of inTurns(unit.steps(stop)));
  return unit.value();
}

/** The unit of one game, measured in steps, which concurrent callers may share. */
interface Unit {
  readonly value: () => number | undefined;
  readonly steps: (stop: Stop) => Generator<Pause, void, void>;
}

function unitOf<State, Action>(game: Game<State, Action>, searches: SearchLimits): Unit {
  const { facts } = game;
  const chance = boundedChance(seededChance(`unit of ${game.name}`));
  /** States of random games with a choice; below, the current game, and the number of games played. */
  const places: State[] = [];
  let state: State | undefined;
  let plies = 0;
  let games = 0;
  /**
   * The states to search, set once all games were played; below, for each of them the average cost of a random
   * action, NaN if too little was found out with all the time there was.
   */
  let looked: readonly State[] | undefined;
  const losses: (number | undefined)[] = [];

  const playOn = (): void => {
    chance.begin();
    if (games === GAMES) {
      looked = chance.shuffle(places).slice(0, LOOKS);
      return;
    }
    state ??= game.start(chance);
    const at = state;
    if (game.turn(at) === OVER || plies === PLIES) {
      state = undefined;
      plies = 0;
      games++;
      return;
    }
    const actions = game.actions(at);
    if (actions.length === 0) throw noAction(game, at);
    if (actions.length > 1) places.push(at);
    state = game.play(at, chance.pick(actions), chance);
    plies++;
  };

  /** @param isFirst whether this state had all the available time: then a partial result must do */
  const look = async (i: number, place: State, stop: Stop, isFirst: boolean): Promise<void> => {
    const player = game.turn(place);
    const decision = await comparableDecision(
      (limits) => think(game, place, { ...searches, ...limits, rank: "all", signal: stop }),
      searches,
    );
    const isWhole = decision.stopped !== "abort";
    if (!isWhole && !(isFirst && stop.isLate)) return;
    const isKnown = isWhole || lossesOf(facts, player, decision).length > 1;
    losses[i] = isKnown ? costAtRandom(facts, player, decision) / (game.stakes?.(place) ?? 1) : Number.NaN;
  };

  return {
    value() {
      if (looked?.length === 0) return 0;
      const known = losses.filter((loss) => loss !== undefined && !Number.isNaN(loss)) as number[];
      return known.length === 0 ? undefined : known.reduce((sum, loss) => sum + loss, 0) / known.length;
    },
    *steps(stop) {
      let isFirst = looked !== undefined;
      while (!stop.aborted && !looked) {
        playOn();
        yield undefined;
      }
      for (const [i, place] of (looked ?? []).entries()) {
        if (stop.aborted) return;
        if (losses[i] !== undefined) continue;
        yield look(i, place, stop, isFirst);
        isFirst = false;
      }
    },
  };
}
