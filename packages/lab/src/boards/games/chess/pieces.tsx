import { memo, type ReactNode } from "react";

/** A line on a piece; light on a black one. */
function Detail({ d }: { readonly d: string }) {
  return <path d={d} style={{ fill: "none", stroke: "var(--detail)", strokeWidth: "var(--detail-width)" }} />;
}

/** The base of the pieces, and that of the pawn. */
const FOOT = <path d="M25 88v-5c0-5.5 4-9 10-9h30c6 0 10 3.5 10 9v5z" />;

/**
 * Chess pieces on a square of 100, drawn for this project: shapes filled and outlined in their side's colours, with
 * details (`detail`) in the other side's colour.
 */
const SHAPES: Readonly<Record<string, ReactNode>> = {
  p: (
    <>
      <path d="M37 75c1-12 8-17 8-28h10c0 11 7 16 8 28z" />
      <path d="M29 88v-4c0-5.5 4-9 9-9h24c5 0 9 3.5 9 9v4z" />
      <rect x="36" y="42" width="28" height="7" rx="3.5" />
      <circle cx="50" cy="30" r="13.5" />
    </>
  ),
  r: (
    <>
      <path d="M36 47h28l3 27H33z" />
      {FOOT}
      <path d="M27 17h11v8h6.5v-8h11v8H62v-8h11v20l-8 10H35l-8-10z" />
      <Detail d="M35 38h30" />
    </>
  ),
  n: (
    <>
      <path d="M31 75c0-14 15-18 15.5-28-5 2-9.5 3-13.5 6-4 3.5-9 2.5-12-2-2-3.5-1-6.5 1.5-9.5L33 28c.5-4.5 2-7.5 4.5-10.5L39 8l9.5 8.5C68 19 78 36 74.5 59c-1 6-1.5 10-1.5 16z" />
      {FOOT}
      <Detail d="M53 24c12 6 17 19 13.5 38" />
      <circle stroke="none" fill="var(--eye)" cx="39" cy="30.5" r="2.9" />
      <circle stroke="none" fill="var(--eye)" cx="26" cy="46" r="1.7" />
    </>
  ),
  b: (
    <>
      <path d="M43 62h14c1 6 4 9 8 13H35c4-4 7-7 8-13z" />
      {FOOT}
      <path d="M50 18c13 8 18.5 19 16.5 29-1 6-5.5 10-9.5 11.5H43C39 57 34.5 53 33.5 47 31.5 37 37 26 50 18z" />
      <circle cx="50" cy="14" r="5.5" />
      <rect x="36" y="57" width="28" height="6.5" rx="3.2" />
      <Detail d="M57 28 47 42" />
    </>
  ),
  q: (
    <>
      <path d="M34 66h32l3 9H31z" />
      {FOOT}
      <path d="m31 61-11-31 16 16 0.5-23L46 43l4-25 4 25 9.5-20 0.5 23 16-16-11 31z" />
      <rect x="29" y="60" width="42" height="7" rx="3.5" />
      <circle cx="19.5" cy="27" r="4.7" />
      <circle cx="36" cy="19.5" r="4.7" />
      <circle cx="50" cy="14.5" r="4.7" />
      <circle cx="64" cy="19.5" r="4.7" />
      <circle cx="80.5" cy="27" r="4.7" />
    </>
  ),
  k: (
    <>
      <path d="M34 66h32l3 9H31z" />
      {FOOT}
      <path d="M50 40c3-11 16-16 25-10 10 7 7 20-6 31H31C18 50 15 37 25 30c9-6 22-1 25 10z" />
      <path d="M46.5 7h7v7H61v7h-7.5v13h-7V21H39v-7h7.5z" />
      <rect x="29" y="60" width="42" height="7" rx="3.5" />
      <Detail d="M50 41v18" />
    </>
  ),
};

/** A piece by its FEN letter; capitals are White's. Decorative: squares also have accessible names. */
export const Piece = memo(function Piece({ letter }: { readonly letter: string }) {
  const isWhite = letter < "a";
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={isWhite ? "man white" : "man black"}>
      {SHAPES[letter.toLowerCase()]}
    </svg>
  );
});
