import { seededChance } from "../chance/seeded.js";
import type { Chance } from "../contract/chance.js";
import type { Decision, RankedAction } from "../contract/decision.js";
import type { Facts } from "../contract/facts.js";
import { type Game, OVER } from "../contract/game.js";
import { followsFromOne, minimizerOf } from "../contract/sides.js";
import { decide } from "../methods/think.js";

/** How strong an opponent is: from 1, for beginners, to 10, as strong as it can. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** What a level allows itself. */
export interface Level {
  /** Nodes of one search at most; undefined: as many as the time allows. */
  readonly nodes: number | undefined;
  /**
   * How much worse than the best an action may be and still be chosen now and then, in units of what an action at random costs in
   * the game; 0: the best alone.
   */
  readonly softness: number;
}

/** By level from 1. Ratings of the levels against each other stand in docs/opponents.md. */
const TABLE: readonly Level[] = [
  { nodes: 200, softness: 30 },
  { nodes: 200, softness: 14 },
  { nodes: 200, softness: 8 },
  { nodes: 250, softness: 5.5 },
  { nodes: 300, softness: 4.6 },
  { nodes: 500, softness: 2.5 },
  { nodes: 800, softness: 0.6 },
  { nodes: 1200, softness: 0.4 },
  { nodes: 3000, softness: 0.25 },
  { nodes: undefined, softness: 0 },
];

/** @param level 1 to 10 */
export function levelOf(level: number): Level {
  const found = TABLE[level - 1];
  if (found) return found;
  throw new RangeError(`A level is a whole number from 1 to ${TABLE.length}, not ${level}.`);
}

/** Losses beyond so many times the softness are never made: what nobody would play, however weak. */
const WORST = 3;

/** Values that differ by less, as a share of the bounds, are equal. */
const ROUNDING = 1e-12;

/**
 * Chooses an action of a decision as a player does who is not sure: the more it loses, the more rarely it is taken (weights
 * exp(-loss / temperature), as in Luce's choice rule, 1959). Among equals chance decides.
 *
 * @param decision whose rows all have values of their own, as `rank: "all"` gives them, unless the temperature is 0
 * @param temperature in units of value; 0: the best
 */
export function softChoice<Action>(
  facts: Facts,
  player: number,
  decision: Decision<Action>,
  temperature: number,
  chance: Chance,
): Action {
  const losses = lossesOf(facts, player, decision);
  const [low, high] = facts.bounds;
  const rounding = ROUNDING * (Number.isFinite(high - low) ? high - low : 1);
  const weighed = losses.flatMap(({ action, loss }): [Action, number][] => {
    if (loss <= rounding) return [[action, 1]];
    if (temperature === 0 || loss > WORST * temperature) return [];
    return [[action, Math.exp(-loss / temperature)]];
  });
  return weighed.length === 1 ? weighed[0]![0] : chance.weighted(weighed);
}

interface Loss<Action> {
  readonly action: Action;
  /** What it is worth less than the best, as the player sees it; of what was looked at as deeply as the best. */
  readonly loss: number;
}

function lossesOf<Action>(facts: Facts, player: number, { actions, side }: Decision<Action>): Loss<Action>[] {
  const best = actions[0]!;
  const sign = side === undefined && followsFromOne(facts) && player === minimizerOf(facts) ? -1 : 1;
  const isKnown = ({ bound, depth, visits }: RankedAction<Action>): boolean =>
    visits === undefined ? depth === best.depth && (bound === "exact" || bound === "estimate") : visits > 0;
  return actions
    .filter((row) => row === best || isKnown(row))
    .map(({ action, value }) => ({ action, loss: Math.max(0, sign * (best.value - value)) }));
}

/** Random games from which the unit of a game is measured, decisions of one, and nodes of one search. */
const GAMES = 6;
const PLIES = 60;
const NODES = 300;
/** Decisions that are looked at. */
const LOOKS = 24;

const units = new WeakMap<object, Promise<number>>();

/** What an action at random costs in a game on average, in units of value: by it levels mean the same in all games. */
export function unitOf<State, Action>(game: Game<State, Action>): Promise<number> {
  const known = units.get(game) ?? measured(game);
  units.set(game, known);
  return known;
}

async function measured<State, Action>(game: Game<State, Action>): Promise<number> {
  const chance = seededChance(`unit of ${game.name}`);
  const places: State[] = [];
  for (let number = 0; number < GAMES; number++) {
    let state = game.start(chance);
    for (let ply = 0; ply < PLIES && game.turn(state) !== OVER; ply++) {
      const actions = game.actions(state);
      if (actions.length > 1) places.push(state);
      state = game.play(state, chance.pick(actions), chance);
    }
  }
  const some = chance.shuffle(places).slice(0, LOOKS);
  let sum = 0;
  for (const state of some) {
    const decision = await decide(game, state, { nodes: NODES, rank: "all" });
    const losses = lossesOf(game.facts, game.turn(state), decision);
    sum += losses.reduce((total, { loss }) => total + loss, 0) / losses.length;
  }
  return some.length === 0 ? 0 : sum / some.length;
}
