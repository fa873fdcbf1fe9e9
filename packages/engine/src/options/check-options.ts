import { type ErrorValues, type Problem, SearchError } from "../contract/errors.js";

/** What an option must be: the check, and a description as part of a sentence. */
export type OptionRule = readonly [is: (value: unknown) => boolean, what: Problem];

/** Options by name. */
export type OptionRules = Readonly<Record<string, OptionRule>>;

/**
 * Rejects options that do not exist, which would be silently ignored, and values of a wrong type.
 * @param who the name of the function for the message
 * @param hint where else an option of this name belongs
 * @param Fault the class of the error
 * @throws SearchError, or `Fault`, that names the option, and the one that may be meant
 */
export function checkOptions(
  who: string,
  options: unknown,
  rules: OptionRules,
  hint: (name: string) => Problem | undefined = () => undefined,
  Fault: new (id: string, values: ErrorValues, message: string) => Error = SearchError,
): void {
  const problem = problemOfOptions(who, options, rules, hint);
  if (problem) throw new Fault(problem.id, problem.values, problem.message);
}

function problemOfOptions(
  who: string,
  options: unknown,
  rules: OptionRules,
  hint: (name: string) => Problem | undefined,
): Problem | undefined {
  const names = Object.keys(rules);
  if (typeof options !== "object" || options === null || Array.isArray(options)) {
    const given = shown(options);
    return {
      id: "api-options-object",
      values: { function: who, option: names[0]!, given },
      message: `${who} takes its options as an object, as { ${names[0]} }, not ${given.message}.`,
    };
  }
  if ("aborted" in options)
    return {
      id: "api-options-signal",
      values: { function: who },
      message: `${who} takes a signal as one of its options: write { signal }.`,
    };
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) return unknown(who, name, names, hint(name));
    const [is, what] = rule;
    if (is(value)) continue;
    const given = shown(value);
    return {
      id: "api-option-value",
      values: { function: who, name, wanted: what, given },
      message: `${who}: ${name} must be ${what.message}, not ${given.message}.`,
    };
  }
  return undefined;
}

function unknown(who: string, name: string, all: readonly string[], hint: Problem | undefined): Problem {
  if (hint)
    return {
      id: "api-option-elsewhere",
      values: { function: who, name, hint },
      message: `${who} has no option "${name}": ${hint.message}.`,
    };
  const near = all.find((other) => isNear(name.toLowerCase(), other.toLowerCase()));
  if (near !== undefined)
    return {
      id: "api-option-misspelt",
      values: { function: who, name, meant: near },
      message: `${who} has no option "${name}"; did you mean ${near}?`,
    };
  return {
    id: "api-option-unknown",
    values: { function: who, name, all },
    message: `${who} has no option "${name}"; it has: ${all.join(", ")}.`,
  };
}

/** Whether the names differ by one inserted, missing, changed or swapped letter, or one begins with the other. */
export function isNear(name: string, other: string): boolean {
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

function shown(value: unknown): Problem {
  if (typeof value === "string") {
    const text = JSON.stringify(value.slice(0, 80));
    return { id: "api-given-text", values: { text }, message: `the text ${text}` };
  }
  if (Array.isArray(value)) {
    const items = value.slice(0, 5).map(String);
    return { id: "api-given-list", values: { items }, message: `the list [${items.join(", ")}]` };
  }
  if (typeof value === "function") return { id: "api-given-function", values: {}, message: "a function" };
  if (typeof value === "object" && value !== null)
    return { id: "api-given-object", values: {}, message: "an object" };
  return { id: "api-given-value", values: { value: String(value) }, message: String(value) };
}

/** The counted thing, by which translations select a form. */
type Counted =
  | "actions"
  | "decisions"
  | "games"
  | "moves"
  | "nodes"
  | "players"
  | "positions"
  | "samples"
  | "sweeps";
/** The measured thing, by which translations select a form. */
type Measured = "milliseconds" | "nodes" | "units of value";

/** A whole number, `least` or more. */
export function whole(counted?: Counted, least = 1): OptionRule {
  const what: Problem =
    counted === undefined
      ? { id: "api-option-whole", values: { least }, message: `a whole number, ${least} or more` }
      : {
          id: "api-option-whole-of",
          values: { counted, least },
          message: `a whole number of ${counted}, ${least} or more`,
        };
  return [(value) => Number.isSafeInteger(value) && (value as number) >= least, what];
}

/** A number, 0 or more, including infinity. */
export function amount(measured?: Measured): OptionRule {
  const what: Problem =
    measured === undefined
      ? { id: "api-option-amount", values: {}, message: "a number, 0 or more" }
      : { id: "api-option-amount-of", values: { measured }, message: `a number of ${measured}, 0 or more` };
  return [(value) => typeof value === "number" && value >= 0, what];
}

/** One of these words. */
export function oneOf(words: readonly string[]): OptionRule {
  return [
    (value) => (words as readonly unknown[]).includes(value),
    { id: "api-option-words", values: { words }, message: words.map((word) => `"${word}"`).join(" or ") },
  ];
}

/** True or false. */
export const FLAG: OptionRule = [
  (value) => typeof value === "boolean",
  { id: "api-option-flag", values: {}, message: "true or false" },
];
/** A name: any non-empty text. */
export const NAME: OptionRule = [
  (value) => typeof value === "string" && value !== "",
  { id: "api-option-name", values: {}, message: "a name" },
];
/** A function. */
export const FUNCTION: OptionRule = [
  (value) => typeof value === "function",
  { id: "api-option-function", values: {}, message: "a function" },
];
/** A seed: a number or a text. */
export const SEED: OptionRule = [
  (value) => typeof value === "string" || (typeof value === "number" && !Number.isNaN(value)),
  { id: "api-option-seed", values: {}, message: "a number or a text" },
];
/** An `AbortSignal`, or any object with its `aborted` flag. */
export const SIGNAL: OptionRule = [
  (value) => typeof value === "object" && value !== null && "aborted" in value,
  { id: "api-option-signal", values: {}, message: "an AbortSignal" },
];
/** An object with a function or a property of this name; `what` describes it. */
export function objectWith(member: string, what: Problem): OptionRule {
  return [(value) => typeof value === "object" && value !== null && member in value, what];
}

/** A rule for each option of a type. */
export type RulesOf<Options> = { readonly [Name in keyof Required<Options>]: OptionRule };

/** An object that is not an array. */
export const OBJECT: OptionRule = [
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  { id: "api-option-object", values: {}, message: "an object" },
];
export const LIMITS = {
  depth: whole("decisions"),
  time: amount("milliseconds"),
  nodes: amount("nodes"),
  signal: SIGNAL,
  budget: OBJECT,
};
export const RANK = oneOf(["best", "all"]);
