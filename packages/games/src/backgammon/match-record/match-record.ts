import { NotationError } from "@tyche/engine";
import {
  BACKGAMMON,
  type BackgammonPlayer,
  type BackgammonState,
  type Dice,
  opponentOf,
  type Play,
  startPoints,
  winnerOf,
} from "../board.js";
import { backgammon } from "../rules.js";

/** A match, or a money session, as it was played. */
export interface MatchRecord {
  readonly players: readonly [string, string];
  /** Points to win the match; 0 for money. */
  readonly length: number;
  readonly games: readonly GameRecord[];
}

/** One game of a recorded match. */
export interface GameRecord {
  /** Before the game. */
  readonly scores: readonly [number, number];
  readonly events: readonly GameEvent[];
  /** Absent where the game was not finished. */
  readonly result?: GameOutcome;
}

/** Who won a recorded game, and how many points. */
export interface GameOutcome {
  readonly winner: BackgammonPlayer;
  readonly points: number;
}

/** A turn or an action of the cube in a recorded game. */
export type GameEvent = PlayEvent | CubeEvent;

/** A roll and what was played with it; the play is legal. */
export interface PlayEvent {
  readonly kind: "play";
  readonly player: BackgammonPlayer;
  readonly dice: Dice;
  readonly play: Play;
  /** The board before it, seen from player 0. */
  readonly points: readonly number[];
}

/** A double, a take or a pass in a recorded game. */
export interface CubeEvent {
  readonly kind: "double" | "take" | "drop";
  readonly player: BackgammonPlayer;
  /** What the cube shows once the double is taken. */
  readonly cube: number;
}

const RULES = backgammon();

/** Collects the events of one game and holds them to the rules. */
export class GameRecorder {
  private readonly events: GameEvent[] = [];
  private readonly scores: readonly [number, number];
  private points: readonly number[] = startPoints(BACKGAMMON);
  private cube = 1;

  constructor(scores: readonly [number, number]) {
    this.scores = scores;
  }

  /** True while nothing has happened. */
  get isEmpty(): boolean {
    return this.events.length === 0;
  }

  /**
   * @param text the play in any notation that `parsePlay` reads; empty where nothing could be played
   * @throws NotationError where it is not legal, or not this player's turn
   */
  play(player: BackgammonPlayer, dice: Dice, text: string): void {
    this.checkGoingOn();
    const last = this.events.findLast(({ kind }) => kind === "play");
    if (last?.player === player)
      throw new NotationError(`The same player plays ${dice.join("")} who has played just before.`);
    const state: BackgammonState = { points: this.points, player, dice };
    const play = RULES.notation.parseAction(state, text) as Play;
    this.events.push({ kind: "play", player, dice, play, points: this.points });
    this.points = RULES.afterstate(state, play).points;
  }

  /** @param cube what it is turned to; without it twice what it shows */
  double(player: BackgammonPlayer, cube = 2 * this.cube): void {
    this.checkGoingOn();
    this.cube = cube;
    this.events.push({ kind: "double", player, cube });
  }

  /** @throws NotationError where there was no double by the other player */
  answer(player: BackgammonPlayer, kind: "take" | "drop"): void {
    const last = this.events.at(-1);
    if (last?.kind !== "double" || last.player === player)
      throw new NotationError(`A ${kind} does not answer a double of the other player.`);
    this.events.push({ kind, player, cube: this.cube });
  }

  /** Who has won by what happened, where that is plain: every checker off, or a double dropped. */
  get winner(): BackgammonPlayer | undefined {
    const last = this.events.at(-1);
    if (last?.kind === "drop") return opponentOf(last.player);
    return winnerOf(this.points) ?? undefined;
  }

  end(result: GameOutcome | undefined): GameRecord {
    return { scores: this.scores, events: this.events, ...(result && { result }) };
  }

  private checkGoingOn(): void {
    if (this.winner !== undefined) throw new NotationError("The game goes on after its end.");
  }
}

/** An error of a record, with where it is. */
export function errorAt(where: string, error: unknown): Error {
  if (!(error instanceof NotationError)) return error as Error;
  return new NotationError(`${where}: ${error.message}`);
}
