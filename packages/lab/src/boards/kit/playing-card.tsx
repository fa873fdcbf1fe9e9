import "./card-table.css";

/** Spade, heart, club, diamond, drawn on a square from -10 to 10. */
const SUITS = [
  "M0-10C4-4 10-1 10 4c0 5-6 6-9 2l2 5h-6l2-5c-3 4-9 3-9-2 0-5 6-8 10-14z",
  "M0 10C-5 4-10 0-10-5c0-6 8-7 10-1 2-6 10-5 10 1 0 5-5 9-10 15z",
  "M0-10a5 5 0 0 1 3.5 8.5 5 5 0 1 1-2.5 7.5l2 4.5h-6l2-4.5a5 5 0 1 1-2.5-7.5A5 5 0 0 1 0-10z",
  "M0-11 8 0 0 11-8 0z",
] as const;

const PAPER = <rect x="1" y="1" width="58" height="82" rx="7" fill="#fffdf6" stroke="#cfc8b6" />;

export interface PlayingCardProps {
  /** Its rank as printed on it: "10", "A"; undefined: face down. */
  readonly name: string | undefined;
  /** Spades, hearts, clubs or diamonds; in games in which suits do not matter, decoration. */
  readonly suit: number;
}

/** A playing card, drawn for this project. Decorative: the cards are also described in words. */
export function PlayingCard({ name, suit }: PlayingCardProps) {
  if (name === undefined) {
    return (
      <svg className="playing-card back" viewBox="0 0 60 84" aria-hidden="true">
        {PAPER}
        <rect x="6" y="6" width="48" height="72" rx="4" fill="#274b7d" />
        <path
          fill="none"
          stroke="#8fb0dd"
          strokeWidth="1.6"
          d="M6 30 30 6M6 54 54 6M6 78 54 30M30 78 54 54M30 6 54 30M6 6l48 48M6 30l48 48M6 54l24 24"
        />
      </svg>
    );
  }
  return (
    <svg
      className="playing-card"
      fill={suit % 2 === 1 ? "#b3261e" : "#1e242c"}
      viewBox="0 0 60 84"
      aria-hidden="true"
    >
      {PAPER}
      <text x="6" y="21" fontSize="18" fontWeight="700">
        {name}
      </text>
      <path d={SUITS[suit]} transform="translate(12 30) scale(.55)" />
      <path d={SUITS[suit]} transform="translate(33 52) scale(1.75)" />
    </svg>
  );
}

/** Chips in a row, up to ten of them. Decorative: their number is beside them. */
export function Chips({ count }: { readonly count: number }) {
  return Array.from({ length: Math.min(10, count) }, (_, chip) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: chips are identical.
    <svg key={chip} className="chip" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="11" fill="#c9472f" stroke="#fff4e2" strokeWidth="2" strokeDasharray="4.3" />
      <circle r="8" fill="#c9472f" stroke="#fff4e2" />
    </svg>
  ));
}
