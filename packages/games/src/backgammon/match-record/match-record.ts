import { NotationError } from "@tyche/engine";
import {
  BACKGAMMON,
  type BackgammonPlayer,
  type BackgammonState,
  type Dice,
  opponentOf,
  type Play,
  seenBy,
  startPoints,
  winKind,
  winnerOf,
} from "../board.js";
import { CUBE_LIMIT } from "../cube/cube-rules.js";
import { formatPlay } from "../notation/move-notation.js";
import { backgammon } from "../rules.js";
import { afterAnyPlay } from "./illegal-play.js";

/** A match, or a money session, as it was played. */
export interface MatchRecord {
  readonly players: readonly [string, string];
  /** Points to win the match; 0 for money. */
  readonly length: number;
  /** Where the record says that nobody could turn the cube; absent: it says nothing. */
  readonly cube?: false;
  /** For money, whether gammons counted 1 until the cube was turned; absent: the record does not say. */
  readonly jacoby?: boolean;
  /** For money, whether who was doubled could beaver; absent: the record does not say. */
  readonly beavers?: boolean;
  readonly games: readonly GameRecord[];
}

/** One game of a recorded match. */
export interface GameRecord {
  /** Before the game. */
  readonly scores: readonly [number, number];
  /** What the cube shows at the first roll, where automatic doubles have turned it, for money; absent: 1. */
  readonly automaticCube?: number;
  /** Whether nobody could double in it, where the record says otherwise than its scores (`isUsualCrawford`). */
  readonly crawford?: boolean;
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

/** What is said of an event of a recorded game, in one line or several, where a match is written with comments. */
export type Comments = (event: GameEvent) => string | undefined;

/** A roll and what was played with it. */
export interface PlayEvent {
  readonly kind: "play";
  readonly player: BackgammonPlayer;
  readonly dice: Dice;
  readonly play: Play;
  /** The roll does not allow the play: nobody noticed, and the game went on from there. Without it the play is legal. */
  readonly isIllegal?: true;
  /** The board before it, seen from player 0. */
  readonly points: readonly number[];
}

/** A double, a beaver, a raccoon, a take or a pass in a recorded game. */
export interface CubeEvent {
  readonly kind: "double" | "beaver" | "raccoon" | "take" | "drop";
  readonly player: BackgammonPlayer;
  /** What the cube shows once the double is taken. */
  readonly cube: number;
}

const RULES = backgammon();

/** A roll is told without its play, though there is one. */
export class UnplayedRoll extends NotationError {}

/** A cube that has been turned and waits for the other's answer. */
interface Offer {
  readonly kind: "double" | "beaver" | "raccoon";
  readonly by: BackgammonPlayer;
  readonly cube: number;
}

/** Collects the events of one game and holds them to the rules, those of the cube too. */
export class GameRecorder {
  private readonly events: GameEvent[] = [];
  private readonly scores: readonly [number, number];
  private readonly crawford: boolean | undefined;
  private points: readonly number[] = startPoints(BACKGAMMON);
  private cube: number;
  private readonly firstCube: number;
  /** Who may turn the cube; undefined: both. */
  private owner: BackgammonPlayer | undefined;
  private offer: Offer | undefined;
  /** Undefined before the first roll. */
  private onRoll: BackgammonPlayer | undefined;

  /**
   * @param cube what it shows at the first roll
   * @param crawford whether nobody may double, where that is not what the scores say
   */
  constructor(scores: readonly [number, number], cube = 1, crawford?: boolean) {
    this.scores = scores;
    this.cube = cube;
    this.firstCube = cube;
    this.crawford = crawford;
  }

  /** True while nothing has happened. */
  get isEmpty(): boolean {
    return this.events.length === 0;
  }

  /** The board now, 26 numbers seen from player 0. */
  get board(): readonly number[] {
    return this.points;
  }

  /** What the cube shows, without an offer that waits for an answer. */
  get shown(): number {
    return this.cube;
  }

  /** What waits for an answer. */
  get offered(): CubeEvent["kind"] | undefined {
    return this.offer?.kind;
  }

  /** What the cube shows that waits for an answer. */
  get offeredCube(): number | undefined {
    return this.offer?.cube;
  }

  /**
   * @param text the play in any notation that `parsePlay` reads; empty where nothing could be played
   * @throws UnplayedRoll where something could
   * @throws NotationError where it is not legal, or not this player's turn
   */
  play(player: BackgammonPlayer, dice: Dice, text: string): GameEvent {
    return this.turn(player, dice, (state) => {
      if (text === "" && RULES.actions(state).some((play) => (play as Play).length > 0))
        throw new UnplayedRoll("There is a legal move, so the turn cannot be passed.");
      return { play: RULES.notation.parseAction(state, text) as Play };
    });
  }

  /**
   * The play that leads to a board.
   *
   * @param points the board after it, 26 numbers seen from player 0
   * @throws NotationError where no play of the roll leads there, or it is not this player's turn
   */
  playTo(player: BackgammonPlayer, dice: Dice, points: readonly number[]): GameEvent {
    return this.turn(player, dice, (state) => {
      const play = legalPlayTo(state, points);
      if (!play) throw new NotationError(`No play of ${dice.join("")} leads to the board after it.`);
      return { play };
    });
  }

  /**
   * A play that the roll need not allow, as the record says that it was played; one that it does allow is kept as a legal one.
   *
   * @throws NotationError where there are no such checkers, or they land where they cannot stand, or it is not this player's turn
   */
  playAnyhow(player: BackgammonPlayer, dice: Dice, play: Play): GameEvent {
    return this.turn(player, dice, (state) => {
      const seen = seenBy(state.points, player);
      if (!afterAnyPlay(seen, play))
        throw new NotationError(`No checkers can go so from there, legal or not: ${formatPlay(seen, play)}.`);
      const legal = legalPlayTo(state, RULES.afterstate(state, play).points);
      return legal ? { play: legal } : { play, isIllegal: true };
    });
  }

  private turn(
    player: BackgammonPlayer,
    dice: Dice,
    playedIn: (state: BackgammonState) => Pick<PlayEvent, "play" | "isIllegal">,
  ): GameEvent {
    this.checkGoingOn();
    // Who is beavered and rolls has taken; a plain double is answered in words.
    if (this.offer?.kind === "double") throw new NotationError("A double is not answered.");
    if (this.offer) this.settle(this.offer);
    if (this.onRoll === opponentOf(player)) {
      const last = this.events.at(-1);
      throw new NotationError(
        last?.kind === "play"
          ? `The same player plays ${dice.join("")} who has played just before.`
          : `${dice.join("")} is played by who was doubled, and not by who has doubled.`,
      );
    }
    const state: BackgammonState = { points: this.points, player, dice };
    const played = playedIn(state);
    const event = this.add({ kind: "play", player, dice, ...played, points: this.points });
    this.points = RULES.afterstate(state, played.play).points;
    this.onRoll = opponentOf(player);
    return event;
  }

  /**
   * @param cube what it is turned to; without it twice what it shows
   * @throws NotationError where the player may not double, or not to this
   */
  double(player: BackgammonPlayer, cube = 2 * this.cube): GameEvent {
    this.checkGoingOn();
    if (this.offer) throw new NotationError("A double is not answered.");
    if (this.onRoll !== player) throw new NotationError("Somebody doubles who is not on roll.");
    if (this.owner !== undefined && this.owner !== player)
      throw new NotationError("Somebody doubles while the cube is the other's.");
    return this.turnCube("double", player, this.cube, cube);
  }

  /**
   * Turns the cube once more at once: a beaver answers a double, a raccoon a beaver; only for money.
   *
   * @throws NotationError where there is nothing to answer in this way
   */
  redouble(player: BackgammonPlayer, kind: "beaver" | "raccoon", cube?: number): GameEvent {
    const { offer } = this;
    const answered = kind === "beaver" ? "double" : "beaver";
    if (offer?.kind !== answered || offer.by === player)
      throw new NotationError(`A ${kind} does not answer a ${answered} of the other player.`);
    return this.turnCube(kind, player, offer.cube, cube ?? 2 * offer.cube);
  }

  /** @throws NotationError where there was no double by the other player */
  answer(player: BackgammonPlayer, kind: "take" | "drop"): GameEvent {
    const { offer } = this;
    if (!offer || offer.by === player)
      throw new NotationError(`A ${kind} does not answer a double of the other player.`);
    const event = this.add({ kind, player, cube: offer.cube });
    if (kind === "take") this.settle(offer);
    else {
      this.offer = undefined;
      this.cube = offer.cube / 2;
    }
    return event;
  }

  /** Who has won by what happened, where that is plain: every checker off, or a double dropped. */
  get winner(): BackgammonPlayer | undefined {
    const last = this.events.at(-1);
    if (last?.kind === "drop") return opponentOf(last.player);
    return winnerOf(this.points) ?? undefined;
  }

  /** @throws NotationError where what happened gives the win to the other, or not so many points */
  end(result: GameOutcome | undefined): GameRecord {
    if (result) this.check(result);
    const { scores, firstCube, crawford, events } = this;
    return {
      scores,
      ...(firstCube > 1 && { automaticCube: firstCube }),
      ...(crawford !== undefined && { crawford }),
      events,
      ...(result && { result }),
    };
  }

  private check({ winner, points }: GameOutcome): void {
    if (this.winner !== undefined && this.winner !== winner)
      throw new NotationError("The game is won by the player who has lost it.");
    const counts = this.counts(opponentOf(winner));
    if (counts.includes(points)) return;
    throw new NotationError(
      `The game is won by ${points} points, with the cube at ${this.cube}: it counts ${counts.join(" or ")}.`,
    );
  }

  /** What the game can count: the loser may have resigned more than was lost, and by some rules gammons wait for the cube. */
  private counts(loser: BackgammonPlayer): readonly number[] {
    // A beaver is taken without a word.
    const cube = this.offer && this.offer.kind !== "double" ? this.offer.cube : this.cube;
    if (this.events.at(-1)?.kind === "drop") return [cube];
    if (winnerOf(this.points) === null) return [cube, 2 * cube, 3 * cube];
    const kind = winKind(seenBy(this.points, loser), BACKGAMMON.checkers);
    // Jacoby's rule, of which a record says nothing.
    return cube > 1 || kind === 1 ? [kind * cube] : [cube, kind * cube];
  }

  private turnCube(kind: Offer["kind"], by: BackgammonPlayer, from: number, to: number): GameEvent {
    if (to !== 2 * from)
      throw new NotationError(`The cube is turned from ${from} to ${to}, not to ${2 * from}.`);
    this.offer = { kind, by, cube: to };
    return this.add({ kind, player: by, cube: to });
  }

  private add(event: GameEvent): GameEvent {
    this.events.push(event);
    return event;
  }

  /** The offer is accepted: who has turned a cube at once keeps it. */
  private settle({ kind, by, cube }: Offer): void {
    this.offer = undefined;
    this.cube = cube;
    this.owner = kind === "beaver" ? by : opponentOf(by);
  }

  private checkGoingOn(): void {
    if (this.winner !== undefined) throw new NotationError("The game goes on after its end.");
  }
}

/** The play of the roll that leads to a board seen from player 0; undefined where none does. */
function legalPlayTo(state: BackgammonState, points: readonly number[]): Play | undefined {
  const board = points.join();
  return (RULES.actions(state) as Play[]).find(
    (play) => RULES.afterstate(state, play).points.join() === board,
  );
}

/**
 * Collects the games of a match, each at the score that the ones before have left.
 */
export class MatchRecorder {
  readonly games: GameRecord[] = [];
  private readonly length: number;

  /** @param length points to win the match; 0 for money */
  constructor(length: number) {
    this.length = length;
  }

  /**
   * @param cube what it shows at the first roll
   * @param crawford whether the record says that nobody may double in it; undefined: it says nothing
   * @throws NotationError where the score is not what it was, the match is over, or the cube cannot be so
   */
  begin(scores: readonly [number, number], cube = 1, crawford?: boolean): GameRecorder {
    const last = this.games.at(-1);
    if (last?.result) {
      const { winner, points } = last.result;
      const after = (won: number): number[] =>
        last.scores.map((score, player) => score + (player === winner ? won : 0));
      const expected = after(points);
      // GNU Backgammon (1.07) leaves automatic doubles out when it adds up a session.
      const without = after(points / (last.automaticCube ?? 1));
      if (![expected.join(), without.join()].includes(scores.join()))
        throw new NotationError(
          `The game begins at ${scores.join(" to ")}; after the one before it stands ${expected.join(" to ")}.`,
        );
    }
    if (this.length > 0 && scores.some((score) => score >= this.length))
      throw new NotationError(`A game begins at ${scores.join(" to ")} in a match to ${this.length}.`);
    if (
      cube !== 1 &&
      (this.length > 0 || cube < 1 || cube > CUBE_LIMIT || !Number.isInteger(Math.log2(cube)))
    )
      throw new NotationError(
        `The cube shows ${cube} at the first roll: automatic doubles turn it to a power of 2, for money.`,
      );
    const isUsual = crawford === undefined || crawford === isUsualCrawford(this.length, scores, last?.scores);
    return new GameRecorder(scores, cube, isUsual ? undefined : crawford);
  }

  /** @throws NotationError where the result cannot be */
  end(game: GameRecorder, result: GameOutcome | undefined): void {
    this.games.push(game.end(result));
  }
}

/**
 * Whether the scores make a game the one in which nobody may double: a player needs one point, and did not in the game before.
 *
 * @param before scores of the game before it
 */
export function isUsualCrawford(
  length: number,
  scores: readonly [number, number],
  before: readonly [number, number] | undefined,
): boolean {
  return length > 1 && scores.includes(length - 1) && before?.includes(length - 1) !== true;
}

/** Whether nobody could double in a game: as the record says, else by the scores, unless somebody did. @param at from 0 */
export function isCrawford({ length, games }: Pick<MatchRecord, "length" | "games">, at: number): boolean {
  const { scores, crawford, events } = games[at]!;
  const isTurned = events.some(({ kind }) => kind !== "play");
  return crawford ?? (!isTurned && isUsualCrawford(length, scores, games[at - 1]?.scores));
}

/** How often equal opening dice have turned the cube at most. */
export function automaticDoubles(games: readonly GameRecord[]): number {
  return Math.log2(Math.max(1, ...games.map(({ automaticCube = 1 }) => automaticCube)));
}

/** An error of a record, with where it is. */
export function errorAt(where: string, error: unknown): Error {
  if (!(error instanceof NotationError)) return error as Error;
  return new NotationError(`${where}: ${error.message}`);
}
