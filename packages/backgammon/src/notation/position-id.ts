import { BOARD_SIZE } from "../rules/board.js";
import { fromBase64, toBase64 } from "./base64.js";
import { texts } from "./texts.js";

/**
 * GNU Backgammon's Position ID: 80 bits as 14 characters. For the player not on roll, then for the one on roll: for
 * each of the player's own points 1..24 and the bar, as many ones as checkers, then a zero; the remaining bits are
 * zero. Bits are packed into bytes from the least significant bit. Checkers borne off, dice and score are not included.
 */
const BITS = 80;

/**
 * @param points 26 numbers from the view of the player on roll
 * @throws NotationError if there are more than 30 checkers, which do not fit in 80 bits
 */
export function formatPositionId(points: readonly number[]): string {
  const bytes = new Uint8Array(BITS / 8);
  let bit = 0;
  for (const onRoll of [false, true]) {
    for (let point = 1; point <= 25; point++) {
      const count = onRoll ? points[point]! : -points[25 - point]!;
      for (let i = 0; i < count; i++, bit++) {
        if (bit >= BITS) throw texts.notationError("backgammon-position-id-full", {});
        bytes[bit >> 3]! |= 1 << (bit & 7);
      }
      bit++;
    }
  }
  return toBase64(bytes);
}

/**
 * @returns 26 numbers from the view of the player on roll
 * @throws NotationError if the text is not a Position ID, or puts both sides on one point
 */
export function parsePositionId(text: string): number[] {
  const bytes = fromBase64(text, BITS / 8, "Position ID");
  const points = new Array<number>(BOARD_SIZE).fill(0);
  let bit = 0;
  for (const onRoll of [false, true]) {
    for (let point = 1; point <= 25; point++) {
      let count = 0;
      while (bit < BITS && ((bytes[bit >> 3]! >> (bit & 7)) & 1) !== 0) {
        count++;
        bit++;
      }
      if (bit === BITS) throw texts.notationError("backgammon-position-id-checkers", { text });
      bit++;
      if (count === 0) continue;
      const index = onRoll ? point : 25 - point;
      if (points[index] !== 0)
        throw texts.notationError("backgammon-position-id-shared", { text, point: index });
      points[index] = onRoll ? count : -count;
    }
  }
  for (; bit < BITS; bit++) {
    if (((bytes[bit >> 3]! >> (bit & 7)) & 1) !== 0)
      throw texts.notationError("backgammon-position-id-rest", { text });
  }
  return points;
}
