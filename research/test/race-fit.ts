import { ROLLS, twoSided } from "@tyche/backgammon";
import { CubeChances, type CubeSide, moneyEquity, twoSidedCube } from "@tyche/backgammon/analysis";

// How near the doubling cube comes to one that is always turned at the exact point, fitted to races that are solved
// exactly.

/**
 * The pure pip race: each roll subtracts its pips, and the first player with none left wins, without waste or gammons.
 * With the cube it is solved exactly (N. Zadeh, G. Kobliska, "On optimal doubling in backgammon", Management Science
 * 23, 1977).
 */
export interface PipRace {
  /** The winning chance of the player on roll. */
  win(own: number, other: number): number;
  /** The expected payoff of the player on roll in units of the cube, before rolling and without doubling this time. */
  equity(own: number, other: number, holder: CubeSide): number;
}

/** @param most greatest pip count of a side */
export function pipRace(most: number): PipRace {
  const row = most + 1;
  const [win, centre, own, other, openCentre, openOwn] = Array.from(
    { length: 6 },
    () => new Float64Array(row * row),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  const steps = ROLLS.map(({ dice: [high, low], probability }) => ({
    pips: high === low ? 4 * high : high + low,
    probability,
  }));
  for (let total = 2; total <= 2 * most; total++) {
    for (let pips = Math.max(1, total - most); pips <= Math.min(most, total - 1); pips++) {
      const against = total - pips;
      const at = pips * row + against;
      for (const step of steps) {
        const { probability } = step;
        const left = pips - step.pips;
        const next = against * row + left;
        const isWon = left <= 0;
        win[at]! += probability * (isWon ? 1 : 1 - win[next]!);
        centre[at]! += probability * (isWon ? 1 : -openCentre[next]!);
        own[at]! += probability * (isWon ? 1 : -other[next]!);
        other[at]! += probability * (isWon ? 1 : -openOwn[next]!);
      }
      const doubled = Math.min(1, 2 * other[at]!);
      openCentre[at] = Math.max(centre[at]!, doubled);
      openOwn[at] = Math.max(own[at]!, doubled);
    }
  }
  const equities = { centre, own, other };
  return {
    win: (pips, against) => win[pips * row + against]!,
    equity: (pips, against, holder) => equities[holder][pips * row + against]!,
  };
}

/** A position with a known equity with the cube. */
export interface KnownEquity {
  /** The five chances of the player on roll; trailing zeros may be left out. */
  readonly chances: readonly number[];
  readonly equity: number;
}

/** The efficiency that fits best, and the remaining error of the equities. */
export interface Fit {
  readonly efficiency: number;
  /** Root mean square error, in units of the cube. */
  readonly rms: number;
  readonly places: number;
}

/** Fits by least squares the weights of the dead-cube and the live-cube equity to the known equities. */
export function fitted(known: readonly KnownEquity[], side: CubeSide): Fit {
  const read = new CubeChances();
  const ends = known.map(({ chances, equity }) => {
    read.read([0, 1, 2, 3, 4].map((i) => chances[i] ?? 0));
    const dead = moneyEquity(read, side, 0);
    return { span: moneyEquity(read, side, 1) - dead, gain: equity - dead };
  });
  const sum = (of: (end: (typeof ends)[number]) => number): number =>
    ends.reduce((total, end) => total + of(end), 0);
  const efficiency = sum(({ span, gain }) => span * gain) / sum(({ span }) => span * span);
  const rms = Math.sqrt(sum(({ span, gain }) => (gain - efficiency * span) ** 2) / ends.length);
  return { efficiency, rms, places: known.length };
}

const SIDES: readonly CubeSide[] = ["centre", "own", "other"];

/**
 * The range of winning chances of the player on roll used for the fit, in which doubles, redoubles and takes are
 * decided.
 */
const WINDOWS: Readonly<Record<CubeSide, readonly [low: number, high: number]>> = {
  centre: [0.62, 0.8],
  own: [0.62, 0.8],
  other: [0.66, 0.86],
};

/**
 * Pip counts of the rows fitted to the exact bear-off, with the tolerance within which a board belongs to a row, and
 * those of the rows fitted to the pip race.
 */
const SHORT = { rows: [5, 10, 15, 20, 25, 30], within: 2 };
const LONG = [40, 50, 60, 80, 100, 120];
const MOST_PIPS = 170;

/** Races in which the player on roll has this pip count. */
interface Row {
  readonly against: "bear-off" | "pips";
  readonly pips: number;
  /** One fit per cube position. */
  readonly fits: Readonly<Record<CubeSide, Fit>>;
}

/** The rows of `RACES` in the game's source, from few pips to many. */
export function fittedRaces(): readonly Row[] {
  return [...shortRaces(), ...longRaces()];
}

function isWithin(side: CubeSide, win: number): boolean {
  const [low, high] = WINDOWS[side];
  return win > low && win < high;
}

function fitsOf(known: Readonly<Record<CubeSide, readonly KnownEquity[]>>): Readonly<Record<CubeSide, Fit>> {
  return {
    centre: fitted(known.centre, "centre"),
    own: fitted(known.own, "own"),
    other: fitted(known.other, "other"),
  };
}

/** Fits against the exact bear-off with up to six checkers per side. */
function shortRaces(): Row[] {
  const exact = twoSidedCube();
  const { boards, win } = twoSided();
  return SHORT.rows.map((pips) => {
    const known: Record<CubeSide, KnownEquity[]> = { centre: [], own: [], other: [] };
    for (let own = 1; own < boards.size; own++) {
      if (Math.abs(boards.pips[own]! - pips) > SHORT.within) continue;
      for (let other = 1; other < boards.size; other++) {
        const chances = [win(own, other)];
        for (const side of SIDES)
          if (isWithin(side, chances[0]!))
            known[side].push({ chances, equity: exact.value(0, own, other, 1, side) });
      }
    }
    return { against: "bear-off", pips, fits: fitsOf(known) };
  });
}

/** Fits against the pip race. */
function longRaces(): Row[] {
  const race = pipRace(MOST_PIPS);
  return LONG.map((pips) => {
    const known: Record<CubeSide, KnownEquity[]> = { centre: [], own: [], other: [] };
    for (let other = 1; other <= MOST_PIPS; other++) {
      const chances = [race.win(pips, other)];
      for (const side of SIDES)
        if (isWithin(side, chances[0]!))
          known[side].push({ chances, equity: race.equity(pips, other, side) });
    }
    return { against: "pips", pips, fits: fitsOf(known) };
  });
}
