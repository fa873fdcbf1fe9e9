import { type BoundedChance, boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import { type Game, OVER } from "../contract/game.js";
import type { Limits } from "../contract/options.js";
import type { Pause } from "../deepening/deepen.js";
import { inTurns } from "../deepening/turns.js";
import { noAction } from "../rules/first-states.js";
import { decide } from "../think/think.js";
import { costAtRandom, lossesOf } from "./soft-choice.js";

/** For measuring the unit of a game: random games, the decisions in each, and the nodes of one search. */
const GAMES = 6;
const PLIES = 60;
const USUAL: SearchLimits = { nodes: 300 };
const LOOKS = 24;

type SearchLimits = Pick<Limits, "nodes" | "depth">;

/** The time limit for measuring the unit of a game, and the limits of each search. */
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

const units = new WeakMap<object, Unit<unknown, unknown>>();

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
  const isUsual = searches.nodes === undefined && searches.depth === undefined;
  const known = isUsual ? (units.get(game) as Unit<State, Action> | undefined) : undefined;
  const unit = known ?? new Unit(game, isUsual ? USUAL : searches);
  if (isUsual) units.set(game, unit as never);
  const until = performance.now() + time;
  const stop: Stop = {
    get isLate() {
      return performance.now() >= until;
    },
    get aborted() {
      return signal?.aborted === true || stop.isLate;
    },
  };
  await unit.measure(stop);
  return unit.value;
}

/** The unit of one game, measured in steps, which concurrent callers may share. */
class Unit<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly searches: SearchLimits;
  private readonly chance: BoundedChance;
  /** States of random games with a choice; below, the current game, and the number of games played. */
  private readonly places: State[] = [];
  private state: State | undefined;
  private plies = 0;
  private games = 0;
  /**
   * The states to search, set once all games were played; below, for each of them the average cost of a random
   * action, NaN if too little was found out with all the time there was.
   */
  private looked: readonly State[] | undefined;
  private readonly losses: (number | undefined)[] = [];

  constructor(game: Game<State, Action>, searches: SearchLimits) {
    this.game = game;
    this.searches = searches;
    this.chance = boundedChance(seededChance(`unit of ${game.name}`));
  }

  get value(): number | undefined {
    if (this.looked?.length === 0) return 0;
    const known = this.losses.filter((loss) => loss !== undefined && !Number.isNaN(loss)) as number[];
    return known.length === 0 ? undefined : known.reduce((sum, loss) => sum + loss, 0) / known.length;
  }

  async measure(stop: Stop): Promise<void> {
    for await (const _ of inTurns(this.steps(stop)));
  }

  private *steps(stop: Stop): Generator<Pause, void, void> {
    let isFirst = this.looked !== undefined;
    while (!stop.aborted && !this.looked) {
      this.playOn();
      yield undefined;
    }
    for (const [i, place] of (this.looked ?? []).entries()) {
      if (stop.aborted) return;
      if (this.losses[i] !== undefined) continue;
      yield this.look(i, place, stop, isFirst);
      isFirst = false;
    }
  }

  private playOn(): void {
    const { game, chance, places } = this;
    chance.begin();
    if (this.games === GAMES) {
      this.looked = chance.shuffle(places).slice(0, LOOKS);
      return;
    }
    this.state ??= game.start(chance);
    const { state } = this;
    if (game.turn(state) === OVER || this.plies === PLIES) {
      this.state = undefined;
      this.plies = 0;
      this.games++;
      return;
    }
    const actions = game.actions(state);
    if (actions.length === 0) throw noAction(game, state);
    if (actions.length > 1) places.push(state);
    this.state = game.play(state, chance.pick(actions), chance);
    this.plies++;
  }

  /** @param isFirst whether this state had all the available time: then a partial result must do */
  private async look(i: number, place: State, stop: Stop, isFirst: boolean): Promise<void> {
    const { game, searches } = this;
    const { facts } = game;
    const player = game.turn(place);
    const decision = await decide(game, place, { ...searches, rank: "all", signal: stop });
    const isWhole = decision.stopped !== "abort";
    if (!isWhole && !(isFirst && stop.isLate)) return;
    const isKnown = isWhole || lossesOf(facts, player, decision).length > 1;
    this.losses[i] = isKnown ? costAtRandom(facts, player, decision) : Number.NaN;
  }
}
