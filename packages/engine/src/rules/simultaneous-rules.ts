/** Checks of the rules that `simultaneousGame` is given: what is missing, misspelt, or returned wrongly. */

import { type ErrorValues, type Problem, quoted, RulesError } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import { isNear } from "../options/check-options.js";
import { problemOfNext } from "./answers.js";
import { short } from "./changed.js";

const NEEDED = ["start", "movers", "actions", "play", "payoff"] as const;
const OPTIONAL = ["figures", "key", "rest", "view", "determinize"] as const;
const OTHERS = ["name", "facts", "notation", "evaluators", "vectorEvaluators", "levels"] as const;
const ALL: readonly string[] = [...NEEDED, ...OPTIONAL, ...OTHERS];

/** @throws RulesError that names the first mistake in the members, and the fix */
export function checkMembers(rules: unknown): void {
  const members = (rules ?? {}) as Readonly<Record<string, unknown>>;
  const game = String(members.name ?? "simultaneousGame");
  const refuse = (id: string, what: string, values: ErrorValues): never => {
    throw new RulesError(id, { game, ...values }, `${game}: ${what}`);
  };
  for (const stray of Object.keys(members).filter((name) => !ALL.includes(name))) {
    const meant = ALL.find((one) => members[one] === undefined && isNear(stray.toLowerCase(), one));
    if (meant !== undefined)
      refuse("simultaneous-misspelt", `there is no rule "${stray}": did you mean ${meant}?`, {
        stray,
        meant,
      });
  }
  const rule = NEEDED.find((needed) => typeof members[needed] !== "function");
  if (rule !== undefined) refuse("game-rule-missing", `the game needs a function ${rule}.`, { rule });
  const other = OPTIONAL.find((one) => !["undefined", "function"].includes(typeof members[one]));
  if (other !== undefined)
    refuse("game-rule-function", `${other} must be a function, or left out.`, { rule: other });
  const facts = "{ players, zeroSum, bounds, cycles, chance }";
  if (members.facts === undefined) refuse("game-no-facts", `the game needs facts: ${facts}.`, {});
  const [has, lacks] = members.view ? ["view", "determinize"] : ["determinize", "view"];
  if (members[has!] !== undefined && members[lacks!] === undefined)
    refuse(
      "simultaneous-pair",
      `there is a ${has} and no ${lacks}: give both where players see less than the state, or neither.`,
      { has: has!, lacks: lacks! },
    );
}

/** Checks of what the rules of a game return. */
export interface CheckedAnswers<State> {
  /** The players who decide at a state. @throws RulesError unless they are a list of different players */
  movers(state: State, found: unknown): readonly number[];
  /** The actions of a player who decides. @throws RulesError unless they are a list with at least one */
  actions<Action>(state: State, player: number, found: unknown): readonly Action[];
  /** A result of `start` or `play`. @throws RulesError if it cannot be a state */
  next(rule: "start" | "play", next: State): State;
  /** A result of `key` or `rest`. @throws RulesError unless it is a text */
  text(rule: string, state: State, found: unknown): string;
}

export function checkedAnswers<State>(game: string, { players }: Facts): CheckedAnswers<State> {
  const fault = (id: string, message: string, state: State): RulesError => {
    const text = short(state);
    const problem: Problem = { id, values: {}, message };
    return new RulesError(
      "rules-at-state",
      { game, problem, state: text },
      `${game}: ${message}, at the state ${text}.`,
    );
  };
  return {
    movers(state, found) {
      if (arePlayers(found, players)) return found;
      const example = players > 1 ? "[0, 1]" : "[0]";
      throw fault(
        "simultaneous-movers",
        `movers returns ${quoted(found)}: return a list of the players who decide, each once, from 0 to ${players - 1}, such as ${example}, and [] when the game is over`,
        state,
      );
    },
    actions<Action>(state: State, player: number, found: unknown) {
      if (Array.isArray(found) && found.length > 0) return found as readonly Action[];
      throw fault(
        "simultaneous-actions",
        `player ${player} decides, but actions(state, ${player}) returns ${quoted(found)}: return a list of at least one action, or leave the player out of movers`,
        state,
      );
    },
    next(rule, next) {
      const problem = problemOfNext(next);
      if (problem)
        throw new RulesError("rules-next", { game, rule, problem }, `${game}: ${rule} ${problem.message}.`);
      return next;
    },
    text(rule, state, found) {
      if (typeof found === "string") return found;
      throw fault("rule-key", `${rule} is ${quoted(found)}, not a text`, state);
    },
  };
}

function arePlayers(found: unknown, players: number): found is readonly number[] {
  if (!Array.isArray(found)) return false;
  for (let i = 0; i < found.length; i++) {
    const player: unknown = found[i];
    if (!(Number.isInteger(player) && (player as number) >= 0 && (player as number) < players)) return false;
    if (found.indexOf(player) !== i) return false;
  }
  return true;
}
