/** Dice kept and rolled again, then written into a category: one game in two forms, and a program for it alone. */

import type { Chance } from "../src/contract/chance.js";
import { type Game, OVER } from "../src/contract/game.js";
import { CHANCE } from "../src/contract/position.js";
import { type ChanceTurnRules, withChanceTurns } from "../src/rules/chance-turns.js";

const DICE = 5;
const SIDES = 6;
const REROLLS = 2;

interface State {
  /** Sorted from high to low; fewer than five wait to be rolled. */
  readonly dice: readonly number[];
  readonly rerolls: number;
  /** By category, whether it was used. */
  readonly used: readonly boolean[];
  readonly points: number;
}

/** The dice to keep, or the category that is written. */
type Action = readonly number[] | { readonly write: number };

const falling = (one: number, other: number): number => other - one;

/** The points of dice in a category: the sum of one face, of which the last three categories use the highest. */
function worth(dice: readonly number[], category: number): number {
  const face = SIDES - category;
  return dice.reduce((sum, die) => sum + (die === face ? face : 0), 0);
}

/** All different dice that can be kept; keeping all is writing. */
export function keeps(dice: readonly number[]): readonly (readonly number[])[] {
  const found = new Map<string, readonly number[]>();
  for (let mask = 0; mask < 2 ** dice.length - 1; mask++) {
    const kept = dice.filter((_, i) => (mask >> i) & 1);
    found.set(kept.join(), kept);
  }
  return [...found.values()];
}

function actions({ dice, rerolls, used }: State): readonly Action[] {
  const free = used.flatMap((isUsed, write) => (isUsed ? [] : [{ write }]));
  return rerolls === 0 ? free : [...free, ...keeps(dice)];
}

function afterAction(state: State, action: Action): State {
  const { dice, rerolls, used, points } = state;
  if (!("write" in action)) return { dice: action, rerolls: rerolls - 1, used, points };
  const now = used.map((isUsed, category) => isUsed || category === action.write);
  return { dice: [], rerolls: REROLLS, used: now, points: points + worth(dice, action.write) };
}

const isOver = ({ used }: State): boolean => used.every(Boolean);

function drawn(state: State, chance: Chance): State {
  const rolled = chance.dice(DICE - state.dice.length, SIDES);
  return { ...state, dice: [...state.dice, ...rolled].sort(falling) };
}

const shared = (categories: number) => ({
  facts: {
    players: 1,
    zeroSum: false,
    bounds: [0, DICE * SIDES * categories],
    cycles: false,
    chance: true,
  } as const,
  actions,
  payoff: ({ points }: State) => [points],
});

const first = (categories: number): State => ({
  dice: [],
  rerolls: REROLLS,
  used: Array.from({ length: categories }, () => false),
  points: 0,
});

/** The rules with draws in `play`. */
export function rerolls(categories: number): Game<State, Action> {
  return {
    name: "rerolls",
    ...shared(categories),
    start: (chance) => drawn(first(categories), chance),
    turn: (state) => (isOver(state) ? OVER : 0),
    play(state, action, chance) {
      const next = afterAction(state, action);
      return isOver(next) ? next : drawn(next, chance);
    },
  };
}

/** The same with turns of chance. */
export function rerollsInTurns(categories: number): Game<State, Action> {
  const rules: ChanceTurnRules<State, Action> = {
    name: "rerolls-in-turns",
    ...shared(categories),
    start: () => first(categories),
    turn: (state) => (isOver(state) ? OVER : state.dice.length < DICE ? CHANCE : 0),
    play: afterAction,
    draw: drawn,
  };
  return withChanceTurns(rules);
}

/** The expected points, by a recursion over the same states that computes what is kept only once. */
export function rerollsAlone(categories: number): number {
  const rolls = new Map<number, { readonly dice: readonly number[]; readonly odds: number }[]>();
  for (let count = 0; count <= DICE; count++) {
    const found = new Map<string, { dice: readonly number[]; odds: number }>();
    for (let code = 0; code < SIDES ** count; code++) {
      const dice = Array.from({ length: count }, (_, i) => 1 + (Math.floor(code / SIDES ** i) % SIDES)).sort(
        falling,
      );
      const known = found.get(dice.join()) ?? { dice, odds: 0 };
      known.odds += 1 / SIDES ** count;
      found.set(dice.join(), known);
    }
    rolls.set(count, [...found.values()]);
  }
  const decisions = new Map<string, number>();
  const waits = new Map<string, number>();
  const afterDraw = (state: State): number => {
    if (isOver(state)) return state.points;
    const text = `${state.dice} ${state.rerolls} ${state.used} ${state.points}`;
    const known = waits.get(text);
    if (known !== undefined) return known;
    let sum = 0;
    for (const { dice, odds } of rolls.get(DICE - state.dice.length)!)
      sum += odds * best({ ...state, dice: [...state.dice, ...dice].sort(falling) });
    waits.set(text, sum);
    return sum;
  };
  const best = (state: State): number => {
    const text = `${state.dice} ${state.rerolls} ${state.used} ${state.points}`;
    const known = decisions.get(text);
    if (known !== undefined) return known;
    let value = 0;
    for (const action of actions(state)) value = Math.max(value, afterDraw(afterAction(state, action)));
    decisions.set(text, value);
    return value;
  };
  return afterDraw(first(categories));
}
