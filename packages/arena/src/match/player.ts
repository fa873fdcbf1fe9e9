import type { Position, SoloPlayer } from "@tyche/engine";
import { TycheError } from "@tyche/engine/errors";

/**
 * A player of a game. It sees only what it may see and nothing of future chance: it has no access to the generator of
 * the game, and its own draws come from its own seed.
 */
export interface Player<View = unknown, Action = unknown> {
  readonly name: string;
  /**
   * Starts a new series of games: everything learned from earlier ones is forgotten, so that a result does not depend
   * on earlier games on the same thread.
   */
  forget?(): void | Promise<void>;
  /** Starts a new game. The player's own draws come from this seed. */
  begin?(seat: number, seed: string): void | Promise<void>;
  /**
   * Chooses one of the actions. It may think as long as its own limits allow, and should stop soon after the signal.
   */
  choose(seen: Seen<View, Action>): Action | Promise<Action>;
  /**
   * The same on a game's native position, for players that need no time; it must leave the position unchanged. If all
   * players of a game have this method, it is used, which is many times faster.
   */
  move?(position: Position): number;
  /**
   * Reports each action, of this player or another. With hidden information a player is told its own actions, and in
   * games with simultaneous decisions those of others as soon as they are no longer secret.
   */
  observe?(played: Played<View, Action>): void;
  /** Plays whole games of a single-player game, if it is alone in the match: faster, with chance from its own seeds. */
  readonly solo?: SoloPlayer;
  /** Called when there are no more games. */
  close?(): void | Promise<void>;
}

/** What a player sees when it decides. */
export interface Seen<View, Action> {
  /** The state; in a game with hidden information, `game.view` of it for this seat. */
  readonly view: View;
  readonly actions: readonly Action[];
  readonly seat: number;
  readonly signal?: Stop | undefined;
}

/** A played action as this player sees it. */
export interface Played<View, Action> {
  /** The player's view before the action. */
  readonly view: View;
  readonly action: Action;
  /** The legal actions of the player who played it. */
  readonly actions: readonly Action[];
  /** The seat that played it. */
  readonly seat: number;
}

/** An `AbortSignal`, or anything with the same `aborted` flag. */
export interface Stop {
  readonly aborted: boolean;
}

/** A player made an illegal move, or a match cannot be played. */
export class MatchError extends TycheError {
  override readonly name = "MatchError";
}
