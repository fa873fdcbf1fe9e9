import { asProbability } from "@tyche/games";
/**
 * The outcome probabilities of the player on roll, in the form used by the cube formulas: the winning probability, and
 * the mean points won and lost in units of the cube.
 */
export class CubeChances {
  /** Probability of winning. */
  win = 0;
  /** Share of gammons and of backgammons among the wins; each win is counted in one of them at most. */
  wonGammons = 0;
  wonBackgammons = 0;
  lostGammons = 0;
  lostBackgammons = 0;
  /** Mean points of a win and of a loss: 1 to 3. */
  meanWin = 1;
  meanLoss = 1;

  /**
   * @param chances cumulative, as in `OUTCOMES`
   * @param at index of the first number
   */
  read(chances: ArrayLike<number>, at = 0): this {
    const win = asProbability(chances[at]!);
    const loss = 1 - win;
    this.win = win;
    this.wonBackgammons = share(chances[at + 2]!, win);
    this.wonGammons = Math.max(0, share(chances[at + 1]!, win) - this.wonBackgammons);
    this.lostBackgammons = share(chances[at + 4]!, loss);
    this.lostGammons = Math.max(0, share(chances[at + 3]!, loss) - this.lostBackgammons);
    this.meanWin = 1 + this.wonGammons + 2 * this.wonBackgammons;
    this.meanLoss = 1 + this.lostGammons + 2 * this.lostBackgammons;
    return this;
  }
}

/** A part of a probability as a share of the whole, clamped to 0..1 because evaluators round. */
function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : asProbability(part / whole);
}

/** The position of the cube, from the view of the player on roll. */
export type CubeSide = "centre" | "own" | "other";

/**
 * The money equity of the player on roll, in units of the cube, before rolling and without doubling this turn. It lies
 * between that of a dead cube, which is never used, and that of a live cube, which is always turned at the exact point
 * where taking and passing are equal. The efficiency sets how close it is to the live cube (R. Janowski, "Take-points
 * in money games", 1993).
 *
 * With a centred cube this interpolates between the dead and the live line. It is not Janowski's equation 7, which is
 * not such an interpolation.
 *
 * @param efficiency 0 dead to 1 live
 * @param jacoby gammons do not count until the cube has been turned
 */
export function moneyEquity(
  chances: CubeChances,
  side: CubeSide,
  efficiency: number,
  jacoby = false,
): number {
  const { win } = chances;
  const dead = deadEquity(chances, jacoby && side === "centre");
  // In a decided game the cube is worth nothing to either side.
  if (win <= 0 || win >= 1) return dead;
  return (1 - efficiency) * dead + efficiency * liveEquity(chances, side, jacoby);
}

function deadEquity({ win, meanWin, meanLoss }: CubeChances, plain: boolean): number {
  return plain ? 2 * win - 1 : win * (meanWin + meanLoss) - meanLoss;
}

/** Take point and cash point of a live cube, both as winning probabilities of the player on roll. */
export function livePoints({ meanWin, meanLoss }: CubeChances): {
  readonly take: number;
  readonly cash: number;
} {
  const span = meanWin + meanLoss + 0.5;
  return { take: (meanLoss - 0.5) / span, cash: (meanLoss + 1) / span };
}

function liveEquity(chances: CubeChances, side: CubeSide, jacoby: boolean): number {
  const { win, meanWin, meanLoss } = chances;
  const { take, cash } = livePoints(chances);
  const centred = side === "centre";
  // Under the Jacoby rule a win without a double is worth 1, gammon or not.
  const most = centred && jacoby ? 1 : meanWin;
  const least = centred && jacoby ? -1 : -meanLoss;
  if (side !== "other" && win > cash) return line(win, cash, 1, 1, most);
  if (side !== "own" && win < take) return line(win, 0, least, take, -1);
  if (centred) return line(win, take, -1, cash, 1);
  return side === "own" ? line(win, 0, -meanLoss, cash, 1) : line(win, take, -1, 1, meanWin);
}

/** The straight line through (x0, y0) and (x1, y1). */
export function line(x: number, x0: number, y0: number, x1: number, y1: number): number {
  return x1 === x0 ? y1 : y0 + ((x - x0) * (y1 - y0)) / (x1 - x0);
}
