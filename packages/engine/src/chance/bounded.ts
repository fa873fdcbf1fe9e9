import type { Chance } from "../contract/chance.js";
import { RulesError } from "../contract/errors.js";

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
 * @throws RulesError by its draws
 */
export function boundedChance(chance: Chance): BoundedChance {
  let draws = 0;
  const count = (): void => {
    if (++draws > MOST_DRAWS)
      throw new RulesError(
        "rules-endless-draws",
        {},
        "The rules drew a million times in one call: a loop never ends.",
      );
  };
  return {
    begin() {
      draws = 0;
    },
    die(sides) {
      count();
      return chance.die(sides);
    },
    dice(dice, sides) {
      count();
      return chance.dice(dice, sides);
    },
    pick(items) {
      count();
      return chance.pick(items);
    },
    weighted(pairs) {
      count();
      return chance.weighted(pairs);
    },
    shuffle(items) {
      count();
      return chance.shuffle(items);
    },
  };
}
