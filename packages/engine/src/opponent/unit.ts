import { type BoundedChance, boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import { type Game, OVER } from "../contract/game.js";
import type { Limits } from "../contract/options.js";
import type { Pause } from "../deepening/deepen.js";
import { inTurns } from "../deepening/turns.js";
import { decide } from "../methods/think.js";
import { noAction } from "../rules/index.js";
import { costAtRandom, lossesOf } from "./soft-choice.js";

/** Random games from which the unit of a game is measured, decisions of one, and nodes of one search. */
const GAMES = 6;
const PLIES = 60;
const USUAL: SearchLimits = { nodes: 300 };
/** Decisions that are looked at. */
const LOOKS = 24;

/** What each of the searches may look at. */
type SearchLimits = Pick<Limits, "nodes" | "depth">;

/** How long the unit of a game may be measured, and what each of its searches may look at. */
export interface UnitLimits extends SearchLimits {
  /** Milliseconds for all of it. Default: as long as it takes. */
  readonly time?: number;
  readonly signal?: { readonly aborted: boolean };
}

/** Why to stop: aborted, perhaps because it is late. */
interface Stop {
  readonly aborted: boolean;
  readonly isLate: boolean;
}

const units = new WeakMap<object, Unit<unknown, unknown>>();

/**
 * What an action at random costs in a game on average, in units of value: by it levels mean the same in all games. It is measured by
 * some small searches, once for each game object; store it, and hand it to `createOpponent` as `unit`, to save that.
 *
 * @returns undefined where a limit struck before anything was known; what was found is kept for the next time
 */
export async function unitOf<State, Action>(
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

/** The unit of one game, measured bit by bit, by several who need it at once if it must be. */
class Unit<State, Action> {
  private readonly game: Game<State, Action>;
  private readonly searches: SearchLimits;
  private readonly chance: BoundedChance;
  /** Places of random games that have a choice; the game that is being played, and how many were. */
  private readonly places: State[] = [];
  private state: State | undefined;
  private plies = 0;
  private games = 0;
  /** The places that are looked at, once all games were played, and by place what an action at random costs there, NaN where too little
   * was seen of it in all the time that there was. */
  private looked: readonly State[] | undefined;
  private readonly losses: (number | undefined)[] = [];

  constructor(game: Game<State, Action>, searches: SearchLimits) {
    this.game = game;
    this.searches = searches;
    this.chance = boundedChance(seededChance(`unit of ${game.name}`));
  }

  /** As far as it is known; undefined where nothing is. */
  get value(): number | undefined {
    if (this.looked?.length === 0) return 0;
    const known = this.losses.filter((loss) => loss !== undefined && !Number.isNaN(loss)) as number[];
    return known.length === 0 ? undefined : known.reduce((sum, loss) => sum + loss, 0) / known.length;
  }

  /** Goes on until all is known or it is told to stop. */
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

  /** One action of the random games. */
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

  /** @param isFirst whether all the time that there is was there for this place: then what was seen in it must do */
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
