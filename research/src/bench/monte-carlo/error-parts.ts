import {
  CHANCE,
  type Game,
  keyOf,
  methodNamed,
  OVER,
  outcomesOf,
  type Position,
  positionOf,
  seededChance,
} from "@tyche/engine";
import { solveGame } from "@tyche/engine/exact";
import { pig } from "@tyche/games/pig";
import type { Report, Row } from "../report.js";

const COUNTS = [2 ** 10, 2 ** 12, 2 ** 14, 2 ** 16, 2 ** 18];
const SEEDS = 4;

/** A tree node counts as known from this number of visits on. */
const KNOWN = 3000;

const PARTS = ["playouts", "player 0", "player 1", "luck", "known"] as const;
type Parts = Record<(typeof PARTS)[number], number>;

/**
 * An exact decomposition of the error of Monte-Carlo tree search in Pig. The result of a simulation differs from the
 * root's value by the sum of what each of its steps gains or loses against the exact value of the previous position;
 * the error of a mean of simulations is the mean of these sums.
 */
export async function benchMctsParts(): Promise<Report> {
  const game = pig({ target: 20 });
  const start = game.start(seededChance(0));
  const values = valuesOf(game, start);
  const rows: Row[] = [];
  let apart = 0;
  let known = 0;
  for (const simulations of COUNTS) {
    const mean: Parts & { error: number } = { ...none(), error: 0 };
    for (let seed = 0; seed < SEEDS; seed++) {
      const steps = new Steps(values);
      const watched = { ...game, position: (state: typeof start) => steps.watch(game.position!(state)) };
      let value = 0;
      for await (const decision of methodNamed("mcts", watched).think(watched, start, {
        seed,
        settings: { simulations, solver: "off" },
      }))
        value = decision.value!;
      const error = value - values.at(game.position!(start));
      const { playouts, luck, "player 0": first, "player 1": second } = steps.parts;
      apart = Math.max(apart, Math.abs(error - (playouts + luck + first + second) / simulations));
      mean.error += error / SEEDS;
      for (const part of PARTS) mean[part] += steps.parts[part] / simulations / SEEDS;
    }
    const said = (number: number): string => `${number < 0 ? "-" : "+"}${Math.abs(number).toFixed(4)}`;
    rows.push({
      what: `${said(mean.error)} = playouts ${said(mean.playouts)}, player 0 ${said(mean["player 0"])}, player 1 ${said(mean["player 1"])}, luck ${said(mean.luck)}`,
      nodes: simulations,
    });
    known = Math.max(known, Math.abs(mean.known));
  }
  return {
    name: "mcts-parts",
    about: `error of the value of Pig to 20 by uct with random playouts, without solver, over ${SEEDS} seeds, and what it is made of; nodes are simulations.`,
    rows,
    goals: [
      { what: "error less the sum of its parts, at most", figure: apart, atMost: 1e-9 },
      { what: `part of decisions with ${KNOWN} visits and more, at most`, figure: known, atMost: 0.01 },
    ],
  };
}

function none(): Parts {
  return { playouts: 0, "player 0": 0, "player 1": 0, luck: 0, known: 0 };
}

/** Exact values of the positions of a game. */
interface ExactValues {
  at(position: Position): number;
}

/** Solves the game, and looks up each reachable position. */
function valuesOf<State, Action>(game: Game<State, Action>, start: State): ExactValues {
  const solution = solveGame(game);
  const known = new Map<string, number>();
  const hashOf = (position: Position): string => `${position.hashLow()} ${position.hashHigh()}`;
  const met = new Set([keyOf(game, start)]);
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (game.turn(state) === OVER) continue;
    const { low, high } = solution.at(state).value;
    known.set(hashOf(positionOf(game, state)), (low + high) / 2);
    for (const action of game.actions(state)) {
      for (const { result } of outcomesOf(game, state, action).outcomes) {
        const key = keyOf(game, result);
        if (!met.has(key)) open.push(result);
        met.add(key);
      }
    }
  }
  const at = (position: Position): number => {
    const turn = position.turn();
    if (turn === OVER) return position.payoff(0);
    const hash = hashOf(position);
    let value = known.get(hash);
    if (value !== undefined) return value;
    const moves = new Int32Array(position.width);
    const probabilities = new Float64Array(position.width);
    const count = position.outcomes(moves, probabilities, 0);
    value = 0;
    for (let i = 0; i < count; i++) {
      position.play(moves[i]!);
      value += probabilities[i]! * at(position);
      position.undo();
    }
    known.set(hash, value);
    return value;
  };
  return { at };
}

/** Adds up the gains and losses of the steps of all simulations. A path that ends the game is a simulation. */
class Steps {
  readonly parts = none();
  private readonly values: ExactValues;
  /** The number of visits of each path from the root, by its moves; the first visit creates a new tree node. */
  private readonly visits = new Map<string, number>();

  constructor(values: ExactValues) {
    this.values = values;
  }

  /** Wraps a position so that its paths are recorded. */
  watch(position: Position): Position {
    const { values } = this;
    const moves: number[] = [];
    const turns: number[] = [];
    const worth: number[] = [values.at(position)];
    const play = position.play.bind(position);
    const undo = position.undo.bind(position);
    position.play = (move) => {
      turns.push(position.turn());
      moves.push(move);
      play(move);
      worth.push(values.at(position));
      if (position.turn() === OVER) this.count(moves, turns, worth);
    };
    position.undo = () => {
      undo();
      turns.pop();
      moves.pop();
      worth.pop();
    };
    return position;
  }

  private count(moves: readonly number[], turns: readonly number[], worth: readonly number[]): void {
    const { parts, visits } = this;
    let path = "";
    let inTree = true;
    for (let i = 0; i < moves.length; i++) {
      const turn = turns[i]!;
      const gain = worth[i + 1]! - worth[i]!;
      const before = i === 0 ? Number.POSITIVE_INFINITY : visits.get(path)!;
      path += `${moves[i]!} `;
      if (!inTree) parts.playouts += gain;
      else if (turn === CHANCE) parts.luck += gain;
      else {
        parts[turn === 0 ? "player 0" : "player 1"] += gain;
        if (before >= KNOWN) parts.known += gain;
      }
      if (!inTree) continue;
      inTree = visits.has(path);
      visits.set(path, (visits.get(path) ?? 0) + 1);
    }
  }
}
