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
export interface Layout {
  readonly name: "wide" | "tall";
  readonly isMirrored: boolean;
  readonly width: number;
  readonly height: number;
  /** Radius of a checker. */
  readonly radius: number;
  /** Places as displayed, row by row from the top: the order for keys and screen readers. */
  readonly rows: readonly (readonly number[])[];
  readonly fields: readonly Box[];
  readonly bar: Box;
  readonly trays: readonly Box[];
  /** A triangle: the ends of its base, and its tip. */
  readonly point: (point: number) => readonly [Spot, Spot, Spot];
  readonly number: (point: number) => Spot;
  /** The nth checker of a stack, 0 at the rim. @param count height of the stack */
  readonly checker: (place: number, n: number, count: number) => Spot;
  /** The nth checker in a tray, seen from the side. */
  readonly edge: (place: number, n: number) => Box;
  /** @param isOwn whether it is the bottom player's */
  readonly die: (isOwn: boolean, n: number, count: number) => Spot;
  /** Half the side of a die. */
  readonly dieSize: (count: number) => number;
  readonly cube: (place: "middle" | "own" | "other", isOffered: boolean) => Spot;
}

/** Checkers of a stack that are drawn side by side; in a higher stack the last one shows the number. */
export const MOST_SHOWN = 5;

const POINT = 44;
const RADIUS = 19.5;

export function layoutOf(isTall: boolean, isMirrored: boolean): Layout {
  return isTall ? tall(isMirrored) : wide(isMirrored);
}

function wide(isMirrored: boolean): Layout {
  const frame = 12;
  const bar = 48;
  const tray = 48;
  const half = 6 * POINT;
  const strip = 22;
  const long = 208;
  const gap = 52;
  const width = 4 * frame - frame + 2 * half + bar + tray;
  const height = 2 * strip + 2 * long + gap;
  const barX = frame + half;
  const rightX = barX + bar;
  const trayX = rightX + half + frame;
  const flip = (spot: Spot): Spot => (isMirrored ? { x: width - spot.x, y: spot.y } : spot);
  const flipped = (box: Box): Box => (isMirrored ? { ...box, x: width - box.x - box.width } : box);
  /** The left edge of a point's column. */
  const columnOf = (point: number): number => {
    const n = point <= 12 ? 12 - point : point - 13;
    return n < 6 ? frame + n * POINT : rightX + (n - 6) * POINT;
  };
  const isLow = (place: number): boolean => place <= 12 && place !== OTHER_BAR;
  const rim = (low: boolean): number => (low ? height - strip : strip);
  const top = [13, 14, 15, 16, 17, 18, OTHER_BAR, 19, 20, 21, 22, 23, 24, OTHER_TRAY];
  const bottom = [12, 11, 10, 9, 8, 7, OWN_BAR, 6, 5, 4, 3, 2, 1, OWN_TRAY];
  return {
    name: "wide",
    isMirrored,
    width,
    height,
    radius: RADIUS,
    rows: isMirrored ? [top.toReversed(), bottom.toReversed()] : [top, bottom],
    fields: [frame, rightX].map((x) => flipped({ x, y: strip, width: half, height: height - 2 * strip })),
    bar: flipped({ x: barX, y: 0, width: bar, height }),
    trays: [strip, height / 2 + 6].map((y) =>
      flipped({ x: trayX, y, width: tray, height: height / 2 - strip - 6 }),
    ),
    point(point) {
      const x = columnOf(point);
      const y = rim(isLow(point));
      const tip = y + (isLow(point) ? -long : long);
      return [flip({ x, y }), flip({ x: x + POINT, y }), flip({ x: x + POINT / 2, y: tip })];
    },
    number: (point) =>
      flip({ x: columnOf(point) + POINT / 2, y: isLow(point) ? height - strip / 2 : strip / 2 }),
    checker(place, n, count) {
      if (place === OWN_BAR || place === OTHER_BAR) {
        const down = place === OWN_BAR ? 1 : -1;
        const step = Math.min(2 * RADIUS + 1, 118 / Math.max(1, Math.min(count, MOST_SHOWN) - 1));
        return flip({
          x: barX + bar / 2,
          y: height / 2 + down * (46 + Math.min(n, MOST_SHOWN - 1) * step),
        });
      }
      const up = isLow(place) ? -1 : 1;
      const y = rim(isLow(place)) + up * (RADIUS + 2 + Math.min(n, MOST_SHOWN - 1) * (2 * RADIUS + 1));
      return flip({ x: columnOf(place) + POINT / 2, y });
    },
    edge(place, n) {
      const size = 13;
      const y = place === OWN_TRAY ? height - strip - 3 - (n + 1) * size : strip + 3 + n * size;
      return flipped({ x: trayX + 4, y, width: tray - 8, height: size - 1.5 });
    },
    die(isOwn, n, count) {
      const middle = isOwn ? rightX + half / 2 : frame + half / 2;
      const size = count > 2 ? 40 : 50;
      return flip({ x: middle + (n - (count - 1) / 2) * size, y: height / 2 });
    },
    dieSize: (count) => (count > 2 ? 16 : 20),
    cube(place, isOffered) {
      if (isOffered) {
        const x = place === "own" ? rightX + half / 2 : frame + half / 2;
        return flip({ x, y: height / 2 });
      }
      const y = place === "middle" ? height / 2 : place === "own" ? height - 26 : 26;
      return flip({ x: barX + bar / 2, y });
    },
  };
}

function tall(isMirrored: boolean): Layout {
  const frame = 8;
  const strip = 18;
  const row = POINT;
  const bar = 48;
  const tray = 44;
  const width = 336;
  const half = 6 * row;
  const barY = frame + half;
  const lowY = barY + bar;
  const trayY = lowY + half + frame;
  const height = trayY + tray + frame;
  const gap = 10;
  /** Half of the space between the trays, for the cube. */
  const cubes = 43;
  const long = (width - 2 * strip - gap) / 2;
  const step = (long - 2 * RADIUS) / (MOST_SHOWN - 1);
  const flip = (spot: Spot): Spot => (isMirrored ? { x: width - spot.x, y: spot.y } : spot);
  const flipped = (box: Box): Box => (isMirrored ? { ...box, x: width - box.x - box.width } : box);
  /** The upper edge of a point's row. */
  const rowOf = (point: number): number => {
    const n = point <= 12 ? 12 - point : point - 13;
    return n < 6 ? frame + n * row : lowY + (n - 6) * row;
  };
  const isLeft = (point: number): boolean => point <= 12;
  const rim = (left: boolean): number => (left ? strip : width - strip);
  const pairs = Array.from({ length: 12 }, (_, n) => [12 - n, 13 + n]);
  pairs.splice(6, 0, [OWN_BAR, OTHER_BAR]);
  pairs.push([OWN_TRAY, OTHER_TRAY]);
  return {
    name: "tall",
    isMirrored,
    width,
    height,
    radius: RADIUS,
    rows: isMirrored ? pairs.map((pair) => pair.toReversed()) : pairs,
    fields: [frame, lowY].map((y) => flipped({ x: strip, y, width: width - 2 * strip, height: half })),
    bar: { x: 0, y: barY, width, height: bar },
    trays: [strip, width / 2 + cubes].map((x) =>
      flipped({ x, y: trayY, width: width / 2 - strip - cubes, height: tray }),
    ),
    point(point) {
      const y = rowOf(point);
      const x = rim(isLeft(point));
      const tip = x + (isLeft(point) ? long : -long);
      return [flip({ x, y }), flip({ x, y: y + row }), flip({ x: tip, y: y + row / 2 })];
    },
    number: (point) => flip({ x: isLeft(point) ? strip / 2 : width - strip / 2, y: rowOf(point) + row / 2 }),
    checker(place, n, count) {
      if (place === OWN_BAR || place === OTHER_BAR) {
        const inward = place === OWN_BAR ? 1 : -1;
        const step = Math.min(2 * RADIUS, 42 / Math.max(1, Math.min(count, MOST_SHOWN) - 1));
        const x = place === OWN_BAR ? strip + RADIUS : width - strip - RADIUS;
        return flip({ x: x + inward * Math.min(n, MOST_SHOWN - 1) * step, y: barY + bar / 2 });
      }
      const right = isLeft(place) ? 1 : -1;
      const x = rim(isLeft(place)) + right * (RADIUS + 1 + Math.min(n, MOST_SHOWN - 1) * step);
      return flip({ x, y: rowOf(place) + row / 2 });
    },
    edge(place, n) {
      const size = 6.8;
      const x = place === OWN_TRAY ? strip + 3 + n * size : width - strip - 3 - (n + 1) * size;
      return flipped({ x, y: trayY + 4, width: size - 1.2, height: tray - 8 });
    },
    die(_isOwn, n, count) {
      const size = count > 2 ? 34 : 44;
      return flip({ x: width / 2 + (n - (count - 1) / 2) * size, y: barY + bar / 2 });
    },
    dieSize: (count) => (count > 2 ? 14 : 18),
    cube(place, isOffered) {
      if (isOffered) return { x: width / 2, y: barY + bar / 2 };
      const x = place === "middle" ? width / 2 : place === "own" ? width / 2 - 22 : width / 2 + 22;
      return flip({ x, y: trayY + tray / 2 });
    },
  };
}
