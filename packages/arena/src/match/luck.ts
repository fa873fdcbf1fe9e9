import { type Chance, seededChance } from "@tyche/engine";
import { boundedChance } from "@tyche/engine/chance";

/**
 * The chance draws of one game, turn by turn. Every turn has its own generator, derived from the seed and the number of
 * the turn, so that two games with the same seed have the same dice in the same turns, however many draws earlier turns
 * have used (common random numbers).
 */
export interface Luck {
  /** For rules: the draws before the first turn (-1), or after the action of a turn, from 0 on. */
  chance(turn: number): Chance;
  /** For positions: a number in [0, 1) for each chance node, from 0 on. */
  unit(index: number): number;
  /** The seed for a player's own draws. It reveals nothing about the dice. */
  playerSeed(seat: number): string;
}

/** The chance draws of one game from a seed: the same for every seating with that seed. */
export function luckOf(seed: string): Luck {
  const words = seededChance(`${seed} luck`);
  const low = words.die(2 ** 31);
  const high = words.die(2 ** 31);
  const players = words.die(2 ** 53 - 1);
  return {
    playerSeed: (seat) => `${players} player ${seat}`,
    chance: (turn) => boundedChance(seededChance(`${seed} turn ${turn}`)),
    unit(index) {
      const first = scrambled(low ^ Math.imul(index + 1, 0x9e3779b1));
      const second = scrambled(high ^ Math.imul(index + 1, 0x85ebca77) ^ first);
      return ((second >>> 5) * 0x400_0000 + (first >>> 6)) / 0x20_0000_0000_0000;
    },
  };
}

/** A bijection of 32-bit words in which every bit affects every other ("lowbias32", C. Wellons, 2018). */
function scrambled(word: number): number {
  let hash = word | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return hash ^ (hash >>> 16);
}
