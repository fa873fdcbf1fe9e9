import { type Chance, seededChance } from "@tyche/engine";
import { boundedChance } from "@tyche/engine/chance";

/**
 * The chance of a match, which is rewound when an action is taken back: the same action meets the same dice again, so
 * undoing and retrying gains nothing. The draws for a seed are those of `seededChance`.
 */
export class Luck implements Chance {
  private readonly seed: string;
  private chance: Chance;
  /** All draws so far, for replay. */
  private readonly draws: ((chance: Chance) => unknown)[] = [];

  constructor(seed: string) {
    this.seed = seed;
    this.chance = boundedChance(seededChance(seed));
  }

  /** Number of draws so far. */
  get drawn(): number {
    return this.draws.length;
  }

  /** Goes back to this number of draws. */
  rewind(drawn: number): void {
    this.draws.length = Math.min(drawn, this.draws.length);
    this.chance = boundedChance(seededChance(this.seed));
    for (const draw of this.draws) draw(this.chance);
  }

  die(sides: number): number {
    return this.draw((chance) => chance.die(sides));
  }

  dice(count: number, sides: number): readonly number[] {
    return this.draw((chance) => chance.dice(count, sides));
  }

  pick<Item>(items: readonly Item[]): Item {
    return this.draw((chance) => chance.pick(items));
  }

  weighted<Value>(pairs: readonly (readonly [Value, number])[]): Value {
    return this.draw((chance) => chance.weighted(pairs));
  }

  shuffle<Card>(cards: readonly Card[]): Card[] {
    return this.draw((chance) => chance.shuffle(cards));
  }

  private draw<Result>(draw: (chance: Chance) => Result): Result {
    const result = draw(this.chance);
    this.draws.push(draw);
    return result;
  }
}
