/** What an option must be: the check, and the words for it. */
import { SearchError } from "../contract/errors.js";
export type OptionRule = readonly [is: (value: unknown) => boolean, what: string];

/** Options by name. */
export type OptionRules = Readonly<Record<string, OptionRule>>;

/**
 * Refuses options that do not exist, which would be left out without a word, and values of a wrong type.
 *
 * @param who the function as its callers know it
 * @param hint where else an option of this name belongs, as the end of a sentence
 * @param Fault the class of the error
 * @throws SearchError, or `Fault`, that names the option, and the one that may be meant
 */
export function checkOptions(
  who: string,
  options: unknown,
  rules: OptionRules,
  hint: (name: string) => string | undefined = () => undefined,
  Fault: new (message: string) => Error = SearchError,
): void {
  const names = Object.keys(rules);
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw new Fault(`${who} takes its options as an object, as { ${names[0]} }, not ${shown(options)}.`);
  if ("aborted" in options) throw new Fault(`${who} takes a signal as one of its options: write { signal }.`);
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) throw new Fault(unknown(who, name, names, hint(name)));
    const [is, what] = rule;
    if (!is(value)) throw new Fault(`${who}: ${name} must be ${what}, not ${shown(value)}.`);
  }
}

function unknown(who: string, name: string, names: readonly string[], hint: string | undefined): string {
  const near = names.find((other) => isNear(name.toLowerCase(), other.toLowerCase()));
  const help = hint ?? (near === undefined ? `: it takes ${names.join(", ")}` : ` (is ${near} meant?)`);
  return `${who} has no option "${name}"${help}.`;
}

/** Whether one name becomes the other by one letter more, fewer or other, or two that change places; or begins as it does. */
function isNear(name: string, other: string): boolean {
  const [short, long] = name.length < other.length ? [name, other] : [other, name];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const [rest, longer] = [short.slice(same), long.slice(same)];
  return (
    (rest.length > 0 && (rest.slice(1) === longer.slice(1) || rest === longer.slice(1))) ||
    (rest === "" && same >= 2) ||
    (rest[0] === longer[1] && rest[1] === longer[0] && rest.slice(2) === longer.slice(2) && rest.length > 1)
  );
}

function shown(value: unknown): string {
  if (typeof value === "string") return `the text ${JSON.stringify(value.slice(0, 80))}`;
  if (Array.isArray(value)) return `the list [${value.slice(0, 5).map(String).join(", ")}]`;
  if (typeof value === "function") return "a function";
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

/** A whole number from `least` on. */
export function whole(what: string, least = 1): OptionRule {
  return [
    (value) => Number.isSafeInteger(value) && (value as number) >= least,
    `a whole number${what && ` ${what}`}, ${least} or more`,
  ];
}

/** A number from 0 on, infinity included. */
export function amount(what: string): OptionRule {
  return [(value) => typeof value === "number" && value >= 0, `a number${what && ` ${what}`}, 0 or more`];
}

/** One of these words. */
export function oneOf(words: readonly string[]): OptionRule {
  return [
    (value) => (words as readonly unknown[]).includes(value),
    words.map((word) => `"${word}"`).join(" or "),
  ];
}

/** True or false. */
export const FLAG: OptionRule = [(value) => typeof value === "boolean", "true or false"];
/** A name: any text that is not empty. */
export const NAME: OptionRule = [(value) => typeof value === "string" && value !== "", "a name"];
/** A function. */
export const FUNCTION: OptionRule = [(value) => typeof value === "function", "a function"];
/** A seed: a number or a text. */
export const SEED: OptionRule = [
  (value) => typeof value === "string" || (typeof value === "number" && !Number.isNaN(value)),
  "a number or a text",
];
/** An `AbortSignal`, or anything that says whether it was aborted. */
export const SIGNAL: OptionRule = [
  (value) => typeof value === "object" && value !== null && "aborted" in value,
  "an AbortSignal",
];
/** An object with a function or a property of this name. */
export function objectWith(member: string, what: string): OptionRule {
  return [(value) => typeof value === "object" && value !== null && member in value, what];
}

/** A rule for each option of a type. */
export type RulesOf<Options> = { readonly [Name in keyof Required<Options>]: OptionRule };

/** What limits a search. */
export const LIMITS = {
  depth: whole("of decisions"),
  time: amount("of milliseconds"),
  nodes: amount("of nodes"),
  signal: SIGNAL,
};
/** Which actions get a value. */
export const RANK = oneOf(["best", "all"]);
/** An object that is no list. */
export const OBJECT: OptionRule = [
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "an object",
];
