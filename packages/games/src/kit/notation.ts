import type { Notation, NotationError, Phrase } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import { englishTexts } from "./texts.js";

/** Texts of several games. */
const texts = englishTexts({
  "game-not-whole": '"{text}" is not a whole number.',
  "game-no-roll": "The die is not rolled yet: give 1 to {sides} as the die or the roll.",
  "game-die": "A die shows 1 to {sides}, not {rolled}.",
  "game-other-roll": "The die shows {written} in the position, but the roll is {rolled}.",
  "game-player-of-two": 'The player to move must be 0 or 1, not "{text}".',
  "game-row-count": "The position has {found:row}, but the board has {rows}.",
  "game-row-length": "Row {row} has {cells:cell}, but the board has {columns:column}.",
  "game-x-o-cell": 'A cell must be X, O or ".", not "{text}".',
  "game-x-o-turns": "X plays first and the players take turns, so there cannot be {x} X and {o} O.",
  "game-over": '"{text}" cannot be played: the game is over.',
  "game-illegal-action": '"{text}" is not a legal action here; legal: {legal}.',
  "drawn-rolls": "player {player} rolls {die}",
  "drawn-to-act": "player {player} is to act",
});

/** A word of a position's text and its offset. */
export interface Field {
  readonly text: string;
  readonly offset: number;
}

/** Splits a text into words at commas and whitespace. */
export function fieldsOf(text: string): Field[] {
  return Array.from(text.matchAll(/[^\s,;]+/g), (match) => ({ text: match[0], offset: match.index }));
}

/**
 * Parses a field as a whole number.
 *
 * @throws NotationError if it is not a whole number
 */
export function wholeNumber({ text, offset }: Field): number {
  if (!/^[+-]?\d{1,9}$/.test(text)) throw texts.notationError("game-not-whole", { text }, offset);
  return Number(text) + 0;
}

/** @throws NotationError if the player is not 0 or 1 */
export function playerOfTwo(player: number, { text, offset }: { text: string; offset?: number }): 0 | 1 {
  if (player === 0 || player === 1) return player;
  throw texts.notationError("game-player-of-two", { text }, offset);
}

/**
 * The die of a position: written in it, 0 if it is not, or given separately.
 *
 * @throws NotationError if they differ
 */
export function rolledDie(written: number, roll: string | undefined, offset?: number): number {
  const rolled = roll === undefined ? written : wholeNumber({ text: roll.trim(), offset: 0 });
  if (written === 0 || rolled === written) return rolled;
  throw texts.notationError("game-other-roll", { written, rolled }, offset);
}

/** @throws NotationError if the roll is 0 (not rolled) or above the number of sides */
export function checkDie(rolled: number, sides: number): void {
  if (rolled === 0) throw texts.notationError("game-no-roll", { sides });
  if (rolled < 0 || rolled > sides) throw texts.notationError("game-die", { sides, rolled });
}

/** @throws NotationError if the position has another number of rows than the board */
export function checkRowCount(found: number, rows: number): void {
  if (found !== rows) throw texts.notationError("game-row-count", { found, rows });
}

/** @throws NotationError if a row, counted from 1, has another number of cells than the board has columns */
export function checkRowLength(row: number, cells: number, columns: number, offset?: number): void {
  if (cells !== columns) throw texts.notationError("game-row-length", { row, cells, columns }, offset);
}

/** The error for a sign that is neither X, O nor an empty cell. */
export function wrongCell(text: string, offset: number): NotationError {
  return texts.notationError("game-x-o-cell", { text }, offset);
}

/** @throws NotationError if there are no such numbers of marks after turns of two players, X first */
export function checkTurns(x: number, o: number): void {
  if (x !== o && x !== o + 1) throw texts.notationError("game-x-o-turns", { x, o });
}

/** The error for an action after the end of the game. */
export function gameOver(text: string): NotationError {
  return texts.notationError("game-over", { text });
}

/** The player on roll and its die. */
export function rollPhrase(player: number, die: number): Phrase {
  return texts.phrase("drawn-rolls", { who: "player", player, die });
}

/** The player to act, in games that do not show it otherwise. */
export function toActPhrase(player: number): Phrase {
  return texts.phrase("drawn-to-act", { who: "player", player });
}

/** Reading and writing of actions in games in which every action has one text. */
export function plainActions<State, Action>(
  legal: (state: State) => readonly Action[],
  write: (state: State, action: Action) => string = (_state, action) => String(action),
  read: (text: string) => string = (text) => text,
): Pick<Notation<State, Action>, "action" | "parseAction"> {
  return {
    action: write,
    parseAction(state, written) {
      const text = read(written);
      const wanted = text.trim().toLowerCase();
      const actions = legal(state);
      const found = actions.find((action) => write(state, action).toLowerCase() === wanted);
      if (found !== undefined) return found;
      if (actions.length === 0) throw gameOver(text);
      throw texts.notationError("game-illegal-action", {
        text,
        legal: actions.map((action) => write(state, action)),
      });
    },
  };
}

/** Formats phrases in English. */
export const inEnglish: FormatPhrase = ({ message }) => message;
