import { gameOf } from "@tyche/boardgameio";
import { type Decision, seededChance } from "@tyche/engine";
import { decideSync } from "@tyche/engine/search";
import type { Game, State } from "boardgame.io";
import { CreateGameReducer, InitializeGame } from "#boardgame.io/internal";
import { leastOf, nodesOf, type Report, type Row, speedRow } from "../../kit/report.js";
import { pig, race, ticTacToe } from "./definitions.js";

const ROUNDS = 5;
/** Number of consecutive moves by the library's reducer, for comparison. */
const MOVES = 5000;

interface Case {
  readonly name: string;
  readonly definition: Game;
  readonly depth: number;
  readonly chance: boolean;
}

const CASES: readonly Case[] = [
  { name: "Pig", definition: pig(100) as Game, depth: 5, chance: true },
  { name: "a race with hits", definition: race as Game, depth: 3, chance: true },
  { name: "tic-tac-toe", definition: ticTacToe as Game, depth: 6, chance: false },
];

/** Nodes per second of a search through boardgame.io, and moves per second of its own reducer. */
export async function bench(): Promise<Report> {
  const rows: Row[] = [];
  let asListed = 0;
  for (const { name, definition, depth, chance } of CASES) {
    const search = (trusted: boolean): (() => Decision<unknown>) => {
      const game = gameOf(definition, { chance, trusted, evaluate: () => 0.5 });
      const state = game.start(seededChance(1));
      return () => decideSync(game, state, { depth, table: false });
    };
    const [tried, trusted, reducer] = leastOf(ROUNDS, [
      search(false),
      search(true),
      () => moveAlong(definition),
    ]);
    for (const [how, { result, ms }] of [
      ["as listed", tried],
      ["trusted", trusted],
    ] as const) {
      const row = speedRow(`${name}, ${how}`, nodesOf(result), ms);
      rows.push({ ...row, depth });
      if (name === "Pig" && how === "as listed") asListed = 1000 * row.millionsPerSecond;
    }
    rows.push(speedRow(`${name}, the library's reducer (moves)`, MOVES, reducer.ms));
  }
  return {
    name: "boardgameio",
    about:
      "searches that run every rule by boardgame.io, no table: nodes of all kinds a second of CPU time, and moves of its own reducer.",
    rows,
    goals: [{ what: "Pig, as listed, thousand nodes a second", figure: asListed, atLeast: 37 }],
  };
}

/** Random games by the library's reducer. */
function moveAlong(definition: Game): void {
  const game = { ...definition, seed: "bench", disableUndo: true };
  const reduce = CreateGameReducer({ game });
  const choose = seededChance("bench");
  let state: State = InitializeGame({ game });
  for (let move = 0; move < MOVES; move++) {
    if (state.ctx.gameover !== undefined) state = InitializeGame({ game });
    const { currentPlayer: playerID } = state.ctx;
    const listed = game.ai!.enumerate(state.G, state.ctx, playerID) as { move: string; args?: unknown[] }[];
    const { move: type, args = [] } = choose.pick(listed);
    state = reduce(
      state as never,
      { type: "MAKE_MOVE", payload: { type, args, playerID } } as never,
    ) as State;
  }
}
