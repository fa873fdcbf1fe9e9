import { NotationError } from "@tyche/engine";
import { type BackgammonPlayer, type Dice, moveChecker, OFF, seenBy } from "../board.js";
import {
  errorAt,
  type GameEvent,
  type GameRecord,
  GameRecorder,
  type MatchRecord,
  type PlayEvent,
} from "./match-record.js";

/**
 * The match format of Jellyfish (.mat), which most programs exchange: a line a turn of both players, the left one's and the
 * right one's, `dice: plays`, points in the mover's numbering, 25 the bar and 0 off. There is no definition; this reads
 * what GNU Backgammon writes and whatever differs from it in blanks.
 */

const MATCH_LINE = /^\s*(\d+)\s+point\s+match/i;
const GAME_LINE = /^\s*Game\s+(\d+)/i;
const NAMES_LINE = /^\s*(\S.*?)\s*:\s*(\d+)\s{2,}(\S.*?)\s*:\s*(\d+)\s*$/;
const TURN_LINE = /^\s*\d+\)(.*)$/;
const WINS = /Wins\s+(\d+)\s+points?/i;
/** What begins a cell. */
const CELL = /[1-6][1-6]:|(?:Doubles|Beavers|Raccoons)\s*=>\s*\d+|Takes|Drops/gi;
/** A cell that stands alone belongs to the right player from this column on. */
const RIGHT_COLUMN = 20;

/**
 * Reads a match.
 * @throws NotationError that names the line
 */
export function parseMat(text: string): MatchRecord {
  const reader = new MatReader();
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    try {
      reader.read(line);
    } catch (error) {
      throw errorAt(`Line ${i + 1}`, error);
    }
  }
  return reader.end();
}

class MatReader {
  private length: number | undefined;
  private players: readonly [string, string] | undefined;
  private readonly games: GameRecord[] = [];
  private game: GameRecorder | undefined;
  private awaitsNames = false;

  read(line: string): void {
    if (line.trim() === "" || line.trimStart().startsWith(";")) return;
    const match = MATCH_LINE.exec(line);
    if (match) {
      this.length = Number(match[1]);
      return;
    }
    if (GAME_LINE.test(line)) {
      this.close();
      this.awaitsNames = true;
      return;
    }
    if (this.awaitsNames) {
      this.names(line);
      return;
    }
    if (!this.game) {
      throw new NotationError(
        'A .mat file begins with "N point match", then "Game 1" and the names of the players.',
      );
    }
    const turn = TURN_LINE.exec(line);
    if (turn) this.turn(this.game, turn[1]!);
    const wins = WINS.exec(line);
    if (wins) this.close(Number(wins[1]), wins.index >= RIGHT_COLUMN ? 1 : 0);
    else if (!turn) throw new NotationError(`"${line.trim().slice(0, 40)}" is no turn of a game.`);
  }

  end(): MatchRecord {
    this.close();
    if (!this.players || this.length === undefined)
      throw new NotationError(
        "There is no match in this file: a .mat file says how many points it goes to, and who plays.",
      );
    return { players: this.players, length: this.length, games: this.games };
  }

  private names(line: string): void {
    const names = NAMES_LINE.exec(line);
    if (!names) throw new NotationError('After "Game N" come both names, each with a colon and a score.');
    this.players ??= [names[1]!, names[3]!];
    this.game = new GameRecorder([Number(names[2]), Number(names[4])]);
    this.awaitsNames = false;
  }

  private turn(game: GameRecorder, text: string): void {
    const wins = text.search(WINS);
    const cells = wins < 0 ? text : text.slice(0, wins);
    const starts = [...cells.matchAll(CELL)].map(({ index }) => index);
    if (starts.length > 2) throw new NotationError("There are more than two cells in the line of a turn.");
    for (const [i, start] of starts.entries()) {
      const isRight = starts.length === 2 ? i === 1 : start >= RIGHT_COLUMN;
      cell(game, isRight ? 1 : 0, cells.slice(start, starts[i + 1]).trim());
    }
  }

  private close(points?: number, column?: BackgammonPlayer): void {
    const { game } = this;
    if (!game) return;
    const winner = game.winner ?? column;
    const result = points === undefined || winner === undefined ? undefined : { winner, points };
    if (!game.isEmpty || result) this.games.push(game.end(result));
    this.game = undefined;
  }
}

function cell(game: GameRecorder, player: BackgammonPlayer, text: string): void {
  const roll = /^([1-6])([1-6]):(.*)$/.exec(text);
  if (roll) {
    const [one, two] = [Number(roll[1]), Number(roll[2])];
    const dice: Dice = [Math.max(one, two), Math.min(one, two)];
    game.play(player, dice, roll[3]!.trim());
    return;
  }
  const cube = /^(Doubles|Beavers|Raccoons)\s*=>\s*(\d+)/i.exec(text);
  if (cube && !/^Doubles/i.test(text)) {
    throw new NotationError("Beavers and raccoons are not known here.");
  }
  if (cube) game.double(player, Number(cube[2]));
  else game.answer(player, /^Takes/i.test(text) ? "take" : "drop");
}

const LEFT_WIDTH = 28;

/** Writes a match; `parseMat` reads it back to an equal one. */
export function formatMat({ players, length, games }: MatchRecord): string {
  const lines = [` ${length} point match`, ""];
  for (const [i, { scores, events, result }] of games.entries()) {
    const [left, right] = players.map((name, player) => `${name} : ${scores[player]}`);
    lines.push(` Game ${i + 1}`, ` ${left!.padEnd(LEFT_WIDTH + 2)} ${right}`);
    for (const [number, [one, two]] of rowsOf(events).entries()) {
      const head = `${String(number + 1).padStart(3)}) `;
      lines.push(`${head}${one.padEnd(LEFT_WIDTH)}${two}`.trimEnd());
    }
    if (result) {
      const [before, after] = scores;
      const total = (result.winner === 0 ? before : after) + result.points;
      const end = length > 0 && total >= length ? " and the match" : "";
      const text = `Wins ${result.points} point${result.points === 1 ? "" : "s"}${end}`;
      lines.push(`${" ".repeat(result.winner === 0 ? 6 : 6 + LEFT_WIDTH)}${text}`);
    }
    lines.push("");
  }
  return `${lines.join("\n")}\n`;
}

/** Cells by line, left and right. */
function rowsOf(events: readonly GameEvent[]): [string, string][] {
  const rows: [string, string][] = [];
  let last: BackgammonPlayer = 1;
  for (const event of events) {
    if (event.player === 0 || last === 1) rows.push(["", ""]);
    rows.at(-1)![event.player] = cellOf(event);
    last = event.player;
  }
  return rows;
}

function cellOf(event: GameEvent): string {
  if (event.kind === "play") return `${event.dice.join("")}: ${plainPlay(event)}`;
  if (event.kind === "double") return ` Doubles => ${event.cube}`;
  return event.kind === "take" ? " Takes" : " Drops";
}

/** Each checker move by itself in an order in which they can be played, with a star where it hits. */
function plainPlay({ points, player, play }: PlayEvent): string {
  let board = seenBy(points, player);
  return play
    .map((move) => {
      const isHit = move.to !== OFF && board[move.to] === -1;
      board = moveChecker(board, move);
      return `${move.from}/${move.to}${isHit ? "*" : ""}`;
    })
    .join(" ");
}
