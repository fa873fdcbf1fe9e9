import { seededChance } from "../chance/seeded.js";
import type { Problem } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import { canonicalText } from "../position/canonical-text.js";
import { problemOfRepeated } from "../rules/answers.js";
import { changeOf, ownState, short } from "../rules/changed.js";
import { changesState, playOf, type RuleName, ruleProblem, ruleText } from "../rules/rule.js";
import { CheckError, promise } from "./check-error.js";

/** A rule called for a state, with its answer in comparable form. */
interface Question<State> {
  readonly rule: RuleName;
  ask(state: State): unknown;
}

/**
 * Calls every rule with the state as the game made it, with an equal copy, and with a frozen copy. That finds rules
 * that change their arguments, or compare objects by identity: a search, a worker and a file pass copies.
 * @param actions those of the state that are played
 */
export function checkCopies<State, Action>(
  game: Game<State, Action>,
  state: State,
  actions: readonly Action[],
  where: Problem,
): void {
  const { name } = game;
  const broken = (rule: RuleName, what: Problem): CheckError => {
    const problem = ruleProblem(rule, what);
    return new CheckError(
      "check-rule",
      { game: name, problem, where },
      `${name}: ${problem.message}, ${where.message}.`,
    );
  };
  for (const { rule, ask } of questions(game, state, actions, where.message)) {
    const own = ask(state);
    const again = ask(state);
    if (textOf(own) !== textOf(again)) throw broken(rule, problemOfRepeated(own, again));
    const copy = structuredClone(state);
    const copied = ask(copy);
    const change = changeOf(ownState(game, state), ownState(game, copy), "state");
    if (change) throw broken(rule, changesState(change));
    promise(
      textOf(copied) === textOf(own),
      "check-identity",
      () => ({ game: name, rule, copied: short(copied), own: short(own), where }),
      () =>
        `${name}: ${ruleText(rule)} returns ${short(copied)} for a copy of the state and ${short(own)} for the state itself: something is compared by identity (===, includes, indexOf, a Map or Set of objects) where it should be by content, ${where.message}.`,
    );
    askFrozen(name, rule, () => ask(frozen(structuredClone(state))), where);
  }
}

function* questions<State, Action>(
  game: Game<State, Action>,
  state: State,
  actions: readonly Action[],
  seed: string,
): Generator<Question<State>, void, void> {
  const { facts, notation } = game;
  yield { rule: "turn", ask: (at) => game.turn(at) };
  yield { rule: "actions", ask: (at) => game.actions(at) };
  if (game.key) yield { rule: "key", ask: (at) => game.key!(at) };
  if (game.hash) yield { rule: "hash", ask: (at) => game.hash!(at) };
  const turn = game.turn(state);
  if (turn === OVER) {
    yield { rule: "payoff", ask: (at) => game.payoff(at) };
    if (game.figures) yield { rule: "figures", ask: (at) => game.figures!(at) };
  } else {
    if (game.book) yield { rule: "book", ask: (at) => game.book!(at) };
    if (game.tabled) yield { rule: "tabled", ask: (at) => game.tabled!(at) };
    if (game.awaitsRoll) yield { rule: "awaitsRoll", ask: (at) => game.awaitsRoll!(at) };
    for (const [i, action] of actions.entries()) {
      yield {
        rule: playOf(action),
        // A new copy of the action each time, because it must not be changed either.
        ask: (at) => game.play(at, frozen(structuredClone(action)), seededChance(`${seed} ${i}`)),
      };
      if (notation)
        yield { rule: "notation.action", ask: (at) => notation.action(at, structuredClone(action)) };
    }
  }
  for (let player = 0; game.view && player < facts.players; player++)
    yield { rule: viewOf(player), ask: (at) => game.view!(at, player) };
  if (notation) yield { rule: "notation.position", ask: (at) => notation.position(at) };
  for (const [evaluator, evaluate] of Object.entries({ ...game.evaluators, ...game.vectorEvaluators }))
    yield { rule: evaluatorNamed(evaluator), ask: (at) => evaluate(at) };
}

function viewOf(player: number): Problem {
  return { id: "rule-view", values: { player }, message: `view of player ${player}` };
}

function evaluatorNamed(name: string): Problem {
  return { id: "rule-evaluator", values: { name }, message: `the evaluator "${name}"` };
}

function askFrozen(name: string, rule: RuleName, ask: () => unknown, where: Problem): void {
  try {
    ask();
  } catch (error) {
    const cause = error instanceof CheckError ? error.cause : error;
    if (!(cause instanceof TypeError)) throw error;
    throw new CheckError(
      "check-frozen",
      { game: name, rule, error: cause.message, where },
      `${name}: ${ruleText(rule)} changes the state or the action while it runs, which fails on one that cannot be changed ("${cause.message}"): work on a copy, ${where.message}.`,
      { cause },
    );
  }
}

function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

function textOf(answer: unknown): string {
  return canonicalText(answer);
}
