/** One outcome of chance after either of two actions, with the values for the player who chooses. */
export interface Pair {
  readonly name: string;
  readonly probability: number;
  readonly one: number;
  readonly other: number;
}

/** One outcome of chance after an action, by name; values are for the player who chooses. */
export interface Happening {
  readonly name: string;
  readonly probability: number;
  readonly value: number;
}

/** Probabilities that differ by less are equal. */
const NEAR = 1e-9;

/**
 * Pairs the outcomes of two actions by name: the same roll, the same tile. An action without chance has the same value
 * beside every outcome. Undefined if chance has different outcomes after the two actions.
 */
export function pairsOf(
  one: readonly Happening[] | number,
  other: readonly Happening[] | number,
): readonly Pair[] | undefined {
  if (typeof one === "number" && typeof other === "number") return undefined;
  if (typeof one === "number")
    return (other as readonly Happening[]).map(({ name, probability, value }) => ({
      name,
      probability,
      one,
      other: value,
    }));
  if (typeof other === "number")
    return one.map(({ name, probability, value }) => ({ name, probability, one: value, other }));
  const byName = new Map(other.map((each) => [each.name, each]));
  if (byName.size !== other.length || one.length !== other.length) return undefined;
  const pairs: Pair[] = [];
  for (const { name, probability, value } of one) {
    const same = byName.get(name);
    if (!same || Math.abs(same.probability - probability) > NEAR) return undefined;
    pairs.push({ name, probability, one: value, other: same.value });
  }
  return new Set(pairs.map(({ name }) => name)).size === pairs.length ? pairs : undefined;
}

/** The difference of the two values: the sum over all outcomes. */
export function differenceOf(pairs: readonly Pair[]): number {
  return pairs.reduce((sum, { probability, one, other }) => sum + probability * (one - other), 0);
}

/**
 * The probability of an outcome at which both actions have the same value, with the other probabilities kept in
 * proportion; undefined if there is none.
 */
export function flipPoint(pairs: readonly Pair[], { probability, one, other }: Pair): number | undefined {
  if (probability >= 1 - NEAR) return undefined;
  const here = one - other;
  const rest = (differenceOf(pairs) - probability * here) / (1 - probability);
  if (Math.abs(rest - here) < 1e-15) return undefined;
  const flip = rest / (rest - here);
  return flip >= 0 && flip <= 1 ? flip : undefined;
}

/** The outcome whose probability must change least for the choice to change, and that probability. */
export function nearestFlip(
  pairs: readonly Pair[],
): { readonly pair: Pair; readonly to: number } | undefined {
  let nearest: { readonly pair: Pair; readonly to: number } | undefined;
  for (const pair of pairs) {
    const to = flipPoint(pairs, pair);
    if (to === undefined) continue;
    const distance = Math.abs(to - pair.probability);
    if (!nearest || distance < Math.abs(nearest.to - nearest.pair.probability)) nearest = { pair, to };
  }
  return nearest;
}
