import { NotationError } from "@tyche/engine";
import { type BackgammonPlayer, BOARD_SIZE, type Dice, rollOf } from "../rules/board.js";
import { parseOgid } from "./ogid.js";
import { texts } from "./texts.js";

/** The contents of an eXtreme Gammon XGID. Player 0 is the one at the bottom, with uppercase letters. */
export interface Xgid {
  /** 26 numbers from player 0's view. */
  readonly points: readonly number[];
  readonly cube: number;
  readonly cubeOwner: BackgammonPlayer | null;
  readonly onRoll: BackgammonPlayer;
  /** The roll; null before it; "D", "B" or "R" if a double, beaver or raccoon is pending. */
  readonly dice: Dice | null | "D" | "B" | "R";
  readonly score: readonly [number, number];
  /** In a match 1 is the Crawford game. For money bit 0 is the Jacoby rule, bit 1 beavers. */
  readonly rule: number;
  /** Length of the match; 0 for money. */
  readonly length: number;
  /** Base-2 logarithm of the highest cube. */
  readonly maxCube: number;
}

const PREFIX = "XGID=";
const FIELDS = [
  "position",
  "cube",
  "cube-owner",
  "turn",
  "dice",
  "bottom-score",
  "top-score",
  "rule",
  "match-length",
  "highest-cube",
] as const;
const FIELD_NAMES: Readonly<Partial<Record<(typeof FIELDS)[number], string>>> = {
  "cube-owner": "cube owner",
  "bottom-score": "score of the bottom player",
  "top-score": "score of the top player",
  "match-length": "match length",
  "highest-cube": "highest cube",
};

/** Formats `XGID=` and ten fields; the letter A (or a) is one checker, P is 16. */
export function formatXgid(xgid: Xgid): string {
  const board = xgid.points
    .map((count) => (count === 0 ? "-" : String.fromCharCode(count > 0 ? 64 + count : 96 - count)))
    .join("");
  const { dice } = xgid;
  return `${PREFIX}${[
    board,
    Math.log2(xgid.cube),
    signOf(xgid.cubeOwner),
    signOf(xgid.onRoll),
    dice === null ? "00" : typeof dice === "string" ? dice : dice.join(""),
    ...xgid.score,
    xgid.rule,
    xgid.length,
    xgid.maxCube,
  ].join(":")}`;
}

/**
 * A text of a position with `XGID=` before its XGID, if it has one: the XGID alone, or the first one in another text, such
 * as a position copied from eXtreme Gammon or BGBlitz, which also draw the board. An OGID becomes an XGID. Other texts, and
 * words after an XGID, are returned as they are, without surrounding blanks.
 */
export function withXgidMark(text: string): string {
  const trimmed = text.trim();
  const bare = /^[-A-Pa-p]{26}:/.test(trimmed) ? `${PREFIX}${trimmed}` : trimmed;
  if (bare.startsWith(PREFIX) && !/[\r\n]/.test(bare)) return bare;
  const [found] = /\bXGID=[-A-Pa-p]{26}(?::-?[0-9A-Z]{1,5}){9}/.exec(bare) ?? [];
  if (found !== undefined) return found;
  const ogid = parseOgid(bare);
  return ogid ? formatXgid(ogid) : bare;
}

/** Parses an XGID; the leading `XGID=` is optional. @throws NotationError if the text is not an XGID */
export function parseXgid(text: string): Xgid {
  const fields = text.replace(/^XGID=/i, "").split(":");
  if (fields.length !== FIELDS.length)
    throw texts.notationError("backgammon-xgid-fields", { count: FIELDS.length, found: fields.length });
  const integer = (index: number, low: number, high: number): number => {
    const value = Number(fields[index]);
    if (!/^-?\d+$/.test(fields[index]!) || value < low || value > high) {
      const field = FIELDS[index]!;
      throw new NotationError(
        "backgammon-xgid-number",
        { field, low, high, text: fields[index]! },
        `The ${FIELD_NAMES[field] ?? field} of an XGID must be a whole number from ${low} to ${high}, not "${fields[index]}".`,
      );
    }
    return value;
  };
  const turn = integer(3, -1, 1);
  if (turn === 0) throw texts.notationError("backgammon-xgid-turn", {});
  const owner = integer(2, -1, 1);
  return {
    points: parseBoard(fields[0]!),
    cube: 2 ** integer(1, 0, 30),
    cubeOwner: owner === 0 ? null : playerOf(owner),
    onRoll: playerOf(turn),
    dice: parseDice(fields[4]!),
    score: [integer(5, 0, 99999), integer(6, 0, 99999)],
    rule: integer(7, 0, 3),
    length: integer(8, 0, 99999),
    maxCube: integer(9, 0, 30),
  };
}

/** The length of the match, or the rules of a money game. */
export function rulesOfXgid({ length, rule }: Xgid) {
  return { length, jacoby: length === 0 && (rule & 1) === 1, beavers: length === 0 && rule > 1 };
}

function parseBoard(text: string): number[] {
  if (text.length !== BOARD_SIZE)
    throw texts.notationError("backgammon-xgid-position", { count: BOARD_SIZE, found: text.length });
  return Array.from(text, (letter, i) => {
    if (letter === "-") return 0;
    if (/[A-P]/.test(letter)) return letter.charCodeAt(0) - 64;
    if (/[a-p]/.test(letter)) return 96 - letter.charCodeAt(0);
    throw texts.notationError("backgammon-xgid-character", { at: i + 1, character: letter }, i);
  });
}

function parseDice(text: string): Xgid["dice"] {
  if (text === "00") return null;
  if (text === "D" || text === "B" || text === "R") return text;
  if (!/^[1-6][1-6]$/.test(text)) throw texts.notationError("backgammon-xgid-dice", { text });
  return rollOf(Number(text[0]), Number(text[1]));
}

function signOf(player: BackgammonPlayer | null): number {
  return player === null ? 0 : player === 0 ? 1 : -1;
}

function playerOf(sign: number): BackgammonPlayer {
  return sign === 1 ? 0 : 1;
}
