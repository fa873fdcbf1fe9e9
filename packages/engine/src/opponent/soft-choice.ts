import type { BoundedChance } from "../chance/bounded.js";
import type { Chance } from "../contract/chance.js";
import type { Decision, RankedAction } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { type Game, OVER } from "../contract/game.js";
import { lossesOf } from "../decision/compared-actions.js";
import { playedAction } from "../decision/played-action.js";

/** Losses of more than this many temperatures are never accepted: they would be absurd at any level. */
const WORST = 3;

/** A loss below this share of the temperature, or of the unit if that is less, is no error: a mixture then decides. */
const ALIKE = 0.1;

/** Values that differ by less than this share of the bounds are equal. */
const ROUNDING = 1e-12;

/** The share of immediate wins that the levels that err see. */
export const SEEN_WINS = 0.9;

/** An action with its weight; `mixes` if the mixture of the decision is drawn from in its place. */
interface Weighed<Action> {
  readonly action: Action;
  readonly weight: number;
  readonly mixes: boolean;
}

/**
 * Chooses an action like a player who errs: the more it loses, the more rarely it is taken (weights exp(-loss /
 * temperature), as in Luce's choice rule, 1959). Ties are broken at random or, if the method found a mixture, by that:
 * a player who takes equal actions equally often can be exploited.
 * @param decision with values of all rows, as with `rank: "all"`, unless the temperature is 0
 * @param temperature in units of value; 0: the best, or a draw from the mixture that the method found
 * @param unit the average cost of a random action, if known: however high the temperature, such a loss is an error
 */
export function softChoice<Action>(
  facts: Facts,
  player: number,
  decision: Decision<Action>,
  temperature: number,
  chance: Chance,
  unit = Number.POSITIVE_INFINITY,
): Action {
  const weighed = weigh(facts, player, decision, temperature, unit);
  const { action, mixes } =
    weighed.length === 1 ? weighed[0]! : chance.weighted(weighed.map((one) => [one, one.weight]));
  return mixes ? playedAction(decision, chance) : action;
}

function weigh<Action>(
  facts: Facts,
  player: number,
  decision: Decision<Action>,
  temperature: number,
  unit: number,
): Weighed<Action>[] {
  const mixes = decision.actions.some(({ probability }) => probability !== undefined);
  const [{ action: best, plies: soonest }] = decision.actions as [RankedAction<Action>];
  if (mixes && temperature === 0) return [{ action: best, weight: 1, mixes }];
  const rounding = roundingOf(facts);
  return lossesOf(facts, player, decision).flatMap(({ action, loss, plies }) => {
    // Among equal values the proved distance decides: win sooner, lose later.
    if (temperature === 0 && soonest !== undefined && plies !== soonest) return [];
    if (loss > rounding && (temperature === 0 || loss > WORST * temperature)) return [];
    const weight = loss <= rounding ? 1 : Math.exp(-loss / temperature);
    return [{ action, weight, mixes: mixes && loss <= ALIKE * Math.min(temperature, unit) }];
  });
}

/** By row of a decision: how likely an opponent takes the action, where it may see an immediate win. */
export function choiceChances<Action>(
  facts: Facts,
  player: number,
  decision: Decision<Action>,
  temperature: number,
  win: Action | undefined,
  unit = Number.POSITIVE_INFINITY,
): number[] {
  const weighed = weigh(facts, player, decision, temperature, unit);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const total = sum(weighed.map(({ weight }) => weight));
  const mixed = sum(weighed.map(({ weight, mixes }) => (mixes ? weight : 0))) / total;
  const mixture = sum(decision.actions.map(({ probability = 0 }) => probability));
  const seen = win === undefined ? 0 : SEEN_WINS;
  return decision.actions.map(({ action, probability = 0 }, i) => {
    const own = weighed.find((one) => one.action === action && !one.mixes)?.weight ?? 0;
    const drawn = mixture > 0 ? probability / mixture : i === 0 ? 1 : 0;
    return (1 - seen) * (own / total + mixed * drawn) + (action === win ? seen : 0);
  });
}

/**
 * An action that wins at once, if the decision has one and another player could win the game: beginners see it too.
 */
export function winAtOnce<State, Action>(
  game: Game<State, Action>,
  state: State,
  decision: Decision<Action>,
  chance: BoundedChance,
): Action | undefined {
  const { facts } = game;
  if (facts.players === 1 || facts.cooperative) return undefined;
  const player = game.turn(state);
  const [low, high] = facts.bounds;
  const rounding = roundingOf(facts);
  return lossesOf(facts, player, decision).find(({ action, loss }) => {
    if (loss > rounding) return false;
    chance.begin();
    const next = game.play(state, action, chance);
    return game.turn(next) === OVER && game.payoff(next)[player]! > (low + high) / 2;
  })?.action;
}

function roundingOf({ bounds: [low, high] }: Facts): number {
  return ROUNDING * (Number.isFinite(high - low) ? high - low : 1);
}
