import type { CubeChances } from "./chances.js";

/** Where the cube lies, as the player on roll sees it. */
export type CubeSide = "centre" | "own" | "other";

/**
 * What the player on roll may expect for money, in units of the cube, before rolling and without turning the cube this time: between a
 * dead cube, which nobody will ever use, and a live one, which is used at the exact point where it can neither be taken nor passed
 * without a loss; the efficiency says how near the live one is (R. Janowski, "Take-points in money games", 1993).
 *
 * Where the cube is in the middle this is the blend of the dead and the live line, not Janowski's equation 7, which is none.
 *
 * @param efficiency 0 dead to 1 live
 * @param jacoby gammons do not count yet: nobody has turned the cube
 */
export function moneyEquity(
  chances: CubeChances,
  side: CubeSide,
  efficiency: number,
  jacoby = false,
): number {
  const { win } = chances;
  const dead = deadEquity(chances, jacoby && side === "centre");
  // Without a doubt about who wins nobody gains by a cube.
  if (win <= 0 || win >= 1) return dead;
  return (1 - efficiency) * dead + efficiency * liveEquity(chances, side, jacoby);
}

function deadEquity({ win, meanWin, meanLoss }: CubeChances, plain: boolean): number {
  return plain ? 2 * win - 1 : win * (meanWin + meanLoss) - meanLoss;
}

/** Take point and cash point with a live cube, both as chances to win of the player on roll. */
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
  // With Jacoby's rule a win without a double is worth 1 whatever the gammons.
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
