import type { Catalogue, MessageValue } from "@tyche/messages";

/** The position to draw. */
export interface DrawnBoard {
  /** 26 numbers from the side of the player at the bottom, whose home is at the lower right. */
  readonly points: readonly number[];
  readonly dice: string;
  readonly cube: number;
  /** The player who owns the cube; null: both may turn it. */
  readonly owner: "bottom" | "top" | null;
  /** Plays of the player at the bottom, as text ("24/18 13/11(2)"), drawn as arrows in this order. */
  readonly arrows?: readonly { readonly play: string; readonly kind: "best" | "made" }[];
}

const CELL = 26;
const RADIUS = 12;
const BAR_WIDTH = 28;
const TRAY = 34;
const HEIGHT = 2 * 5 * CELL + 60;
const FRAME = 16;
const WIDTH = 12 * CELL + BAR_WIDTH + TRAY;
/** The greatest number of checkers drawn on a point; beyond it the number is written. */
const MOST_DRAWN = 5;

/**
 * Draws a board as SVG. The player at the bottom has the light checkers, moves from 24 down to 1 and bears off at the
 * right. The colours are the page's variables, so that the board follows light and dark mode.
 */
export function boardSvg({ points, dice, cube, owner, arrows = [] }: DrawnBoard, words: Catalogue): string {
  const parts: string[] = [];
  const total = { w: WIDTH + 2 * FRAME, h: HEIGHT + 2 * FRAME };
  parts.push(
    `<rect class="frame" x="0" y="0" width="${total.w}" height="${total.h}" rx="6"/>`,
    `<rect class="field" x="${FRAME}" y="${FRAME}" width="${WIDTH - TRAY}" height="${HEIGHT}"/>`,
    `<rect class="bar" x="${FRAME + 6 * CELL}" y="${FRAME}" width="${BAR_WIDTH}" height="${HEIGHT}"/>`,
  );
  for (let point = 1; point <= 24; point++) {
    const x = xOf(point);
    const isTop = point > 12;
    const base = isTop ? FRAME : FRAME + HEIGHT;
    const tip = isTop ? FRAME + 5 * CELL : FRAME + HEIGHT - 5 * CELL;
    parts.push(
      `<path class="p${point % 2}" d="M${x - CELL / 2} ${base}L${x} ${tip}L${x + CELL / 2} ${base}Z"/>`,
      `<text class="n" x="${x}" y="${isTop ? FRAME - 4 : FRAME + HEIGHT + 12}">${point}</text>`,
      stack(points[point]!, x, base, isTop ? 1 : -1),
    );
  }
  const middle = FRAME + 6 * CELL + BAR_WIDTH / 2;
  const half = FRAME + HEIGHT / 2;
  // Checkers on the bar enter in the opponent's home, so they are drawn on that side.
  parts.push(stack(points[25]!, middle, half - 14, -1), stack(points[0]!, middle, half + 14, 1));
  const off = (sign: 1 | -1): number =>
    15 - points.reduce((sum, count) => sum + Math.max(0, sign * count), 0);
  const offText = (count: number): string => words.text("analysis-board-off", { count });
  const tray = FRAME + 12 * CELL + BAR_WIDTH + TRAY / 2;
  if (off(1) > 0)
    parts.push(`<text class="off" x="${tray}" y="${FRAME + HEIGHT - 8}">${offText(off(1))}</text>`);
  if (off(-1) > 0) parts.push(`<text class="off" x="${tray}" y="${FRAME + 16}">${offText(off(-1))}</text>`);
  const cubeY = owner === null ? half : owner === "bottom" ? FRAME + HEIGHT - 40 : FRAME + 40;
  parts.push(
    `<rect class="cube" x="${tray - 12}" y="${cubeY - 12}" width="24" height="24" rx="4"/>`,
    `<text class="cn" x="${tray}" y="${cubeY + 5}">${cube}</text>`,
  );
  for (const [i, pips] of [...dice].entries()) {
    const x = FRAME + 9 * CELL + BAR_WIDTH - 28 + i * 34;
    parts.push(
      `<rect class="die" x="${x}" y="${half - 13}" width="26" height="26" rx="5"/>`,
      ...pipsOf(Number(pips)).map(
        ([dx, dy]) => `<circle class="pip" cx="${x + 13 + 7 * dx}" cy="${half + 7 * dy}" r="2.6"/>`,
      ),
    );
  }
  parts.push(...arrows.flatMap(({ play, kind }, i) => movesIn(play).map((move) => arrow(move, kind, 4 * i))));
  return `<svg viewBox="0 0 ${total.w} ${total.h}" role="img" aria-label="${spoken(points, words)}">${parts.join("")}</svg>`;
}

/** The horizontal centre of a point's column: 1 at the lower right, 24 above it. */
function xOf(point: number): number {
  const column = point > 12 ? point - 13 : 12 - point;
  return FRAME + column * CELL + CELL / 2 + (column > 5 ? BAR_WIDTH : 0);
}

/** The checker moves of a play in its own notation: each from a point, or 25 for the bar, to a point, or 0 for off. */
function movesIn(play: string): (readonly [from: number, to: number])[] {
  return play.split(" ").flatMap((word) => {
    const places = word
      .replace(/\(\d\)$/, "")
      .split("/")
      .map((place) => {
        const name = place.replace("*", "");
        return name === "bar" ? 25 : name === "off" ? 0 : Number(name);
      });
    return places.slice(1).map((to, i) => [places[i]!, to] as const);
  });
}

/** An arrow between the middles of two points; `aside` moves it sideways, so that arrows do not cover each other. */
function arrow([from, to]: readonly [number, number], kind: string, aside: number): string {
  const [x1, y1] = middleOf(from);
  const [x2, y2] = middleOf(to);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (x: number, y: number): string => `${(x + aside).toFixed(1)} ${(y + aside).toFixed(1)}`;
  const [bx, by] = [x2 - 10 * dx, y2 - 10 * dy];
  return `<path class="${kind}" d="M${at(x1, y1)}L${at(bx, by)}"/><path class="tip ${kind}" d="M${at(x2, y2)}L${at(bx - 5 * dy, by + 5 * dx)}L${at(bx + 5 * dy, by - 5 * dx)}Z"/>`;
}

function middleOf(point: number): readonly [x: number, y: number] {
  const half = FRAME + HEIGHT / 2;
  if (point === 25) return [FRAME + 6 * CELL + BAR_WIDTH / 2, half - 14 - RADIUS];
  if (point === 0) return [FRAME + 12 * CELL + BAR_WIDTH + TRAY / 2, FRAME + HEIGHT - 20];
  return [xOf(point), point > 12 ? FRAME + 2 * CELL : FRAME + HEIGHT - 2 * CELL];
}

function stack(count: number, x: number, base: number, down: 1 | -1): string {
  const men = Math.abs(count);
  const side = count > 0 ? "own" : "other";
  const drawn = Array.from(
    { length: Math.min(men, MOST_DRAWN) },
    (_, i) =>
      `<circle class="${side}" cx="${x}" cy="${base + down * (RADIUS + 1 + i * (2 * RADIUS + 1))}" r="${RADIUS}"/>`,
  );
  if (men > MOST_DRAWN) {
    const y = base + down * (RADIUS + 1 + (MOST_DRAWN - 1) * (2 * RADIUS + 1)) + 4;
    drawn.push(`<text class="${side}n" x="${x}" y="${y}">${men}</text>`);
  }
  return drawn.join("");
}

/** The pip positions of a die, from −1 to 1. */
function pipsOf(face: number): (readonly [number, number])[] {
  const corners = [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ] as const;
  const sides = [
    [-1, 0],
    [1, 0],
  ] as const;
  return [
    ...(face % 2 === 1 ? [[0, 0] as const] : []),
    ...corners.slice(0, face >= 4 ? 4 : face >= 2 ? 2 : 0),
    ...(face === 6 ? sides : []),
  ];
}

/** The board in words, for screen readers. */
function spoken(points: readonly number[], words: Catalogue): string {
  const side = (sign: 1 | -1): string =>
    words.list(
      points.flatMap((count, i) => {
        if (sign * count <= 0) return [];
        const own = sign === 1 ? i : 25 - i;
        const point: MessageValue = own === 25 ? { id: "analysis-board-bar" } : own;
        return words.text("analysis-board-point", { point, count: Math.abs(count) });
      }),
    );
  return words.text("analysis-board", { own: side(1), other: side(-1) });
}
