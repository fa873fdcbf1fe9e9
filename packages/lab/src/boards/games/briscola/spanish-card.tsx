import { suitOf } from "@tyche/games/briscola/state";
import { rankOf } from "./cards.js";

/**
 * Cup, coin, club and sword on a square from -10 to 10, drawn for this project; each is filled and outlined in its
 * colour.
 */
const EMBLEMS = [
  "M-8-9H8C8-1 5 3 1.5 4V7H6V10H-6V7h4.5V4C-5 3-8-1-8-9z",
  "M0-10A10 10 0 1 0 0 10 10 10 0 0 0 0-10zM0-5.5A5.5 5.5 0 1 1 0 5.5 5.5 5.5 0 0 1 0-5.5z",
  "M-3 10C-4 3-7 0-6-5-5-10 5-10 6-5 7 0 4 3 3 10zM-6-3l-3-2M6-3l3-2M-5 2l-3 1",
  "M0-11 2.6-7V3H7V6H1.8V10H-1.8V6H-7V3h4.4V-7z",
] as const;

const COLOURS = ["#b8342c", "#d49a12", "#2f7d46", "#2f66ad"] as const;

/** What court cards wear, by their number: jack on foot, mounted knight, crowned king. */
const CROWNS: Readonly<Record<number, string>> = {
  5: "M-7-19C-6-25 6-25 8-21L14-25 10-18z",
  6: "M-9-18C-9-27 9-27 9-18L13-17H-13z",
  7: "M-8-19-9-28-4-23 0-30 4-23 9-28 8-19z",
};
const INK = "#231f1a";
const FRAME = { x: 5.5, y: 5.5, width: 49, height: 81, rx: 3.5 };
const PAPER = <rect x="1" y="1" width="58" height="90" rx="6" fill="#fffaf0" stroke="#cfc4ab" />;

/** A card of the Spanish pack, or its back. Decorative: cards also have accessible names. */
export function SpanishCard({ card }: { readonly card: number | undefined }) {
  if (card === undefined) {
    return (
      <svg className="spanish-card back" viewBox="0 0 60 92" aria-hidden="true">
        {PAPER}
        <rect {...FRAME} fill="#7c2f2a" />
        <path
          d="M30 14 46 46 30 78 14 46zM30 28 39 46 30 64 21 46z"
          fill="none"
          stroke="#e8b9a6"
          strokeWidth="2"
        />
      </svg>
    );
  }
  const suit = suitOf(card);
  const colour = COLOURS[suit]!;
  const emblem = (transform: string) => (
    <path
      d={EMBLEMS[suit]}
      transform={transform}
      fill={colour}
      fillRule="evenodd"
      stroke={INK}
      strokeWidth="0.8"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
  const crown = CROWNS[card % 10];
  return (
    <svg className="spanish-card" viewBox="0 0 60 92" aria-hidden="true">
      {PAPER}
      <rect {...FRAME} fill="none" stroke={colour} strokeWidth="1.2" />
      <text x="10" y="23" fontSize="17" fontWeight="750" fill={INK}>
        {rankOf(card)}
      </text>
      {emblem("translate(45 17) scale(.62)")}
      {crown ? (
        <g transform="translate(30 56)" stroke={INK}>
          <circle cy="-13" r="7" fill="#f1d3b3" />
          <path d="M-13 24C-13 4-8-4 0-4S13 4 13 24z" fill={`color-mix(in oklab, ${colour} 40%, #fffaf0)`} />
          <path d={crown} fill="#f0c24b" />
          {emblem("translate(0 11) scale(.72)")}
        </g>
      ) : (
        emblem("translate(30 56) scale(1.7)")
      )}
    </svg>
  );
}
