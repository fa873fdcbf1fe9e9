import { type Notation, NotationError } from "@tyche/engine";
import {
  type BackgammonState,
  BOARD_SIZE,
  checkersOnBoard,
  type Dice,
  mirrored,
  type Play,
  rollOf,
  seenBy,
  type Variant,
  winnerOf,
} from "../rules/board.js";
import { drawBoard } from "./draw.js";
import { parseMatchId } from "./match-id.js";
import { formatPlay, parsePlay } from "./move-notation.js";
import { formatPositionId, parsePositionId } from "./position-id.js";
import { texts } from "./texts.js";
import { parseXgid, withXgidMark } from "./xgid.js";

/**
 * The notation of backgammon. A position is written as the GNU Position ID from the view of the player on roll, then
 * the roll if there is one, then `p1` if player 1 is on roll: `4HPwATDgc/ABMA 31 p1`. Without `p1`, player 0 is on
 * roll.
 *
 * It reads that form; a Position ID with a Match ID, `4HPwATDgc/ABMA:cIkFAAAAAAAE`; an XGID; or 26 whole numbers from
 * the view of the player on roll (the opponent's checkers negative; the opponent's bar, points 1 to 24, the player's
 * own bar).
 */
export function backgammonNotation(
  variant: Variant,
  legalPlays: (state: BackgammonState) => readonly Play[],
): Notation<BackgammonState, "roll" | Play> {
  return {
    position(state) {
      const { dice, player } = state;
      return `${positionIdOf(state)}${dice ? ` ${dice.join("")}` : ""}${player === 1 ? " p1" : ""}`;
    },
    parsePosition(text, roll) {
      return parseState(variant, text, roll);
    },
    action(state, action) {
      return action === "roll" ? "roll" : formatPlay(seenBy(state.points, state.player), action);
    },
    parseAction(state, text) {
      if (winnerOf(state.points) !== null) throw texts.notationError("backgammon-game-over", {});
      const isRoll = text.trim().toLowerCase() === "roll";
      if (state.dice === null) {
        if (isRoll) return "roll";
        throw texts.notationError("backgammon-roll-first", { text });
      }
      if (isRoll) throw texts.notationError("backgammon-already-rolled", { dice: state.dice.join("-") });
      return parsePlay(seenBy(state.points, state.player), legalPlays(state), text);
    },
    roll: ({ dice }) => dice?.join("") ?? "",
    draw: (state, format) => drawBoard(state, variant, format),
  };
}

/** The GNU Position ID of a state, from the view of the player on roll. */
export function positionIdOf(state: BackgammonState): string {
  return formatPositionId(seenBy(state.points, state.player));
}

/**
 * Parses a roll written as 31, 3-1, 3,1 or 3 1.
 *
 * @throws NotationError if the text is not a roll
 */
function parseRoll(text: string): Dice {
  const match = /^([1-6])(?:\s*[-,])?\s*([1-6])$/.exec(text.trim());
  if (!match) throw texts.notationError("backgammon-bad-roll", { text });
  return rollOf(Number(match[1]), Number(match[2]));
}

/**
 * The roll of a position: written in it, or given separately.
 *
 * @throws NotationError if they differ
 */
export function agreedRoll(written: Dice | null, roll = ""): Dice | null {
  if (roll.trim() === "") return written;
  const asked = parseRoll(roll);
  if (written && asked.join() !== written.join())
    throw texts.notationError("backgammon-two-rolls", { dice: asked.join("-"), own: written.join("-") });
  return asked;
}

interface Parsed {
  /** From the view of the player on roll. */
  readonly points: readonly number[];
  readonly dice: Dice | null;
  readonly player: 0 | 1;
}

function parseState(variant: Variant, text: string, roll: string | undefined): BackgammonState {
  const parsed = parseBoard(text.trim());
  const dice = agreedRoll(parsed.dice, roll);
  checkBoard(variant, parsed.points);
  if (dice && winnerOf(parsed.points) !== null) throw texts.notationError("backgammon-nothing-to-roll", {});
  return { points: seenBy(parsed.points, parsed.player), player: parsed.player, dice };
}

/** Parses the board, the roll and the player on roll from any text without a cube. @throws NotationError */
export function parseBoard(written: string): Parsed {
  const text = withXgidMark(written);
  if (/^XGID=/i.test(text)) {
    const { points, onRoll, dice } = parseXgid(text);
    if (typeof dice === "string") throw texts.notationError("backgammon-xgid-double", {});
    return { points: seenBy(points, onRoll), dice, player: 0 };
  }
  if (text.includes(":")) {
    const [id, match, ...rest] = text.split(":");
    if (rest.length > 0) throw texts.notationError("backgammon-too-many-ids", { text });
    const { dice, doubled, resignation } = parseMatchId(match!);
    if (doubled || resignation > 0) throw texts.notationError("backgammon-match-id-offer", {});
    return { points: parsePositionId(id!), dice, player: 0 };
  }
  const words = text.split(/[\s,;]+/).filter((word) => word !== "");
  if (words.length > 3) return { points: parseNumbers(words), dice: null, player: 0 };
  const [id, ...rest] = words;
  if (id === undefined) throw texts.notationError("backgammon-no-position", {});
  const player = rest[rest.length - 1] === "p1" ? 1 : 0;
  if (player === 1) rest.pop();
  if (rest.length > 1) throw texts.notationError("backgammon-after-roll", { text: rest[1]! });
  return { points: parsePositionId(id), dice: rest.length === 0 ? null : parseRoll(rest[0]!), player };
}

function parseNumbers(words: readonly string[]): number[] {
  if (words.length !== BOARD_SIZE)
    throw texts.notationError("backgammon-number-count", { count: BOARD_SIZE, found: words.length });
  return words.map((word, i) => {
    if (!/^[+-]?\d{1,2}$/.test(word))
      throw texts.notationError("backgammon-bad-number", { number: i, text: word });
    return Number(word) + 0;
  });
}

/** Checks a board; the points are from the view of the player on roll. @throws NotationError if it is impossible */
export function checkBoard(variant: Variant, points: readonly number[]): void {
  if (points[0]! > 0) throw texts.notationError("backgammon-opponents-bar", {});
  if (points[25]! < 0) throw texts.notationError("backgammon-own-bar", {});
  const own = checkersOnBoard(points);
  const other = checkersOnBoard(mirrored(points));
  for (const [count, who] of [
    [own, "mover"],
    [other, "opponent"],
  ] as const) {
    if (count > variant.checkers) {
      const { name: game, checkers: most } = variant;
      throw new NotationError(
        "backgammon-too-many-checkers",
        { who, count, game, most },
        `The ${who === "mover" ? "player on roll" : who} has ${count} checkers, but ${game} has ${most} a side.`,
      );
    }
  }
  if (own === 0 && other === 0) throw texts.notationError("backgammon-no-checkers", {});
}
