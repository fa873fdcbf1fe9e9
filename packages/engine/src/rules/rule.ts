import type { Problem } from "../contract/errors.js";
import { short } from "./changed.js";

/** A rule as named in a message: its name, or the call. */
export type RuleName = string | Problem;

/** The rule `play` with an action. */
export function playOf(action: unknown): Problem {
  const text = short(action);
  return { id: "rule-play", values: { action: text }, message: `play of ${text}` };
}

export function ruleText(rule: RuleName): string {
  return typeof rule === "string" ? rule : rule.message;
}

/** The fault of a rule that changes its argument, as a predicate of the rule. @param change where, if known */
export function changesState(change: Problem | undefined): Problem {
  if (!change)
    return {
      id: "rule-changes-something",
      values: {},
      message: "changes the state passed to it: return a new state and leave the old one as it was",
    };
  return {
    id: "rule-changes",
    values: { change },
    message: `changes the state passed to it (${change.message}): return a new state and leave the old one as it was`,
  };
}

/** What is wrong with a rule: "turn returns nothing". */
export function ruleProblem(rule: RuleName, problem: Problem): Problem {
  return {
    id: "rule-problem",
    values: { rule, problem },
    message: `${ruleText(rule)} ${problem.message}`,
  };
}
