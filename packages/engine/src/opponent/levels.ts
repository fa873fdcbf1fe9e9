import type { Game, Level } from "../contract/game.js";

/** The levels of an opponent: from 1, for beginners, to 10, its full strength. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A default level; its temperature is a multiple of the average cost of a random action. */
interface UsualLevel {
  readonly nodes: number;
  readonly softness: number;
}

const USUAL: readonly UsualLevel[] = [
  { nodes: 500, softness: 4 },
  { nodes: 500, softness: 2.8 },
  { nodes: 500, softness: 2.1 },
  { nodes: 500, softness: 1.7 },
  { nodes: 500, softness: 1.35 },
  { nodes: 800, softness: 1.1 },
  { nodes: 1200, softness: 0.85 },
  { nodes: 2000, softness: 0.6 },
  { nodes: 4000, softness: 0.35 },
  { nodes: 10_000, softness: 0 },
];

/** @throws RangeError if there is no such level, or the game does not define ten */
export function checkLevel(
  { name, levels }: Pick<Game<never, never>, "name" | "levels">,
  level: number,
): void {
  if (levels && levels.length !== LEVELS.length)
    throw new RangeError(
      `${name}: a game has ${LEVELS.length} levels or none of its own, not ${levels.length}.`,
    );
  if (!LEVELS.some((known) => known === level))
    throw new RangeError(`A level is a whole number from 1 to ${LEVELS.length}, not ${level}.`);
}

/** The limits of a level; `isInUnits` if its temperature is a multiple of the average cost of a random action. */
export interface AllowedLevel extends Level {
  readonly isInUnits: boolean;
}

/**
 * The limits of a level, 1 to 10, in a game: the game's own, or else the default ones. A level is not the same
 * strength in every game (docs/levels.md).
 */
export function levelOf<State, Action>(game: Game<State, Action>, level: number): AllowedLevel {
  const own = game.levels?.[level - 1];
  if (own) return { ...own, isInUnits: false };
  const { nodes, softness } = USUAL[level - 1]!;
  return { nodes, temperature: softness, isInUnits: true };
}
