import { quoted } from "../contract/errors.js";
import type { Game, Level } from "../contract/game.js";

/** The levels of an opponent in games without their own number: from 1, for beginners, to 10, its full strength. */
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

/** The limits of a level; `isInUnits` if its temperature is a multiple of the average cost of a random action. */
export interface AllowedLevel extends Level {
  readonly isInUnits: boolean;
}

type Levelled = Pick<Game<never, never>, "name" | "levels">;

/** The highest level of opponents in a game. */
export function highestLevel({ levels }: Pick<Levelled, "levels">): number {
  return levels?.length ?? LEVELS.length;
}

/**
 * The limits of a level in a game, from 1 to its highest: the game's own, or else the default ones; a fraction lies between its
 * neighbours. A level is not the same strength in every game (docs/levels.md).
 * @throws RangeError if there is no such level
 */
export function levelOf(game: Levelled, level: number): AllowedLevel {
  const most = highestLevel(game);
  if (typeof level !== "number" || !(level >= 1 && level <= most))
    throw new RangeError(`A level is a number from 1 to ${most}, not ${quoted(level)}.`);
  const low = Math.floor(level);
  const at = rowOf(game, low);
  return {
    ...(level === low ? at : levelBetween(at, rowOf(game, low + 1), level - low)),
    isInUnits: !game.levels,
  };
}

function rowOf({ levels }: Levelled, level: number): Level {
  if (levels) return levels[level - 1]!;
  const { nodes, softness } = USUAL[level - 1]!;
  return { nodes, temperature: softness };
}

/** The temperature that counts as 0, relative to the lowest positive one. */
const SURE = 0.5;

/** A level between two others, with geometric means of their temperatures and nodes; the nearer sets all else. */
export function levelBetween(low: Level, high: Level, share: number): Level {
  const blend = (from: number, to: number): number => from ** (1 - share) * to ** share;
  const { elo: _elo, ...near } = share < 0.5 ? low : high;
  const isAlike = low.evaluator === high.evaluator && low.algorithm === high.algorithm;
  const temperature = low.temperature && blend(low.temperature, high.temperature || SURE * low.temperature);
  return {
    ...near,
    ...(isAlike && low.nodes && high.nodes && { nodes: Math.round(blend(low.nodes, high.nodes)) }),
    temperature: Number(temperature.toPrecision(3)),
  };
}

/**
 * The level, perhaps a fraction, whose fitted rating is this Elo.
 * @throws RangeError if the game's levels have no ratings, or none reaches it
 */
export function levelAtElo({ name, levels }: Levelled, elo: number): number {
  const ratings = levels?.map((level) => level.elo ?? Number.NaN) ?? [];
  const [lowest, highest] = [ratings[0] ?? Number.NaN, ratings.at(-1) ?? Number.NaN];
  if (Number.isNaN(highest - lowest))
    throw new RangeError(`${name}: the levels of this game have no ratings; fit some with \`tyche levels\`.`);
  if (!(elo >= lowest && elo <= highest))
    throw new RangeError(
      `${name}: elo must be a number from ${lowest} to ${highest}, the range of its levels, not ${elo}.`,
    );
  const above = ratings.findIndex((rating) => rating >= elo);
  const high = ratings[above]!;
  if (high === elo) return above + 1;
  const low = ratings[above - 1]!;
  return above + (elo - low) / (high - low);
}
