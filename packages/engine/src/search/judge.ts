import type { Game, StateEvaluator } from "../contract/game.js";
import type { Evaluator, Position } from "../contract/position.js";
import type { GamePosition } from "../position/adapter.js";
import { SearchError } from "./settings.js";

/** Options that say who evaluates. */
export interface JudgeOptions<State> {
  /** An evaluator of the game by name, or a function of the state. Default: "default" if the game has it. */
  readonly evaluator?: string | StateEvaluator<State>;
  /** An evaluator of the game's native position, for games that have one; it goes before `evaluator`. */
  readonly positionEvaluator?: Evaluator;
  /** False: search the rules themselves even where the game has a native position. Default true. */
  readonly native?: boolean;
}

/** Who evaluates at the horizon, and on which road the game is walked. */
export interface Judge {
  /** Undefined: the position's own `evaluate`, if it has one. */
  readonly evaluate: Evaluator | undefined;
  readonly native: boolean;
  /** What a table's values depend on. */
  readonly identity: unknown;
}

/**
 * The state that an evaluator of states is to judge.
 * @throws SearchError before chance, where there is none
 */
export function judgedState<State, Action>({ name }: Game<State, Action>, at: Position): State {
  const state = (at as GamePosition<State, Action>).state();
  if (state !== undefined) return state;
  throw new SearchError(
    `${name}: this evaluator judges states, and between an action and chance there is none: take the horizon "decision".`,
  );
}

/**
 * States are seen by the adapter only, so an evaluator of states takes that road.
 *
 * @throws SearchError where there is no such evaluator, or it has no road to walk
 */
export function judgeOf<State, Action>(
  game: Game<State, Action>,
  state: State,
  options: JudgeOptions<State>,
): Judge {
  const { evaluator, positionEvaluator } = options;
  const native = options.native !== false && game.position !== undefined;
  if (positionEvaluator) {
    if (!native) {
      throw new SearchError(
        `${game.name}: a positionEvaluator needs a native position: give an evaluator of states.`,
      );
    }
    return { evaluate: positionEvaluator, native, identity: positionEvaluator };
  }
  const byName = game.evaluators ?? {};
  if (typeof evaluator === "string" && !Object.hasOwn(byName, evaluator)) {
    const names = Object.keys(byName).join(", ") || "none";
    throw new SearchError(`${game.name} has no evaluator "${evaluator}"; it has: ${names}.`);
  }
  const ofState = typeof evaluator === "function" ? evaluator : byName[evaluator ?? "default"];
  const own = native && (ofState === undefined || ofState === byName.default);
  if (own && (ofState === undefined || game.position!(state).evaluate)) {
    return { evaluate: undefined, native: true, identity: ofState };
  }
  const evaluate = ofState && ((at: Position) => ofState(judgedState(game, at)));
  return { evaluate, native: false, identity: ofState };
}
