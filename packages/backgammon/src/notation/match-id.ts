import { type BackgammonPlayer, type Dice, rollOf } from "../rules/board.js";
import { fromBase64, toBase64 } from "./base64.js";
import { texts } from "./texts.js";

/** The contents of a GNU Backgammon Match ID: everything about a match except the board. */
export interface MatchId {
  /** Value of the doubling cube: 1, 2, 4, ... */
  readonly cube: number;
  /** The owner of the cube; null if it is centred. */
  readonly cubeOwner: BackgammonPlayer | null;
  readonly onRoll: BackgammonPlayer;
  readonly crawford: boolean;
  /** 0 none, 1 playing, 2 over, 3 resigned, 4 dropped. */
  readonly gameState: number;
  /** The player who decides; differs from `onRoll` while a double or resignation is pending. */
  readonly decision: BackgammonPlayer;
  readonly doubled: boolean;
  /** The pending resignation: 0 none, 1 single, 2 gammon, 3 backgammon. */
  readonly resignation: number;
  /** null before the roll. */
  readonly dice: Dice | null;
  /** Length of the match; 0 for money. */
  readonly length: number;
  readonly score: readonly [number, number];
  readonly jacoby: boolean;
}

/**
 * A money session before a roll: centred cube, no Jacoby rule, and player 1 on roll, as GNU Backgammon numbers its
 * human player.
 */
export const MONEY_MATCH: MatchId = {
  cube: 1,
  cubeOwner: null,
  onRoll: 1,
  crawford: false,
  gameState: 1,
  decision: 1,
  doubled: false,
  resignation: 0,
  dice: null,
  length: 0,
  score: [0, 0],
  jacoby: false,
};

/** Number of bits per field, in packing order, each field's least significant bit first. */
const WIDTHS = [4, 2, 1, 1, 3, 1, 1, 2, 3, 3, 15, 15, 15, 1] as const;
const CENTRED = 3;
const BYTES = 9;

/** @throws NotationError if a field does not fit, for example a cube that is not a power of two */
export function formatMatchId(match: MatchId): string {
  const fields = [
    Math.log2(match.cube),
    match.cubeOwner ?? CENTRED,
    match.onRoll,
    Number(match.crawford),
    match.gameState,
    match.decision,
    Number(match.doubled),
    match.resignation,
    match.dice?.[0] ?? 0,
    match.dice?.[1] ?? 0,
    match.length,
    ...match.score,
    Number(!match.jacoby),
  ];
  const bytes = new Uint8Array(BYTES);
  let bit = 0;
  WIDTHS.forEach((width, f) => {
    const value = fields[f]!;
    if (!Number.isInteger(value) || value < 0 || value >= 1 << width)
      throw texts.notationError("backgammon-match-id-field", { field: f + 1, value, bits: width });
    for (let i = 0; i < width; i++, bit++) bytes[bit >> 3]! |= ((value >> i) & 1) << (bit & 7);
  });
  return toBase64(bytes);
}

/** @throws NotationError if the text is not a Match ID */
export function parseMatchId(text: string): MatchId {
  const bytes = fromBase64(text, BYTES, "Match ID");
  let bit = 0;
  const fields = WIDTHS.map((width) => {
    let value = 0;
    for (let i = 0; i < width; i++, bit++) value |= ((bytes[bit >> 3]! >> (bit & 7)) & 1) << i;
    return value;
  });
  const [cube, owner, onRoll, crawford, gameState, decision, doubled, resignation, one, two, length] =
    fields as [number, number, number, number, number, number, number, number, number, number, number];
  if (one > 6 || two > 6 || (one === 0) !== (two === 0))
    throw texts.notationError("backgammon-match-id-dice", { text, one, two });
  if (owner === 2) throw texts.notationError("backgammon-match-id-owner", { text });
  return {
    cube: 2 ** cube,
    cubeOwner: owner === CENTRED ? null : (owner as BackgammonPlayer),
    onRoll: onRoll as BackgammonPlayer,
    crawford: crawford === 1,
    gameState,
    decision: decision as BackgammonPlayer,
    doubled: doubled === 1,
    resignation,
    dice: one === 0 ? null : rollOf(one, two),
    length,
    score: [fields[11]!, fields[12]!],
    jacoby: fields[13] === 0,
  };
}
