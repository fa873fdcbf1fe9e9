import type { Chance } from "../contract/chance.js";
import { RulesError } from "../contract/errors.js";

/** Draws in one run of a rule, above which the rule is assumed never to end. */
const MOST_DRAWS = 1_000_000;

/** Chance that stops a rule that never ends. */
export interface BoundedChance extends Chance {
  /** Resets the count of draws; call it before a rule is run. */
  begin(): void;
}

/**
 * The draws of `chance`, but a rule that makes a million in one run, such as `while (chance.die(6) !== 7)`, gets a
 * RulesError.
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
