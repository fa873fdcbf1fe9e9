import { type BotOptions, TycheBot } from "@tyche/boardgameio";
import { shareOf } from "@tyche/engine/statistics";
import type { Game, State } from "boardgame.io";
import { MCTSBot } from "#boardgame.io/ai";
import { CreateGameReducer, InitializeGame } from "#boardgame.io/internal";
import type { Report } from "../../kit/report.js";
import { guessTheDie, type PigState, pig, type RaceState, race } from "./definitions.js";

/** Milliseconds per move. */
const TIME = 60;
/** More iterations than the time allows. */
const ENDLESS = 1e9;

/** MCTSBot with a time limit that it checks before every simulation. */
class ClockedBot extends MCTSBot {
  private readonly time: number;
  private end = 0;

  constructor(game: Game, time: number, seed: string) {
    super({ game, enumerate: game.ai!.enumerate, seed, iterations: ENDLESS });
    this.time = time;
  }

  override play(state: State, playerID: string): ReturnType<MCTSBot["play"]> {
    this.end = performance.now() + this.time;
    return super.play(state, playerID);
  }

  override playout(node: Parameters<MCTSBot["playout"]>[0]): ReturnType<MCTSBot["playout"]> {
    if (performance.now() >= this.end) this.iterationCounter = ENDLESS;
    return super.playout(node);
  }
}

interface Player {
  /** Total time of its moves in milliseconds, and their number. */
  ms: number;
  moves: number;
  play(state: State, playerID: string): Promise<{ action: unknown }>;
}

function tyche(game: Game, options: BotOptions, seed: string): Player {
  const bot = new TycheBot({ game, enumerate: game.ai!.enumerate as never, seed, ...options });
  return timed(bot as never);
}

function timed(bot: Pick<Player, "play">): Player {
  const player: Player = {
    ms: 0,
    moves: 0,
    async play(state, playerID) {
      const start = performance.now();
      const made = await bot.play(state, playerID);
      player.ms += performance.now() - start;
      player.moves++;
      return made;
    },
  };
  return player;
}

/** The match as seen by a client: without the generator's state, which a bot replaces by its own. */
function withoutGenerator(state: State, seed: string): State {
  return { ...state, plugins: { ...state.plugins, random: { data: { seed } } } };
}

interface Result {
  readonly wins: number;
  readonly games: number;
  /** 95 % interval of the share of wins. */
  readonly interval: readonly [low: number, high: number];
  /** Milliseconds per move: Tyche's, MCTSBot's. */
  readonly ms: readonly [tyche: number, mcts: number];
}

/** Tyche against MCTSBot in a two-player game, taking turns to move first. */
async function playMatch(
  define: () => Game,
  options: BotOptions,
  games: number,
  time: number = TIME,
  seesGenerator = false,
): Promise<Result> {
  let wins = 0;
  const spent = [0, 0];
  const moves = [0, 0];
  for (let number = 0; number < games; number++) {
    const game: Game = { ...define(), seed: `match ${number}`, disableUndo: true };
    const reduce = CreateGameReducer({ game });
    const ours = number % 2;
    const players = [
      tyche(game, { time, ...options }, `${number}`),
      timed(new ClockedBot(game, time, `${number}`)),
    ];
    let state: State = InitializeGame({ game, numPlayers: 2 });
    for (let ply = 0; state.ctx.gameover === undefined; ply++) {
      const { currentPlayer } = state.ctx;
      const player = players[Number(currentPlayer) === ours ? 0 : 1]!;
      const seen = seesGenerator ? state : withoutGenerator(state, `${number} ${ply}`);
      const { action } = await player.play(seen, currentPlayer);
      state = reduce(state as never, action as never) as State;
    }
    if (state.ctx.gameover.winner === `${ours}`) wins++;
    for (const [i, { ms, moves: made }] of players.entries()) {
      spent[i]! += ms;
      moves[i]! += made;
    }
  }
  const { low, high } = shareOf(wins, games);
  return { wins, games, interval: [low, high], ms: [spent[0]! / moves[0]!, spent[1]! / moves[1]!] };
}

/** The lead in Pig, as a share of the target. */
function aheadInPig(goal: number): (G: PigState, currentPlayer: string) => number {
  return ({ scores, gathered }, currentPlayer) => {
    const reached = scores.map((score, player) => score + (`${player}` === currentPlayer ? gathered : 0));
    return 0.5 + (reached[0]! - reached[1]!) / (2 * goal + 60);
  };
}

/** The lead in the race. */
function aheadInRace({ runners }: RaceState): number {
  const gone = runners.map((own) => own.reduce((sum, at) => sum + at));
  return 0.5 + (gone[0]! - gone[1]!) / 100;
}

/** A property of all definitions: every move in the lists is legal. */
const TRUSTED = { trusted: true };

/** The games and the bot's options for them. */
const MATCHES: Readonly<Record<string, { define(): Game; options: BotOptions }>> = {
  "Pig to 50": { define: () => pig(50) as Game, options: TRUSTED },
  "Pig to 50, with an evaluation": {
    define: () => pig(50) as Game,
    options: { ...TRUSTED, evaluate: (G, ctx) => aheadInPig(50)(G as PigState, ctx.currentPlayer) },
  },
  "a race with hits": { define: () => race as Game, options: TRUSTED },
  "a race with hits, with an evaluation": {
    define: () => race as Game,
    options: { ...TRUSTED, evaluate: (G) => aheadInRace(G as RaceState) },
  },
};

const GAMES = 100;
const SEEING = 40;
const GUESSES = 600;

/** Matches of the bot against MCTSBot, and how often each guesses a die. */
export async function bench(): Promise<Report> {
  const notes: string[] = [];
  const note = (what: string, { wins, games, interval, ms }: Result): void => {
    const [low, high] = interval.map((share) => (100 * share).toFixed(0));
    notes.push(
      `${what}: ${wins} of ${games} won (${((100 * wins) / games).toFixed(0)} %, ${low} to ${high}), ${ms[0].toFixed(0)} ms a move to ${ms[1].toFixed(0)}`,
    );
  };
  notes.push(
    `${await guesses("tyche")} of ${GUESSES} dice guessed by TycheBot, ${await guesses("library")} by MCTSBot`,
  );
  for (const [name, { define, options }] of Object.entries(MATCHES)) {
    note(name, await playMatch(define, options, GAMES));
    note(
      `${name}, MCTSBot with the match's own generator`,
      await playMatch(define, options, SEEING, TIME, true),
    );
  }
  return {
    name: "boardgameio-matches",
    about: `TycheBot against MCTSBot, ${TIME} ms a move each, in turns the first to move; 95 % intervals (Wilson).`,
    rows: [],
    goals: [],
    notes,
  };
}

/** How many future dice rolls a bot guesses. */
async function guesses(who: "tyche" | "library"): Promise<number> {
  let right = 0;
  for (let number = 0; number < GUESSES; number++) {
    const game: Game = { ...guessTheDie, seed: `die ${number}` } as Game;
    const { enumerate } = game.ai!;
    const seed = `${number}`;
    const bot =
      who === "tyche"
        ? tyche(game, { time: 20 }, seed)
        : new MCTSBot({ game, enumerate, seed, iterations: 100 });
    const state: State = InitializeGame({ game, numPlayers: 1 });
    const { action } = await bot.play(state, "0");
    if (CreateGameReducer({ game })(state as never, action as never).G.right) right++;
  }
  return right;
}
