import { type Game, OVER } from "@tyche/engine";

/**
 * A race with hits: three runners per side on one circular track, with a die rolled before each decision; landing on an
 * opposing runner sends it back to its start. The first player to bring a runner home wins. Plain rules as a beginner
 * writes them: arrays are copied, the die is drawn inline, no `key`, no `position`.
 */
export interface RaceState {
  /** Squares moved, by player and runner; 0 at the start. */
  readonly runners: readonly [readonly number[], readonly number[]];
  readonly player: 0 | 1;
  /** The roll for this decision. */
  readonly die: number;
}

const RUNNERS = 3;
const TRACK = 24;
/** Half a track ahead, where the other side starts. */
const APART = 12;

const isHome = (square: number): boolean => square >= TRACK;

function squaresOf(runners: readonly number[]): number {
  let squares = 0;
  for (const square of runners) squares += square;
  return squares;
}

export const race: Game<RaceState, number> = {
  name: "race",
  facts: {
    players: 2,
    zeroSum: true,
    cooperative: false,
    bounds: [-1, 1],
    cycles: true,
    chance: true,
    hidden: false,
  },
  start: (chance) => ({
    runners: [new Array<number>(RUNNERS).fill(0), new Array<number>(RUNNERS).fill(0)],
    player: 0,
    die: chance.die(6),
  }),
  turn: ({ runners, player }) => (runners[1 - player]!.some(isHome) ? OVER : player),
  actions: () => [0, 1, 2],
  play({ runners, player, die }, runner, chance) {
    const own = runners[player].with(runner, runners[player][runner]! + die);
    const at = own[runner]!;
    const others = runners[1 - player]!.map((square) =>
      at < TRACK && square > 0 && (square + APART) % TRACK === at ? 0 : square,
    );
    return {
      runners: player === 0 ? [own, others] : [others, own],
      player: player === 0 ? 1 : 0,
      die: chance.die(6),
    };
  },
  payoff: ({ player }) => (player === 1 ? [1, -1] : [-1, 1]),
  evaluators: {
    default: ({ runners }) => (squaresOf(runners[0]) - squaresOf(runners[1])) / (2 * RUNNERS * TRACK),
  },
};
