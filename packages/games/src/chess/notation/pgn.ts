import { NotationError } from "@tyche/engine";
import { problemOf } from "@tyche/engine/errors";
import { texts } from "../texts.js";
import { START_FEN, writeFen } from "./fen.js";
import { longName, moveNamed, moveOfLongName, sanOf } from "./move-names.js";
import { chessNotation } from "./notation.js";
import { resultNamed, scanPgn, type WrittenGame } from "./pgn-scanner.js";
import { type ChessAction, type ChessState, standing, stateAfter } from "./state.js";

/** A game record in a file (S. Edwards, Portable Game Notation Specification, 1994). */
export interface ChessRecord {
  readonly tags: Readonly<Record<string, string>>;
  readonly start: ChessState;
  readonly actions: readonly ChessAction[];
  /** PGN annotations, by the number of preceding actions: comments, numeric glyphs and variations. */
  readonly notes?: ReadonlyMap<number, readonly string[]>;
  /** Number of the game in its file, from 1. */
  readonly number?: number;
  /** What the file contradicts: its Result tag is not the result after the moves, which counts. */
  readonly conflict?: NotationError;
}

/**
 * Whether a text starts like PGN: with a tag or the first move, numbered or not, after any comments and escaped
 * lines.
 */
export function isPgn(text: string): boolean {
  const begins = text
    .slice(0, PREFIX)
    .replace(/^\ufeff/, "")
    .replace(/^(?:\s|%[^\n]*\n|\{[^}]*\})*/, "");
  return /^(?:\[[A-Za-z]\w*\s+"|1(?:\.|…|\s)[.…\s]*[a-hKQRBNOo0P♔-♟]|[KQRBNP♔-♟]?[a-h]?[1-8]?x?[a-h][1-8](?:[\s+#!?{]|$))/u.test(
    begins,
  );
}

/** Number of characters examined to detect the format. */
const PREFIX = 10_000;

/**
 * Reads the games of a PGN file.
 *
 * @param refused called with the error of each bad game, which is skipped; if absent, the first error stops the
 *   reading
 * @throws NotationError naming the game and the line; also if no game can be read
 */
export function readPgn(text: string, refused?: (problem: NotationError) => void): ChessRecord[] {
  const games = scanPgn(text);
  if (games.length === 0) throw texts.notationError("chess-pgn-empty", {});
  const records: ChessRecord[] = [];
  const problems: NotationError[] = [];
  for (const [index, game] of games.entries()) {
    try {
      records.push(recordOf(game, index + 1));
    } catch (error) {
      if (!(error instanceof NotationError) || !refused) throw error;
      problems.push(error);
    }
  }
  if (records.length === 0) throw problems[0]!;
  for (const problem of problems) refused!(problem);
  return records;
}

/** Notations of a null move. */
const PASSES = new Set(["--", "z0", "null", "pass", "@@@@", "0000"]);

function recordOf({ tags, moves, notes, result, problem }: WrittenGame, number: number): ChessRecord {
  const first = moves[0]?.line ?? problem?.line ?? 1;
  const { start } = placed(number, first, undefined, () => {
    const variant = tags.Variant ?? "";
    if (!/^(?:|standard|chess|normal|from position)$/i.test(variant.trim()))
      throw texts.notationError("chess-variant", { text: variant.slice(0, 40) });
    return { start: chessNotation.parsePosition(tags.FEN ?? START_FEN) };
  });
  let state = start;
  const actions: ChessAction[] = [];
  for (const { text, line } of moves) {
    const position = standing(state);
    const name = `${position.number}${position.side === 0 ? "" : "..."}`;
    state = placed(number, line, name, () => {
      if (PASSES.has(text.toLowerCase())) throw texts.notationError("chess-pass", { text });
      const move = moveNamed(position, text);
      actions.push(longName(move));
      return stateAfter(state, move);
    });
  }
  if (problem) throw placedError(number, problem.line, undefined, problem.error);
  const { Result: tag, ...others } = tags;
  const ended = result ?? (tag === undefined ? undefined : (resultNamed(tag) ?? resultOf(start, actions)));
  const isWrong = tag !== undefined && !["", "?"].includes(tag.trim()) && resultNamed(tag) !== ended;
  return {
    tags: { ...others, ...(ended !== undefined && { Result: ended }) },
    start,
    actions,
    ...(notes.size > 0 && { notes }),
    number,
    ...(isWrong && {
      conflict: placedError(
        number,
        first,
        undefined,
        texts.notationError("chess-pgn-result", { tag: tag.slice(0, 40), result: ended! }),
      ),
    }),
  };
}

/** Calls `read` and adds the game and the line to its errors. */
function placed<T>(number: number, line: number, move: string | undefined, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof NotationError ? placedError(number, line, move, error) : error;
  }
}

function placedError(
  number: number,
  line: number,
  move: string | undefined,
  error: NotationError,
): NotationError {
  const problem = problemOf(error);
  return move === undefined
    ? texts.notationError("chess-pgn-line", { number, line, problem })
    : texts.notationError("chess-pgn-move", { number, line, move, problem });
}

/** The seven tags of every game, in the order of the specification. */
const ROSTER = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
const WIDTH = 80;

/** Writes a PGN. Missing tags are written as "?"; the result is derived from the game unless the tag Result is one. */
export function writePgn({ tags, start, actions, notes }: ChessRecord): string {
  // Moves before the start of the record are part of its starting position.
  const from = writeFen(standing(start));
  const all: Record<string, string> = Object.fromEntries(
    ROSTER.map((name) => [name, name === "Date" ? "????.??.??" : "?"]),
  );
  const result = resultNamed(tags.Result ?? "") ?? resultOf(start, actions);
  Object.assign(all, tags, { Result: result });
  if (from !== START_FEN) Object.assign(all, { SetUp: "1", FEN: from });
  const header = Object.entries(all).map(
    ([name, value]) => `[${name} "${oneLine(value).replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"]\n`,
  );
  const words = wordsOf({ start, actions, ...(notes && { notes }) });
  return `${header.join("")}\n${filled([...words, result])}\n`;
}

/** The moves with their numbers and annotations. */
function wordsOf({ start, actions, notes }: Pick<ChessRecord, "start" | "actions" | "notes">): string[] {
  const words: string[] = [];
  const say = (ply: number): boolean => {
    const said = notes?.get(ply) ?? [];
    words.push(...said.flatMap((note) => note.split(" ")).filter((word) => word !== ""));
    return said.some((note) => !note.startsWith("$"));
  };
  let isNumbered = true;
  say(0);
  let state = start;
  for (const [ply, action] of actions.entries()) {
    const position = standing(state);
    const move = moveOfLongName(action);
    if (position.side === 0 || isNumbered)
      words.push(`${position.number}${position.side === 0 ? "." : "..."}`);
    words.push(sanOf(position, move));
    isNumbered = say(ply + 1);
    state = stateAfter(state, move);
  }
  return words;
}

/** Wraps words to lines of at most 80 characters; a line that begins with "%" would be skipped. */
function filled(words: readonly string[]): string {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (line !== "" && line.length + 1 + word.length > WIDTH && !word.startsWith("%")) {
      lines.push(line);
      line = word;
    } else line += line === "" ? word : ` ${word}`;
  }
  return [...lines, line].join("\n");
}

function oneLine(text: string): string {
  return text.split(/[\r\n]+/).join(" ");
}

/** "1-0", "0-1", "1/2-1/2", or "*" for an unfinished game. */
function resultOf(start: ChessState, actions: readonly ChessAction[]): string {
  const end = actions.reduce((state, action) => stateAfter(state, moveOfLongName(action)), start);
  const position = standing(end);
  if (position.turn() >= 0) return "*";
  return { "1": "1-0", "-1": "0-1" }[position.payoff(0)] ?? "1/2-1/2";
}
