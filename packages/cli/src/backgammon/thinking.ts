import type { Approximation } from "@tyche/engine";
import { type BackgammonState, backgammon, OUTCOME_COUNT, ROLLS, seenBy } from "@tyche/games/backgammon";
import { Lookahead, type RatedPlay } from "@tyche/games/backgammon/analysis";
import { formatPlay } from "@tyche/games/backgammon/notation";
import { evaluatorName, namesModel } from "../games/evaluator.js";
import type { SearchChoice } from "../games/limits.js";
import { actionRow } from "../games/moves.js";
import { awaitsRoll, type Place } from "../games/place.js";
import type { RollRow } from "../games/rolls.js";
import type { Surroundings } from "../games/searching.js";
import type { Thought, ThoughtRow } from "../games/thought.js";
import { evaluatorNamed, plainName } from "./evaluators.js";

/** Levels for which a time is enough are searched up to this one. */
const DEEPEST = 4;
/** About how many times as long each level takes as the one before. */
const GROWTH = 25;
const MONEY = 3;

/**
 * Whether backgammon for money is to be thought about by the network and no method or setting of the engine's searches is
 * asked for: then the search carries the five chances.
 */
export function asksForChances({ named, game }: Place, choice: SearchChoice): boolean {
  const { algorithm, settings, horizon, table, beam, threshold, sparse, evaluator } = choice;
  if (game.name !== "backgammon" || game.facts.bounds[1] !== MONEY) return false;
  if ([algorithm, settings, horizon, table, beam, threshold, sparse].some((given) => given !== undefined))
    return false;
  const name = plainName(evaluator);
  return evaluatorName(named, name) === "net" || namesModel(named, name);
}

/** Expectiminimax with move filters over the five chances. */
export async function thinkByChances(
  place: Place,
  choice: SearchChoice,
  surroundings: Surroundings = {},
): Promise<Thought> {
  const state = place.state as BackgammonState;
  const points = seenBy(state.points, state.player);
  const lookahead = new Lookahead(evaluatorNamed(choice.evaluator));
  // Unpacking the network is not thinking.
  const start = performance.now();
  const passes = (): boolean => surroundings.signal?.aborted !== true;
  const isWaiting = awaitsRoll(place);
  const rate = (depth: number): RatedPlay[][] =>
    isWaiting
      ? ROLLS.map(({ dice }) => lookahead.rank(points, dice, depth))
      : [lookahead.rank(points, state.dice!, depth)];
  const deepest = choice.depth ?? DEEPEST;
  let depth = 1;
  let found = rate(1);
  let stopped: Thought["stopped"] = "depth";
  for (; depth < deepest; depth++) {
    // Lets Ctrl-C be heard.
    await new Promise((resume) => setImmediate(resume));
    const before = performance.now() - start;
    if (!passes()) stopped = "abort";
    else if (choice.time !== undefined && before * GROWTH > choice.time) stopped = "time";
    else if (choice.nodes !== undefined && lookahead.evaluations * GROWTH > choice.nodes) stopped = "nodes";
    if (stopped !== "depth") break;
    found = rate(depth + 1);
  }
  const costs = {
    depth,
    nodes: { decision: 0, chance: 0, leaf: lookahead.evaluations },
    algorithm: "expectiminimax",
    exact: false,
    stopped,
    approximations: approximationsAt(depth),
  };
  if (isWaiting) {
    const { rolls, value, chances } = meanOfRolls(points, found);
    const [roll] = place.game.actions(state);
    const row = {
      ...actionRow(place, roll),
      value,
      bound: "exact",
      depth,
      chances,
      toBest: 0,
      method: methodAt(depth),
    } as const;
    return { actions: [row], value, ...costs, line: [row.action], rolls, ms: performance.now() - start };
  }
  const [plays] = found as [RatedPlay[]];
  const best = plays[0]!;
  const rules = backgammon();
  const actions = plays.map(({ play, outcomes, equity, depth: reached }): ThoughtRow => {
    return {
      action: formatPlay(points, play),
      position: rules.notation.position(rules.afterstate(state, play)).split(" ")[0]!,
      value: equity,
      bound: "exact",
      depth: reached,
      chances: outcomes,
      toBest: equity - best.equity,
      method: methodAt(reached),
    };
  });
  const replies = lookahead.replies(best.points, 1).map(
    ({ dice, best: reply }, i): RollRow => ({
      roll: dice.join(""),
      probability: ROLLS[i]!.probability,
      value: reply.equity,
      action: formatPlay(
        best.points.map((_, at) => 0 - best.points[25 - at]!),
        reply.play,
      ),
    }),
  );
  return {
    actions,
    value: best.equity,
    ...costs,
    line: [actions[0]!.action],
    replies,
    ms: performance.now() - start,
  };
}

function methodAt(depth: number): string {
  return depth === 1 ? "evaluation" : "expectiminimax";
}

/** From depth 2 on plays are filtered, those of the position at first and then the replies too. */
function approximationsAt(depth: number): Approximation[] {
  return depth === 1 ? [{ kind: "horizon" }] : [{ kind: "horizon" }, { kind: "beam" }];
}

function meanOfRolls(points: readonly number[], found: readonly (readonly RatedPlay[])[]) {
  const chances = new Array<number>(OUTCOME_COUNT).fill(0);
  let value = 0;
  const rolls = found.map(([best], i): RollRow => {
    const { dice, probability } = ROLLS[i]!;
    const { outcomes, equity, play } = best!;
    for (const [k, chance] of outcomes.entries()) chances[k]! += probability * chance;
    value += probability * equity;
    return { roll: dice.join(""), probability, value: equity, action: formatPlay(points, play) };
  });
  return { rolls, value, chances };
}
