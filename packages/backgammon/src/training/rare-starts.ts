import { BACKGAMMON, BAR, BOARD_SIZE } from "../rules/board.js";

/**
 * The kinds of rare starting positions. Normal games hardly ever reach such positions, and a network trained only by
 * self-play knows least about them. A position has the features of its kind and is otherwise random. It is valid, but
 * need not be reachable.
 */
export type RareKind = (typeof RARE_KINDS)[number];

/** The names of all kinds. */
export const RARE_KINDS = [
  "back-game",
  "primes",
  "late-hit",
  "contact-bear-in",
  "ace-point",
  "long-race",
] as const;

/** A starting position: 26 numbers as in `BackgammonState.points`, and its kind. */
export interface RareStart {
  readonly kind: RareKind;
  readonly points: readonly number[];
}

/** Checkers by point in a side's own numbering; 0 is borne off, 25 the bar. */
type Side = number[];
type Random = () => number;

/**
 * A random rare start. Either side may have the role that defines the kind; the caller decides who is to move.
 *
 * @param random returns whole numbers in [0, 2^32)
 */
export function rareStart(random: Random): RareStart {
  const kind = RARE_KINDS[random() % RARE_KINDS.length]!;
  for (;;) {
    const [one, other] = MAKERS[kind](random);
    const points = boardOf(one, other);
    if (points === undefined) continue;
    return { kind, points: random() & 1 ? points : points.map((_, i) => 0 - points[25 - i]!) };
  }
}

const MAKERS: Readonly<Record<RareKind, (random: Random) => readonly [Side, Side]>> = {
  /** One side holds two points in the opponent's home board while the opponent brings the rest home. */
  "back-game"(random) {
    const held = twoOf(random, [20, 21, 22, 23, 24]);
    const back = side();
    for (const point of held) back[point]! += between(random, 2, 3);
    scatter(random, back, between(random, 0, 2), [18, 24, BAR]);
    fill(random, back, [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13]);
    const front = side();
    fill(random, front, free(back, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14]));
    return [back, front];
  },
  /** Primes of three to six points, with checkers of one or both sides behind them. */
  primes(random) {
    const wall = side();
    const first = between(random, 2, 9);
    const length = between(random, 4, 6);
    for (let point = first; point < first + length; point++) wall[point]! += 2;
    scatter(random, wall, between(random, 0, 2), [19, 20, 21, 22, 23, 24, BAR]);
    fill(random, wall, [first, first + 1, first + 2, first + length, 8, 11, 13]);
    const caught = side();
    const behind = Array.from({ length: first - 1 }, (_, i) => 25 - (i + 1));
    scatter(random, caught, between(random, 1, 3), free(wall, [...behind, BAR]));
    const second = between(random, 3, 7);
    const end = second + between(random, 3, 5);
    for (let point = second; point < end; point++) if (wall[25 - point] === 0) caught[point]! += 2;
    fill(random, caught, free(wall, [2, 3, 4, 5, 6, 7, 8, 10, 13]));
    return [wall, caught];
  },
  /** One side has nearly borne off when one of its checkers is sent back. */
  "late-hit"(random) {
    const leader = side();
    leader[0] = between(random, 5, 13);
    scatter(random, leader, random() % 3 === 0 ? 2 : 1, [18, 20, 21, 22, 23, 24, BAR, BAR]);
    fill(random, leader, [1, 1, 2, 3, 4]);
    const hitter = side();
    for (const point of [6, 5, 4, 3, 2, 1])
      if (random() % 5 < 4 && leader[25 - point] === 0) hitter[point]! += 2;
    scatter(random, hitter, between(random, 0, 1), free(leader, [22, 23, 24, BAR]));
    fill(random, hitter, free(leader, [1, 2, 3, 4, 5, 6, 7, 8, 9, 11]));
    return [leader, hitter];
  },
  /** Bearing in and off past an anchor. */
  "contact-bear-in"(random) {
    const anchor = side();
    const point = between(random, 20, 24);
    anchor[point]! += between(random, 2, 3);
    scatter(random, anchor, between(random, 0, 1), [18, 21, 24, BAR]);
    fill(random, anchor, [1, 2, 3, 4, 5, 6, 6, 7, 8]);
    const bearer = side();
    bearer[0] = random() % 2 === 0 ? 0 : between(random, 1, 6);
    fill(random, bearer, free(anchor, [2, 3, 4, 5, 6, 7, 8, 9, 10]));
    return [anchor, bearer];
  },
  /** The last checkers wait on the ace-point or the bar while the opponent bears off. */
  "ace-point"(random) {
    const waiting = side();
    waiting[24] = between(random, 1, 3);
    scatter(random, waiting, between(random, 0, 1), [BAR, 23]);
    fill(random, waiting, [1, 2, 3, 4, 4, 5, 5, 6, 6, 7]);
    const bearer = side();
    bearer[0] = between(random, 0, 12);
    fill(random, bearer, free(waiting, [2, 3, 4, 5, 6]));
    return [waiting, bearer];
  },
  /** A race: both sides have passed each other, far from home. */
  "long-race"(random) {
    const reach = (): number[] => Array.from({ length: between(random, 6, 12) }, (_, i) => i + 1);
    const one = side();
    fill(random, one, reach());
    const other = side();
    fill(random, other, reach());
    return [one, other];
  },
};

function side(): Side {
  return new Array<number>(BOARD_SIZE).fill(0);
}

function between(random: Random, least: number, most: number): number {
  return least + (random() % (most - least + 1));
}

function twoOf(random: Random, points: readonly number[]): readonly [number, number] {
  const first = random() % points.length;
  const second = (first + 1 + (random() % (points.length - 1))) % points.length;
  return [points[first]!, points[second]!];
}

/** The points in the list that the opponent does not occupy; the bar is always free. */
function free(opponent: Side, points: readonly number[]): number[] {
  return points.filter((point) => point === BAR || opponent[25 - point] === 0);
}

function scatter(random: Random, into: Side, checkers: number, points: readonly number[]): void {
  if (points.length === 0) return;
  for (let i = 0; i < checkers; i++) into[points[random() % points.length]!]! += 1;
}

/** Puts the rest of the fifteen checkers on the points, singly or in pairs at equal odds. */
function fill(random: Random, into: Side, points: readonly number[]): void {
  for (let left = BACKGAMMON.checkers - sum(into); left > 0; ) {
    if (points.length === 0) return;
    const together = Math.min(left, 1 + (random() & 1));
    into[points[random() % points.length]!]! += together;
    left -= together;
  }
}

function sum(counts: Side): number {
  return counts.reduce((total, count) => total + count, 0);
}

/**
 * The board of two sides.
 * @returns undefined if the sides overlap or do not have fifteen checkers each
 */
function boardOf(one: Side, other: Side): number[] | undefined {
  if (sum(one) !== BACKGAMMON.checkers || sum(other) !== BACKGAMMON.checkers) return undefined;
  // A side that has borne off all checkers is no starting position.
  if (one[0] === BACKGAMMON.checkers || other[0] === BACKGAMMON.checkers) return undefined;
  const points = new Array<number>(BOARD_SIZE).fill(0);
  for (let point = 1; point <= BAR; point++) {
    if (point < BAR && one[point]! > 0 && other[25 - point]! > 0) return undefined;
    if (one[point]! > 0) points[point] = one[point]!;
    if (other[point]! > 0) points[25 - point] = -other[point]!;
  }
  return points;
}
