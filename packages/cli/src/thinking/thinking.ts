import {
  type ComparedAction,
  canonicalText,
  compareActions,
  type Decision,
  type OutcomeValue,
} from "@tyche/engine";
import { actionRow } from "../answers/moves.js";
import type { RollRow, Thought, ThoughtRow } from "../answers/thought.js";
import { errorsOf, evaluatorName, withEvaluator } from "../games/evaluator.js";
import { readGame, type WrittenGame } from "../games/options.js";
import { awaitsRoll, isOver, NO_CHANCE, type Place, placeOf } from "../games/place.js";
import type { WrittenPlace } from "../games/place-options.js";
import type { SearchChoice } from "../games/search-options.js";
import { UsageError } from "../io/errors.js";
import type { Work } from "../threads/work.js";
import { moverValue, ownValue, ranked } from "./ranking.js";
import { decisionAt, type SearchMeans } from "./searching.js";

export type { Thought } from "../answers/thought.js";

/**
 * Searches a position.
 * @throws UsageError if the game is over; SearchError if the options do not fit the game
 */
export async function thinkAbout(
  place: Place,
  choice: SearchChoice,
  means: SearchMeans = {},
): Promise<Thought> {
  if (isOver(place))
    throw new UsageError("think-over", {}, "the game is over there: there is nothing to decide");
  const decision = await decisionAt(place, choice, means);
  return {
    ...thoughtOf(place, decision, choice),
    ...(means.remarks !== false && (await remarksOn(place, decision, choice))),
  };
}

/** Search depth of remarks beside a single action if there is a time limit, so that they add little time. */
const REMARKS_DEPTH = 2;

/** The game's remarks on the position, besides the best action. */
async function remarksOn(
  place: Place,
  { actions }: Decision<unknown>,
  choice: SearchChoice,
): Promise<Partial<Thought>> {
  // Remarks compare the actions: at the depth that all of them have, they agree with the first row.
  const depths = actions.flatMap(({ certainty }) => ("depth" in certainty ? [certainty.depth] : []));
  const isSearched = depths.length === actions.length;
  const shared = isSearched ? Math.min(...depths) : (choice.depth ?? REMARKS_DEPTH);
  const isLimited = choice.depth === undefined && actions.length === 1;
  const named = await withEvaluator(place.named, choice.evaluator);
  const found = named.remarks?.(place.state, {
    position: place.text,
    evaluator: evaluatorName(named, choice.evaluator),
    depth: isLimited ? Math.min(shared, REMARKS_DEPTH) : shared,
  });
  return found ? { ...found.members, remarks: found.lines } : {};
}

/** Converts a decision for people and programs: actions as texts, values for the player to move. */
function thoughtOf(place: Place, decision: Decision<unknown>, { evaluator, rank }: SearchChoice): Thought {
  const { game, presentation, state } = place;
  const { depth, nodes, ms, algorithm, solved, stopped, approximations, components, reason } = decision;
  const player = game.turn(state);
  const offset = presentation.scored?.(state, evaluator) ?? 0;
  const rows = ranked(decision, game.facts, player, game.actions(state), {
    offset,
    ranksAll: rank === "all",
  });
  const best = rows[0]!;
  const errors = errorsOf(place, evaluator, decision);
  const value = ownValue(decision, decision.side, game.facts, player);
  const outcomes = decision.actions[0]!.outcomes;
  const isBeforeRoll = awaitsRoll(place);
  return {
    actions: rows.map(({ action, vector, figures, method, ...row }): ThoughtRow => {
      return {
        ...actionRow(place, action),
        ...row,
        comparison: compareActions(best, row, errors),
        ...(vector && { chances: vector, ...lossOf(row, best), method }),
        ...figures,
      };
    }),
    ...(value !== undefined && { value: value - offset }),
    ...(decision.payoffs && { payoffs: decision.payoffs }),
    ...{ depth, nodes, ms, algorithm, exact: solved, solved, stopped, approximations },
    // The search may have followed a different action of equal value.
    line: sameAction(decision.line[0], best.action)
      ? lineOf(place, decision.line)
      : lineOf(place, [best.action]),
    ...(components && { components }),
    ...(reason !== undefined && { method: best.method, reason }),
    ...(outcomes && isBeforeRoll && { rolls: rollRows(place, outcomes, player) }),
    ...(outcomes?.[0]?.reply !== undefined &&
      !isBeforeRoll && { replies: rollRows(place, outcomes, 1 - player) }),
  };
}

/** Each roll with the best action of the player who then decides, with values for that player. */
function rollRows({ game }: Place, outcomes: readonly OutcomeValue[], player: number): RollRow[] {
  return outcomes.map(({ outcome, probability, value, reply }) => {
    const own = value === undefined ? {} : { value: moverValue(game.facts, player, value) };
    return { roll: outcome, probability, ...own, action: reply! };
  });
}

/** An evaluator without errors: any two values of the same depth can be compared. */
const FAULTLESS = [0];

/** The difference of an action's value from the best one, if the two can be subtracted. */
function lossOf(row: ComparedAction, best: ComparedAction): { readonly toBest?: number } {
  const isComparable = compareActions(best, row, FAULTLESS).relation !== "unknown";
  return isComparable ? { toBest: row.value! - best.value! } : {};
}

function sameAction(one: unknown, other: unknown): boolean {
  return canonicalText(one) === canonicalText(other);
}

/** The actions of a line as texts. It ends at the first chance event, so nothing is drawn before its last action. */
function lineOf({ game, state }: Place, line: readonly unknown[]): string[] {
  let at = state;
  return line.map((action, i) => {
    const text = game.notation!.action(at, action);
    if (i < line.length - 1) at = game.play(at, action, NO_CHANCE);
    return text;
  });
}

/** A game as written. */
export interface AskedGame {
  readonly game: string;
  readonly options: WrittenGame;
}

export interface ThinkTask extends WrittenPlace {
  readonly choice: SearchChoice;
}

export function open({ game, options }: AskedGame): Work<ThinkTask, Thought> {
  return {
    run: async ({ choice, ...written }, signal) =>
      thinkAbout(placeOf(await readGame(game, options), written), choice, { signal }),
  };
}
