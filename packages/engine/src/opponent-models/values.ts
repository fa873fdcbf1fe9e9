import type { Game } from "../contract/game.js";
import type { Position } from "../contract/position.js";
import { minimizerOf, otherSide } from "../contract/sides.js";
import { decideSync } from "../minimax/decide-sync.js";
import type { MinimaxOptions } from "../minimax/think.js";
import { canonicalText, keyOf } from "../position/canonical-text.js";
import { Search } from "../search/search.js";
import { MAX_DEPTH, Table } from "../search/table.js";
import type { MovePredictor } from "./model.js";
import { MoveRows } from "./move-rows.js";
import type { ActionValues } from "./policies.js";

/** The number of states cached before all are dropped. */
const CAPACITY = 100_000;
const TABLE = 2 ** 16;

/** Options of a search for values: none that need a clock. */
export type ValueOptions<State> = Omit<MinimaxOptions<State>, "rank" | "time" | "signal">;

/**
 * Values from a search in which everyone plays for the best, from the side of the player to move, cached by state.
 * @param options with a limit that needs no clock, or none for a game that cannot cycle: then values are exact
 */
export function searchedValues<State, Action>(
  game: Game<State, Action>,
  options: ValueOptions<State>,
): ActionValues<State, Action> {
  const known = new Map<string, readonly number[]>();
  const table = new Table(TABLE);
  const valuesOf = (state: State, actions: readonly Action[]): readonly number[] => {
    const key = keyOf(game, state);
    const before = known.get(key);
    if (before) return before;
    const own = game.turn(state) !== minimizerOf(game.facts);
    const decision = decideSync(game, state, { table, ...options, rank: "all" });
    // There is no time limit, so every action has a value.
    const byAction = new Map(
      decision.actions.map(({ action, value }) => [
        canonicalText(action),
        own ? value! : otherSide(game.facts, value!),
      ]),
    );
    const values = actions.map((action) => byAction.get(canonicalText(action))!);
    if (known.size >= CAPACITY) known.clear();
    known.set(key, values);
    return values;
  };
  let predictor: MovePredictor | undefined;
  return Object.assign(valuesOf, {
    onPositions(asked: Game<State, Action>, shown: Position) {
      if (asked === game && isPlain(options)) predictor ??= searchedMoves(game, shown, options.depth);
      return predictor;
    },
  });
}

/** Whether the options set at most a depth and the game's default evaluator. */
function isPlain<State>({ depth: _depth, evaluator, ...rest }: ValueOptions<State>): boolean {
  return (evaluator ?? "default") === "default" && Object.keys(rest).length === 0;
}

/**
 * The same values on native positions; undefined if these do not evaluate like the rules, or nothing would end the
 * search.
 */
function searchedMoves<State, Action>(
  { facts, moveOf, evaluators }: Game<State, Action>,
  shown: Position,
  depth?: number,
): MovePredictor | undefined {
  if (!moveOf || (evaluators?.default && !shown.evaluate)) return undefined;
  if (depth === undefined && facts.cycles) return undefined;
  const below = (depth ?? MAX_DEPTH) - 1;
  const table = new Table(TABLE);
  const rows = new MoveRows(shown.width);
  return (position, moves, from, count, into) => {
    if (rows.read(position, into, from, count)) return;
    const own = position.turn() !== minimizerOf(facts);
    const search = new Search(position, { facts, table, owner: [rows] });
    for (let i = from; i < from + count; i++) {
      const value = search.child(moves[i]!, below, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
      into[i] = own ? value : otherSide(facts, value);
    }
    rows.write(position, into, from, count);
  };
}
