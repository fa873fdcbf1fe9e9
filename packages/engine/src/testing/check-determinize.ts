import { type Enumeration, enumerate } from "../chance/enumerate.js";
import type { Chance } from "../contract/chance.js";
import type { Problem } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import type { EnumerateOptions } from "../contract/options.js";
import { canonicalText, keyOf } from "../position/canonical-text.js";
import { short } from "../rules/changed.js";
import { promise } from "./check-error.js";

/** The limit of the enumeration. */
export interface DeterminizeOptions {
  /** The maximum number of states on all histories together. Default 1,000,000. */
  readonly histories?: number;
}

/** A longer game is taken to be endless. */
const MOST_DEEP = 1000;

/** One view of one player, and the probability of each state behind it. */
interface Belief {
  readonly view: unknown;
  readonly player: number;
  readonly weights: Map<string, number>;
}

/**
 * Checks `determinize` of a small game (a few thousand histories) by enumeration: at every view of every player, the
 * probability of each state behind it by chance alone must be that of the drawn states.
 * @returns the number of views compared
 * @throws CheckError that names the view, or if there are more histories than `options.histories`, or a game does not end
 */
export function checkDeterminize<State, Action, View>(
  game: Game<State, Action, View>,
  { histories = 1_000_000 }: DeterminizeOptions = {},
): number {
  let walked = 0;
  const beliefs = new Map<string, Belief>();
  const visit = (state: State, probability: number, depth: number): void => {
    promise(
      ++walked <= histories,
      "check-histories",
      { game: game.name, most: histories },
      () =>
        `${game.name}: there are more than ${histories} histories: check a smaller game of the same rules, with fewer cards or rounds.`,
    );
    promise(
      depth <= MOST_DEEP,
      "check-histories-endless",
      { game: game.name, most: MOST_DEEP },
      () =>
        `${game.name}: a game can have more than ${MOST_DEEP} decisions, or never ends: check a variant with a limited number of rounds.`,
    );
    for (let player = 0; player < game.facts.players; player++) {
      const view = game.view!(state, player);
      const name = `${player} ${canonicalText(view)}`;
      const belief = beliefs.get(name) ?? { view, player, weights: new Map<string, number>() };
      const key = keyOf(game, state);
      belief.weights.set(key, (belief.weights.get(key) ?? 0) + probability);
      beliefs.set(name, belief);
    }
    if (game.turn(state) === OVER) return;
    for (const action of game.actions(state)) {
      const { outcomes, probabilities } = all(game, (chance) => game.play(state, action, chance));
      for (const [i, { result }] of outcomes.entries())
        visit(result, probability * probabilities[i]!, depth + 1);
    }
  };
  const starts = all(game, (chance) => game.start(chance));
  for (const [i, { result }] of starts.outcomes.entries()) visit(result, starts.probabilities[i]!, 0);
  for (const belief of beliefs.values()) compare(game, belief);
  return beliefs.size;
}

/** All histories are needed, however many there are. */
const EXHAUSTIVE: EnumerateOptions = { limit: 10_000_000 };

function all<State, Action, View>(
  game: Game<State, Action, View>,
  rule: (chance: Chance) => State,
): Enumeration<State> {
  return enumerate(rule, (state) => keyOf(game, state), EXHAUSTIVE);
}

function compare<State, Action, View>(
  game: Game<State, Action, View>,
  { view, player, weights }: Belief,
): void {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const { outcomes, probabilities } = all(game, (chance) =>
    game.determinize!(structuredClone(view) as View, player, chance),
  );
  const drawn = new Map(outcomes.map(({ key }, i) => [key, probabilities[i]!]));
  const text = short(view);
  const where: Problem = {
    id: "check-at-view",
    values: { view: text, player },
    message: `at the view ${text} of player ${player}`,
  };
  promise(
    drawn.size === weights.size,
    "check-drawn-count",
    { game: game.name, possible: weights.size, drawn: drawn.size, where },
    () => `${game.name}: ${weights.size} states are possible ${where.message}, but ${drawn.size} are drawn.`,
  );
  for (const [key, weight] of weights) {
    const probability = weight / total;
    const found = drawn.get(key) ?? 0;
    promise(
      Math.abs(found - probability) < 1e-9,
      "check-drawn-probability",
      { game: game.name, state: key, probability, found, where },
      () =>
        `${game.name}: the state ${key} has the probability ${probability} ${where.message}, but is drawn with ${found}.`,
    );
  }
}
