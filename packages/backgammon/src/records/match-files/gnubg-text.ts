import { parseMatchId } from "../../notation/match-id.js";
import { formatPositionId } from "../../notation/position-id.js";
import { type BackgammonPlayer, type Dice, rollOf, seenBy } from "../../rules/board.js";
import { type MatchRecord, readAt } from "../match-record.js";
import { type GameRecorder, MatchRecorder } from "../match-recorder.js";
import { texts } from "./texts.js";

/**
 * Matches exported by GNU Backgammon as text, with or without its analysis: one file per game, or several games in one
 * file. Actions are on lines of their own (`* NAME moves 8/5 6/5`). The board before each turn is checked against the
 * moves so far; the analysis is skipped.
 */

const SCORE = /^The score \(after \d{1,4} games?\) is: (.*)$/;
const KIND = /\(match to (\d{1,4}) points?\)(?:, (Crawford game|post-Crawford play))?$/;
const POINTS = /^(.+) (\d{1,6})$/;
const MOVE = /^Move number (\d{1,4}): {2}(.*)$/;
const POSITION = /^ GNU Backgammon {2}Position ID: ([A-Za-z0-9+/]{14})\s*$/;
const MATCH_ID = /^ +Match ID {3}: ([A-Za-z0-9+/]{12})\s*$/;
const RESULT = /^(.+) wins (\d{1,6}) points?$/;
/** No line that is parsed is this long. */
const LONGEST_LINE = 1000;

/** Whether a text is such an export. */
export function isGnubgText(text: string): boolean {
  return /^\s*The score \(after \d{1,4} games?\) is: /.test(text);
}

/**
 * Parses a match.
 * @throws NotationError with the line
 */
export function parseGnubgText(text: string): MatchRecord {
  const reader = new GnubgTextReader();
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    readAt(
      (problem) => texts.phrase("backgammon-record-line", { line: i + 1, problem }),
      () => reader.read(line),
    );
  }
  return reader.end();
}

/** The header of a turn, before its action. */
interface Announced {
  readonly number: number;
  readonly player: BackgammonPlayer;
  /** Undefined if the turn is about the cube: a double, then its answer. */
  readonly dice?: Dice;
  isDone: boolean;
}

class GnubgTextReader {
  private match: MatchRecorder | undefined;
  private length = 0;
  private players: readonly [string, string] | undefined;
  private game: GameRecorder | undefined;
  private announced: Announced | undefined;
  private turns = 0;
  /** The score before the game. */
  private scores: readonly [number, number] = [0, 0];
  /** Whether this is the Crawford game, if the text says so. */
  private crawford: boolean | undefined;
  /** Whether a money session uses the Jacoby rule, if the text says so. */
  private jacoby: boolean | undefined;

  read(line: string): void {
    const text = line.trimEnd();
    if (text.length > LONGEST_LINE) {
      if (/^(The score|Move number|\* )/.test(text))
        throw texts.notationError("backgammon-record-long-line", { length: text.length, most: LONGEST_LINE });
      return;
    }
    const score = SCORE.exec(text);
    const move = MOVE.exec(text);
    const position = POSITION.exec(text);
    const matchId = MATCH_ID.exec(text);
    const result = RESULT.exec(text);
    if (score) this.begin(score[1]!);
    else if (!this.game || !this.players) {
      if (text.trim() !== "" && !this.match) throw texts.notationError("backgammon-export-beginning", {});
    } else if (move) this.announce(Number(move[1]), move[2]!);
    else if (position) this.check(this.game, position[1]!);
    else if (matchId) this.first(matchId[1]!);
    else if (text.startsWith("* ")) this.done(this.game, text.slice(2));
    else if (result && this.players.includes(result[1]!)) {
      const winner = this.playerOf(result[1]!);
      this.close({ winner, points: Number(result[2]) });
    }
  }

  end(): MatchRecord {
    this.close();
    const { players, match, length, jacoby } = this;
    if (!players || !match) throw texts.notationError("backgammon-record-empty", {});
    return { players, length, ...(jacoby !== undefined && { jacoby }), games: match.games };
  }

  private begin(told: string): void {
    this.close();
    const kind = KIND.exec(told);
    const length = kind ? Number(kind[1]) : 0;
    this.crawford = kind?.[2] === undefined ? undefined : kind[2] === "Crawford game";
    const pair = (kind ? told.slice(0, kind.index) : told).trim();
    const [one, other] = this.split(pair);
    const [left, right] = [POINTS.exec(one), POINTS.exec(other)];
    if (!left || !right) throw texts.notationError("backgammon-export-score", {});
    const players = [left[1]!, right[1]!] as const;
    if (players[0] === players[1]) throw texts.notationError("backgammon-export-names", {});
    if (this.players && (this.players.join() !== players.join() || this.length !== length))
      throw texts.notationError("backgammon-export-other-match", {});
    this.players = players;
    this.length = length;
    this.match ??= new MatchRecorder(length);
    this.scores = [Number(left[2]), Number(right[2])];
    this.game = this.match.begin(this.scores, 1, this.crawford);
    this.turns = 0;
  }

  /** Splits two names with points. Names may contain commas; the one that separates them follows a number of points. */
  private split(pair: string): [string, string] {
    for (let at = pair.indexOf(", "); at >= 0; at = pair.indexOf(", ", at + 1)) {
      if (/ \d{1,6}$/.test(pair.slice(Math.max(0, at - 8), at)))
        return [pair.slice(0, at), pair.slice(at + 2)];
    }
    return [pair, ""];
  }

  private announce(number: number, told: string): void {
    this.checkDone();
    if (number !== this.turns + 1)
      throw texts.notationError("backgammon-export-number", { number, before: this.turns });
    this.turns = number;
    const player = this.playerOf(told);
    const what = told.slice(this.players![player].length + 1);
    const roll = /^to play ([1-6])([1-6])$/.exec(what);
    const double = /^(?:re)?doubles to (\d{1,9})$/.exec(what);
    if (roll)
      this.announced = { number, player, dice: rollOf(Number(roll[1]), Number(roll[2])), isDone: false };
    else if (double) {
      if (this.game!.offeredCube !== Number(double[1]))
        throw texts.notationError("backgammon-export-cube", { cube: Number(double[1]) });
      this.announced = { number, player, isDone: false };
    } else if (what === "on roll, cube decision?") this.announced = { number, player, isDone: false };
    else {
      throw texts.notationError("backgammon-export-move", { text: what.slice(0, 40) });
    }
  }

  /** Checks that the board before a turn follows from the game so far. */
  private check(game: GameRecorder, id: string): void {
    const { announced } = this;
    if (!announced) return;
    const board = formatPositionId(seenBy(game.board, announced.player));
    // After a double the board is given from the view of the player who answers.
    const other = formatPositionId(seenBy(game.board, announced.player === 0 ? 1 : 0));
    if (id !== board && !(announced.dice === undefined && id === other))
      throw texts.notationError("backgammon-record-position", { position: id, expected: board });
  }

  /** Reads automatic doubles and the Jacoby rule from the first Match ID of a money game. */
  private first(id: string): void {
    if (this.announced?.number !== 1 || this.length > 0 || !this.game?.isEmpty) return;
    const { cube, jacoby } = parseMatchId(id);
    this.jacoby = jacoby;
    this.game = this.match!.begin(this.scores, cube);
  }

  private done(game: GameRecorder, told: string): void {
    // Candidate plays of the analysis begin with their number or with blanks.
    if (/^ |^\d+\. /.test(told) || /^\?\? /.test(told)) return;
    const { announced } = this;
    if (!announced) throw texts.notationError("backgammon-export-too-early", {});
    const player = this.playerOf(told);
    const what = told.slice(this.players![player].length + 1).trim();
    const play = /^moves (.+)$/.exec(what);
    if (what === "accepts" || what === "rejects") {
      game.answer(player, what === "accepts" ? "take" : "drop");
      announced.isDone = true;
      return;
    }
    if (/^resigns /.test(what)) {
      announced.isDone = true;
      return;
    }
    if (announced.isDone) throw texts.notationError("backgammon-export-second-action", {});
    if (player !== announced.player) throw texts.notationError("backgammon-export-wrong-player", {});
    if ((play || what === "cannot move") && announced.dice)
      game.play(player, announced.dice, play?.[1] ?? "");
    else if (/^(?:re)?doubles$/.test(what) && !announced.dice) game.double(player);
    else {
      throw texts.notationError("backgammon-export-action", { text: what.slice(0, 40) });
    }
    announced.isDone = true;
  }

  private playerOf(text: string): BackgammonPlayer {
    const [one, other] = this.players!;
    const is = (name: string): boolean => text === name || text.startsWith(`${name} `);
    // One name may be a prefix of the other.
    if (is(one) && !(is(other) && other.length > one.length)) return 0;
    if (is(other)) return 1;
    throw texts.notationError("backgammon-export-player", { text: text.slice(0, 40) });
  }

  private checkDone(): void {
    const { announced } = this;
    if (announced && !announced.isDone) {
      const { number } = announced;
      throw texts.notationError("backgammon-export-no-action", { number });
    }
  }

  private close(result?: { readonly winner: BackgammonPlayer; readonly points: number }): void {
    const { game } = this;
    if (!game) return;
    this.announced = undefined;
    if (!game.isEmpty || result) this.match!.end(game, result);
    this.game = undefined;
  }
}
