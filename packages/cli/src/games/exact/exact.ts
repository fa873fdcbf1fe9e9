import { type Interval, SearchError, type Solution, solve } from "@tyche/engine";
import { exactStart, MOST_EXACT_CELLS } from "@tyche/games/2048";
import { UsageError } from "../../io/errors.js";
import { checkSearched, isOver, type Place } from "../place.js";
import { moverValue } from "../thinking/ranking.js";
import type { Exact, ExactQuestion, ExactValue } from "./exact-answer.js";
import { reachable } from "./reachable.js";
import { solveThree } from "./three-checkers.js";

/** About a gigabyte for a game whose nodes have twenty children. */
export const USUAL_LIMIT = 2_500_000;

/** Doubles of positive terms only, at most 100 moves of at most 72 outcomes after one another. */
const ROUNDING = 1e-12;

/**
 * Solves a game, or a position of it, exactly.
 * @throws SearchError, UsageError where it is too large
 */
export function solveExactly(question: ExactQuestion): Exact {
  const { place, name } = question;
  if (place && isOver(place)) throw new UsageError("the game is over there: there is nothing to solve");
  if (name === "hypergammon") return solveThree(question);
  if (name === "2048" && !place) return solveStart(question);
  if (!place) throw new UsageError(`${name} does not always begin alike: give --position`);
  checkSearched(place, "take a smaller game, or a position nearer the end");
  return solveGraph(question, place);
}

/** The expected score or the probability of the target, before the first two tiles come. */
function solveStart({ options, onProgress }: ExactQuestion): Exact {
  const [rows = 4, columns = rows] = (options.size ?? "4").split(/[x×*]/i).map(Number);
  const target = options.target === undefined ? undefined : Number(options.target);
  if (rows * columns > MOST_EXACT_CELLS) {
    throw new UsageError(
      `2048 on ${rows}x${columns} cells is too large to be solved: take at most ${MOST_EXACT_CELLS}, as with --size 3x3, or give a --position near the end`,
    );
  }
  const { value, boards } = exactStart({ rows, columns, ...(target !== undefined && { target }) }, (share) =>
    onProgress(`solving: ${Math.floor(100 * share)} %`),
  );
  const slack = value * ROUNDING;
  return {
    of: {
      name: target === undefined ? "expectedScore" : "winProbability",
      value,
      interval: [value - slack, value + slack],
    },
    proved: true,
    method: "retrograde analysis of all boards that are not the same turned or mirrored",
    positions: boards,
  };
}

function solveGraph(question: ExactQuestion, place: Place): Exact {
  const { game, state } = place;
  const solution = solved(question, place);
  const player = game.turn(state);
  const view = viewOf(place, player);
  const found = solution.at(state);
  const [least, most] = game.facts.bounds;
  const isChance = least === 0 && most === 1;
  const isScore = game.facts.players === 1 && !isChance;
  return {
    of: { name: isChance ? "winProbability" : isScore ? "expectedScore" : "value", ...view(found.value) },
    actions: found.actions.map(({ action, value }) => ({
      action: game.notation!.action(state, action),
      ...view(value),
    })),
    proved: true,
    method: solution.method,
    positions: solution.nodes,
    policy: question.policy ? policyOf(place, solution) : undefined,
  };
}

function solved({ limit, name }: ExactQuestion, { game, state }: Place): Solution<unknown, unknown> {
  try {
    return solve(game, { from: state, limit });
  } catch (error) {
    if (!(error instanceof SearchError) || !/positions can be reached/.test(error.message)) throw error;
    throw new UsageError(
      `${name} has more than ${limit.toLocaleString("en")} positions from there, too many to be solved: take a smaller game, a position nearer the end, or a larger --limit`,
    );
  }
}

/** Values of player 0's side as the mover sees them. */
function viewOf(
  { game }: Place,
  player: number,
): (interval: Interval) => Pick<ExactValue, "value" | "interval"> {
  return ({ low, high }) => {
    const [a, b] = [moverValue(game.facts, player, low), moverValue(game.facts, player, high)];
    return { value: (a + b) / 2, interval: a <= b ? [a, b] : [b, a] };
  };
}

/** The mover's best action in every position that can come up and leaves a choice. */
function policyOf(place: Place, solution: Solution<unknown, unknown>): Record<string, string> {
  const { game, state } = place;
  const mover = game.turn(state);
  const policy: Record<string, string> = {};
  for (const at of reachable(place)) {
    if (game.turn(at) !== mover || game.actions(at).length < 2) continue;
    const best = solution.at(at).actions[0]!.action;
    policy[game.notation!.position(at)] = game.notation!.action(at, best);
  }
  return policy;
}
