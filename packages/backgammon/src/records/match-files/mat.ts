import { NotationError } from "@tyche/engine";
import { problemOf } from "@tyche/engine/errors";
import {
  BAR,
  type BackgammonPlayer,
  BOARD_SIZE,
  type Dice,
  mirrored,
  OFF,
  type Play,
  rollOf,
  seenBy,
} from "../../rules/board.js";
import { playBetween } from "../illegal-play.js";
import {
  type GameOutcome,
  HEADER_TAGS,
  type MatchHeader,
  type MatchRecord,
  readAt,
} from "../match-record.js";
import { type GameRecorder, MatchRecorder } from "../match-recorder.js";
import { texts } from "./texts.js";

/**
 * The Jellyfish match format (.mat), which most programs exchange. A line has a turn of both players, left and right,
 * each as `dice: plays`; points are in the mover's numbering, with 25 the bar and 0 off. There is no specification;
 * this parser reads what GNU Backgammon writes, with any spacing. Every cell is parsed or rejected with its place. Only
 * the roll on which a game was resigned or left, or a turn was skipped, has no play.
 */

const MATCH_LINE = /^\s*(\d{1,4})\s+point\s+match/i;
const GAME_LINE = /^\s*Game\s+\d+/i;
/** The score after a player's name; the left player's is followed by two blanks or more. */
const LEFT_SCORE = /: ?(\d{1,4})\s\s+/y;
const RIGHT_SCORE = /: ?(\d{1,4})$/;
/** Comment: nobody could turn the cube. */
export const NO_CUBE = '; [CubeLimit "1"]';
/** Comment: the value of the cube at the first roll of the following game. */
const AUTOMATIC_CUBE = /^; \[CubeValue "(\d{1,4})"\]$/;
/**
 * Comment: whether a money rule is on, as eXtreme Gammon and others write it, or whether the next game is the Crawford
 * game.
 */
const RULE = /^; \[(Jacoby|Beaver|CrawfordGame) "(On|Off)"\]$/i;
const TAG = /^; ?\[([A-Za-z][A-Za-z0-9 ]{0,30}) "(.*)"\]$/;
const TURN_LINE = /^\s*\d{1,4}\)/;
const WINS = /Wins\s+(\d{1,6})\s+points?(\s+and\s+the\s+match)?/i;
/**
 * What BackgammonGalaxy, OpenGammon, HedgeHog, GammonView, Backgammon Studio and, in the right column, eXtreme Gammon
 * write for a player who resigns, Backgammon Studio also for the roll.
 */
const RESIGNS =
  /Loss?es\s+\d{1,6}\s+points?|\bResign(?:s|ed)\b(?: (?:Game|Match))?|Concedes|\b00:\s*\?{3,4}| {2}\?{3,4}$/gi;
/** What BackgammonGalaxy writes for the loser's points. */
const LOSES = /Loss?es\s+(\d{1,6})\s+points?/i;
/** The number of a turn that nobody played, as Backgammon Studio writes it after the end of a match. */
const NO_TURN = /^\s*\d{1,4}\)$/;
const ROLL = /[1-6][1-6]:/;
/** The start of a cell: a roll, which may touch the previous cell, or a cube action. */
const CELL = /[1-6][1-6]:|(?:Doubles|Beavers|Raccoons)\s*=>|Takes|Drops/gi;
/** A roll without a play, or with what eXtreme Gammon writes for a roll on which a game was resigned. */
const ROLL_ALONE = /^[1-6][1-6]:(?: *\?{3,4})?$/;
/** What eXtreme Gammon writes for a player who resigns before a roll. */
const NO_ROLL = /^\?{3,4}$/;
/** Words that some programs write if no move is possible. */
const NO_PLAY = /^(?:(?:cannot move|can't move|no play)\.?|\?{3,4})$/i;
/**
 * Comment: the roll of a play on the next line does not allow it. Other programs ignore it and read the play as it is.
 */
export const ILLEGAL_PLAY = '; [IllegalPlay "On"]';
/** How eXtreme Gammon writes such a play. */
const ILLEGAL = /^illegal play \((.*)\)$/i;
const CHECKER_MOVE = /^(?:25|bar|[1-9]|1\d|2[0-4])\/(?:0|off|[1-9]|1\d|2[0-4])\*?$/i;
const CUBE = /^(Doubles|Beavers|Raccoons)\s*=>\s*(\d{1,9})$/i;
/** A single cell from this column on belongs to the right player. */
const RIGHT_COLUMN = 20;
/** No line of a match is this long. */
const LONGEST_LINE = 1000;

/**
 * Parses a match.
 * @throws NotationError with the line and, in a turn, the column
 */
export function parseMat(text: string): MatchRecord {
  const lines = text.split(/\r?\n/);
  const reader = new MatReader(lines.findLastIndex((line) => GAME_LINE.test(line)) + 1);
  for (const [i, line] of lines.entries()) {
    readAt(
      (problem) =>
        typeof problem === "object" && problem.id === PLACED
          ? problem
          : texts.phrase("backgammon-record-line", { line: i + 1, problem }),
      () => reader.read(line.trimEnd()),
    );
  }
  return reader.end();
}

/** The error that already has the line and column of a cell. */
const PLACED = "backgammon-mat-place";

class MatReader {
  private match: MatchRecorder | undefined;
  private line = 0;
  /**
   * A roll without a play although one was possible: the last roll of a game that is resigned or left. If the game goes
   * on, the turn was skipped against the rules.
   */
  private unplayed: { readonly player: BackgammonPlayer; readonly dice: Dice } | undefined;
  /** The result by what the loser loses, if no line says what the winner wins. */
  private lost: GameOutcome | undefined;
  private length = 0;
  private players: readonly [string, string] | undefined;
  private game: GameRecorder | undefined;
  private readonly header: { -readonly [Key in keyof MatchHeader]: MatchHeader[Key] } = {};
  private awaitsNames = false;
  /** Whether the plays of the next line may be illegal. */
  private mayBeIllegal = false;
  private automaticCube = 1;
  private hasCube = true;
  private jacoby: boolean | undefined;
  private beavers: boolean | undefined;
  /** Whether the next game is the Crawford game. */
  private crawford: boolean | undefined;
  private readonly lastGame: number;

  /** @param lastGame the line on which the last game begins */
  constructor(lastGame: number) {
    this.lastGame = lastGame;
  }

  read(line: string): void {
    this.line++;
    const cube = AUTOMATIC_CUBE.exec(line);
    if (line === NO_CUBE) this.hasCube = false;
    if (line === ILLEGAL_PLAY) this.mayBeIllegal = true;
    if (cube) this.automaticCube = Number(cube[1]);
    this.rule(line);
    if (line === "" || NO_TURN.test(line)) return;
    // A name may begin like another line.
    const names = this.awaitsNames && line.length <= LONGEST_LINE ? namesIn(line.trim()) : undefined;
    if (names) {
      this.names(names);
      return;
    }
    if (line.trimStart().startsWith(";")) {
      this.comment(line.trimStart());
      return;
    }
    if (line.length > LONGEST_LINE)
      throw texts.notationError("backgammon-record-long-line", { length: line.length, most: LONGEST_LINE });
    const match = MATCH_LINE.exec(line);
    if (match) this.begin(Number(match[1]));
    else if (GAME_LINE.test(line)) {
      this.close();
      this.awaitsNames = true;
    } else if (this.awaitsNames) throw texts.notationError("backgammon-mat-names", {});
    else if (this.game) this.row(this.game, line);
    else {
      throw texts.notationError("backgammon-mat-beginning", {});
    }
  }

  private rule(line: string): void {
    const told = RULE.exec(line);
    if (!told) return;
    const isOn = told[2]!.toLowerCase() === "on";
    const rule = told[1]!.toLowerCase();
    if (rule === "jacoby") this.jacoby = isOn;
    else if (rule === "beaver") this.beavers = isOn;
    else this.crawford = isOn;
  }

  /** A property of the match, or a comment on the turn before it. */
  private comment(line: string): void {
    const tag = TAG.exec(line);
    const property = HEADER_TAGS.find(([, name]) => name === tag?.[1])?.[0];
    if (property === "date") this.header.date = tag![2]!.replaceAll(".", "-");
    else if (property) this.header[property] = tag![2]!;
    if (!tag && line !== ";") this.game?.comment(line.slice(1).trimStart());
  }

  private row(game: GameRecorder, written: string): void {
    const line = written.replace(RESIGNS, (text) => " ".repeat(text.length));
    const turn = TURN_LINE.exec(line);
    const wins = WINS.exec(line);
    const loses = LOSES.exec(written);
    if (loses) this.lost = { winner: loses.index >= RIGHT_COLUMN ? 0 : 1, points: Number(loses[1]) };
    if (turn) this.turn(game, line.slice(0, wins?.index ?? line.length), turn[0].length);
    if (wins) this.close(Number(wins[1]), wins.index >= RIGHT_COLUMN ? 1 : 0, wins[2] !== undefined);
    else if (!turn && line.trim() !== "")
      throw texts.notationError("backgammon-mat-line", { text: line.trim().slice(0, 40) });
  }

  end(): MatchRecord {
    this.close();
    if (!this.players || !this.match) throw texts.notationError("backgammon-mat-empty", {});
    const { players, length, match, hasCube, jacoby, beavers } = this;
    const isMoney = length === 0;
    const header = Object.entries(this.header).filter(([, text]) => text !== "");
    return {
      players,
      ...(header.length > 0 && { header: Object.fromEntries(header) }),
      length,
      ...(!hasCube && { cube: false }),
      ...(isMoney && jacoby !== undefined && { jacoby }),
      ...(isMoney && beavers !== undefined && { beavers }),
      games: match.games,
    };
  }

  private begin(length: number): void {
    if (this.match) throw texts.notationError("backgammon-record-second-match", { format: ".mat" });
    this.length = length;
    this.match = new MatchRecorder(length);
  }

  private names(names: NonNullable<ReturnType<typeof namesIn>>): void {
    if (!this.match) throw texts.notationError("backgammon-mat-length", {});
    this.players ??= names.players;
    this.game = this.match.begin(names.scores, this.automaticCube, this.crawford);
    this.automaticCube = 1;
    this.crawford = undefined;
    this.awaitsNames = false;
  }

  /** @param first column where the cells begin */
  private turn(game: GameRecorder, line: string, first: number): void {
    const starts = cellsIn(line.slice(first)).map((at) => first + at);
    const before = line.slice(first, starts[0]);
    if (before.trim() !== "" && !NO_ROLL.test(before.trim())) {
      const at = first + before.length - before.trimStart().length;
      throw this.errorIn(at, noCell(before.trim()));
    }
    for (const [i, start] of starts.entries()) {
      const isRight = starts.length > 1 ? i > 0 : start >= RIGHT_COLUMN;
      const text = line.slice(start, starts[i + 1]).trim();
      try {
        if (i > 1) throw texts.notationError("backgammon-mat-cells", {});
        if (this.unplayed) game.playAnyhow(this.unplayed.player, this.unplayed.dice, []);
        this.unplayed = undefined;
        cell(game, isRight ? 1 : 0, text, this.mayBeIllegal);
      } catch (error) {
        if (!(error instanceof NotationError)) throw error;
        if (error.id !== "backgammon-has-move" || !ROLL_ALONE.test(text)) throw this.errorIn(start, error);
        this.unplayed = { player: isRight ? 1 : 0, dice: diceIn(text) };
      }
    }
    this.mayBeIllegal = false;
  }

  /** Adds the place of a cell to its error. @param start start of the cell in the line, from 0 */
  private errorIn(start: number, error: NotationError): NotationError {
    const { line } = this;
    const column = start + 1;
    return texts.notationError("backgammon-mat-place", { line, column, problem: problemOf(error) });
  }

  /** @param winsMatch whether the line says that the winner of the game also wins the match */
  private close(points?: number, column?: BackgammonPlayer, winsMatch = false): void {
    const { game } = this;
    if (!game) return;
    const winner = game.winner ?? column ?? this.lost?.winner;
    const worth = points ?? this.lost?.points;
    const result =
      worth === undefined || winner === undefined ? undefined : this.result(game, winner, worth, winsMatch);
    const { games } = this.match!;
    if (!game.isEmpty || result || games.length === 0) this.match!.end(game, result);
    this.game = undefined;
    this.unplayed = undefined;
    this.lost = undefined;
  }

  /**
   * Several programs write another number than the cube allows at the end of a match: its length, or the points that
   * the winner needed (BackgammonGalaxy). No score follows that could tell what was won: it counts as the least that
   * wins the match if the line says so, otherwise as the least possible. The comment of the last turn says what the
   * file says.
   */
  private result(
    game: GameRecorder,
    winner: BackgammonPlayer,
    points: number,
    winsMatch: boolean,
  ): GameOutcome {
    const counts = game.counts(winner);
    if (this.length === 0 || this.line < this.lastGame || counts.includes(points)) return { winner, points };
    game.comment(`Wins ${points}`);
    const needed = winsMatch ? this.length - game.scores[winner] : 0;
    return { winner, points: counts.find((count) => count >= needed) ?? counts[0]! };
  }
}

function cell(game: GameRecorder, player: BackgammonPlayer, text: string, mayBeIllegal: boolean): void {
  const roll = /^[1-6][1-6]:(.*)$/.exec(text);
  const cube = CUBE.exec(text);
  const word = text.toLowerCase();
  if (roll) {
    const dice = diceIn(text);
    const played = roll[1]!.trim();
    const illegal = ILLEGAL.exec(played)?.[1] ?? (mayBeIllegal ? played : undefined);
    const moves = illegal?.split(" ").filter((move) => move !== "");
    const between = illegal === undefined ? undefined : playTo(game, player, illegal);
    if (between) game.playAnyhow(player, dice, between);
    else if (moves?.every((move) => CHECKER_MOVE.test(move)))
      game.playAnyhow(player, dice, moves.map(checkerMove));
    else game.play(player, dice, played.replace(NO_PLAY, ""));
  } else if (cube) {
    const to = Number(cube[2]);
    const kind = cube[1]!.toLowerCase();
    if (kind === "doubles") game.double(player, to);
    else game.redouble(player, kind === "beavers" ? "beaver" : "raccoon", to);
  } else if (word === "takes" || word === "drops") game.answer(player, word === "takes" ? "take" : "drop");
  else throw noCell(text);
}

/** The roll at the start of a cell. */
function diceIn(cell: string): Dice {
  return rollOf(Number(cell[0]), Number(cell[1]));
}

/** The starts of the cells in a line: the matches of `CELL`, and every other word that contains a colon. */
function cellsIn(line: string): number[] {
  const words = [...line.matchAll(/\S+/g)]
    .map(({ 0: word, index }) => ({ word, from: index, to: index + word.indexOf(":") }))
    .filter(({ word, from, to }) => to > from && !ROLL.test(word));
  const known = [...line.matchAll(CELL)]
    .map(({ index }) => index)
    .filter((at) => !words.some(({ from, to }) => from <= at && at <= to));
  return [...words.map(({ from }) => from), ...known].sort((a, b) => a - b);
}

/**
 * The play that leads to the board in a position of Snowie, as GNU Backgammon writes an illegal play: fields separated
 * by semicolons, 26 numbers before the two dice at their end. Its view is that of either player.
 *
 * @returns undefined if the text is another one, or no play leads there
 */
function playTo(game: GameRecorder, player: BackgammonPlayer, text: string): Play | undefined {
  const numbers = text
    .split(";")
    .slice(0, -1)
    .slice(-BOARD_SIZE - 2, -2)
    .map(Number);
  if (numbers.length !== BOARD_SIZE || !numbers.every(Number.isInteger)) return undefined;
  const before = seenBy(game.board, player);
  return playBetween(before, numbers) ?? playBetween(before, mirrored(numbers));
}

/** Both players and their scores; the right one follows two blanks or more. Undefined if the line has another form. */
function namesIn(
  line: string,
): { readonly players: [string, string]; readonly scores: [number, number] } | undefined {
  const right = RIGHT_SCORE.exec(line);
  for (let at = line.indexOf(":"); at >= 0 && right; at = line.indexOf(":", at + 1)) {
    LEFT_SCORE.lastIndex = at;
    const left = LEFT_SCORE.exec(line);
    if (!left || LEFT_SCORE.lastIndex > right.index) continue;
    const names = [line.slice(0, at), line.slice(LEFT_SCORE.lastIndex, right.index)] as const;
    return {
      players: [withoutBlank(names[0]), withoutBlank(names[1])],
      scores: [Number(left[1]), Number(right[1])],
    };
  }
  return undefined;
}

/** A name without the single blank that may precede its colon; a question mark if it is empty. */
function withoutBlank(name: string): string {
  return name.length > 1 && name.endsWith(" ") ? name.slice(0, -1) : name || "?";
}

/** Parses a checker move such as "8/5" or "bar/22*". */
function checkerMove(text: string): Play[number] {
  const [from, to] = text.toLowerCase().replace("*", "").split("/");
  return { from: from === "bar" ? BAR : Number(from), to: to === "off" ? OFF : Number(to) };
}

function noCell(cell: string): NotationError {
  const text = cell.slice(0, 40);
  return texts.notationError("backgammon-mat-cell", { text });
}
