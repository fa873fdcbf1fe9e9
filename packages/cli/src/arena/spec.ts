import { UsageError } from "../io/errors.js";

/**
 * A player as written: a name, then a colon and comma-separated options, as in "star2:depth=2,evaluator=race". Put a
 * value that contains commas in round or square brackets: "noisy:epsilon=0.2,of=[star2:depth=2,rank=best]".
 */
export interface Spec {
  readonly name: string;
  readonly options: ReadonlyMap<string, string>;
}

/** The option that can be written without its name, by player: level:3. */
const UNNAMED: ReadonlyMap<string, string> = new Map([["level", "n"]]);

/** @throws UsageError */
export function parseSpec(text: string): Spec {
  const written = text.trim();
  const colon = written.indexOf(":");
  const name = (colon < 0 ? written : written.slice(0, colon)).trim();
  if (name === "") throw new UsageError("player-no-name", { text }, `"${text}" does not begin with a name`);
  const options = new Map<string, string>();
  if (colon < 0) return { name, options };
  for (const given of partsOf(written.slice(colon + 1), text)) {
    const unnamed = /^\s*[^=\s]+\s*$/.test(given) ? UNNAMED.get(name) : undefined;
    const part = unnamed === undefined ? given : `${unnamed}=${given}`;
    const equals = part.indexOf("=");
    const key = part.slice(0, equals).trim();
    if (equals < 0 || key === "")
      throw new UsageError(
        "player-not-option",
        { part, text },
        `"${part}" in "${text}" is not an option such as depth=2`,
      );
    if (options.has(key))
      throw new UsageError("player-option-twice", { text, option: key }, `"${text}" gives ${key} twice`);
    options.set(key, unwrapped(part.slice(equals + 1).trim()));
  }
  return { name, options };
}

/**
 * Checks the options of a player or model.
 * @param known undefined: any option is allowed
 * @throws UsageError if an option is unknown
 */
export function checkOptions(
  what: "player" | "model",
  name: string,
  options: ReadonlyMap<string, string>,
  known: readonly string[] | undefined,
): void {
  if (known === undefined) return;
  for (const option of options.keys()) {
    if (known.includes(option)) continue;
    const takes = known.length === 0 ? "no options" : known.join(", ");
    throw new UsageError(
      "player-unknown-option",
      { what, name, option, known },
      `the ${what} ${name} has no option "${option}"; it takes ${takes}`,
    );
  }
}

/** Splits at commas outside brackets. */
function partsOf(text: string, whole: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!;
    if ("([".includes(character)) depth++;
    else if (")]".includes(character)) depth--;
    else if (character === "," && depth === 0) {
      parts.push(text.slice(from, i));
      from = i + 1;
    }
    if (depth < 0) break;
  }
  if (depth !== 0)
    throw new UsageError("player-brackets", { text: whole }, `the brackets in "${whole}" do not match`);
  return [...parts, text.slice(from)];
}

function unwrapped(value: string): string {
  return /^(?:\(.*\)|\[.*\])$/s.test(value) ? value.slice(1, -1) : value;
}
