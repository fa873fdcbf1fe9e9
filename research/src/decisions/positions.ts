import { METHODS, seededChance } from "@tyche/engine";
import { GAMES, loadGame } from "@tyche/registry";

/** A line of `tyche think GAME --batch`: a position with the options of game and command. */
export interface Asked {
  readonly game: string;
  readonly id: number;
  readonly [option: string]: unknown;
}

type Options = Readonly<Record<string, string>>;

/** Positions per game. */
const EACH = 32;

/** The game options to use; games not listed have none. */
const VARIANTS: Readonly<Record<string, readonly Options[]>> = {
  pig: [{ target: "30" }],
  einstein: [{}, { size: "4" }],
  2048: [{}, { size: "3x3" }, { target: "64", size: "3x3" }],
  minesweeper: [{ size: "5x4", mines: "4" }, { size: "9x9", mines: "10" }, {}],
  "pac-man": [{ layout: "trap" }, { layout: "small" }, {}],
  backgammon: [{}, { stakes: "single" }],
  ludo: [{ players: "2" }, { players: "3" }, {}],
  "rock-paper-scissors": [{ rounds: "3" }],
};

/** The search options per algorithm; "" is the game's default. All of them give the same answer on every machine. */
const SETTINGS: Readonly<Record<string, readonly Options[]>> = {
  "": [{ depth: "1" }, { depth: "2" }, { nodes: "3000" }],
  minimax: [{ depth: "2" }],
  "alpha-beta": [{ depth: "4" }],
  expectiminimax: [{ depth: "1" }, { depth: "2" }],
  star1: [{ depth: "2" }],
  star2: [{ depth: "2" }, { depth: "2", beam: "3" }, { depth: "1", rank: "best" }],
  "star2.5": [{ depth: "2" }],
  "max-n": [{ depth: "2" }],
  paranoid: [{ depth: "2" }],
  "best-reply": [{ depth: "2" }],
  mcts: [{ simulations: "200" }],
  puct: [{ simulations: "200" }],
  ismcts: [{ simulations: "200" }],
};

/** In these games, two plies with a given algorithm take too long. */
const SLOW = new Set(["backgammon", "pac-man", "minesweeper", "chess", "ludo"]);
/** Greatest number of random plays before a position. */
const PLAYS: Readonly<Record<string, number>> = { minesweeper: 3, "tic-tac-toe": 5 };
const USUAL_PLAYS = 13;
/** Number of retries for random games that end too early. */
const TRIES = 200;

/** Positions from random games, cycling through all options, algorithms and settings of a game. */
export async function drawPositions(): Promise<readonly Asked[]> {
  const drawn: Asked[] = [];
  for (const [index, { name }] of GAMES.entries()) {
    const asked = await questionsOf(name);
    for (let i = 0; i < EACH; i++) {
      const { options, algorithm, settings } = asked[i % asked.length]!;
      drawn.push({
        game: name,
        id: index * EACH + i,
        position: await positionOf(name, options, i),
        ...options,
        ...(algorithm && { algorithm }),
        ...settings,
      });
    }
  }
  return drawn;
}

interface Question {
  readonly options: Options;
  readonly algorithm: string;
  readonly settings: Options;
}

async function questionsOf(name: string): Promise<readonly Question[]> {
  const questions = (VARIANTS[name] ?? [{}]).map(async (options) => {
    const { facts } = (await loadGame(name, options)).game;
    return Object.entries(SETTINGS).flatMap(([algorithm, list]) => {
      const method = METHODS.find((one) => one.name === algorithm);
      if (algorithm !== "" && method?.refusal(facts) !== undefined) return [];
      // Only the smallest board can be searched; the game's own solver has no depth.
      if (name === "minesweeper" && algorithm !== "" && options.size !== "5x4") return [];
      return list.map((settings) => {
        if (name === "minesweeper" && algorithm === "" && settings.depth)
          return { options, algorithm, settings: {} };
        const isTooDeep = SLOW.has(name) && algorithm !== "" && settings.depth === "2";
        return { options, algorithm, settings: isTooDeep ? { ...settings, depth: "1" } : settings };
      });
    });
  });
  return (await Promise.all(questions)).flat();
}

async function positionOf(name: string, options: Options, number: number): Promise<string> {
  const { game } = await loadGame(name, options);
  for (let attempt = 0; ; attempt++) {
    const chance = seededChance(`decisions ${name} ${number} ${attempt}`);
    let state = game.start(chance);
    const plays = chance.die((PLAYS[name] ?? USUAL_PLAYS) + 1) - 1;
    for (let play = 0; play < plays && game.turn(state) >= 0; play++)
      state = game.play(state, chance.pick(game.actions(state)), chance);
    if (game.turn(state) >= 0) return game.notation!.position(state);
    if (attempt === TRIES) throw new Error(`no position of ${name} in ${TRIES} random games`);
  }
}
