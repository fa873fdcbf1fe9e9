/** Four dice, `roll` of them with the marked corner up. */
export function Dice({ roll, thrown, mine }: { roll: number; thrown: number; mine: boolean }) {
  return (
    <div className={mine ? "dice mine" : "dice"} role="img" aria-label={`The dice show ${roll}`}>
      {[0, 1, 2, 3].map((die) => (
        // A new key for each throw, so that the dice turn again.
        <svg
          key={`${die} ${thrown}`}
          viewBox="-12 -12 24 24"
          style={{ animationDelay: `${die * 60}ms` }}
          aria-hidden="true"
        >
          <path d="M0 -10 L10 8 L-10 8 Z" />
          <path className="edge" d="M0 -10 L0 2 L10 8 M0 2 L-10 8" />
          {/* Which of the dice are marked has no meaning: they change from throw to throw. */}
          {(die + thrown) % 4 < roll && <circle className="mark" cy="-4" r="3" />}
        </svg>
      ))}
      <output>{roll}</output>
    </div>
  );
}
