import { NotationError } from "@tyche/engine";
import { CUBE_LIMIT } from "../cube/cube-rules.js";
import { backgammon } from "../game/rules.js";
import { formatPlay } from "../notation/move-notation.js";
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
} from "../rules/board.js";
import { afterAnyPlay } from "./illegal-play.js";
import {
  type CubeEvent,
  type GameEvent,
  type GameOutcome,
  type GameRecord,
  isUsualCrawford,
  type PlayEvent,
} from "./match-record.js";
import { texts } from "./texts.js";

const RULES = backgammon();

/** A turned cube that waits for the opponent's answer. */
interface Offer {
  readonly kind: "double" | "beaver" | "raccoon";
  readonly by: BackgammonPlayer;
  readonly cube: number;
}

/** Collects the events of one game and checks them against the rules, including those of the cube. */
export class GameRecorder {
  private readonly events: GameEvent[] = [];
  /** The score before the game. */
  readonly scores: readonly [number, number];
  private readonly crawford: boolean | undefined;
  private points: readonly number[] = startPoints(BACKGAMMON);
  private cube: number;
  private readonly firstCube: number;
  /** A comment before the first event. */
  private early: string | undefined;
  /** The owner of the cube; undefined if both players may turn it. */
  private owner: BackgammonPlayer | undefined;
  private offer: Offer | undefined;
  /** Undefined before the first roll. */
  private onRoll: BackgammonPlayer | undefined;

  /**
   * @param cube value at the first roll
   * @param crawford whether this is the Crawford game, if that differs from what the scores imply
   */
  constructor(scores: readonly [number, number], cube = 1, crawford?: boolean) {
    this.scores = scores;
    this.cube = cube;
    this.firstCube = cube;
    this.crawford = crawford;
  }

  /** Whether nothing has happened yet. */
  get isEmpty(): boolean {
    return this.events.length === 0;
  }

  /** The current board, 26 numbers from player 0's view. */
  get board(): readonly number[] {
    return this.points;
  }

  /** The value of the cube, without a pending offer. */
  get shown(): number {
    return this.cube;
  }

  /** The pending offer. */
  get offered(): CubeEvent["kind"] | undefined {
    return this.offer?.kind;
  }

  /** The value of the cube in the pending offer. */
  get offeredCube(): number | undefined {
    return this.offer?.cube;
  }

  /**
   * Adds a legal play.
   *
   * @param text the play in any notation that `parsePlay` reads; empty if no move is possible
   * @throws NotationError if the play is illegal or it is not this player's turn
   */
  play(player: BackgammonPlayer, dice: Dice, text: string): GameEvent {
    return this.turn(player, dice, (state) => ({ play: RULES.notation.parseAction(state, text) as Play }));
  }

  /**
   * Adds the legal play that leads to a board.
   *
   * @param points board after the play, 26 numbers from player 0's view
   * @throws NotationError if no play of the roll leads there, or it is not this player's turn
   */
  playTo(player: BackgammonPlayer, dice: Dice, points: readonly number[]): GameEvent {
    return this.turn(player, dice, (state) => {
      const play = legalPlayTo(state, points);
      if (!play) throw texts.notationError("backgammon-record-no-play", { roll: dice.join("") });
      return { play };
    });
  }

  /**
   * Adds a play that the roll need not allow, as recorded; if the roll does allow it, it is stored as a legal play.
   *
   * @throws NotationError if there is no checker to move, a checker lands on a made point, or it is not this player's
   * turn
   */
  playAnyhow(player: BackgammonPlayer, dice: Dice, play: Play): GameEvent {
    return this.turn(player, dice, (state) => {
      const seen = seenBy(state.points, player);
      if (!afterAnyPlay(seen, play))
        throw texts.notationError("backgammon-record-impossible", { text: formatPlay(seen, play) });
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
    // A player who was beavered and rolls has implicitly taken; a plain double needs an explicit answer.
    if (this.offer?.kind === "double") throw texts.notationError("backgammon-record-unanswered", {});
    if (this.offer) this.settle(this.offer);
    if (this.onRoll === opponentOf(player)) {
      const roll = dice.join("");
      if (this.events.at(-1)?.kind === "play") throw texts.notationError("backgammon-record-twice", { roll });
      throw texts.notationError("backgammon-record-doubled-plays", { roll });
    }
    const state: BackgammonState = { points: this.points, player, dice };
    const played = playedIn(state);
    const event = this.add({ kind: "play", player, dice, ...played, points: this.points });
    this.points = RULES.afterstate(state, played.play).points;
    this.onRoll = opponentOf(player);
    return event;
  }

  /**
   * Adds a double.
   *
   * @param cube the new value; default twice the present one
   * @throws NotationError if the player may not double, or not to this value
   */
  double(player: BackgammonPlayer, cube = 2 * this.cube): GameEvent {
    this.checkGoingOn();
    if (this.offer) throw texts.notationError("backgammon-record-unanswered", {});
    if (this.onRoll !== player) throw texts.notationError("backgammon-record-not-on-roll", {});
    if (this.owner !== undefined && this.owner !== player)
      throw texts.notationError("backgammon-record-not-owner", {});
    return this.turnCube("double", player, this.cube, cube);
  }

  /**
   * Adds an immediate redouble, for money only: a beaver answers a double, a raccoon a beaver.
   *
   * @throws NotationError if there is no offer to answer in this way
   */
  redouble(player: BackgammonPlayer, kind: "beaver" | "raccoon", cube?: number): GameEvent {
    const { offer } = this;
    const answered = kind === "beaver" ? "double" : "beaver";
    if (offer?.kind !== answered || offer.by === player)
      throw texts.notationError("backgammon-record-answer", { answer: kind, offer: answered });
    return this.turnCube(kind, player, offer.cube, cube ?? 2 * offer.cube);
  }

  /**
   * Adds an answer to a double.
   * @throws NotationError if there was no double by the other player
   */
  answer(player: BackgammonPlayer, kind: "take" | "drop"): GameEvent {
    const { offer } = this;
    if (!offer || offer.by === player)
      throw texts.notationError("backgammon-record-answer", { answer: kind, offer: "double" });
    const event = this.add({ kind, player, cube: offer.cube });
    if (kind === "take") this.settle(offer);
    else {
      this.offer = undefined;
      this.cube = offer.cube / 2;
    }
    return event;
  }

  /** Adds a comment to the last event, or to the first one if there is none yet. */
  comment(text: string): void {
    const last = this.events.length - 1;
    const before = last < 0 ? this.early : this.events[last]!.comment;
    const joined = before === undefined ? text : `${before}\n${text}`;
    if (last < 0) this.early = joined;
    else this.events[last] = { ...this.events[last]!, comment: joined };
  }

  /** The winner if the events show it: a player has borne off every checker or dropped a double. */
  get winner(): BackgammonPlayer | undefined {
    const last = this.events.at(-1);
    if (last?.kind === "drop") return opponentOf(last.player);
    return winnerOf(this.points) ?? undefined;
  }

  /**
   * Ends the game.
   * @throws NotationError if the events give the win to the other player, or not this number of points
   */
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
      throw texts.notationError("backgammon-record-loser-wins", {});
    const counts = this.counts(winner);
    if (counts.includes(points)) return;
    throw new NotationError(
      "backgammon-record-points",
      { points, cube: this.cube, counts },
      `The recorded win is ${points} ${points === 1 ? "point" : "points"}, but with the cube at ${this.cube} the game counts ${counts.join(" or ")}.`,
    );
  }

  /**
   * The points that the game can count for its winner, ascending: the loser may have resigned for more than was lost,
   * and under some rules gammons only count after the cube was turned.
   */
  counts(winner: BackgammonPlayer): readonly number[] {
    // A beaver may be taken implicitly.
    const cube = this.offer && this.offer.kind !== "double" ? this.offer.cube : this.cube;
    if (this.events.at(-1)?.kind === "drop") return [cube];
    if (winnerOf(this.points) === null) return [cube, 2 * cube, 3 * cube];
    const kind = winKind(seenBy(this.points, opponentOf(winner)), BACKGAMMON.checkers);
    // The Jacoby rule, which the record may not mention, allows both.
    return cube > 1 || kind === 1 ? [kind * cube] : [cube, kind * cube];
  }

  private turnCube(kind: Offer["kind"], by: BackgammonPlayer, from: number, to: number): GameEvent {
    if (to !== 2 * from)
      throw texts.notationError("backgammon-record-cube", { from, to, expected: 2 * from });
    this.offer = { kind, by, cube: to };
    return this.add({ kind, player: by, cube: to });
  }

  private add(event: GameEvent): GameEvent {
    const { early } = this;
    this.early = undefined;
    this.events.push(early === undefined ? event : { ...event, comment: early });
    return event;
  }

  /** Applies an accepted offer; a player who beavered keeps the cube. */
  private settle({ kind, by, cube }: Offer): void {
    this.offer = undefined;
    this.cube = cube;
    this.owner = kind === "beaver" ? by : opponentOf(by);
  }

  private checkGoingOn(): void {
    if (this.winner !== undefined) throw texts.notationError("backgammon-record-after-end", {});
  }
}

/** The play of the roll that leads to a board from player 0's view; undefined if there is none. */
function legalPlayTo(state: BackgammonState, points: readonly number[]): Play | undefined {
  const board = points.join();
  return (RULES.actions(state) as Play[]).find(
    (play) => RULES.afterstate(state, play).points.join() === board,
  );
}

/** The longest match and the highest score. */
const MOST_POINTS = 9999;

/** The error for a length or score that no match has. */
export function noMatchNumber(text: string): NotationError {
  return texts.notationError("backgammon-record-number", { text: text.slice(0, 40), most: MOST_POINTS });
}

/** Collects the games of a match and checks that each starts at the score the previous ones led to. */
export class MatchRecorder {
  readonly games: GameRecord[] = [];
  private readonly length: number;

  /** @param length points to win the match; 0 for money */
  constructor(length: number) {
    this.length = length;
  }

  /**
   * Begins a game.
   *
   * @param cube value at the first roll
   * @param crawford whether the record says that this is the Crawford game; undefined if it says nothing
   * @throws NotationError if a number is none of a match, the score does not follow, the match is over, or the cube
   *   cannot have this value
   */
  begin(scores: readonly [number, number], cube = 1, crawford?: boolean): GameRecorder {
    for (const number of [this.length, ...scores])
      if (!(Number.isInteger(number) && number >= 0 && number <= MOST_POINTS))
        throw noMatchNumber(String(number));
    const last = this.games.at(-1);
    if (last?.result) {
      const { winner, points } = last.result;
      const after = (won: number): number[] =>
        last.scores.map((score, player) => score + (player === winner ? won : 0));
      const expected = after(points);
      // GNU Backgammon (1.07) ignores automatic doubles when it adds up a session.
      const without = after(points / (last.automaticCube ?? 1));
      if (![expected.join(), without.join()].includes(scores.join()))
        throw texts.notationError("backgammon-record-score", {
          own: scores.join("-"),
          score: expected.join("-"),
        });
    }
    if (this.length > 0 && scores.some((score) => score >= this.length))
      throw texts.notationError("backgammon-record-match-over", {
        score: scores.join("-"),
        length: this.length,
      });
    if (
      cube !== 1 &&
      (this.length > 0 || cube < 1 || cube > CUBE_LIMIT || !Number.isInteger(Math.log2(cube)))
    )
      throw texts.notationError("backgammon-record-first-cube", { cube });
    const isUsual = crawford === undefined || crawford === isUsualCrawford(this.length, scores, last?.scores);
    return new GameRecorder(scores, cube, isUsual ? undefined : crawford);
  }

  /**
   * Ends a game.
   * @throws NotationError if the result is impossible
   */
  end(game: GameRecorder, result: GameOutcome | undefined): void {
    this.games.push(game.end(result));
  }
}
