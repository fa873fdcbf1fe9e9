/** Common mistakes in rules, each made on purpose, with their messages. */
import { seededChance } from "../src/chance/seeded.js";
import type { Chance } from "../src/contract/chance.js";
import type { Facts } from "../src/contract/facts.js";
import { type Game, OVER } from "../src/contract/game.js";

export interface DareState {
  readonly scores: readonly number[];
  readonly player: number;
  /** The dice thrown this turn, and the total of the turn. */
  readonly dice: readonly number[];
  readonly total: number;
}

export const FACTS: Facts = { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: true };

/**
 * Each turn a player throws up to four dice one after another and keeps what they show; a 1 ends the turn with
 * nothing.
 */
export const RIGHT: Game<DareState, string> = {
  name: "dare",
  facts: FACTS,
  start: () => start(),
  turn: ({ scores, player }) => (player === 0 && Math.max(...scores) >= 20 ? OVER : player),
  actions: (state) =>
    RIGHT.turn(state) === OVER ? [] : state.dice.length < 4 ? ["throw", "keep"] : ["keep"],
  play({ scores, player, dice, total }, action, chance) {
    const die = action === "throw" ? chance.die(6) : 0;
    if (die > 1) return { scores, player, dice: [...dice, die], total: total + die };
    // A turn brings at least one point, so that the game ends.
    const kept = scores.map((score, i) => score + (i === player ? Math.max(1, die === 1 ? 0 : total) : 0));
    return { scores: kept, player: 1 - player, dice: [], total: 0 };
  },
  payoff: ({ scores: [first = 0, second = 0] }) =>
    first > second ? [1, 0] : first < second ? [0, 1] : [0.5, 0.5],
  evaluators: { default: ({ scores: [first = 0, second = 0] }) => 0.5 + (first - second) / 100 },
};

/** A new state each time, because wrong rules may change it. */
export const start = (): DareState => ({ scores: [0, 0], player: 0, dice: [], total: 0 });

/** The correct rules with some replaced by wrong ones. */
export function wrong(change: Partial<Record<keyof typeof RIGHT, unknown>>): Game<DareState, string> {
  return { ...RIGHT, ...change } as Game<DareState, string>;
}

/** The correct rules with additional data in states after a turn. */
function holding(more: (next: DareState) => object): Game<DareState, string> {
  return wrong({
    play: (state: DareState, action: string, chance: Chance) => {
      const next = RIGHT.play(state, action, chance);
      return { ...next, ...more(next) };
    },
  });
}

class Hand {
  readonly cards = [1, 2];
}

/**
 * The mistake, the game, the error of `checkGame`, and the error of `decide`; undefined if one decision cannot show
 * it.
 */
export const MISTAKES: readonly (readonly [string, Game<DareState, string>, RegExp, RegExp | undefined])[] = [
  [
    "play changes the state in place and returns it",
    wrong({
      play: (state: { -readonly [Key in keyof DareState]: DareState[Key] }, action: string, chance: Chance) =>
        Object.assign(state, RIGHT.play(state, action, chance)),
    }),
    /play of "\w+" is changed \(state\.(dice had|total was|scores\[0\] was|player was) .*return a new state/,
    /play of "throw" changes the state passed to it \(state\.(dice had|scores\[0\] was) .*return a new state/,
  ],
  [
    "actions sorts a list of the state",
    wrong({
      actions: (state: DareState) => {
        (state.dice as number[]).sort((a, b) => a - b);
        return RIGHT.actions(state);
      },
    }),
    /is changed \(state\.dice\[\d\] was \d and is \d\)/,
    /actions changes the state passed to it \(state\.dice\[\d\] was \d and is \d\)/,
  ],
  [
    "play changes a list and puts it back",
    wrong({
      play: (state: DareState, action: string, chance: Chance) => {
        (state.dice as number[]).push(0);
        (state.dice as number[]).pop();
        return RIGHT.play(state, action, chance);
      },
    }),
    /play of "throw" changes the state or the action while it runs/,
    undefined,
  ],
  [
    "a Map in the state",
    holding(() => ({ kept: new Map([[1, 2]]) })),
    /there is a Map at state\.kept \(use an object, or a list of pairs\)/,
    /there is a Map at state\.kept, but states must be plain data/,
  ],
  [
    "a Set in the state",
    holding(() => ({ kept: new Set([1]) })),
    /there is a Set at state\.kept \(use a list\)/,
    /there is a Set at state\.kept/,
  ],
  [
    "an object of a class in the state",
    holding(() => ({ hands: [{ hand: new Hand() }] })),
    /there is an object of the class Hand at state\.hands\[0\]\.hand \(use a plain object/,
    undefined,
  ],
  [
    "a Date in the state",
    holding(() => ({ at: new Date(0) })),
    /there is a Date at state\.at \(use a number, as getTime\(\) returns\)/,
    undefined,
  ],
  [
    "NaN in the state",
    holding(({ dice }) => ({ mean: dice.reduce((sum, die) => sum + die, 0) / dice.length })),
    /there is NaN at state\.mean \(use a finite number, or null\)/,
    /there is NaN at state\.mean/,
  ],
  [
    "undefined in the state",
    holding(({ dice }) => ({ last: dice.at(-1) })),
    /there is undefined at state\.last \(leave it out, or use null\)/,
    undefined,
  ],
  [
    "a gap in a list of the state",
    holding(() => ({ seats: new Array<number>(3) })),
    /there is a gap at state\.seats\[0\]/,
    /there is a gap at state\.seats\[0\]/,
  ],
  [
    "a function in the state",
    holding(() => ({ next: () => 1 })),
    /there is a function at state\.next \(keep functions beside the state\)/,
    /there is a function at state\.next/,
  ],
  [
    "a circle in the state",
    holding((next) => {
      const player: { game?: unknown } = {};
      const game = { ...next, players: [player] };
      player.game = game.players;
      return game;
    }),
    /there is a circle back to state\.players at state\.players\[0\]\.game \(name the other by an index\)/,
    /there is a circle back to state\.players/,
  ],
  [
    "objects compared by identity",
    (() => {
      const seats = [{ seat: 0 }, { seat: 1 }];
      return wrong({
        start: () => ({ ...start(), mover: seats[0] }),
        turn: (state: DareState & { mover: unknown }) =>
          RIGHT.turn(state) === OVER ? OVER : Math.max(0, seats.indexOf(state.mover as never)),
        play: (state: DareState, action: string, chance: Chance) => {
          const next = RIGHT.play(state, action, chance);
          return { ...next, mover: seats[next.player] };
        },
      });
    })(),
    /turn returns 0 for a copy of the state and 1 for the state itself: something is compared by identity/,
    undefined,
  ],
  [
    "payoffs that are no numbers",
    wrong({ payoff: () => [Number.NaN, Number.NaN] }),
    /payoff returns NaN, which is not a number/,
    /payoff returns NaN, which is not a number, at the state \{"scores"/,
  ],
  [
    "one number as the payoff",
    wrong({ payoff: () => 1 }),
    /payoff returns 1, not a list of one number a player/,
    /payoff returns 1, not a list of one number a player/,
  ],
  [
    "no payoffs",
    wrong({ payoff: () => [] }),
    /payoff returns 0 numbers for 2 players/,
    /payoff returns 0 numbers for 2 players/,
  ],
  [
    "payoffs out of bounds",
    wrong({ payoff: () => [2, -1] }),
    /the payoff 2 is outside facts\.bounds/,
    /the payoff 2 is outside facts\.bounds/,
  ],
  [
    "payoffs that add up to more than they should",
    wrong({ payoff: () => [1, 1] }),
    /facts\.zeroSum is true, but the payoffs 1, 1 add up to 2, and facts\.bounds to 1: give facts\.sum/,
    /facts\.zeroSum is true, but the payoffs 1, 1 add up to 2/,
  ],
  [
    "no facts",
    wrong({ facts: undefined }),
    /the game needs facts: \{ players/,
    /the game needs facts: \{ players/,
  ],
  [
    "a fact is missing",
    wrong({ facts: { players: 2, zeroSum: true, bounds: [0, 1], chance: true } }),
    /facts\.cycles is missing: it must be true or false/,
    /facts\.cycles is missing: it must be true or false/,
  ],
  [
    "a fact is misspelt",
    wrong({ facts: { ...FACTS, zeroSum: undefined, zerosum: true } }),
    /facts\.zeroSum is missing, but there is facts\.zerosum: did you mean facts\.zeroSum\?/,
    /facts\.zeroSum is missing, but there is facts\.zerosum: did you mean facts\.zeroSum\?/,
  ],
  [
    "a fact that may be left out is misspelt",
    wrong({ facts: { ...FACTS, hiden: true } }),
    /there is no fact "hiden": the facts are players, zeroSum/,
    /there is no fact "hiden": the facts are players, zeroSum/,
  ],
  [
    "bounds the wrong way round",
    wrong({ facts: { ...FACTS, bounds: [1, 0] } }),
    /facts\.bounds must be two numbers \[low, high\] with low below high, not \[1, 0\]/,
    /facts\.bounds must be two numbers \[low, high\]/,
  ],
  [
    "no players",
    wrong({ facts: { ...FACTS, players: 0 } }),
    /facts\.players must be a whole number, 1 or more, not 0/,
    /facts\.players must be a whole number, 1 or more, not 0/,
  ],
  [
    "something is hidden, and nobody says what is seen",
    wrong({ facts: { ...FACTS, hidden: true } }),
    /facts\.hidden is true, so the game needs a view and a determinize/,
    /facts\.hidden is true, so the game needs a view and a determinize/,
  ],
  [
    "a rule is missing",
    wrong({ actions: undefined }),
    /the game needs a function actions/,
    /the game needs a function actions/,
  ],
  [
    "a turn of nobody",
    wrong({ turn: (state: DareState) => (RIGHT.turn(state) === OVER ? OVER : 1 + state.player) }),
    /turn\(state\) is 2, neither a player nor OVER/,
    /turn\(state\) must be a player from 0 to 1, or OVER, not 2/,
  ],
  [
    "no actions in the middle of a game",
    wrong({ actions: (state: DareState) => (state.dice.length === 2 ? [] : RIGHT.actions(state)) }),
    /player \d has no action although the game is not over, at the state \{"scores"/,
    /player \d has no action although the game is not over, at the state \{"scores"/,
  ],
  [
    "a rule that throws",
    wrong({
      actions: (state: DareState) =>
        state.dice.length === 3 ? (state as never as { hand: string[] }).hand.slice() : RIGHT.actions(state),
    }),
    /dare: actions throws "Cannot read properties of undefined \(reading 'slice'\)" at the state \{"scores"/,
    undefined,
  ],
  [
    "an ambient generator",
    wrong({
      play: (() => {
        let last = 0;
        return (state: DareState, action: string, chance: Chance) =>
          RIGHT.play(state, action, { ...chance, die: () => 1 + (last++ % 6) });
      })(),
    }),
    /two different games|for the same state and the same draws/,
    /play of "\w+" returns .* for the same state and the same draws/,
  ],
  [
    "chance that is denied",
    wrong({ facts: { ...FACTS, chance: false } }),
    /facts\.chance is false, but action/,
    undefined,
  ],
  [
    "play returns nothing",
    wrong({
      play: (state: DareState, action: string, chance: Chance) => void RIGHT.play(state, action, chance),
    }),
    /dare: play of "\w+" returns nothing, at the state/,
    /dare: play of "throw" returns nothing, at the state/,
  ],
  [
    "play is an async function",
    wrong({
      play: async (state: DareState, action: string, chance: Chance) => RIGHT.play(state, action, chance),
    }),
    /play of "\w+" returns a promise: rules are not async/,
    /play of "throw" returns a promise: rules are not async/,
  ],
  [
    "chance is drawn until what never comes",
    wrong({
      play: (state: DareState, action: string, chance: Chance) => {
        while (chance.die(6) > 6);
        let die = chance.die(6);
        while (die < 7) die = chance.die(6);
        return RIGHT.play(state, action, chance);
      },
    }),
    /play throws "The rules drew a million times in one call: a loop/,
    /The rules drew a million times in one call: a loop/,
  ],
  [
    "weights as an object",
    wrong({
      play: (state: DareState, action: string, chance: Chance) => {
        chance.weighted({ rain: 1, sun: 3 } as never);
        return RIGHT.play(state, action, chance);
      },
    }),
    /chance\.weighted: a list is needed/,
    /chance\.weighted: a list is needed/,
  ],
  [
    "items without weights",
    wrong({
      play: (state: DareState, action: string, chance: Chance) => {
        chance.weighted([1, 2] as never);
        return RIGHT.play(state, action, chance);
      },
    }),
    /chance\.weighted: write pairs/,
    /chance\.weighted: write pairs/,
  ],
  [
    "actions as a Set",
    wrong({ actions: (state: DareState) => new Set(RIGHT.actions(state)) }),
    /dare: actions returns Set, not a list/,
    /actions\(state\) must be a list, not \[object Set\]/,
  ],
  [
    "no start",
    wrong({ start: undefined }),
    /dare: the game needs a function start/,
    /dare: the game needs a function start/,
  ],
  [
    "an evaluator that has no name",
    wrong({ evaluators: () => 0.5 }),
    /dare: evaluators must be functions by name, as \{ default: \(state\) => 0 \}/,
    /dare: evaluators must be functions by name/,
  ],
  [
    "evaluators that nobody takes unasked",
    wrong({ evaluators: { careful: () => 0.5 } }),
    /dare: evaluators has careful and no "default"/,
    /dare: evaluators has careful and no "default"/,
  ],
  [
    "an evaluator of one payoff in a game in which the other does not follow from it",
    wrong({ facts: { ...FACTS, zeroSum: false } }),
    /dare: evaluators say what player 0 may expect, .* give vectorEvaluators/,
    /dare: evaluators say what player 0 may expect/,
  ],
  [
    "a key that says too little",
    wrong({ key: ({ player }: DareState) => `${player}` }),
    /dare: key is "0" for two states that are not equal/,
    undefined,
  ],
  [
    "something is hidden, and nobody says so",
    wrong({ view: (state: DareState) => state, determinize: (view: DareState) => view }),
    /dare: the game has a determinize, but facts\.hidden is missing/,
    /dare: the game has a determinize, but facts\.hidden is missing/,
  ],
  [
    "a view that shows everything",
    wrong({
      facts: { ...FACTS, hidden: true },
      view: (state: DareState) => state,
      determinize: (view: DareState) => view,
    }),
    /dare: facts\.hidden is true, but view hides nothing: at none of \d+ states/,
    undefined,
  ],
  [
    "Math.random in play",
    wrong({
      play: (state: DareState, action: string) =>
        RIGHT.play(state, action, { die: () => 1 + Math.floor(6 * Math.random()) } as never),
    }),
    /two different games|play of "\w+" returns .* and then .* for the same state and the same draws: draw only from the chance/,
    /play of "\w+" returns .* and then .* for the same state and the same draws: draw only from the chance/,
  ],
  [
    "a generator kept from start",
    (() => {
      let kept: Chance = seededChance(1);
      return wrong({
        start: (chance: Chance) => {
          kept = chance;
          return start();
        },
        play: (state: DareState, action: string) => RIGHT.play(state, action, kept),
      });
    })(),
    /play of "\w+" returns .* for the same state and the same draws/,
    /play of "\w+" returns .* for the same state and the same draws/,
  ],
  [
    "actions that differ when they are asked again",
    (() => {
      let asked = 0;
      return wrong({ actions: (state: DareState) => (asked++ % 2 === 0 ? RIGHT.actions(state) : ["keep"]) });
    })(),
    /(actions returns|an action|actions are|has no action|different games|play of)/,
    /actions returns \["throw","keep"\] and then \["keep"\] for the same state/,
  ],
  [
    "payoffs at random",
    wrong({ payoff: () => (Math.random() < 0.5 ? [Math.random(), 0] : [0, Math.random()]) }),
    /payoff returns|add up to/,
    /payoff returns .* for the same state|add up to/,
  ],
  [
    "turn is an async function",
    wrong({ turn: async (state: DareState) => RIGHT.turn(state) }),
    /turn\(state\) is \[object Promise\], neither a player nor OVER/,
    /turn\(state\) must be a player from 0 to 1, or OVER, not \[object Promise\]/,
  ],
  [
    "actions is an async function",
    wrong({ actions: async (state: DareState) => RIGHT.actions(state) }),
    /actions returns a promise, not a list/,
    /actions\(state\) must be a list, not \[object Promise\]/,
  ],
  [
    "actions returns nothing",
    wrong({ actions: () => undefined }),
    /actions returns undefined, not a list/,
    /actions\(state\) must be a list, not undefined/,
  ],
  [
    "payoff is an async function",
    wrong({ payoff: async (state: DareState) => RIGHT.payoff(state) }),
    /payoff returns \[object Promise\], not a list/,
    /payoff returns \[object Promise\], not a list/,
  ],
  [
    "payoffs as texts",
    wrong({ payoff: () => ["1", "0"] }),
    /payoff returns "1", which is not a number/,
    /payoff returns "1", which is not a number/,
  ],
  [
    "a turn that is no number",
    wrong({ turn: (state: DareState) => (RIGHT.turn(state) === OVER ? OVER : Number.NaN) }),
    /turn\(state\) is NaN, neither a player nor OVER/,
    /turn\(state\) must be a player from 0 to 1, or OVER, not NaN/,
  ],
  [
    "a turn as a text",
    wrong({ turn: (state: DareState) => (RIGHT.turn(state) === OVER ? OVER : `${state.player}`) }),
    /turn\(state\) is "0", neither a player nor OVER/,
    /turn\(state\) must be a player from 0 to 1, or OVER, not "0"/,
  ],
  [
    "an integer of any length in the state",
    holding(() => ({ big: 2n ** 70n })),
    /there is a bigint at state\.big/,
    /there is a bigint at state\.big/,
  ],
  ["a name is missing", wrong({ name: undefined }), /A game needs a name/, /A game needs a name/],
  [
    "a rule is misspelt",
    (() => {
      const { payoff, ...rest } = RIGHT;
      return { ...rest, payoffs: payoff } as never;
    })(),
    /the game needs a function payoff/,
    /the game needs a function payoff/,
  ],
  [
    "a key that is a number",
    wrong({ key: ({ player, total }: DareState) => 100 * player + total }),
    /dare: key is 0, not a text, at the state/,
    /dare: key is 0, not a text, at the state/,
  ],
  [
    "a key that forgets its return",
    wrong({ key: () => undefined }),
    /dare: key is undefined, not a text, at the state/,
    /dare: key is undefined, not a text, at the state/,
  ],
  [
    "a hash of a sum that overflows",
    wrong({ hash: ({ total }: DareState) => total / 0 }),
    /dare: hash is NaN, not a finite number, at the state/,
    /dare: hash is NaN, not a finite number, at the state/,
  ],
  [
    "an evaluator that returns text",
    wrong({ evaluators: { default: () => "0.5" } }),
    /dare: the evaluator "default" returns "0.5", not a number, at the state/,
    undefined,
  ],
  [
    "an evaluator that throws",
    wrong({ evaluators: { default: () => (undefined as unknown as number[])[0] } }),
    /dare: the evaluator "default" throws "Cannot read .*" at the state/,
    undefined,
  ],
  [
    "a key that is no function",
    wrong({ key: "scores" }),
    /dare: key must be a function/,
    /dare: key must be a function/,
  ],
  [
    "a future without a native position",
    wrong({ future: (state: DareState) => state }),
    /the game has a future, but no native position/,
    /the game has a future, but no native position/,
  ],
  ...(
    [
      ["players", Number.NaN, "a whole number, 1 or more, not NaN"],
      ["players", "2", 'a whole number, 1 or more, not "2"'],
      ["zeroSum", "yes", 'true or false, not "yes"'],
      ["cycles", 1, "true or false, not 1"],
      ["chance", null, "true or false, not null"],
      ["sum", Number.NaN, "a number, or left out, not NaN"],
      ["cooperative", "no", 'true or false, or left out, not "no"'],
      ["hidden", 0, "true or false, or left out, not 0"],
      ["bounds", [0, Number.NaN], "two numbers [low, high] with low below high, not [0, NaN]"],
      ["bounds", [0, 0], "two numbers [low, high] with low below high, not [0, 0]"],
      ["bounds", 1, "two numbers [low, high] with low below high, not 1"],
    ] as const
  ).map(([fact, value, said]): (typeof MISTAKES)[number] => {
    const sentence = new RegExp(`facts\\.${fact} must be ${said.replace(/[[\]]/g, "\\$&")}`);
    return [
      `facts.${fact} is ${String(value)}`,
      wrong({ facts: { ...FACTS, [fact]: value } }),
      sentence,
      sentence,
    ];
  }),
];
