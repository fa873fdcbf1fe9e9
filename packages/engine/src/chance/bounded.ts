import type { Chance } from "../contract/chance.js";
import { ChanceError } from "./draws.js";

/** Draws of one rule, run once, after which it is taken to go on for ever. */
const MOST_DRAWS = 1_000_000;

/** A chance that does not wait for a rule that never ends. */
export interface BoundedChance extends Chance {
  /** Before a rule is run: its draws are counted from here. */
  begin(): void;
}

/**
 * The same draws as `chance`, but a rule that makes a million of them in one run is told so: `while (chance.die(6) !== 7)` would hang
 * its program without a word.
 *
 * @throws ChanceError by its draws
 */
export function boundedChance(chance: Chance): BoundedChance {
  let draws = 0;
  const count = (): void => {
    if (++draws > MOST_DRAWS)
      throw new ChanceError(
        "The rules drew a million times in one call of start or play: a loop that draws until something happens never ends there.",
      );
  };
  const counted = <Given extends readonly unknown[], Drawn>(draw: (...given: Given) => Drawn) => {
    return (...given: Given): Drawn => {
      count();
      return draw(...given);
    };
  };
  return {
    begin: () => {
      draws = 0;
    },
    die: counted((sides: number) => chance.die(sides)),
    dice: counted((number: number, sides: number) => chance.dice(number, sides)),
    pick: <T>(items: readonly T[]) => counted(() => chance.pick(items))(),
    weighted: <T>(pairs: readonly (readonly [value: T, weight: number])[]) =>
      counted(() => chance.weighted(pairs))(),
    shuffle: <T>(cards: readonly T[]) => counted(() => chance.shuffle(cards))(),
  };
}
