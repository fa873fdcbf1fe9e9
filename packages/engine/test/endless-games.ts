import type { Facts } from "../src/contract/facts.js";
import { type Game, OVER } from "../src/contract/game.js";

/** Whose turn it is and, at the end, player 0's payoff. */
export interface EndlessState {
  readonly player: number;
  readonly end?: number;
}

type EndlessGame = Game<EndlessState, string>;

const START: EndlessState = { player: 0 };

function endless(
  name: string,
  facts: Partial<Facts>,
  actions: readonly string[],
  play: EndlessGame["play"],
): EndlessGame {
  const all = { players: 2, zeroSum: true, bounds: [0, 1], cycles: true, chance: true, ...facts } as Facts;
  return {
    name,
    facts: all,
    start: () => START,
    turn: ({ player, end }) => (end === undefined ? player : OVER),
    actions: ({ end }) => (end === undefined ? actions : []),
    play,
    payoff: ({ end }) => (all.players === 2 ? [end!, 1 - end!] : new Array<number>(all.players).fill(end!)),
  };
}

const pass = ({ player }: EndlessState, players: number): EndlessState => ({
  player: (player + 1) % players,
});

/** Toss a coin for the game, or pass: both may pass for ever. Worth 1/2. */
export const tossOrPass = endless("toss or pass", {}, ["toss", "pass"], (state, action, chance) =>
  action === "toss" ? { ...state, end: chance.die(2) - 1 } : pass(state, 2),
);

/**
 * A die is thrown until it shows a six, which wins for the thrower; a player may pass. Never worth less than 1/2 to
 * the player.
 */
export const sixOrPass = endless("six or pass", {}, ["throw", "pass"], (state, action, chance) =>
  action === "throw" && chance.die(6) === 6 ? { ...state, end: 1 - state.player } : pass(state, 2),
);

/** Never ends. */
export const neverOver = endless("never over", {}, ["stay", "jump"], (state, action, chance) =>
  action === "jump" ? { player: chance.die(2) - 1 } : pass(state, 2),
);

/** Never ends, and has no chance. */
export const neverOverCertain = endless("never over, certain", { chance: false }, ["a", "b"], (state) =>
  pass(state, 2),
);

/** Never ends, although its facts deny it. */
export const denied: EndlessGame = {
  ...tossOrPass,
  name: "denied",
  facts: { ...tossOrPass.facts, cycles: false },
};

/** One player, who may stop for 1/2 or throw for a six for ever. */
export const alone = endless(
  "alone",
  { players: 1, zeroSum: false },
  ["throw", "stop"],
  (state, action, chance) =>
    action === "stop" ? { ...state, end: 0.5 } : chance.die(6) === 6 ? { ...state, end: 1 } : state,
);

/** Three players, who share the result of the toss. */
export const three = endless(
  "three",
  { players: 3, zeroSum: false },
  ["toss", "pass"],
  (state, action, chance) => (action === "toss" ? { ...state, end: chance.die(2) - 1 } : pass(state, 3)),
);

/** Nobody sees the card of the state, which counts when a player stops. */
export const hidden: Game<EndlessState & { readonly card: number }, string, EndlessState> = {
  name: "hidden",
  facts: { ...tossOrPass.facts, hidden: true },
  start: (chance) => ({ player: 0, card: chance.die(2) - 1 }),
  turn: tossOrPass.turn,
  actions: ({ end }) => (end === undefined ? ["show", "pass"] : []),
  play: (state, action) =>
    action === "show" ? { ...state, end: state.card } : { ...state, player: 1 - state.player },
  payoff: ({ end }) => [end!, 1 - end!],
  view: ({ player, end, card }) => (end === undefined ? { player } : { player, end, card }),
  determinize: (seen, _player, chance) => ({ card: chance.die(2) - 1, ...seen }),
};

export const ENDLESS = [
  tossOrPass,
  sixOrPass,
  neverOver,
  neverOverCertain,
  denied,
  alone,
  three,
  hidden,
] as unknown as readonly Game<unknown, unknown>[];

/** A race around a ring of squares that few plays end: many states, each with `width` actions. */
export function ring(name: string, facts: Partial<Facts>, squares: number, width: number): RingGame {
  const { players = 2, chance = true } = facts;
  const won = (player: number): number[] =>
    Array.from({ length: players }, (_, seat) => (seat === player ? 1 : 0));
  return {
    name,
    facts: { players, zeroSum: players > 1, bounds: [0, 1], cycles: true, chance, ...facts },
    start: () => ({ player: 0, at: 1 }),
    turn: ({ player, at }) => (at === 0 ? OVER : player),
    actions: () => Array.from({ length: width }, (_, i) => i),
    play: ({ player, at }, action, dice) => ({
      player: (player + 1) % players,
      at: (at * 7 + action * 31 + (chance ? dice.die(3) : 1)) % squares,
    }),
    payoff: ({ player }) => won((player + players - 1) % players),
  };
}

type RingGame = Game<{ readonly player: number; readonly at: number }, number>;

const plainRing = ring("hidden ring", { hidden: true }, 2003, 5);

/** The same game with a hidden card: the player who holds it loses where the other would win. */
export const hiddenRing: Game<
  { readonly player: number; readonly at: number; readonly card: number },
  number,
  { readonly player: number; readonly at: number }
> = {
  name: plainRing.name,
  facts: plainRing.facts,
  turn: plainRing.turn,
  actions: plainRing.actions,
  start: (chance) => ({ player: 0, at: 1, card: chance.die(2) - 1 }),
  play: (state, action, chance) => ({ ...state, ...plainRing.play(state, action, chance) }),
  payoff: (state) => (state.card === 0 ? [0.5, 0.5] : plainRing.payoff(state)),
  view: ({ player, at }) => ({ player, at }),
  determinize: (seen, _player, chance) => ({ ...seen, card: chance.die(2) - 1 }),
};
