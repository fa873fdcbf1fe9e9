import {
  OVER,
  type Position,
  SEARCH_ALGORITHMS,
  type Settings,
  seededChance,
  solve,
  Table,
  think,
} from "@tyche/engine";
import type { Direction, PacManGame, PacManState } from "@tyche/games/pac-man";

/** Who plays Pac-Man, and against whom. */
export interface Hunt {
  /** The game that is played. */
  readonly played: PacManGame;
  /** The game that is searched: the ghosts as Pac-Man takes them to be. */
  readonly model: PacManGame;
  /** A method of the engine, or "exact": the model's solution. */
  readonly algorithm: string;
  readonly evaluator: "strategic" | "score";
  readonly rounds?: number;
  readonly time?: number;
  /** Of the method. */
  readonly settings: Settings;
  /** Judge right after Pac-Man's last move, before the ghosts move. */
  readonly afterstate: boolean;
}

export interface HuntResult {
  readonly won: boolean;
  readonly score: number;
  /** Moves of all Pac-Men, and the CPU time that they took to decide. */
  readonly moves: number;
  readonly cpuMs: number;
}

/** Decides for a state; what it keeps from move to move lives as long as a game. */
type Decider = (state: PacManState, kept: Map<string, unknown>) => Promise<Direction>;

const ENTRIES = 2 ** 16;

/**
 * Plays games one after the other, the same for the same seed but where a time limits the search.
 *
 * @throws SearchError where the method does not fit the game
 */
export async function* huntsOf(hunt: Hunt, seed: string): AsyncGenerator<HuntResult, never, void> {
  const { played } = hunt;
  const decide = deciderOf(hunt, hunt.model);
  // Ghosts that a player moves think as Pac-Man does, of the game as it is.
  const hunter = deciderOf({ ...hunt, algorithm: usualOf(hunt) }, played);
  for (let game = 1; ; game++) {
    const chance = seededChance(`${seed}/${game}`);
    const kept = [new Map<string, unknown>(), new Map<string, unknown>()] as const;
    let state = played.start(chance);
    let moves = 0;
    let micros = 0;
    for (let turn = played.turn(state); turn !== OVER; turn = played.turn(state)) {
      const isGhost = state.mover >= state.pacmen.length;
      const before = process.cpuUsage();
      const action = await (isGhost ? hunter(state, kept[1]) : decide(state, kept[0]));
      if (!isGhost) {
        const { user, system } = process.cpuUsage(before);
        micros += user + system;
        moves++;
      }
      state = played.play(state, action, chance);
    }
    yield {
      won: state.food.length === 0,
      score: state.scores.reduce((a, b) => a + b),
      moves,
      cpuMs: micros / 1000,
    };
  }
}

function usualOf({ played, algorithm }: Hunt): string {
  if (algorithm !== "exact") return algorithm;
  return played.facts.chance ? "star2" : "alpha-beta";
}

function deciderOf(hunt: Hunt, game: PacManGame): Decider {
  const { algorithm, evaluator, rounds, time, settings, afterstate } = hunt;
  if (algorithm === "exact") {
    let solution: ReturnType<typeof solve<PacManState, Direction>> | undefined;
    return async (state) => {
      solution ??= solve(game);
      return solution.at(state).actions[0]!.action;
    };
  }
  const isSearch = SEARCH_ALGORITHMS.some((name) => name === algorithm);
  const options = {
    // What is named by "default" is what the native position says itself; by a name, the rules would be asked.
    ...(evaluator === "score" && { positionEvaluator: scoreOf }),
    rank: "best",
    ...(rounds !== undefined && { depth: depthOf(game, rounds) }),
    ...(time !== undefined && { time }),
    ...(isSearch && { table: new Table(ENTRIES), ...(time === undefined && { deepening: false }) }),
    ...(isSearch && afterstate && { horizon: "afterstate" as const }),
    ...(Object.keys(settings).length > 0 && { settings }),
  } as const;
  return async (state, kept) => {
    let best: Direction | undefined;
    const thoughts = think(game, state, { algorithm, ...options, kept });
    for await (const { actions } of thoughts) best = actions[0]?.action ?? best;
    return best!;
  };
}

function scoreOf(position: Position): number {
  return position.payoff(0);
}

/** Decisions in so many rounds, in each of which everybody moves once whom chance does not move. */
function depthOf({ variant }: PacManGame, rounds: number): number {
  const deciding = variant.ghosts.filter((ghost) => ghost === "minimising").length;
  return rounds * (variant.layout.pacmen.length + deciding);
}
