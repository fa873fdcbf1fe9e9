/** A numbered stone, round or square by player, so that colours are not needed. */
export function Stone({ seat, number }: { readonly seat: number; readonly number: number }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`einstein-stone seat-${seat}`}>
      <rect x="2.5" y="2.5" width="19" height="19" rx={seat === 0 ? 9.5 : 4} />
      <text x="12" y="12.4" textAnchor="middle" dominantBaseline="central">
        {number}
      </text>
    </svg>
  );
}
