import type { Position, SoloPlayer } from "@tyche/engine";
import { TycheError } from "@tyche/engine/errors";

/**
 * Who decides in a game. A player is handed what it may see and nothing of what chance will do: the generator of a game
 * in progress is out of its reach, and what it draws itself comes from a seed of its own.
 */
export interface Player<View = unknown, Action = unknown> {
  readonly name: string;
  /**
   * A new series of games: everything learned from earlier ones is forgotten, so that a result does not depend on which
   * games were played before on the same thread.
   */
  forget?(): void | Promise<void>;
  /** A new game. What the player draws itself, it draws from this seed. */
  begin?(seat: number, seed: string): void | Promise<void>;
  /** One of the actions. It may think as long as its own limits say; it should stop soon after the signal. */
  choose(seen: Seen<View, Action>): Action | Promise<Action>;
  /**
   * The same on the native position of a game, for players who need no time: it must leave the position as it found
   * it. Where all players of a game can, the game is played so, which is many times faster.
   */
  move?(position: Position): number;
  /**
   * Whatever is played, by this player or another. Where something is hidden, a player is told of its own actions, and in
   * games of simultaneous decisions of the others' as soon as they are no secret any more.
   */
  observe?(played: Played<View, Action>): void;
  /** Plays whole games of a game for one, where it plays a match alone: quicker, on the luck of its own seeds. */
  readonly solo?: SoloPlayer;
  /** No more games. */
  close?(): void | Promise<void>;
}

/** What a player decides by. */
export interface Seen<View, Action> {
  /** The state; in a game that hides something, `game.view` of it for this seat. */
  readonly view: View;
  readonly actions: readonly Action[];
  readonly seat: number;
  readonly signal?: Stop | undefined;
}

/** What was played, as this player sees it. */
export interface Played<View, Action> {
  /** What the player saw before the action. */
  readonly view: View;
  readonly action: Action;
  /** What was legal for whoever played it. */
  readonly actions: readonly Action[];
  /** Who played it. */
  readonly seat: number;
}

/** An `AbortSignal`, or anything that can say that it was aborted. */
export interface Stop {
  readonly aborted: boolean;
}

/** A player that does what no player may, or a match that cannot be played. */
export class MatchError extends TycheError {
  override readonly name = "MatchError";
}
