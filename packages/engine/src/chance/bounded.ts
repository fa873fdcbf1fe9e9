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
 * The same draws as `chance`, but a rule that makes a million of them in one run gets an error: `while (chance.die(6)
 * !== 7)` would otherwise hang the program without a message.
 *
 * @throws RulesError from its draws
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
