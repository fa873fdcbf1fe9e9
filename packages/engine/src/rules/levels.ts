import { type Problem, quoted } from "../contract/errors.js";
import type { Game, Level } from "../contract/game.js";

/** The fewest and most levels that a game can define. */
const COUNTS = [2, 20] as const;

const isLimit = (value = 1): boolean =>
  value === Number.POSITIVE_INFINITY || (Number.isSafeInteger(value) && value > 0);

/** The members of a level that are numbers, and what they must be. */
const MEMBERS: readonly (readonly [name: keyof Level, is: (value?: number) => boolean, what: string])[] = [
  ["temperature", (value = Number.NaN) => Number.isFinite(value) && value >= 0, "a number, 0 or more"],
  ["nodes", isLimit, "a whole number, 1 or more, or left out"],
  ["depth", isLimit, "a whole number, 1 or more, or left out"],
  ["unit", (value = 0) => value >= 0, "a number, 0 or more, or left out"],
  ["elo", (value = 0) => Number.isFinite(value), "a number, or left out"],
];

/** What is wrong with a game's own levels; undefined if nothing is. */
export function problemOfLevels({
  name,
  levels,
}: Pick<Game<never, never>, "name" | "levels">): Problem | undefined {
  if (levels === undefined) return undefined;
  const problem = (id: string, message: string): Problem => {
    return { id, values: { game: name, problem: message }, message: `${name}: ${message}` };
  };
  const [least, most] = COUNTS;
  if (!Array.isArray(levels) || levels.length < least || levels.length > most) {
    const given = Array.isArray(levels) ? levels.length : quoted(levels);
    return problem("game-levels", `a game has ${least} to ${most} levels or none of its own, not ${given}.`);
  }
  const ratings = levels.map((level: Level | undefined) => level?.elo);
  for (const [i, level] of levels.entries()) {
    const [member, , what] = MEMBERS.find(([key, is]) => !is(level?.[key] as number | undefined)) ?? [];
    if (member)
      return problem(
        "game-level",
        `level ${i + 1} needs ${member}: ${what}, not ${quoted(level?.[member])}.`,
      );
    if (i > 0 && !(ratings[i - 1] === ratings[i] || ratings[i - 1]! <= ratings[i]!))
      return problem("game-levels-elo", `elo must never fall, or be left out: see levels ${i} and ${i + 1}.`);
  }
  return undefined;
}
