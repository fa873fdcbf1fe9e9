import { BAR, OFF } from "./backgammon-state.js";

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

/**
 * The columns of points are placed along one axis, and their stacks grow across it. On an upright board it is turned by
 * a quarter.
 */
const SIZES = {
  wide: {
    frame: 12,
    tray: 48,
    strip: 22,
    long: 208,
    breadth: 512,
    /** Half of the space between the trays. */
    cubes: 6,
    /** Of checkers: beside the rim, from one to the next, and the first of the bar's, with the room of the others. */
    rim: RADIUS + 2,
    step: 2 * RADIUS + 1,
    bar: { first: 302, room: 118, step: 2 * RADIUS + 1 },
    edge: { size: 13, thick: 11.5 },
    dice: { apart: [50, 40], size: [20, 16] },
  },
  tall: {
    frame: 8,
    tray: 44,
    strip: 18,
    long: 145,
    breadth: 336,
    cubes: 43,
    rim: RADIUS + 1,
    step: (145 - 2 * RADIUS) / (MOST_SHOWN - 1),
    bar: { first: 336 - 18 - RADIUS, room: -42, step: 2 * RADIUS },
    edge: { size: 6.8, thick: 5.6 },
    dice: { apart: [44, 34], size: [18, 14] },
  },
} as const;

export function layoutOf(isTall: boolean, isMirrored: boolean) {
  const name = isTall ? "tall" : "wide";
  const { frame, tray, strip, long, breadth, cubes, rim, step, bar, edge, dice } = SIZES[name];
  const second = frame + HALF + BAR_WIDTH;
  const barMiddle = frame + HALF + BAR_WIDTH / 2;
  const trayAt = second + HALF + frame;
  const length = trayAt + tray + frame;
  const middle = breadth / 2;
  const width = isTall ? breadth : length;
  const spot = (along: number, across: number): Spot => {
    const [x, y] = isTall ? [breadth - across, along] : [along, across];
    return { x: isMirrored ? width - x : x, y };
  };
  const box = (along: number, across: number, long: number, wide: number): Box => {
    const [one, other] = [spot(along, across), spot(along + long, across + wide)];
    const [w, h] = isTall ? [wide, long] : [long, wide];
    return { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), width: w, height: h };
  };
  const columnOf = (point: number): number => {
    const n = point <= 12 ? 12 - point : point - 13;
    return n < 6 ? frame + n * POINT : second + (n - 6) * POINT;
  };
  /** A place across for the bottom player's side of the board, or the same on the other side. */
  const on = (isNear: boolean, across: number): number => (isNear ? across : breadth - across);
  const far = [13, 14, 15, 16, 17, 18, OTHER_BAR, 19, 20, 21, 22, 23, 24, OTHER_TRAY];
  const near = [12, 11, 10, 9, 8, 7, OWN_BAR, 6, 5, 4, 3, 2, 1, OWN_TRAY];
  const rows = isTall ? near.map((place, n) => [place, far[n]!]) : [far, near];
  const traySize = middle - strip - cubes;
  const halfMiddle = (isOwn: boolean): number => (isOwn ? second : frame) + HALF / 2;
  return {
    name,
    isMirrored,
    width,
    height: isTall ? length : breadth,
    radius: RADIUS,
    /** Places as displayed, row by row from the top: the order for keys and screen readers. */
    rows: isMirrored ? rows.map((row) => row.toReversed()) : rows,
    fields: [frame, second].map((along) => box(along, strip, HALF, breadth - 2 * strip)),
    bar: box(frame + HALF, 0, BAR_WIDTH, breadth),
    trays: [box(trayAt, middle + cubes, tray, traySize), box(trayAt, strip, tray, traySize)] as const,
    /** A triangle: the ends of its base, and its tip. */
    point(point: number) {
      const along = columnOf(point);
      const [base, tip] = [breadth - strip, breadth - strip - long].map((across) => on(point <= 12, across));
      return [spot(along, base!), spot(along + POINT, base!), spot(along + POINT / 2, tip!)];
    },
    number: (point: number) => spot(columnOf(point) + POINT / 2, on(point <= 12, breadth - strip / 2)),
    /** The nth checker of a stack, 0 at the rim. @param count height of the stack */
    checker(place: number, n: number, count: number): Spot {
      const higher = Math.min(n, MOST_SHOWN - 1);
      if (place === OWN_BAR || place === OTHER_BAR) {
        const apart = Math.min(bar.step, Math.abs(bar.room) / Math.max(1, Math.min(count, MOST_SHOWN) - 1));
        return spot(barMiddle, on(place === OWN_BAR, bar.first + Math.sign(bar.room) * higher * apart));
      }
      return spot(columnOf(place) + POINT / 2, on(place <= 12, breadth - strip - rim - higher * step));
    },
    /** The nth checker in a tray, seen from the side. */
    edge(place: number, n: number): Box {
      const from = strip + 3 + n * edge.size;
      const across = place === OWN_TRAY ? breadth - from - edge.thick : from;
      return box(trayAt + 4, across, tray - 8, edge.thick);
    },
    /** @param isOwn whether it is the bottom player's */
    die(isOwn: boolean, n: number, count: number): Spot {
      const by = (n - (count - 1) / 2) * dice.apart[count > 2 ? 1 : 0];
      return isTall ? spot(barMiddle, middle - by) : spot(halfMiddle(isOwn) + by, middle);
    },
    /** Half the side of a die. */
    dieSize: (count: number) => dice.size[count > 2 ? 1 : 0],
    cube(place: "middle" | "own" | "other", isOffered: boolean): Spot {
      if (isOffered) return spot(isTall ? barMiddle : halfMiddle(place === "own"), middle);
      const across = place === "middle" ? middle : on(place === "own", isTall ? middle + 22 : breadth - 26);
      return spot(isTall ? trayAt + tray / 2 : barMiddle, across);
    },
  };
}
