import { type Decision, type Game, seededChance } from "@tyche/engine";
import { modelledGame, modelledState } from "@tyche/engine/opponents";
import { decideSync } from "@tyche/engine/search";
import { loadGame } from "@tyche/games";
import { makeModel } from "tyche/parts";
import { leastOf, nodesOfAll, type Report, type Row } from "../kit/report.js";

const POSITIONS = 10;
const ROUNDS = 5;

/** A search with an opponent model, and minimax without cuts of equally many plies. */
interface Case {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Number of random plies from the start to each position. */
  readonly plies: number;
  readonly depth: number;
  /** Number of decisions of the player with the model. */
  readonly own: number;
  readonly models: readonly string[];
}

const CASES: readonly Case[] = [
  { game: "tic-tac-toe", plies: 2, depth: 9, own: 5, models: ["uniform", "noisy:epsilon=0.3"] },
  {
    game: "connect-four",
    options: { size: "4x4" },
    plies: 4,
    depth: 5,
    own: 3,
    models: ["uniform", "noisy:epsilon=0.3,depth=2"],
  },
  { game: "connect-four", plies: 8, depth: 4, own: 2, models: ["uniform", "noisy:epsilon=0.3,depth=2"] },
  { game: "einstein", plies: 4, depth: 2, own: 1, models: ["uniform"] },
];

type AnyGame = Game<unknown, unknown>;

/** The cost of a search with an opponent model, on the game's native position and on its rules. */
export async function bench(): Promise<Report> {
  return {
    name: "opponents",
    about: `searches whose opponent is a model, without a table, at ${POSITIONS} random positions a game; the time is that of one search, in the best of ${ROUNDS} rounds.`,
    rows: (await Promise.all(CASES.map(rowsOf))).flat(),
    goals: [],
  };
}

async function rowsOf({ game: name, options = {}, plies, depth, own, models }: Case): Promise<Row[]> {
  const named = await loadGame(name, options);
  const { game } = named;
  const states = Array.from({ length: POSITIONS }, (_, seed) => walked(game, plies, seed));
  const size = options.size === undefined ? "" : ` ${options.size}`;
  const plain = {
    depth,
    table: false,
    algorithm: game.facts.chance ? "expectiminimax" : "minimax",
  } as const;
  const modelledRows: Row[] = [];
  for (const text of models) {
    const model = await makeModel(text, named);
    const games = [0, 1].map((seat) => modelledGame(game, seat));
    const thinkAll = (native: boolean) => (): Decision<unknown>[] =>
      states.map((state) => {
        const seat = game.turn(state);
        const at = modelledState(
          game,
          seat,
          state,
          [0, 1].map((other) => (other === seat ? undefined : model)),
        );
        return decideSync(games[seat]!, at, {
          depth: own,
          table: false,
          native,
          algorithm: "expectiminimax",
        });
      });
    const [position, rules] = leastOf(ROUNDS, [thinkAll(true), thinkAll(false)]);
    for (const [i, { value }] of position.result.entries())
      if (Math.abs(value! - rules.result[i]!.value!) > 1e-9)
        throw new Error(`${name}: ${value} on the position, ${rules.result[i]!.value} on the rules`);
    modelledRows.push(
      row(`${name}${size}, ${own} own decisions, ${text}, on the position`, position),
      row(`${name}${size}, ${own} own decisions, ${text}, on the rules`, rules),
    );
  }
  const [minimax] = leastOf(ROUNDS, [() => states.map((state) => decideSync(game, state, plain))]);
  return [row(`${name}${size}, depth ${depth}, ${plain.algorithm}`, minimax), ...modelledRows];
}

function row(
  what: string,
  { result, ms }: { readonly result: readonly Decision<unknown>[]; ms: number },
): Row {
  return { what, nodes: Math.round(nodesOfAll(result) / POSITIONS), ms: ms / POSITIONS };
}

/** The state after a number of random actions. */
function walked(game: AnyGame, plies: number, seed: number): unknown {
  const chance = seededChance(`opponents ${seed}`);
  let state = game.start(chance);
  for (let i = 0; i < plies; i++) state = game.play(state, chance.pick(game.actions(state)), chance);
  return state;
}
