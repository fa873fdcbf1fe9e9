import { BAR, OFF } from "../src/rules/board.js";

/**
 * Places of the board in the numbering of the player at the bottom: 1 to 24 the points, 25 its bar, 0 the other's, and
 * the trays.
 */
export const OTHER_BAR = OFF;
export const OWN_BAR = BAR;
export const OWN_TRAY = 26;
export const OTHER_TRAY = 27;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** Coordinates of everything drawn, in picture units of about a pixel. */
export type Layout = ReturnType<typeof layoutOf>;

/** Checkers of a stack that are drawn side by side; in a higher stack the last one shows the number. */
export const MOST_SHOWN = 5;

const POINT = 44;
const RADIUS = 19.5;
const HALF = 6 * POINT;
const BAR_WIDTH = 48;
const FRAME = 12;
const TRAY = 48;
const STRIP = 22;
/** Length of a point, and height of the board. */
const LONG = 208;
const HEIGHT = 512;
/** Half of the space between the trays. */
const CUBES = 6;
/** Of checkers: beside the rim, from one to the next, and the first of the bar's, with the room of the others. */
const RIM = RADIUS + 2;
const STEP = 2 * RADIUS + 1;
const BAR_FIRST = 302;
const BAR_ROOM = 118;
/** Of a checker in the tray, seen from the side. */
const EDGE = { size: 13, thick: 11.5 };
/** Of two dice, and of the four of a double. */
const DICE = { apart: [50, 40], size: [20, 16] } as const;

export function layoutOf(isMirrored: boolean) {
  const second = FRAME + HALF + BAR_WIDTH;
  const barMiddle = FRAME + HALF + BAR_WIDTH / 2;
  const trayAt = second + HALF + FRAME;
  const width = trayAt + TRAY + FRAME;
  const middle = HEIGHT / 2;
  const spot = (x: number, y: number): Spot => ({ x: isMirrored ? width - x : x, y });
  const box = (x: number, y: number, width: number, height: number): Box => {
    const [one, other] = [spot(x, y), spot(x + width, y)];
    return { x: Math.min(one.x, other.x), y, width, height };
  };
  const columnOf = (point: number): number => {
    const n = point <= 12 ? 12 - point : point - 13;
    return n < 6 ? FRAME + n * POINT : second + (n - 6) * POINT;
  };
  /** A height for the bottom player's side of the board, or the same on the other side. */
  const on = (isNear: boolean, y: number): number => (isNear ? y : HEIGHT - y);
  const rows = [
    [13, 14, 15, 16, 17, 18, OTHER_BAR, 19, 20, 21, 22, 23, 24, OTHER_TRAY],
    [12, 11, 10, 9, 8, 7, OWN_BAR, 6, 5, 4, 3, 2, 1, OWN_TRAY],
  ];
  const traySize = middle - STRIP - CUBES;
  const halfMiddle = (isOwn: boolean): number => (isOwn ? second : FRAME) + HALF / 2;
  return {
    isMirrored,
    width,
    height: HEIGHT,
    radius: RADIUS,
    /** Places as displayed, row by row from the top: the order for keys and screen readers. */
    rows: isMirrored ? rows.map((row) => row.toReversed()) : rows,
    fields: [FRAME, second].map((x) => box(x, STRIP, HALF, HEIGHT - 2 * STRIP)),
    bar: box(FRAME + HALF, 0, BAR_WIDTH, HEIGHT),
    trays: [box(trayAt, middle + CUBES, TRAY, traySize), box(trayAt, STRIP, TRAY, traySize)] as const,
    /** A triangle: the ends of its base, and its tip. */
    point(point: number) {
      const x = columnOf(point);
      const [base, tip] = [HEIGHT - STRIP, HEIGHT - STRIP - LONG].map((y) => on(point <= 12, y));
      return [spot(x, base!), spot(x + POINT, base!), spot(x + POINT / 2, tip!)];
    },
    number: (point: number) => spot(columnOf(point) + POINT / 2, on(point <= 12, HEIGHT - STRIP / 2)),
    /** The nth checker of a stack, 0 at the rim. @param count height of the stack */
    checker(place: number, n: number, count: number): Spot {
      const higher = Math.min(n, MOST_SHOWN - 1);
      if (place === OWN_BAR || place === OTHER_BAR) {
        const apart = Math.min(STEP, BAR_ROOM / Math.max(1, Math.min(count, MOST_SHOWN) - 1));
        return spot(barMiddle, on(place === OWN_BAR, BAR_FIRST + higher * apart));
      }
      return spot(columnOf(place) + POINT / 2, on(place <= 12, HEIGHT - STRIP - RIM - higher * STEP));
    },
    /** The nth checker in a tray, seen from the side. */
    edge(place: number, n: number): Box {
      const from = STRIP + 3 + n * EDGE.size;
      const y = place === OWN_TRAY ? HEIGHT - from - EDGE.thick : from;
      return box(trayAt + 4, y, TRAY - 8, EDGE.thick);
    },
    /** @param isOwn whether it is the bottom player's */
    die(isOwn: boolean, n: number, count: number): Spot {
      const by = (n - (count - 1) / 2) * DICE.apart[count > 2 ? 1 : 0];
      return spot(halfMiddle(isOwn) + by, middle);
    },
    /** Half the side of a die. */
    dieSize: (count: number) => DICE.size[count > 2 ? 1 : 0],
    cube(place: "middle" | "own" | "other", isOffered: boolean): Spot {
      if (isOffered) return spot(halfMiddle(place === "own"), middle);
      return spot(barMiddle, place === "middle" ? middle : on(place === "own", HEIGHT - 26));
    },
  };
}
