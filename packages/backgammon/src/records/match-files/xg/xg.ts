import { formatPositionId } from "../../../notation/position-id.js";
import { formatXgid, parseXgid, type Xgid } from "../../../notation/xgid.js";
import { BACKGAMMON, type BackgammonPlayer, mirrored, rollOf, startPoints } from "../../../rules/board.js";
import { playBetween } from "../../illegal-play.js";
import { type GameOutcome, type MatchRecord, readAt } from "../../match-record.js";
import { type GameRecorder, MatchRecorder } from "../../match-recorder.js";
import { texts } from "../texts.js";
import { unpackedXg } from "./archive.js";
import {
  recordAt,
  recordCount,
  type XgCube,
  type XgGame,
  type XgGameEnd,
  type XgMatch,
  type XgMove,
  type XgRecord,
} from "./records.js";

const MAGIC = 0x494c4d44;
/** The newest known version; newer files may be structured differently. */
const NEWEST = 40;
/** The length that stands for a money session. */
const UNLIMITED = 99_999;
const SETTLED = 1000;
/** The base-2 logarithm of eXtreme Gammon's usual limit of the cube. */
const HIGHEST_CUBE = 10;

/**
 * Parses a match saved by eXtreme Gammon (.xg). Its analysis, rollouts and comments are skipped. Every board is checked
 * against the moves so far; a game that the players settled has no result.
 *
 * @throws NotationError with the record and the game, or with the XGID of a file that has a position only (.xgp)
 */
export async function parseXg(bytes: Uint8Array): Promise<MatchRecord> {
  const records = await unpackedXg(bytes);
  const count = recordCount(records);
  if (count === 0) throw texts.notationError("backgammon-xg-empty", {});
  const reader = new XgReader();
  for (let i = 0; i < count; i++) {
    readAt(
      (problem) => {
        const { game } = reader;
        const place = game === 0 ? `Record ${i + 1}` : `Game ${game}, record ${i + 1}`;
        const message = `${place}: ${typeof problem === "string" ? problem : problem.message}`;
        return { id: "backgammon-xg-record", values: { game, record: i + 1, problem }, message };
      },
      () => reader.read(recordAt(records, i)),
    );
  }
  return reader.end();
}

/** An entry of eXtreme Gammon's own analysis, in normalised equity. */
export interface XgWord {
  /** A turn, or a double before it. */
  readonly kind: "turn" | "double";
  /** Equity lost by the play, 0 or more; absent if not analysed. */
  readonly loss?: number;
  readonly luck?: number;
  /** Equities of not doubling and of double/take before the turn; absent if not analysed or if nobody could double. */
  readonly cube?: readonly [noDouble: number, doubleTake: number];
}

/** Errors at or below this mean that there is no analysis. */
const UNKNOWN = -999;

/**
 * The analysis in a .xg file, to compare with other analyses: one entry for each turn, with the decision not to double
 * before it, and one for each double, in order. Use `parseXg` for the match itself.
 *
 * @throws NotationError if the file cannot be read
 */
export async function parseXgAnalysis(bytes: Uint8Array): Promise<readonly XgWord[]> {
  const records = await unpackedXg(bytes);
  const words: XgWord[] = [];
  let before: XgWord["cube"];
  for (let i = 0; i < recordCount(records); i++) {
    const record = recordAt(records, i);
    if (record.kind === "cube") {
      const { double, error, noDouble, doubleTake } = record;
      const cube = error > UNKNOWN ? ([noDouble, doubleTake] as const) : undefined;
      if (double === 1) words.push({ kind: "double", ...(cube && { cube }) });
      before = double === 0 ? cube : undefined;
    } else if (record.kind === "move" && record.isPlayed) {
      const { error, luck } = record;
      words.push({
        kind: "turn",
        ...(error > UNKNOWN && { loss: Math.max(0, 0 - error) }),
        ...(luck > UNKNOWN && { luck }),
        ...(before && { cube: before }),
      });
      before = undefined;
    }
  }
  return words;
}

class XgReader {
  /** The current game, from 1; 0 before the first. */
  game = 0;
  private header: XgMatch | undefined;
  private match: MatchRecorder | undefined;
  private recorder: GameRecorder | undefined;
  private automaticDoubles = 0;
  /** The start of a game from a board that was set up, as in a file of a single position (.xgp). */
  private setUp: XgGame | undefined;
  private asked: Xgid | undefined;
  /** Set after a roll that was not played: the game was resigned or left. */
  private isLeft = false;

  read(record: XgRecord): void {
    if (record.kind === "match") this.begin(record);
    else if (!this.match) throw texts.notationError("backgammon-xg-first-record", {});
    else if (record.kind === "game") this.beginGame(this.match, record);
    else if (record.kind === "match end") this.close();
    else if (!this.recorder) throw texts.notationError("backgammon-xg-too-early", {});
    else if (record.kind === "game end") this.close(outcomeOf(record));
    else if (this.setUp) this.position(this.setUp, record);
    else if (record.kind === "cube") this.cube(this.recorder, record);
    else this.move(this.recorder, record);
  }

  end(): MatchRecord {
    this.close();
    // Parsed for its checks: the numbers are those of the file.
    const asked = this.asked && parseXgid(formatXgid(this.asked));
    if (asked) throw texts.notationError("backgammon-xg-position", { xgid: formatXgid(asked) });
    const { header, match } = this;
    if (!header || !match) throw texts.notationError("backgammon-record-empty", {});
    const isMoney = lengthOf(header) === 0;
    return {
      players: header.players,
      ...(Object.keys(header.header).length > 0 && { header: header.header }),
      length: lengthOf(header),
      ...(isMoney && { jacoby: header.jacoby, beavers: header.beavers }),
      games: match.games,
    };
  }

  private begin(header: XgMatch): void {
    if (this.header) throw texts.notationError("backgammon-record-second-match", { format: ".xg" });
    const { magic, version, variation } = header;
    if (magic !== MAGIC) throw texts.notationError("backgammon-xg-mark", {});
    if (version > NEWEST) throw texts.notationError("backgammon-xg-version", { version, newest: NEWEST });
    if (variation !== 0) throw texts.notationError("backgammon-xg-variant", {});
    if (lengthOf(header) < 0)
      throw texts.notationError("backgammon-xg-match-length", { length: header.length });
    this.header = header;
    this.match = new MatchRecorder(lengthOf(header));
  }

  private beginGame(match: MatchRecorder, game: XgGame): void {
    this.close();
    this.game++;
    const { points, scores, automaticDoubles, isCrawford } = game;
    if (points.some((count) => count !== 0) && points.join() !== startPoints(BACKGAMMON).join())
      this.setUp = game;
    this.automaticDoubles = automaticDoubles;
    this.recorder = match.begin(scores, 2 ** automaticDoubles, isCrawford);
  }

  /** The question of a file of a position: its roll if there is one, otherwise the cube. */
  private position({ scores, isCrawford }: XgGame, record: XgCube | XgMove): void {
    const { dice, points } =
      record.kind === "move"
        ? { dice: record.dice, points: record.before }
        : { dice: [0, 0], points: record.points };
    const isRolled = dice.every((die) => die >= 1 && die <= 6);
    if (this.asked && (!isRolled || this.asked.dice !== null))
      throw texts.notationError("backgammon-record-set-up", {});
    const length = lengthOf(this.header!);
    const { jacoby, beavers } = this.header!;
    this.asked = {
      points,
      cube: 2 ** Math.abs(record.cube),
      cubeOwner: record.cube === 0 ? null : record.cube > 0 ? 0 : 1,
      onRoll: playerOf(record.active),
      dice: isRolled ? rollOf(dice[0]!, dice[1]!) : null,
      score: scores,
      rule: length > 0 ? Number(isCrawford) : Number(jacoby) + 2 * Number(beavers),
      length,
      maxCube: HIGHEST_CUBE,
    };
  }

  private cube(game: GameRecorder, { active, double, take, beaver, raccoon }: XgCube): void {
    const player = playerOf(active);
    if (double !== 1) return;
    this.checkGoesOn();
    const other = player === 0 ? 1 : 0;
    game.double(player);
    if (take === 1) game.answer(other, "take");
    else if (take === 0) game.answer(other, "drop");
    else if (take === 2) {
      game.redouble(other, "beaver");
      // Without an answer the player takes by rolling.
      if (beaver === 0 || beaver === 1) game.answer(player, beaver === 0 ? "drop" : "take");
      if (beaver !== 2) return;
      game.redouble(player, "raccoon");
      game.answer(other, raccoon === 0 ? "drop" : "take");
    }
  }

  private move(game: GameRecorder, { active, before, after, dice, cube, isPlayed }: XgMove): void {
    const player = playerOf(active);
    const board = game.board;
    this.checkGoesOn();
    if (before.join() !== board.join() && before.join() !== mirrored(board).join()) {
      const [position, expected] = [positionId(before), formatPositionId(board)];
      if (position === undefined) throw texts.notationError("backgammon-xg-board", { expected });
      throw texts.notationError("backgammon-record-position", { position, expected });
    }
    if (!isPlayed) {
      this.isLeft = true;
      return;
    }
    const [one, two] = dice;
    if (dice.some((die) => die < 1 || die > 6)) throw texts.notationError("backgammon-xg-dice", { one, two });
    const rolled = rollOf(one, two);
    // The program warns of an illegal play, but accepts it if the user insists.
    const play = playBetween(player === 0 ? board : mirrored(board), after);
    if (play) game.playAnyhow(player, rolled, play);
    else game.playTo(player, rolled, player === 0 ? after : mirrored(after));
    const [shown, expected] = [2 ** Math.abs(cube), game.shown / 2 ** this.automaticDoubles];
    if (shown !== expected) throw texts.notationError("backgammon-xg-cube", { shown, expected });
  }

  private checkGoesOn(): void {
    if (this.isLeft) throw texts.notationError("backgammon-xg-after-unplayed", {});
  }

  private close(result?: GameOutcome): void {
    const { recorder } = this;
    if (!recorder) return;
    if (!recorder.isEmpty || result) this.match!.end(recorder, result);
    this.recorder = undefined;
    this.isLeft = false;
  }
}

/** Length of the match; 0 for money. */
function lengthOf({ length }: XgMatch): number {
  return length === UNLIMITED ? 0 : length;
}

function outcomeOf({ winner, points, termination }: XgGameEnd): GameOutcome | undefined {
  if (termination >= SETTLED) return undefined;
  return { winner: playerOf(winner), points };
}

function playerOf(active: number): BackgammonPlayer {
  if (active === 1) return 0;
  if (active === -1) return 1;
  throw texts.notationError("backgammon-xg-player", { player: active });
}

/** The Position ID of any 26 numbers; undefined if they are not a valid board. */
function positionId(points: readonly number[]): string | undefined {
  try {
    return formatPositionId(points);
  } catch {
    return undefined;
  }
}
