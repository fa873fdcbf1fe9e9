/** Common mistakes in rules with simultaneous decisions, each made on purpose, with their messages. */
import type { Facts } from "../src/contract/facts.js";

const FACTS: Facts = { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: false };
const BEATS: Readonly<Record<string, string>> = { rock: "scissors", paper: "rock", scissors: "paper" };

/** One round of rock, paper, scissors: the state is empty, or has both hands. */
export const HANDS = {
  name: "hands",
  facts: FACTS,
  start: (): readonly string[] => [],
  movers: (shown: readonly string[]): readonly number[] => (shown.length === 0 ? [0, 1] : []),
  actions: (_: unknown, __: number): readonly string[] => ["rock", "paper", "scissors"],
  play: (
    _: readonly string[],
    [one = "", other = ""]: readonly (string | undefined)[],
  ): readonly string[] => [one, other],
  payoff([one = "", other = ""]: readonly string[]): readonly number[] {
    const win = BEATS[one] === other ? 1 : BEATS[other] === one ? -1 : 0;
    return [win, 0 - win];
  },
};

type Hands = readonly string[];

const wrong = (change: object): typeof HANDS => ({ ...HANDS, ...change }) as typeof HANDS;
const movers = (found: unknown): typeof HANDS =>
  wrong({ movers: (shown: Hands) => (shown.length === 0 ? found : []) });
const misspelt = (rule: keyof typeof HANDS, as: string): typeof HANDS => {
  const { [rule]: member, ...rest } = HANDS;
  return { ...rest, [as]: member } as never;
};
/** Rounds without an end: the state is an object, whose members rules may get wrong. */
const held = (more: object): typeof HANDS =>
  wrong({
    start: () => ({ shown: [], ...more }),
    movers: ({ shown }: { shown: Hands }) => HANDS.movers(shown),
    play: (state: object, choices: Hands) => ({ ...state, shown: [...choices] }),
    payoff: ({ shown }: { shown: Hands }) => HANDS.payoff(shown),
  });

class Deck {
  readonly cards = [1];
}

const FIX =
  "return a list of the players who decide, each once, from 0 to 1, such as [0, 1], and [] when the game is over";

/** The mistake, the rules, the sentence about it, and whether only `checkGame` can see it. */
export const MISTAKEN_HANDS: readonly (readonly [string, typeof HANDS, string, boolean?])[] = [
  ["no rules", undefined as never, "simultaneousGame: the game needs a function start."],
  ["movers misspelt", misspelt("movers", "mover"), 'hands: there is no rule "mover": did you mean movers?'],
  [
    "payoff misspelt",
    misspelt("payoff", "payoffs"),
    'hands: there is no rule "payoffs": did you mean payoff?',
  ],
  ["view misspelt", wrong({ veiw: () => [] }), 'hands: there is no rule "veiw": did you mean view?'],
  ["no play", wrong({ play: undefined }), "hands: the game needs a function play."],
  ["no facts", wrong({ facts: undefined }), "hands: the game needs facts: { players,"],
  ["start is a state", wrong({ start: [] }), "hands: the game needs a function start."],
  ["a view alone", wrong({ view: () => [] }), "hands: there is a view and no determinize: give both"],
  [
    "a determinize alone",
    wrong({ determinize: () => [] }),
    "hands: there is a determinize and no view: give both",
  ],
  ["a key that is no function", wrong({ key: "hands" }), "hands: key must be a function, or left out."],
  ["movers is a number", movers(0), `hands: movers returns 0: ${FIX}, at the state [].`],
  ["movers names a player twice", movers([0, 0]), `hands: movers returns [0, 0]: ${FIX}, at the state [].`],
  ["movers counts from 1", movers([1, 2]), `hands: movers returns [1, 2]: ${FIX}, at the state [].`],
  ["movers returns texts", movers(["0", "1"]), `hands: movers returns ["0", "1"]: ${FIX}, at the state [].`],
  [
    "movers is async",
    wrong({ movers: async () => [0, 1] }),
    `hands: movers returns [object Promise]: ${FIX}`,
  ],
  [
    "movers returns OVER",
    wrong({ movers: (shown: Hands) => (shown.length === 0 ? [0, 1] : -1) }),
    `hands: movers returns -1: ${FIX}, at the state ["`,
  ],
  [
    "movers forgets the end",
    wrong({ movers: (shown: Hands) => (shown.length === 0 ? [0, 1] : undefined) }),
    `hands: movers returns undefined: ${FIX}, at the state ["`,
  ],
  [
    "movers throws",
    wrong({ movers: (shown: Hands) => (shown[0] as unknown as number[])[0] }),
    "hands: movers throws \"Cannot read properties of undefined (reading '0')\" at the state [].",
  ],
  [
    "a player without actions",
    wrong({ actions: (_: Hands, player: number) => (player === 1 ? [] : ["rock"]) }),
    "hands: player 1 decides, but actions(state, 1) returns []: return a list of at least one action, or leave the player out of movers, at the state [].",
  ],
  [
    "actions of a player are missing",
    wrong({ actions: (_: Hands, player: number) => (player === 1 ? undefined : ["rock"]) }),
    "hands: player 1 decides, but actions(state, 1) returns undefined:",
  ],
  [
    "play takes choices in the order in which they are made",
    wrong({
      facts: { ...FACTS, players: 3, zeroSum: false },
      movers: (shown: Hands) => (shown.length === 0 ? [1, 2] : []),
      play: (_: Hands, [one, other]: Hands) => [one!.trim(), other],
      payoff: () => [0, 0, 0],
    }),
    'throws "Cannot read properties of undefined (reading \'trim\')" at the state {"state":[],"first":1,"chosen":["',
  ],
  ["play returns nothing", wrong({ play: () => undefined }), "hands: play returns nothing."],
  ["start returns nothing", wrong({ start: () => undefined }), "hands: start returns nothing."],
  ["a rest that is a number", wrong({ rest: () => 1 }), "hands: rest is 1, not a text, at the state []."],
  [
    "play changes the state",
    wrong({
      ...held({}),
      play(state: { shown: readonly string[] }, choices: Hands) {
        state.shown = choices;
        return state;
      },
    }),
    ": return a new state and leave the old one as it was",
  ],
  ["a Map", held({ at: new Map() }), "there is a Map at state.at"],
  [
    "a Date",
    held({ at: new Date(0) }),
    "there is a Date at state.at (use a number, as getTime() returns)",
    true,
  ],
  [
    "a typed array",
    held({ at: new Uint8Array(2) }),
    "there is a Uint8Array at state.at (use a list, as Array.from returns)",
    true,
  ],
  [
    "a class",
    held({ at: new Deck() }),
    "there is an object of the class Deck at state.at (use a plain object",
    true,
  ],
  [
    "a payoff of texts",
    wrong({ payoff: () => ["1", "-1"] }),
    'hands: payoff returns "1", which is not a number, at the state',
  ],
];
