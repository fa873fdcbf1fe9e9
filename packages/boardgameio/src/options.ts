import { type Chance, type Facts, RulesError } from "@tyche/engine";
import { FLAG, FUNCTION, NAME, type OptionRule, whole } from "@tyche/engine/search";
import type { Ctx, Game as Definition, PlayerID } from "boardgame.io";
import type { Enumerate } from "./actions.js";
import { isIdentity } from "./definition.js";

/** What a definition does not specify itself. */
export interface BoardGameOptions<G = unknown> {
  /** Default: the definition's name. */
  readonly name?: string;
  /** Default: the definition's `minPlayers`, or 2. */
  readonly numPlayers?: number;
  /** Passed to `setup`. */
  readonly setupData?: unknown;
  /**
   * Lists what a player may do; anything the rules then refuse is left out. Default: the definition's `ai.enumerate`.
   */
  readonly enumerate?: Enumerate<G>;
  /** True: everything that `enumerate` lists is legal, and need not be tried before it is searched. Default false. */
  readonly trusted?: boolean;
  /** The payoff of each player at the end. Default: 1 for `{ winner }`, an equal share for `{ draw: true }`. */
  readonly payoff?: Payoff<G>;
  /** [low, high], the bounds of every payoff and evaluation. Default [0, 1]. */
  readonly bounds?: readonly [low: number, high: number];
  /**
   * Whether the payoffs of all players always have the same sum. Default: true for two players, and without `payoff`.
   */
  readonly zeroSum?: boolean;
  /** The sum of all players' payoffs, if constant. Default: the sum of the bounds, for two players. */
  readonly sum?: number;
  /** Whether all players share one payoff. Default false. */
  readonly cooperative?: boolean;
  /**
   * Evaluates a state in the middle of the game: the expected payoff of player 0, within the bounds, or one number per
   * player. Default: none; the search then plays games to their ends.
   */
  readonly evaluate?: (G: G, ctx: Ctx) => number | readonly number[];
  /** False: no rule draws after the start. Default true, which is correct for every game. */
  readonly chance?: boolean;
  /**
   * What a player sees of `G`. Default: the definition's `playerView`. "all": every player sees everything, and
   * `playerView` is ignored.
   */
  readonly view?: "all" | ((G: G, ctx: Ctx, playerID: PlayerID) => unknown);
  /**
   * A complete `G` consistent with what the player sees, drawn with its probability given that view; required if
   * something is hidden.
   */
  readonly determinize?: (seen: never, ctx: Ctx, playerID: PlayerID, chance: Chance) => G;
  /**
   * The payoff of each player if nobody can act and the game has not ended. Default: this is an error of the
   * definition, and reported as such.
   */
  readonly stuck?: (G: G, ctx: Ctx) => readonly number[];
  /**
   * Canonical text of a state, equal exactly if two states are the same for the rest of the game. Default: all of the
   * state.
   */
  readonly key?: (G: G, ctx: Ctx) => string;
}

const BOUNDS: OptionRule = [
  (value) =>
    Array.isArray(value) && value.length === 2 && value.every(Number.isFinite) && value[0] < value[1],
  {
    id: "api-option-finite-bounds",
    values: {},
    message: "two finite numbers [low, high] with low below high",
  },
];

/** The options of `gameOf`. */
export const GAME_OPTIONS: { readonly [Name in keyof Required<BoardGameOptions>]: OptionRule } = {
  name: NAME,
  numPlayers: whole("players"),
  setupData: [() => true, { id: "api-option-anything", values: {}, message: "anything" }],
  enumerate: FUNCTION,
  trusted: FLAG,
  payoff: FUNCTION,
  bounds: BOUNDS,
  zeroSum: FLAG,
  sum: [Number.isFinite, { id: "api-option-number", values: {}, message: "a number" }],
  cooperative: FLAG,
  evaluate: FUNCTION,
  chance: FLAG,
  view: [
    (value) => value === "all" || typeof value === "function",
    { id: "api-option-view", values: {}, message: '"all" or a function' },
  ],
  determinize: FUNCTION,
  stuck: FUNCTION,
  key: FUNCTION,
};

/** What a player sees of `G`. */
export type Seen<G> = (G: G, ctx: Ctx, playerID: PlayerID) => unknown;

/** The game's name; the library makes one up if a definition has none. */
export function nameOf<G>(definition: Definition<G>, { name }: BoardGameOptions<G>): string {
  return name ?? definition.name ?? "default";
}

/** @throws RulesError if neither the definition nor the options list what a player may do */
export function enumerateOf<G>(definition: Definition<G>, options: BoardGameOptions<G>): Enumerate<G> {
  const enumerate = options.enumerate ?? (definition.ai?.enumerate as Enumerate<G> | undefined);
  if (enumerate) return enumerate;
  const name = nameOf(definition, options);
  throw new RulesError(
    "boardgameio-no-enumerate",
    { game: name },
    `${name}: the definition has no ai.enumerate: give enumerate, (G, ctx, playerID) => a list of { move, args } and { event, args }.`,
  );
}

/**
 * What players see; undefined if every player sees everything.
 *
 * @throws RulesError if something is hidden and `determinize` is missing
 */
export function playerViewOf<G>(
  definition: Definition<G>,
  options: BoardGameOptions<G>,
): Seen<G> | undefined {
  const { view, determinize } = options;
  if (view === "all") return undefined;
  const { playerView } = definition;
  const isOwn = playerView !== undefined && !isIdentity(playerView);
  const seen = view ?? (isOwn ? (G, ctx, playerID) => playerView({ G, ctx, playerID }) : undefined);
  if (seen && !determinize) {
    const name = nameOf(definition, options);
    throw new RulesError(
      "boardgameio-no-determinize",
      { game: name },
      `${name} hides something from its players (playerView): give determinize, (seen, ctx, playerID, chance) => a whole G that looks like this to the player, or view: "all" if nothing that matters is hidden.`,
    );
  }
  return seen ?? (determinize && ((G) => G));
}

/** The facts of the game. */
export function factsOf<G>(definition: Definition<G>, options: BoardGameOptions<G>): Facts {
  const {
    numPlayers = definition.minPlayers ?? 2,
    payoff,
    bounds = [0, 1],
    cooperative,
    chance = true,
  } = options;
  const { zeroSum = !cooperative && (numPlayers === 2 || payoff === undefined) } = options;
  const sum = options.sum ?? (payoff === undefined && numPlayers > 2 ? 1 : undefined);
  return {
    players: numPlayers,
    zeroSum,
    ...(sum !== undefined && { sum }),
    ...(cooperative !== undefined && { cooperative }),
    bounds,
    // A definition does not say so; if it counts turns and moves, its states do not recur.
    cycles: true,
    chance,
    hidden: playerViewOf(definition, options) !== undefined,
  };
}

/** The evaluation for player 0. */
export function numberOf(evaluation: number | readonly number[]): number {
  return typeof evaluation === "number" ? evaluation : evaluation[0]!;
}

/** @throws RulesError for a single number if the other players' payoffs do not follow from it */
export function vectorOf(name: string, evaluation: number | readonly number[]): readonly number[] {
  if (typeof evaluation !== "number") return evaluation;
  throw new RulesError(
    "boardgameio-one-number",
    { game: name, evaluation },
    `${name}: evaluate returned the number ${evaluation}, and player 0's payoff does not say what the others get: return one number a player.`,
  );
}

/** The payoffs for the result of a game: one number per player. */
export type Payoff<G> = (gameover: unknown, G: G, ctx: Ctx) => readonly number[];

/**
 * The results that the library's own bots understand: `{ winner }` pays the winner 1 and the others 0, `{ draw: true }`
 * shares 1 among all. A single player gets 0 if the winner is somebody else, and a half for a draw.
 *
 * @throws RulesError if a game ends in any other way
 */
export function usualPayoff(name: string, gameover: unknown, { numPlayers }: Ctx): readonly number[] {
  const { winner, draw } = (gameover ?? {}) as { readonly winner?: unknown; readonly draw?: unknown };
  if (winner !== undefined && winner !== null) {
    const payoffs = Array.from({ length: numPlayers }, (_, player) => (`${player}` === `${winner}` ? 1 : 0));
    if (numPlayers === 1 || payoffs.includes(1)) return payoffs;
  } else if (draw === true) return new Array<number>(numPlayers).fill(1 / Math.max(2, numPlayers));
  const text = JSON.stringify(gameover);
  throw new RulesError(
    "boardgameio-gameover",
    { game: name, gameover: text },
    `${name}: the game ended with ctx.gameover ${text}, which names neither a winner ({ winner: "0" }) nor a draw ({ draw: true }): give a payoff, (gameover, G, ctx) => one number a player.`,
  );
}
