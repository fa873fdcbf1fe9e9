/** Wrong calls of the engine, with the sentence that each gets: values as they were written, texts in quotes. */
import { describe, expect, it } from "vitest";
import { seededChance } from "../chance/seeded.js";
import type { Chance } from "../contract/chance.js";
import { createOpponent } from "../opponent/opponent.js";
import { decide, think } from "../think/think.js";
import "../development.js";
import { checkGame } from "./check-game.js";

interface Count {
  readonly n: number;
}
const FACTS = { players: 1, zeroSum: false, bounds: [0, 1], cycles: false, chance: false } as const;
const GAME = {
  name: "count",
  facts: FACTS,
  start: (): Count => ({ n: 0 }),
  turn: ({ n }: Count) => (n > 1 ? -1 : 0),
  actions: ({ n }: Count) => (n > 1 ? [] : ["on"]),
  play: (state: Count) => ({ ...state, n: state.n + 1 }),
  payoff: () => [1],
};
const wrong = (change: object): typeof GAME => ({ ...GAME, ...change });
const facts = (change: object): typeof GAME => wrong({ facts: { ...FACTS, ...change } });
const held = (at: unknown): typeof GAME => wrong({ start: () => ({ n: 0, at }) });

// What JavaScript lets pass, and TypeScript refuses.
const opponent = createOpponent as (...given: unknown[]) => unknown;
const decided = decide as (...given: unknown[]) => unknown;
const checked = checkGame as (...given: unknown[]) => unknown;
const chance = seededChance(1) as Chance & Record<"die" | "pick" | "weighted", (given?: unknown) => unknown>;

class Deck {
  readonly cards = [1];
}

const NO_GAME = "A game is needed, an object with name, facts and rules, not";
const NOT_PLAIN = "count: the state is not plain data: there is";

const WRONG: readonly (readonly [what: string, call: () => unknown, sentence: string])[] = [
  [
    "a die of a text",
    () => chance.die("6" as never),
    'chance.die("6"): the number of sides must be a whole number, 1 or more, not "6".',
  ],
  [
    "a die of nothing",
    () => chance.die(undefined as never),
    "chance.die(undefined): the number of sides must be a whole number, 1 or more, not undefined.",
  ],
  [
    "a die of 0",
    () => chance.die(0),
    "chance.die(0): the number of sides must be a whole number, 1 or more, not 0.",
  ],
  ["pick of nothing", () => chance.pick(), "chance.pick: a list is needed, not undefined."],
  [
    "pick of an empty list",
    () => chance.pick([]),
    "chance.pick: there must be at least one item to draw from.",
  ],
  [
    "weighted by an object",
    () => chance.weighted({ sun: 1 }),
    "chance.weighted: a list is needed, not [object Object].",
  ],
  [
    "a weight that is a text",
    () => chance.weighted([["sun", "1"]]),
    'chance.weighted: every weight must be a finite number above 0, not "1"; leave out what cannot happen.',
  ],
  ["weights without names", () => chance.weighted([1, 2]), 'chance.weighted: write pairs, [["sun", 3]].'],
  ["no seed", () => seededChance(undefined as never), "seededChance needs a seed: a number or a text."],
  ["createOpponent without a game", () => opponent(), `${NO_GAME} undefined.`],
  [
    "createOpponent with undefined, at a level",
    () => opponent(undefined, { level: 3 }),
    `${NO_GAME} undefined.`,
  ],
  ["createOpponent with a name", () => opponent("chess"), `${NO_GAME} "chess".`],
  ["createOpponent with null", () => opponent(null), `${NO_GAME} null.`],
  [
    "createOpponent with an empty object",
    () => opponent({}),
    'A game needs a name: a lower-case text such as "pig".',
  ],
  [
    "a level that is a text",
    () => opponent(GAME, { level: "3" }),
    'A level is a number from 1 to 10, not "3".',
  ],
  ["a level above 10", () => opponent(GAME, { level: 11 }), "A level is a number from 1 to 10, not 11."],
  [
    "a misspelt option",
    () => opponent(GAME, { lvl: 3 }),
    'createOpponent has no option "lvl"; it has: level, time,',
  ],
  [
    "a level in place of options",
    () => opponent(GAME, 3),
    "createOpponent takes its options as an object, as { level }, not 3.",
  ],
  [
    "a misspelt algorithm",
    () => opponent(GAME, { algorithm: "mtcs" }),
    'There is no algorithm "mtcs" here: use one of minimax,',
  ],
  [
    "a misspelt evaluator",
    () => opponent(GAME, { evaluator: "defualt" }),
    'count has no evaluator "defualt": it has none.',
  ],
  ["decide without arguments", () => decided(), `${NO_GAME} undefined.`],
  [
    "decide without a state",
    () => decided(GAME),
    "count: a state is needed, such as game.start(chance) returns.",
  ],
  ["think without arguments", () => (think as () => unknown)(), `${NO_GAME} undefined.`],
  [
    "play without a state",
    () => createOpponent(GAME).play(undefined as never),
    "count: a state is needed, such as game.start(chance) returns.",
  ],
  [
    "nodes that are a text",
    () => decided(GAME, { n: 0 }, { nodes: "5" }),
    'decide: nodes must be a number of nodes, 0 or more, not the text "5".',
  ],
  [
    "a depth that is a text",
    () => decided(GAME, { n: 0 }, { depth: "5" }),
    'decide: depth must be a whole number of decisions, 1 or more, not the text "5".',
  ],
  ["checkGame without a game", () => checked(), `${NO_GAME} undefined.`],
  [
    "players that are a text",
    () => checked(facts({ players: "1" })),
    'count: facts.players must be a whole number, 1 or more, not "1".',
  ],
  [
    "bounds that are texts",
    () => checked(facts({ bounds: ["0", "1"] })),
    'count: facts.bounds must be two numbers [low, high] with low below high, not ["0", "1"].',
  ],
  [
    "a turn that is a text",
    () => decided(wrong({ turn: () => "0" }), { n: 0 }),
    'count: turn(state) must be a player from 0 to 0, or OVER, not "0", at the state {"n":0}.',
  ],
  [
    "a payoff that is a text",
    () => checked(wrong({ payoff: () => "1" })),
    'count: payoff returns "1", not a list of one number a player, at the state {"n":2',
  ],
  [
    "actions that are a text",
    () => checked(wrong({ actions: () => "ab" })),
    'count: actions returns "ab", not a list, at the state {"n":0',
  ],
  [
    "a Date",
    () => checked(held(new Date(0))),
    `${NOT_PLAIN} a Date at state.at (use a number, as getTime() returns), at the start.`,
  ],
  [
    "a Map",
    () => checked(held(new Map())),
    `${NOT_PLAIN} a Map at state.at (use an object, or a list of pairs), at the start.`,
  ],
  [
    "an object of a class",
    () => checked(held(new Deck())),
    `${NOT_PLAIN} an object of the class Deck at state.at (use a plain object, and functions beside it), at the start.`,
  ],
  [
    "a typed array",
    () => checked(held(new Uint8Array(2))),
    `${NOT_PLAIN} a Uint8Array at state.at (use a list, as Array.from returns), at the start.`,
  ],
  [
    "a RegExp, which all keys would take for an empty object",
    () => decided(GAME, { n: 0, at: /a/ }),
    "count: there is a RegExp at state.at, but states must be plain data:",
  ],
];

describe("a wrong call is named in one sentence", () => {
  it("without a mistake, nothing is", async () => {
    expect(checkGame(GAME, { games: 1 }).states).toBe(3);
    expect(await decide(GAME, { n: 0 })).toMatchObject({ best: "on" });
    expect(await createOpponent(GAME, { level: 3 }).play({ n: 0 })).toBe("on");
  });

  it.each(WRONG)("%s", async (_, call, sentence) => {
    await expect((async () => call())()).rejects.toThrow(
      expect.objectContaining({ message: expect.stringContaining(sentence) }),
    );
  });
});
