import {
  CHANCE,
  canonicalText,
  type Figures,
  type Game,
  OVER,
  type Position,
  seededChance,
} from "@tyche/engine";
import { outcomeAt } from "@tyche/engine/chance";
import { startOf } from "@tyche/engine/search";
import { type Luck, luckOf } from "./luck.js";
import { MatchError, type Played, type Player, type Stop } from "./player.js";

/** Options for one game. */
export interface PlayGameOptions {
  /**
   * Seed of chance: two games with the same seed have the same dice. The players' own seeds are derived from it too.
   */
  readonly seed: string;
  readonly signal?: Stop | undefined;
  /**
   * Maximum number of actions. A game that is still running then is cut off: every player gets the middle of the
   * bounds. Default 10,000 in games whose states can recur, which players might never end; no limit in others.
   */
  readonly most?: number | undefined;
  /**
   * Number of random actions at the beginning: each legal one is equally likely, the same in games with the same seed.
   */
  readonly opening?: number | undefined;
  /**
   * Whether to record statistics: the game's own at its end, and the slowest decision. Not available with native
   * positions.
   */
  readonly figures?: boolean | undefined;
}

/** The result of a game. */
export interface GameResult {
  /** By seat. */
  readonly payoffs: readonly number[];
  /** Number of actions played. */
  readonly plies: number;
  /** Whether it was cut off before its end. */
  readonly cutOff?: true;
  readonly figures?: Figures;
}

const MOST_PLIES = 10_000;

/** A game was stopped by its signal. */
export class StoppedError extends Error {}

/**
 * Plays one game to its end.
 *
 * @param players by seat; the same player cannot have two seats
 * @throws MatchError if a player makes an illegal move, or the game does not end
 * @throws StoppedError if the signal was aborted
 */
export async function playGame<State, Action>(
  rules: Game<State, Action>,
  players: readonly Player[],
  options: PlayGameOptions,
): Promise<GameResult> {
  // Players of any game: states and actions are only passed through.
  const game = rules as Game<unknown, unknown>;
  if (players.length !== game.facts.players) {
    const { players: seats } = game.facts;
    throw new MatchError(
      "match-seats",
      { game: game.name, seats, players: players.length },
      `${game.name} has ${seats} ${seats === 1 ? "seat" : "seats"}, not ${players.length}.`,
    );
  }
  const luck = luckOf(options.seed);
  for (const [seat, player] of players.entries()) await player.begin?.(seat, luck.playerSeed(seat));
  const most = options.most ?? (game.facts.cycles ? MOST_PLIES : Number.POSITIVE_INFINITY);
  const limited = { ...options, most, opening: options.opening ?? 0 };
  return canUsePosition(game, players)
    ? playOnPosition(game, players, luck, limited)
    : playByRules(game, players, luck, limited);
}

type Limited = PlayGameOptions & { readonly most: number; readonly opening: number };

/** Draws one of `count` actions of the opening, by index. */
function drawnOpening(seed: string, ply: number, count: number): number {
  return seededChance(`${seed} opening ${ply}`).die(count) - 1;
}

function canUsePosition(game: Game<unknown, unknown>, players: readonly Player[]): boolean {
  return (
    game.position !== undefined &&
    !game.facts.hidden &&
    players.every((player) => player.move !== undefined && player.observe === undefined)
  );
}

async function playByRules(
  game: Game<unknown, unknown>,
  players: readonly Player[],
  luck: Luck,
  { signal, most, seed, opening, figures }: Limited,
): Promise<GameResult> {
  const viewOf = (state: unknown, seat: number): unknown =>
    game.facts.hidden ? game.view!(state, seat) : state;
  const observations = new Observations(game, players, viewOf);
  let state = startOf(game, luck.chance(-1));
  let plies = 0;
  let slowest = 0;
  for (let seat = game.turn(state); seat !== OVER; seat = game.turn(state)) {
    if (signal?.aborted) throw new StoppedError();
    if (plies === most) return cutOff(game, plies);
    const player = players[seat]!;
    const actions = game.actions(state);
    if (actions.length === 0)
      throw new MatchError(
        "match-no-action",
        { game: game.name, player: seat, plies },
        `${game.name}: player ${seat} has no action although the game is not over, after ${plies} actions.`,
      );
    const before = figures ? performance.now() : 0;
    const chosen =
      plies < opening
        ? actions[drawnOpening(seed, plies, actions.length)]
        : await player.choose({ view: viewOf(state, seat), actions, seat, signal });
    if (figures) slowest = Math.max(slowest, performance.now() - before);
    // A search that was interrupted has an answer, but not the one it would have given.
    if (signal?.aborted) throw new StoppedError();
    const action = legal(game, player, actions, chosen);
    observations.add(state, action, actions, seat);
    state = game.play(state, action, luck.chance(plies));
    // Programs make every possible claim.
    state = game.claim?.(state) ?? state;
    plies++;
    observations.tell(state);
  }
  return {
    payoffs: game.payoff(state),
    plies,
    ...(figures && { figures: { ...game.figures?.(state), slowest } }),
  };
}

/** Reports played actions to the players, as soon as they may know them. */
class Observations {
  private readonly game: Game<unknown, unknown>;
  private readonly watchers: readonly {
    readonly player: Player;
    readonly waiting: Played<unknown, unknown>[];
  }[];
  private readonly viewOf: (state: unknown, seat: number) => unknown;

  constructor(
    game: Game<unknown, unknown>,
    players: readonly Player[],
    viewOf: (state: unknown, seat: number) => unknown,
  ) {
    this.game = game;
    this.viewOf = viewOf;
    this.watchers = players.map((player) => ({ player, waiting: [] }));
  }

  /** Adds an action at a state. */
  add(state: unknown, action: unknown, actions: readonly unknown[], seat: number): void {
    const { game, viewOf } = this;
    for (const [watcher, { player, waiting }] of this.watchers.entries()) {
      const mayKnow = watcher === seat || !game.facts.hidden || game.simultaneous?.alone !== undefined;
      if (player.observe && mayKnow) waiting.push({ view: viewOf(state, watcher), action, actions, seat });
    }
  }

  /** Reports what is no longer secret at the current state. */
  tell(state: unknown): void {
    for (const [watcher, { player, waiting }] of this.watchers.entries()) {
      if (waiting.length === 0 || this.game.simultaneous?.isSecret(state, watcher)) continue;
      for (const played of waiting.splice(0)) player.observe!(played);
    }
  }
}

/** The legal action that a player chose: the same object, or an equal one. */
function legal(
  game: Game<unknown, unknown>,
  player: Player,
  actions: readonly unknown[],
  chosen: unknown,
): unknown {
  if (actions.includes(chosen)) return chosen;
  const text = canonicalText(chosen);
  const equal = actions.find((action) => canonicalText(action) === text);
  if (equal !== undefined) return equal;
  throw new MatchError(
    "match-illegal",
    { player: player.name, action: text, game: game.name },
    `${player.name} plays ${text} in ${game.name}, which is not a legal action there.`,
  );
}

function playOnPosition(
  game: Game<unknown, unknown>,
  players: readonly Player[],
  luck: Luck,
  { signal, most, seed, opening }: Limited,
): GameResult {
  const position = game.position!(startOf(game, luck.chance(-1)));
  const outcomes = new Int32Array(position.width);
  const probabilities = new Float64Array(position.width);
  let plies = 0;
  let nodes = 0;
  for (let seat = position.turn(); seat !== OVER; seat = position.turn()) {
    if (seat === CHANCE) {
      const count = position.outcomes(outcomes, probabilities, 0);
      position.play(outcomes[outcomeAt(probabilities, count, luck.unit(nodes++))]!);
      continue;
    }
    if (signal?.aborted) throw new StoppedError();
    if (plies === most) return cutOff(game, plies);
    if (plies < opening) {
      position.play(outcomes[drawnOpening(seed, plies, position.moves(outcomes, 0))]!);
    } else position.play(players[seat]!.move!(position));
    plies++;
  }
  return { payoffs: payoffsOf(position, players.length), plies };
}

function payoffsOf(position: Position, players: number): number[] {
  return Array.from({ length: players }, (_, player) => position.payoff(player));
}

/** The result of a game without a winner: all payoffs are equal. */
function cutOff({ facts }: Game<unknown, unknown>, plies: number): GameResult {
  const [low, high] = facts.bounds;
  const middle = Number.isFinite(low + high) ? (low + high) / 2 : 0;
  return { payoffs: new Array<number>(facts.players).fill(middle), plies, cutOff: true };
}
