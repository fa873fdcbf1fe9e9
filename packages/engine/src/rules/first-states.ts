import { boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import { Budget } from "../contract/budget.js";
import type { Chance } from "../contract/chance.js";
import { type Problem, quoted, RulesError } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import { canonicalText, keyOf } from "../position/canonical-text.js";
import { gameIsOver } from "../search/settings.js";
import { problemOfEvaluators, problemOfKey, problemOfNext, problemOfRepeated, turnAt } from "./answers.js";
import { changeOf, ownState, short } from "./changed.js";
import { problemOfFacts } from "./facts.js";
import { problemOfLevels } from "./levels.js";
import { optionChecks } from "./option-checks.js";
import { problemOfPayoffs } from "./payoffs.js";
import { impurityOf } from "./plain.js";
import { changesState, playOf, type RuleName, ruleProblem } from "./rule.js";

/** The number of decisions of a game, from the first on, at which its rules are checked. */
const LOOKS = 3;

/** Actions tried at a state, and decisions of the one random game that is played to reach an end. */
const ACTIONS = 4;
const PLIES = 200;

/** Actions listed in that game before it is left unfinished, because it may be long and wide. */
const LISTED = 5000;

/** The share of a call's time and nodes in which its rules are checked, and the calls of rules that it always may make. */
const SHARE = 0.05;
const LEAST_CALLS = 8;

/** By game: how many of its decisions were checked without a fault, and whether a game was played to its end. */
const looks = new WeakMap<object, { readonly looked: number; readonly ended: boolean }>();

/**
 * Checks a game before a search relies on it: its facts, and, at the first few requested decisions, what its rules do
 * with the state; at the first also one random game to its end. It takes a fraction of a millisecond, or a small share
 * of the budget where rules are slow; `checkGame` of `@tyche/engine/testing` checks everything.
 * @param native whether the search uses a native position and needs only the actions of the rules
 * @throws RulesError that names the faulty rule
 */
export function checkRules<State, Action>(
  game: Game<State, Action>,
  state: State,
  native: boolean,
  budget: Budget,
): void {
  const { looked, ended } = looks.get(game) ?? { looked: 0, ended: native };
  if (looked >= LOOKS) return;
  if (looked === 0) checkFacts(game);
  const { at, after, toEnd } = checksOf(game, budget.share(SHARE));
  for (const action of at(state).slice(0, native ? 1 : ACTIONS)) after(state, action);
  looks.set(game, { looked: looked + 1, ended: ended || toEnd(state) });
}

/**
 * Checks the rules at a state where a player is to decide; returns the player to move, and at least one action.
 * @param native whether the search uses a native position
 * @throws RulesError that names the faulty rule
 * @throws SearchError if the game is over
 */
export function decisionAt<State, Action>(
  written: Game<State, Action>,
  state: State,
  native: boolean,
  budget: Budget,
): { readonly player: number; readonly actions: readonly Action[] } {
  const game = optionChecks.installed?.named(written) ?? written;
  checkRules(game, state, native, budget);
  const player = turnAt(game, state);
  if (player === OVER) throw gameIsOver(game.name);
  const actions = game.actions(state);
  if (actions.length === 0) throw noAction(game, state);
  return { player, actions };
}

/**
 * The first state of a game to be played, with its rules checked there. @throws RulesError that names the faulty rule
 */
export function startOf<State, Action>(
  game: Game<State, Action>,
  chance: Chance,
  budget: Budget = new Budget(),
): State {
  checkFacts(game);
  const run = (): string => keyOf(game, game.start(boundedChance(seededChance("first states"))));
  const state = game.start(chance);
  const [one, other] = looks.has(game) ? [] : [run(), run()];
  const problem = problemOfNext(state) ?? (one === other ? undefined : problemOfRepeated(one, other));
  if (problem)
    throw new RulesError(
      "rules-start",
      { game: game.name, problem },
      `${game.name}: start ${problem.message}.`,
    );
  checkRules(game, state, game.position !== undefined, budget);
  return state;
}

/** Checks a game's facts and members before they are used. @throws RulesError that names the fault */
export function checkFacts<State, Action>(game: Game<State, Action>): void {
  const problem = problemOfFacts(game) ?? problemOfEvaluators(game) ?? problemOfLevels(game);
  if (problem) throw new RulesError(problem.id, problem.values, problem.message);
}

function checksOf<State, Action>(
  game: Game<State, Action>,
  budget: Budget,
): {
  /** Returns the actions at a state; none if the game is over, or the budget is spent. */
  readonly at: (state: State) => readonly Action[];
  /** Returns the state after an action, which must be the same if the rule runs again with the same draws. */
  readonly after: (state: State, action: Action) => State;
  /** Plays at random from a state on, to check the payoffs at an end. False if the budget was spent before. */
  readonly toEnd: (state: State) => boolean;
} {
  const { name, facts } = game;
  const choose = seededChance("first states");
  let runs = 0;
  let calls = 0;
  /** Counts a call of a rule that is only a check. */
  const mayCall = (): boolean => (++calls <= LEAST_CALLS || !budget.exceeds(calls)) && !budget.isSpent();

  const fault = (problem: Problem, state: State): RulesError => {
    const text = short(state);
    return new RulesError(
      "rules-at-state",
      { game: name, problem, state: text },
      `${name}: ${problem.message}, at the state ${text}.`,
    );
  };

  /** If the game has a key, states are compared by it and need not be plain data. */
  const checkPlain = (state: State): void => {
    if (state === undefined)
      throw new RulesError(
        "rules-no-state",
        { game: name },
        `${name}: a state is needed, such as game.start(chance) returns.`,
      );
    const found = game.key ? undefined : impurityOf(ownState(game, state), "state", { lossy: true });
    if (!found) return;
    const { what, path } = found;
    throw new RulesError(
      "rules-not-plain",
      { game: name, what, path },
      `${name}: there is ${what.message} at ${path}, but states must be plain data: use arrays, objects, texts and finite numbers.`,
    );
  };

  const checkUnchanged = (rule: RuleName, before: string | undefined, state: State): void => {
    if (before === undefined || jsonOf(state) === before) return;
    const old = JSON.parse(before);
    throw fault(
      ruleProblem(rule, changesState(changeOf(ownState(game, old), ownState(game, state), "state"))),
      old,
    );
  };

  const checkSame = (rule: RuleName, one: unknown, run: () => unknown, state: State): void => {
    if (!mayCall()) return;
    const other = run();
    if (one === other || canonicalText(one) === canonicalText(other)) return;
    throw fault(ruleProblem(rule, problemOfRepeated(one, other)), state);
  };

  const at = (state: State): readonly Action[] => {
    checkPlain(state);
    const before = jsonOf(state);
    const turn = turnAt(game, state);
    checkUnchanged("turn", before, state);
    checkSame("turn", turn, () => game.turn(state), state);
    const wrongKey = mayCall() && problemOfKey(game, state);
    if (wrongKey) throw fault(wrongKey, state);
    if (turn === OVER) {
      const payoffs = game.payoff(state);
      checkSame("payoff", payoffs, () => game.payoff(state), state);
      const problem = problemOfPayoffs(facts, payoffs);
      if (problem) throw fault(problem, state);
      return [];
    }
    const last = facts.players - 1;
    if (!(Number.isInteger(turn) && turn >= 0 && turn <= last)) {
      const found = quoted(turn);
      const message = `turn(state) must be a player from 0 to ${last}, or OVER, not ${found}`;
      throw fault({ id: "rule-turn", values: { last, found }, message }, state);
    }
    if (!mayCall()) return [];
    const actions = game.actions(state);
    checkUnchanged("actions", before, state);
    if (!Array.isArray(actions)) {
      const found = quoted(actions);
      const message = `actions(state) must be a list, not ${found}`;
      throw fault({ id: "rule-actions", values: { found }, message }, state);
    }
    if (actions.length === 0) throw noAction(game, state);
    checkSame("actions", actions, () => game.actions(state), state);
    return actions;
  };

  const after = (state: State, action: Action): State => {
    const rule = playOf(action);
    const before = jsonOf(state);
    const seed = `first states ${++runs}`;
    const run = (): State => game.play(state, action, boundedChance(seededChance(seed)));
    if (!mayCall()) return state;
    const next = run();
    checkUnchanged(rule, before, state);
    const problem = problemOfNext(next);
    if (problem) throw fault(ruleProblem(rule, problem), state);
    checkPlain(next);
    if (!mayCall()) return next;
    const again = run();
    if (next !== again && keyOf(game, next) !== keyOf(game, again))
      throw fault(ruleProblem(rule, problemOfRepeated(next, again)), state);
    return next;
  };

  const toEnd = (state: State): boolean => {
    let here = state;
    let listed = 0;
    for (let ply = 0; ply < PLIES && listed <= LISTED; ply++) {
      const actions = at(here);
      if (actions.length === 0) break;
      listed += actions.length;
      here = after(here, choose.pick(actions));
    }
    return mayCall();
  };

  return { at, after, toEnd };
}

/** The error for a player without actions in the middle of a game. */
export function noAction<State, Action>(game: Game<State, Action>, state: State): RulesError {
  const player = game.turn(state);
  const text = short(state);
  return new RulesError(
    "rules-no-action",
    { game: game.name, player, state: text },
    `${game.name}: player ${player} has no action although the game is not over, at the state ${text}.`,
  );
}

/** Undefined if a state with its own key cannot be written as JSON. */
function jsonOf(state: unknown): string | undefined {
  try {
    return JSON.stringify(state);
  } catch {
    return undefined;
  }
}
