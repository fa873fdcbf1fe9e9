import { type Problem, quoted } from "../contract/errors.js";
import type { Facts } from "../contract/facts.js";
import type { Game } from "../contract/game.js";

type FactRule = readonly [is: (value: unknown) => boolean, what: Problem];

const FLAG: FactRule = [isBoolean, { id: "fact-flag", values: {}, message: "true or false" }];
const OPTIONAL_FLAG: FactRule = [
  (value) => value === undefined || isBoolean(value),
  { id: "fact-optional-flag", values: {}, message: "true or false, or left out" },
];

const FACTS: { readonly [Name in keyof Facts]-?: FactRule } = {
  players: [
    (value) => Number.isSafeInteger(value) && (value as number) >= 1,
    { id: "fact-players", values: {}, message: "a whole number, 1 or more" },
  ],
  zeroSum: FLAG,
  sum: [
    (value) => value === undefined || Number.isFinite(value),
    { id: "fact-sum", values: {}, message: "a number, or left out" },
  ],
  cooperative: OPTIONAL_FLAG,
  bounds: [
    isBounds,
    { id: "fact-bounds", values: {}, message: "two numbers [low, high] with low below high" },
  ],
  cycles: FLAG,
  chance: FLAG,
  hidden: OPTIONAL_FLAG,
};

const NAMES = Object.keys(FACTS) as (keyof Facts)[];

const RULES = ["start", "turn", "actions", "play", "payoff"] as const;

const OPTIONAL = [
  "key",
  "hash",
  "view",
  "determinize",
  "position",
  "moveOf",
  "future",
  "awaitsRoll",
  "tabled",
  "book",
] as const;

/** What is wrong with a game's facts and members, with the fix; undefined if nothing is. */
export function problemOfFacts<State, Action>(game: Game<State, Action>): Problem | undefined {
  const { name, facts } = game;
  if (typeof name !== "string" || name === "")
    return {
      id: "game-no-name",
      values: {},
      message: 'A game needs a name: a lower-case text such as "pig".',
    };
  if (typeof facts !== "object" || facts === null)
    return {
      id: "game-no-facts",
      values: { game: name },
      message: `${name}: the game needs facts: { players, zeroSum, bounds, cycles, chance }.`,
    };
  const stray = Object.keys(facts).find((key) => !(NAMES as string[]).includes(key));
  for (const fact of NAMES) {
    const [is, what] = FACTS[fact];
    if (!is(facts[fact])) return wrongFact(name, fact, what, facts[fact], stray);
  }
  if (stray !== undefined)
    return {
      id: "game-fact-unknown",
      values: { game: name, fact: stray, all: NAMES },
      message: `${name}: there is no fact "${stray}": the facts are ${NAMES.join(", ")}.`,
    };
  return problemOfRules(game);
}

function wrongFact(
  game: string,
  fact: string,
  wanted: Problem,
  value: unknown,
  stray: string | undefined,
): Problem {
  if (value !== undefined) {
    const given = quoted(value);
    return {
      id: "game-fact",
      values: { game, fact, wanted, given },
      message: `${game}: facts.${fact} must be ${wanted.message}, not ${given}.`,
    };
  }
  if (stray === undefined)
    return {
      id: "game-fact-missing",
      values: { game, fact, wanted },
      message: `${game}: facts.${fact} is missing: it must be ${wanted.message}.`,
    };
  return {
    id: "game-fact-misspelt",
    values: { game, fact, wanted, stray },
    message: `${game}: facts.${fact} is missing, but there is facts.${stray}: did you mean facts.${fact}? It must be ${wanted.message}.`,
  };
}

function problemOfRules<State, Action>(game: Game<State, Action>): Problem | undefined {
  const { name, facts } = game;
  const missing = RULES.find((rule) => typeof game[rule] !== "function");
  if (missing !== undefined)
    return {
      id: "game-rule-missing",
      values: { game: name, rule: missing },
      message: `${name}: the game needs a function ${missing}.`,
    };
  const stranger = OPTIONAL.find((rule) => game[rule] !== undefined && typeof game[rule] !== "function");
  if (stranger !== undefined)
    return {
      id: "game-rule-function",
      values: { game: name, rule: stranger },
      message: `${name}: ${stranger} must be a function, or left out.`,
    };
  if (facts.hidden && (game.view === undefined || game.determinize === undefined))
    return {
      id: "game-hidden",
      values: { game: name },
      message: `${name}: facts.hidden is true, so the game needs a view and a determinize.`,
    };
  if (facts.hidden === undefined && game.determinize !== undefined)
    return {
      id: "game-hidden-missing",
      values: { game: name },
      message: `${name}: the game has a determinize, but facts.hidden is missing.`,
    };
  if (game.future !== undefined && game.position === undefined)
    return {
      id: "game-future",
      values: { game: name },
      message: `${name}: the game has a future, but no native position to compare it with.`,
    };
  return undefined;
}

function isBoolean(value: unknown): boolean {
  return typeof value === "boolean";
}

function isBounds(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === "number" &&
    typeof value[1] === "number" &&
    value[0] < value[1]
  );
}
