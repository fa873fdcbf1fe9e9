import { BAR, type CheckerMove, moveChecker, OFF, type Play } from "../src/rules/board.js";

export interface Step extends CheckerMove {
  readonly die: number;
}

/** One checker moved by one die or by several in a row. */
export interface Reach {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly Step[];
}

interface Place {
  readonly points: readonly number[];
  readonly dice: readonly number[];
}

/**
 * Composes a turn checker by checker, in any order, without calling the rules: a step is allowed as long as one of the
 * legal turns can still be completed. All legal turns use the same number of dice.
 */
export class Turn {
  private readonly start: Place;
  /** Index of the legal turn, by the resulting board. */
  private readonly results: ReadonlyMap<string, number>;
  /** Number of dice that must be played. */
  readonly length: number;
  private readonly finishes = new Map<string, boolean>();

  /**
   * @param points seen by the mover
   * @param plays all legal turns
   */
  constructor(points: readonly number[], [high, low]: readonly [number, number], plays: readonly Play[]) {
    this.start = { points, dice: high === low ? [high, high, high, high] : [high, low] };
    this.length = plays[0]?.length ?? 0;
    this.results = new Map(plays.map((play, i) => [play.reduce(moveChecker, [...points]).join(), i]));
  }

  after(steps: readonly Step[]): readonly number[] {
    return this.at(steps).points;
  }

  left(steps: readonly Step[]): readonly number[] {
    return this.at(steps).dice;
  }

  /** Index of the legal turn that the steps complete; undefined while they are incomplete. */
  finished(steps: readonly Step[]): number | undefined {
    return steps.length === this.length ? this.results.get(this.after(steps).join()) : undefined;
  }

  /** The steps that are possible next with one die. */
  next(steps: readonly Step[]): readonly Step[] {
    return this.open(this.at(steps));
  }

  /** The destinations of the checker at a point, with one die or several in a row: one path for each. */
  reaches(steps: readonly Step[], from: number): readonly Reach[] {
    const found = new Map<number, { readonly reach: Reach; readonly hits: number }>();
    const walk = (place: Place, at: number, done: readonly Step[], hits: number): void => {
      for (const step of this.open(place)) {
        if (step.from !== at) continue;
        const reach: Reach = { from, to: step.to, steps: [...done, step] };
        const all = hits + (step.to !== OFF && place.points[step.to] === -1 ? 1 : 0);
        const known = found.get(step.to);
        if (!known || isBetter(reach, all, known.reach, known.hits)) found.set(step.to, { reach, hits: all });
        if (step.to !== OFF) walk(taken(place, step), step.to, reach.steps, all);
      }
    };
    walk(this.at(steps), from, [], 0);
    return [...found.values()].map(({ reach }) => reach);
  }

  private at(steps: readonly Step[]): Place {
    return steps.reduce(taken, this.start);
  }

  /** Steps after which a legal turn can still be completed. */
  private open(place: Place): readonly Step[] {
    return stepsAt(place).filter((step) => this.finishesFrom(taken(place, step)));
  }

  private finishesFrom(place: Place): boolean {
    const { points, dice } = place;
    const key = `${points.join()} ${dice.length} ${dice[0]}`;
    const known = this.finishes.get(key);
    if (known !== undefined) return known;
    const done = this.start.dice.length - dice.length;
    const can =
      done === this.length
        ? this.results.has(points.join())
        : stepsAt(place).some((step) => this.finishesFrom(taken(place, step)));
    this.finishes.set(key, can);
    return can;
  }
}

/** Prefers fewer dice, then more blots hit, then the smaller die. */
function isBetter(one: Reach, hits: number, other: Reach, otherHits: number): boolean {
  if (one.steps.length !== other.steps.length) return one.steps.length < other.steps.length;
  if (hits !== otherHits) return hits > otherHits;
  return one.steps[0]!.die < other.steps[0]!.die;
}

function taken({ points, dice }: Place, step: Step): Place {
  const used = dice.indexOf(step.die);
  return { points: moveChecker(points, step), dice: dice.filter((_, i) => i !== used) };
}

/** All moves of a single checker by a single die, ignoring the rest of the turn. */
function stepsAt({ points, dice }: Place): Step[] {
  const highest = points.findLastIndex((count) => count > 0);
  return [...new Set(dice)].flatMap((die) =>
    points.flatMap((count, from): Step[] => {
      if (count <= 0 || (highest === BAR && from !== BAR)) return [];
      const to = Math.max(OFF, from - die);
      if (to !== OFF) return points[to]! >= -1 ? [{ from, to, die }] : [];
      return highest <= 6 && (from === die || from === highest) ? [{ from, to, die }] : [];
    }),
  );
}
