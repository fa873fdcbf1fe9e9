import { NotationError } from "@tyche/engine";
import { Chess, SEVEN_TAG_ROSTER } from "chess.js";
import { type ChessAction, type ChessState, standing, stateAfter } from "../state.js";
import { START_FEN } from "./fen.js";
import { legalMoves, longName } from "./move-names.js";
import { chessNotation } from "./notation.js";

/** A game as it is kept in a file (S. Edwards, Portable Game Notation Specification, 1994). */
export interface ChessRecord {
  readonly tags: Readonly<Record<string, string>>;
  readonly start: ChessState;
  readonly actions: readonly ChessAction[];
}

/** Whether a text begins as PGN does: with a tag, or with the first move. */
export function isPgn(text: string): boolean {
  return /^\s*(\[\w+\s+"|1\.\s*[a-hKQRBNO])/.test(text);
}

/**
 * The games of a PGN file.
 * @throws NotationError that names the game
 */
export function readPgn(text: string): ChessRecord[] {
  const games = text
    .replaceAll("\r\n", "\n")
    .split(/\n(?=\[Event\s)/)
    .filter((game) => game.trim() !== "");
  if (games.length === 0) throw new NotationError("There is no game in this PGN.");
  return games.map((game, index) => {
    const library = new Chess();
    try {
      library.loadPgn(game);
    } catch (error) {
      throw new NotationError(`Game ${index + 1} of the PGN cannot be read: ${oneSentence(error)}.`);
    }
    const tags = library.getHeaders();
    const start = chessNotation.parsePosition(tags.FEN ?? START_FEN);
    const actions: ChessAction[] = library
      .history({ verbose: true })
      .map(({ from, to, promotion = "" }) => `${from}${to}${promotion}`);
    return { tags, start, actions };
  });
}

/** Tags that no one gave are written as "?"; the result follows from the game unless the tags say it. */
export function writePgn({ tags, start, actions }: ChessRecord): string {
  const library = new Chess(start.from);
  for (const move of start.moves) library.move(move);
  // Moves before the start of the record belong to its position.
  const record = new Chess(library.fen());
  for (const action of actions) record.move(action);
  for (const [name, value] of Object.entries({ ...SEVEN_TAG_ROSTER, ...tags })) record.setHeader(name, value);
  if (tags.Result === undefined) record.setHeader("Result", resultOf(start, actions));
  return `${record.pgn({ maxWidth: 80 })}\n`;
}

/** "1-0", "0-1", "1/2-1/2", or "*" for a game that has not ended. */
function resultOf(start: ChessState, actions: readonly ChessAction[]): string {
  let state = start;
  for (const action of actions) {
    const move = legalMoves(standing(state)).find((each) => longName(each) === action)!;
    state = stateAfter(state, move);
  }
  const position = standing(state);
  if (position.turn() >= 0) return "*";
  return { "1": "1-0", "-1": "0-1" }[position.payoff(0)] ?? "1/2-1/2";
}

function oneSentence(error: unknown): string {
  return (error as Error).message.replace(/\s+/g, " ").replace(/\.$/, "");
}
