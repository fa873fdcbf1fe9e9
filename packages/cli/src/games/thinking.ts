import type { Decision } from "@tyche/engine";
import { asksForChances, thinkByChances } from "../backgammon/thinking.js";
import { UsageError } from "../errors.js";
import type { SearchChoice } from "./limits.js";
import { actionRow } from "./moves.js";
import { awaitsRoll, isOver, type Place } from "./place.js";
import { ownValue, ranked } from "./ranking.js";
import { searchRolls } from "./rolls.js";
import { decisionAt, type Surroundings } from "./searching.js";
import type { Thought } from "./thought.js";

export type { Thought } from "./thought.js";

/**
 * Thinks about a place.
 * @throws UsageError where the game is over; SearchError where the choice does not fit the game
 */
export async function thinkAbout(
  place: Place,
  choice: SearchChoice,
  surroundings: Surroundings = {},
): Promise<Thought> {
  if (isOver(place)) throw new UsageError("the game is over there: there is nothing to decide");
  if (asksForChances(place, choice)) return thinkByChances(place, choice, surroundings);
  return awaitsRoll(place)
    ? thinkBeforeRoll(place, choice, surroundings)
    : thinkAtDecision(place, choice, surroundings);
}

async function thinkAtDecision(
  place: Place,
  choice: SearchChoice,
  surroundings: Surroundings,
): Promise<Thought> {
  const { game, presentation, state } = place;
  const decision = await decisionAt(place, choice, surroundings);
  const player = game.turn(state);
  const offset = presentation.scored?.(state, choice.evaluator) ?? 0;
  const rows = ranked(decision, game.facts, player, game.actions(state), offset);
  const value = ownValue(decision, decision.side, game.facts, player);
  return {
    actions: rows.map(({ action, ...row }) => ({ ...actionRow(place, action), ...row })),
    value: value - offset,
    ...(decision.payoffs && { payoffs: decision.payoffs }),
    ...costsOf(decision),
    // Of equal actions the search may have followed another one than stands first here.
    line: sameAction(decision.line[0], rows[0]!.action)
      ? lineOf(place, decision.line)
      : lineOf(place, [rows[0]!.action]),
  };
}

function sameAction(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The actions of a line as texts; no chance happens along it. */
function lineOf({ game, state }: Place, line: readonly unknown[]): string[] {
  let at = state;
  return line.map((action, i) => {
    const text = game.notation!.action(at, action);
    if (i < line.length - 1) at = game.play(at, action, NO_CHANCE);
    return text;
  });
}

/** A line ends with the first chance, so nothing is ever drawn before its last action. */
const NO_CHANCE = undefined as never;

async function thinkBeforeRoll(
  place: Place,
  choice: SearchChoice,
  surroundings: Surroundings,
): Promise<Thought> {
  const { game, state } = place;
  const { value, rolls, ...costs } = await searchRolls(place, choice, surroundings);
  const [roll] = game.actions(state);
  const row = { ...actionRow(place, roll), value, bound: "exact", depth: costs.depth } as const;
  return { actions: [row], value, ...costs, line: [row.action], rolls };
}

/** What a search tells beside its values. */
function costsOf({
  depth,
  nodes,
  ms,
  algorithm,
  exact,
  stopped,
  approximations,
}: Decision<unknown>): Pick<
  Thought,
  "depth" | "nodes" | "ms" | "algorithm" | "exact" | "stopped" | "approximations"
> {
  return { depth, nodes, ms, algorithm, exact, stopped, approximations };
}
