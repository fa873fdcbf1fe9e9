import { boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import { type Problem, quoted } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import { keyOf } from "../position/canonical-text.js";
import { problemOfNext } from "../rules/answers.js";
import { changeOf, ownState, short } from "../rules/changed.js";
import { playOf, type RuleName, ruleProblem } from "../rules/rule.js";
import { CheckError, promise } from "./check-error.js";
import { checkPayoff } from "./check-payoffs.js";
import { checkPlain } from "./check-plain.js";
import { AT_START, afterAction, atState, BEFORE_START } from "./places.js";

/** The states of a random game. */
export interface Transcript<State> {
  readonly states: readonly State[];
  readonly isOver: boolean;
}

/** Plays at random from a seed, and checks the rules on the way. */
export function playRandomly<State, Action>(
  game: Game<State, Action>,
  seed: string,
  plies: number,
): Transcript<State> {
  const chance = boundedChance(seededChance(seed));
  const choose = seededChance(`${seed} actions`);
  let state = game.start(chance);
  checkNext(game, state, "start", () => BEFORE_START);
  checkPlain(game, state, "state", () => AT_START);
  const states = [state];
  while (game.turn(state) !== OVER && states.length <= plies) {
    const before = structuredClone(state);
    const where = (): Problem => atState(before);
    const actions = game.actions(state);
    const turn = game.turn(state);
    promise(
      Number.isInteger(turn) && turn >= 0 && turn < game.facts.players,
      "check-turn",
      () => ({ game: game.name, turn: quoted(turn), where: where() }),
      () => `${game.name}: turn(state) is ${quoted(turn)}, neither a player nor OVER, ${where().message}.`,
    );
    const given = (): string => {
      const list: unknown = actions;
      return list instanceof Set ? "Set" : list instanceof Promise ? "a promise" : short(list);
    };
    promise(
      Array.isArray(actions),
      "check-actions-list",
      () => ({ game: game.name, given: given(), where: where() }),
      () => `${game.name}: actions returns ${given()}, not a list, ${where().message}.`,
    );
    promise(
      actions.length > 0,
      "check-no-action",
      () => ({ game: game.name, player: turn, where: where() }),
      () => `${game.name}: player ${turn} has no action although the game is not over, ${where().message}.`,
    );
    for (const action of actions) checkPlain(game, action, "action", where);
    const action = choose.pick(actions);
    chance.begin();
    const next = game.play(state, action, chance);
    checkNext(game, next, playOf(action), where);
    const change = changeOf(ownState(game, before), ownState(game, state), "state");
    if (change)
      throw new CheckError(
        "check-state-changed",
        { game: game.name, action: short(action), change, where: where() },
        `${game.name}: the state passed to turn, actions or play of ${short(action)} is changed (${change.message}): return a new state and leave the old one as it was, ${where().message}.`,
      );
    checkPlain(game, next, "state", () => afterAction(action, where()));
    state = next;
    states.push(state);
  }
  const isOver = game.turn(state) === OVER;
  if (isOver) checkPayoff(game, game.payoff(state), atState(state));
  return { states, isOver };
}

function checkNext<State, Action>(
  { name }: Game<State, Action>,
  next: State,
  rule: RuleName,
  where: () => Problem,
): void {
  const found = problemOfNext(next);
  if (!found) return;
  const problem = ruleProblem(rule, found);
  const at = where();
  throw new CheckError(
    "check-rule",
    { game: name, problem, where: at },
    `${name}: ${problem.message}, ${at.message}.`,
  );
}

/** Checks that a game without cycles has none. */
export function checkCycles<State, Action>(game: Game<State, Action>, states: readonly State[]): void {
  if (game.facts.cycles) return;
  const seen = new Set<string>();
  for (const state of states) {
    const key = keyOf(game, state);
    promise(
      !seen.has(key),
      "check-cycle",
      { game: game.name, state: key },
      () => `${game.name}: facts.cycles is false, but the state ${key} came back.`,
    );
    seen.add(key);
  }
}
