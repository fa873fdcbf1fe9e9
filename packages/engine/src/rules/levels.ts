import { type Problem, quoted } from "../contract/errors.js";
import type { Game, Level } from "../contract/game.js";

/** How many levels a game defines, if it defines any. */
const COUNT = 10;

type LevelRule = readonly [name: keyof Level, is: (value: unknown) => boolean, what: string];

const isCount = (value: unknown): boolean =>
  value === undefined ||
  value === Number.POSITIVE_INFINITY ||
  (Number.isSafeInteger(value) && (value as number) > 0);

const RULES: readonly LevelRule[] = [
  ["temperature", (value) => Number.isFinite(value) && (value as number) >= 0, "a number, 0 or more"],
  ["nodes", isCount, "a whole number, 1 or more, or left out"],
  ["depth", isCount, "a whole number, 1 or more, or left out"],
  ["unit", (value) => value === undefined || (value as number) >= 0, "a number, 0 or more, or left out"],
  ["elo", (value) => value === undefined || Number.isFinite(value), "a number, or left out"],
];

/** What is wrong with a game's own levels; undefined if nothing is. */
export function problemOfLevels({
  name,
  levels,
}: Pick<Game<never, never>, "name" | "levels">): Problem | undefined {
  if (levels === undefined) return undefined;
  if (!Array.isArray(levels) || levels.length !== COUNT) {
    const given = Array.isArray(levels) ? String(levels.length) : quoted(levels);
    return {
      id: "game-levels-count",
      values: { game: name, given },
      message: `${name}: a game has ${COUNT} levels or none of its own, not ${given}.`,
    };
  }
  for (const [i, level] of (levels as readonly (Level | undefined)[]).entries()) {
    const wrong = RULES.find(([member, is]) => !is(level?.[member]));
    if (wrong) {
      const [member, , what] = wrong;
      const given = quoted(level?.[member]);
      return {
        id: "game-level-member",
        values: { game: name, level: i + 1, member, what, given },
        message: `${name}: level ${i + 1} needs a ${member} that is ${what}, not ${given}.`,
      };
    }
    const before = levels[i - 1]?.elo;
    if (i > 0 && (before === undefined) !== (level!.elo === undefined)) return disordered(name, i);
    if (before !== undefined && before > level!.elo!) return disordered(name, i);
  }
  return undefined;
}

function disordered(game: string, level: number): Problem {
  return {
    id: "game-levels-elo",
    values: { game, level },
    message: `${game}: levels have an elo that never falls, or none has one: see levels ${level} and ${level + 1}.`,
  };
}
