import { boundedChance } from "../chance/bounded.js";
import { seededChance } from "../chance/seeded.js";
import type { Budget } from "../contract/budget.js";
import type { Decision } from "../contract/decision.js";
import type { Game, TabledAction } from "../contract/game.js";
import { minimizerOf } from "../contract/sides.js";
import { ABSENT, decisionFrom, type FoundAction, NO_WORK } from "./decision-from.js";

const NAME = "table";
/** More actions than any line of a table has. */
const MANY = 10_000;

/** The decision that a game's table gives at a state, with its line to the end; undefined if the state is in no table. */
export function tabledDecision<State, Action>(
  game: Game<State, Action>,
  state: State,
  budget: Budget,
): Decision<Action> | undefined {
  const found = rankedActions(game, state);
  if (!found) return undefined;
  const [{ plies: depth = 1 }] = found as [TabledAction<Action>];
  const actions = found.map(({ value, ...row }): FoundAction<Action> => {
    const own = { ...row, depth, method: NAME };
    if (value === undefined) return { ...own, certainty: ABSENT };
    return { ...own, value, certainty: { kind: "proved", proof: "rules", low: value, high: value } };
  });
  const done = {
    depth,
    algorithm: NAME,
    approximations: [],
    ...NO_WORK,
    ms: budget.ms,
    stopped: "solved",
  } as const;
  return decisionFrom({ ...done, actions, line: lineFrom(game, state, depth) }, game.facts, game.turn(state));
}

/** The actions in a table, the best first: the soonest win, the latest loss. */
function rankedActions<State, Action>(game: Game<State, Action>, state: State) {
  const sign = game.turn(state) === minimizerOf(game.facts) ? -1 : 1;
  const rank = ({ value, plies = 0 }: TabledAction<Action>): number =>
    value === undefined ? -2 * MANY : sign * value * (MANY - plies);
  return game.tabled?.(state)?.toSorted((one, other) => rank(other) - rank(one));
}

function lineFrom<State, Action>(game: Game<State, Action>, state: State, length: number): Action[] {
  const chance = boundedChance(seededChance(NAME));
  const line: Action[] = [];
  for (let at = state; line.length < length; at = game.play(at, line.at(-1)!, chance)) {
    chance.begin();
    const [best] = rankedActions(game, at) ?? [];
    if (!best) break;
    line.push(best.action);
  }
  return line;
}
