import {
  createOpponent,
  type Game,
  type MethodName,
  type Opponent,
  type OpponentOptions,
  RulesError,
  seededChance,
  valueFor,
} from "@tyche/engine";
import { amount, checkOptions, NAME, type OptionRule, objectWith, SEED, whole } from "@tyche/engine/search";
import type { Game as Definition, PlayerID } from "boardgame.io";
import { Bot } from "#boardgame.io/ai";
import { type BoardAction, dispatched, type Enumerate } from "./actions.js";
import { type BoardGame, makeGame } from "./game-of.js";
import { boardActionOf, type Native } from "./native.js";
import { type BoardGameOptions, GAME_OPTIONS, playerViewOf } from "./options.js";
import type { BoardState, LibraryMatch } from "./rules.js";

/** An action in the library's types. */
type LibraryAction = Awaited<ReturnType<Bot["play"]>>["action"];

/** Options for a bot, and what its definition does not specify itself. */
export interface BotOptions<G = unknown> extends Omit<BoardGameOptions<G>, "numPlayers" | "enumerate"> {
  /** From 1, for beginners, to 10, the strongest. Default 10. */
  readonly level?: number;
  /** Time limit per move in milliseconds. Default 500. */
  readonly time?: number;
  /** Node limit per move, for moves that do not depend on the clock. Default: by level. */
  readonly nodes?: number;
  /** The name of one of the engine's methods. Default: the strongest that fits the game. */
  readonly algorithm?: MethodName;
  /** The same game written for the engine, which then decides. */
  // The types of its states and actions are not needed here.
  readonly native?: Native<G, never, never>;
}

const BOT_OPTIONS: { readonly [Name in keyof Required<BotSetting>]: OptionRule } = {
  ...GAME_OPTIONS,
  game: [
    (value) => typeof value === "object" && value !== null,
    { id: "api-option-definition", values: {}, message: "the definition of a game" },
  ],
  level: whole(),
  time: amount("milliseconds"),
  nodes: amount("nodes"),
  algorithm: NAME,
  native: objectWith("game", {
    id: "api-option-native",
    values: {},
    message: "an object with the game, toState and toAction",
  }),
  seed: SEED,
};

/** What the library passes to a bot. */
export interface BotSetting<G = unknown> extends BotOptions<G> {
  readonly game: Definition<G>;
  readonly enumerate: Enumerate<G>;
  /** Seed of all its random draws. */
  readonly seed?: string | number | undefined;
}

/** A class of bots, for `Local({ bots })`. */
export type BotClass<G = unknown> = new (setting: BotSetting<G>) => TycheBot<G>;

/** Default time per move in milliseconds, and the ends of the slider. */
const TIME = { initial: 500, min: 20, max: 5000 };
const LEVEL = { initial: 10, min: 1, max: 10 };

/** An opponent for one player, reused while its settings stay the same. */
interface Seat {
  readonly settingsKey: string;
  readonly opponent: Opponent<unknown, unknown>;
}

/** The value of an action to the advised player; undefined if the method gives values for another player only. */
export interface Advice {
  readonly action: BoardAction;
  readonly value: number | undefined;
}

/**
 * A replacement for `MCTSBot`: it searches the definition with the engine, within a time limit, at one of ten levels,
 * and sees neither future dice nor what `playerView` hides.
 *
 *     Client({ game, multiplayer: Local({ bots: { 1: TycheBot } }) })
 *     Client({ game, multiplayer: Local({ bots: { 1: TycheBot.with({ level: 3 }) } }) })
 *
 * @throws RulesError if the definition hides information and `determinize` is missing; the message names the fix
 */
export class TycheBot<G = unknown> extends Bot {
  private readonly definition: Definition<G>;
  private readonly setting: BotSetting<G>;
  private readonly games = new Map<number, BoardGame<G>>();
  private readonly seats = new Map<PlayerID, Seat>();
  private readonly chance: ReturnType<typeof seededChance>;

  constructor(setting: BotSetting<G>) {
    checkOptions("TycheBot", setting, BOT_OPTIONS, undefined, RulesError);
    const { game, enumerate, seed, level = LEVEL.initial, time = TIME.initial } = setting;
    super({ enumerate, ...(seed !== undefined && { seed }) });
    this.definition = game;
    this.setting = setting;
    this.chance = seededChance(`tyche bot ${seed ?? 0}`);
    // Reports an unsuitable definition at once, not in the middle of a match.
    playerViewOf(game, setting);
    this.addOpt({ key: "level", range: { min: LEVEL.min, max: LEVEL.max }, initial: level });
    this.addOpt({ key: "time", range: { min: TIME.min, max: Math.max(TIME.max, time) }, initial: time });
  }

  /** The same bot with its own options. */
  static with<G = unknown>(options: BotOptions<G>): BotClass<G> {
    return class extends TycheBot<G> {
      constructor(setting: BotSetting<G>) {
        super({ ...options, ...setting });
      }
    };
  }

  /**
   * Returns the bot's move for a player.
   *
   * @param match of a client, a master or a reducer; nothing is used that the player cannot see
   * @returns no action if the game is over
   */
  override async play(match: LibraryMatch<G>, playerID: PlayerID): Promise<{ action: LibraryAction }> {
    // The library's own bots answer like this, and its programs expect it.
    if (match.ctx.gameover !== undefined) return { action: undefined as never };
    const { game, state, opponent } = this.at(match, playerID);
    const action = this.toBoardAction(game, state, await opponent.play(this.toState(state)));
    // The library's action type has brands that no actual action has.
    return { action: dispatched(action, playerID) as LibraryAction };
  }

  /** Advises a player, at full strength: returns every action, best first. */
  async hint(match: LibraryMatch<G>, playerID: PlayerID): Promise<readonly Advice[]> {
    const { game, state, opponent } = this.at(match, playerID);
    const { actions, side } = await opponent.hint(this.toState(state));
    const { facts } = this.setting.native?.game ?? game;
    return actions.map(({ action, value, payoffs }) => ({
      action: this.toBoardAction(game, state, action),
      value: valueFor(facts, state.mover, {
        value,
        side,
        payoffs,
      }),
    }));
  }

  private at(
    match: LibraryMatch<G>,
    playerID: PlayerID,
  ): { game: BoardGame<G>; state: BoardState<G>; opponent: Opponent<unknown, unknown> } {
    const game = this.gameFor(match.ctx.numPlayers);
    const state = game.stateOf(match, playerID, this.chance);
    return { game, state, opponent: this.opponentFor(game, playerID) };
  }

  private gameFor(numPlayers: number): BoardGame<G> {
    const { enumerate } = this.setting;
    const game =
      this.games.get(numPlayers) ?? makeGame(this.definition, { ...this.setting, enumerate, numPlayers });
    this.games.set(numPlayers, game);
    return game;
  }

  /** Creates a new opponent as soon as a slider has moved. */
  private opponentFor(game: BoardGame<G>, playerID: PlayerID): Opponent<unknown, unknown> {
    const { native, nodes, algorithm, seed = 0 } = this.setting;
    const level: number = this.getOpt("level");
    const time: number = this.getOpt("time");
    const settingsKey = `${game.facts.players} ${level} ${time}`;
    const known = this.seats.get(playerID);
    if (known?.settingsKey === settingsKey) return known.opponent;
    const options: OpponentOptions<unknown> = {
      ...{ level, time, seed: `${seed} ${playerID}` },
      ...(nodes !== undefined && { nodes }),
      ...(algorithm !== undefined && { algorithm }),
    };
    const opponent = createOpponent((native?.game ?? game) as Game<unknown, unknown>, options);
    this.seats.set(playerID, { settingsKey, opponent });
    return opponent;
  }

  /** The state for the engine. */
  private toState({ G, ctx, ...rest }: BoardState<G>): unknown {
    return this.setting.native ? this.setting.native.toState(G, ctx) : { G, ctx, ...rest };
  }

  /** Converts the engine's choice to a move or an event of the definition. */
  private toBoardAction(game: BoardGame<G>, state: BoardState<G>, chosen: unknown): BoardAction {
    const { native } = this.setting;
    return native ? boardActionOf(native, state, game.actions(state), chosen) : (chosen as BoardAction);
  }
}
