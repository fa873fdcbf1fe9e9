import { twoSided } from "@tyche/games/backgammon";
import { type CubeSide, twoSidedCube } from "@tyche/games/backgammon/analysis";
import type { Command } from "commander";
import { type Example, type Io, table, write } from "tyche/parts";
import { type Fit, fitted, type KnownEquity, pipRace } from "./pip-race.js";

interface Options {
  readonly json?: boolean;
}

export const examples: readonly Example[] = [
  {
    say: "the efficiencies of races that the cube's formulas take",
    type: "npm run research -- efficiency",
  },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "Fit how near the doubling cube comes to one that is always turned at the exact point, in races that are solved exactly. Nothing is drawn, so there is no seed.",
    )
    .option("--json", "Print the numbers as one JSON object.")
    .action((options: Options) => act(options, io));
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

async function act(options: Options, io: Io): Promise<void> {
  const rows = fittedRaces();
  if (options.json) {
    await write(io.stdout, `${JSON.stringify({ rows })}\n`);
    return;
  }
  const cells = rows.map(({ against, pips, fits }) => [
    against,
    String(pips),
    ...SIDES.flatMap((side) => [fits[side].efficiency.toFixed(3), fits[side].rms.toFixed(4)]),
    String(fits.other.places),
  ]);
  const heads = ["against", "pips", ...SIDES.flatMap((side) => [side, "rms"]), "places"];
  await write(
    io.stdout,
    `Efficiency of the cube for the player on roll, by where it lies.\n\n${table(heads, cells)}`,
  );
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
            known[side].push({ chances, equity: exact.equity(own, other, side) });
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
