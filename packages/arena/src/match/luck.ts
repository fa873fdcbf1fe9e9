import { type Chance, seededChance } from "@tyche/engine";
import { boundedChance } from "@tyche/engine/chance";

/**
 * What chance does in one game, turn by turn. Every turn draws from a generator of its own, made from the seed and the
 * number of the turn, so that two games of the same luck see the same dice in the same turns, however much chance the
 * turns before have used (common random numbers).
 */
export interface Luck {
  /** For the rules: what is drawn before the first turn (-1), or after the action of a turn from 0 on. */
  chance(turn: number): Chance;
  /** For a position: a number in [0, 1) for each chance node from 0 on. */
  unit(index: number): number;
  /** For what a player draws itself. Nothing of the dice can be told from it. */
  playerSeed(seat: number): string;
}

/** The luck of one game, drawn turn by turn from a seed: the same for every seating that is given the seed. */
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

/** A bijection of 32-bit words in which every bit moves every other ("lowbias32", C. Wellons, 2018). */
function scrambled(word: number): number {
  let hash = word | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return hash ^ (hash >>> 16);
}
