import type { CSSProperties } from "react";

/** A shape for each seat, so that colours are not needed: disc, triangle, square, diamond; about half a unit wide. */
const SHAPES = [
  "M-.2 0a.2.2 0 1 0 .4 0a.2.2 0 1 0-.4 0z",
  "M0-.24.23.17H-.23z",
  "M-.18-.18H.18V.18H-.18z",
  "M0-.26.24 0 0 .26-.24 0z",
] as const;

const COLOURS = ["#c8322b", "#23824a", "#e0a100", "#2463b8"] as const;

export function seatStyle(seat: number): CSSProperties {
  return { "--seat": COLOURS[seat], "--on-seat": seat === 2 ? "#2a1f00" : "#ffffff" } as CSSProperties;
}

/** A piece at the origin of a drawing whose squares have side 1. */
export function SeatPiece({ seat, count = 1 }: { readonly seat: number; readonly count?: number }) {
  return (
    <g className="ludo-piece" style={seatStyle(seat)}>
      <circle className="body" r=".38" />
      {count > 1 ? (
        <text
          textAnchor="middle"
          dominantBaseline="central"
          fontSize=".46"
          fontWeight="750"
          fill="var(--on-seat)"
        >
          {count}
        </text>
      ) : (
        <path d={SHAPES[seat]} fill="var(--on-seat)" />
      )}
    </g>
  );
}

export function SeatMark({ seat }: { readonly seat: number }) {
  return (
    <svg className="ludo-mark" viewBox="-.5 -.5 1 1" aria-hidden="true">
      <SeatPiece seat={seat} />
    </svg>
  );
}
