/** A mixture in which one action has another share; the others keep their proportions, or share the rest equally. */
export function withShare(mixture: readonly number[], action: number, share: number): readonly number[] {
  const rest = mixture.reduce((sum, each, i) => (i === action ? sum : sum + each), 0);
  const others = mixture.length - 1;
  if (others === 0) return mixture;
  return mixture.map((each, i) => {
    if (i === action) return share;
    return (1 - share) * (rest > 0 ? each / rest : 1 / others);
  });
}
