import type { Facts } from "../contract/facts.js";
import type { Game } from "../contract/game.js";

/** What every fact must be; a question mark stands for one that may be left out. */
const FACTS: { readonly [Name in keyof Facts]-?: readonly [is: (value: unknown) => boolean, what: string] } =
  {
    players: [
      (value) => Number.isSafeInteger(value) && (value as number) >= 1,
      "a whole number of at least 1",
    ],
    zeroSum: [isBoolean, "true or false"],
    sum: [(value) => value === undefined || Number.isFinite(value), "a number, or left out"],
    cooperative: [(value) => value === undefined || isBoolean(value), "true or false, or left out"],
    bounds: [isBounds, "two numbers [low, high] with low below high"],
    cycles: [isBoolean, "true or false"],
    chance: [isBoolean, "true or false"],
    hidden: [(value) => value === undefined || isBoolean(value), "true or false, or left out"],
  };

const NAMES = Object.keys(FACTS) as (keyof Facts)[];

/** What every game brings. */
const RULES = ["start", "turn", "actions", "play", "payoff"] as const;

/** What a game may bring beside them. */
const OPTIONAL = [
  "key",
  "hash",
  "view",
  "determinize",
  "position",
  "moveOf",
  "future",
  "awaitsRoll",
] as const;

/** What is wrong with what a game says of itself, in one sentence that names the fix; undefined where nothing is. */
export function problemOfFacts<State, Action>(game: Game<State, Action>): string | undefined {
  const { name, facts } = game;
  const who = typeof name === "string" && name !== "" ? name : "This game";
  if (who === "This game") return 'A game needs a name: a lower-case text such as "pig".';
  if (typeof facts !== "object" || facts === null)
    return `${who}: the game needs facts: { players, zeroSum, bounds, cycles, chance }.`;
  const stray = Object.keys(facts).find((key) => !(NAMES as string[]).includes(key));
  for (const fact of NAMES) {
    const [is, what] = FACTS[fact];
    const value = facts[fact];
    if (is(value)) continue;
    if (value === undefined)
      return `${who}: facts.${fact} is missing${stray === undefined ? "" : ` (is facts.${stray} meant?)`}: it must be ${what}.`;
    return `${who}: facts.${fact} must be ${what}, not ${text(value)}.`;
  }
  if (stray !== undefined) return `${who}: there is no fact "${stray}": the facts are ${NAMES.join(", ")}.`;
  const missing = RULES.find((rule) => typeof game[rule] !== "function");
  if (missing !== undefined) return `${who}: the game needs a function ${missing}.`;
  const stranger = OPTIONAL.find((rule) => game[rule] !== undefined && typeof game[rule] !== "function");
  if (stranger !== undefined) return `${who}: ${stranger} must be a function, or left out.`;
  if (facts.hidden && (game.view === undefined || game.determinize === undefined))
    return `${who}: facts.hidden is true, so the game needs a view and a determinize.`;
  if (facts.hidden === undefined && game.determinize !== undefined)
    return `${who}: it has a determinize, and facts.hidden is missing.`;
  if (game.future !== undefined && game.position === undefined)
    return `${who}: it has a future, but no native position to be like.`;
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

function text(value: unknown): string {
  return Array.isArray(value)
    ? `[${value.join(", ")}]`
    : typeof value === "string"
      ? `"${value}"`
      : String(value);
}
