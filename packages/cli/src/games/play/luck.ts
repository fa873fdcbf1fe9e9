import { type Chance, seededChance } from "@tyche/engine";
import { boundedChance } from "@tyche/engine/chance";

/**
 * The chance of a match, which goes back with an action that is taken back: the same action meets the same dice again, so that
 * nothing is gained by undoing and trying once more. The draws of a seed are those of `seededChance`.
 */
export class Luck implements Chance {
  private readonly seed: string;
  private chance: Chance;
  /** All draws so far, to be drawn again. */
  private readonly draws: ((chance: Chance) => unknown)[] = [];

  constructor(seed: string) {
    this.seed = seed;
    this.chance = boundedChance(seededChance(seed));
  }

  /** How much has been drawn. */
  get drawn(): number {
    return this.draws.length;
  }

  /** Goes back to where so much had been drawn. */
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
