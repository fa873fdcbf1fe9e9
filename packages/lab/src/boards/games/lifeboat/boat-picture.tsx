import { useId } from "react";
import { SINKS } from "./turn.js";

export interface BoatPictureProps {
  readonly crew: number;
  /** The player to move, or -1. */
  readonly mover: number;
  readonly distance: number;
  readonly water: number;
  /** The boat after the action under the pointer. */
  readonly next: { readonly distance: number; readonly water: number } | undefined;
  /** Width of the picture in strokes. */
  readonly longest: number;
}

/**
 * In units of the picture: the surface of the sea, the boat's place at distance 0, and the way to the longest distance.
 */
const SURFACE = 62;
const ASHORE = 314;
const WAY = 262;
/** The hull, with its origin in the middle of the waterline; the water inside reaches at most its edge. */
const HULL = "M-40 -17H40L29 15Q27 20 20 20H-20Q-27 20 -29 15Z";
const DEPTH = 36;

/** The boat between the open sea and the shore, with its water. Decorative: the same text is beside it. */
export function BoatPicture({ crew, mover, distance, water, next, longest }: BoatPictureProps) {
  const place = (strokes: number): number => ASHORE - (WAY * strokes) / longest;
  const hull = useId();
  const isSunk = water >= SINKS;
  const level = (buckets: number): number => 20 - (DEPTH * buckets) / SINKS;
  return (
    <svg className="lifeboat-sea" viewBox="0 0 400 120" aria-hidden="true">
      <clipPath id={hull}>
        <path d={HULL} />
      </clipPath>
      <rect className="sky" width="400" height="120" rx="12" />
      {next && (
        <g className="ghost" transform={`translate(${place(next.distance)} ${SURFACE})`}>
          <path d={HULL} />
          <rect
            className="water"
            clipPath={`url(#${hull})`}
            x="-40"
            width="80"
            height={DEPTH}
            y={level(next.water)}
          />
        </g>
      )}
      <g
        className={isSunk ? "boat sunk" : "boat"}
        transform={`translate(${place(distance)} ${SURFACE + (isSunk ? 28 : 0)}) rotate(${isSunk ? -14 : 0})`}
      >
        {Array.from({ length: crew }, (_, player) => {
          const x = ((player - (crew - 1) / 2) * 60) / crew;
          return (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: the crew's seats are fixed.
              key={player}
              className={player === mover ? "sailor mover" : "sailor"}
              transform={`translate(${x} -17)`}
            >
              <path d="M-7 4V-6Q-7 -13 0 -13T7 -6V4Z" />
              <circle cy="-18" r="5.5" />
            </g>
          );
        })}
        <path className="hull" d={HULL} />
        <rect
          className="water"
          clipPath={`url(#${hull})`}
          x="-40"
          width="80"
          height={DEPTH}
          y={level(water)}
        />
        <path className="rim" d={HULL} />
      </g>
      <path
        className="waves"
        d="M0 66q10 -7 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0V108Q360 120 348 120H12Q0 120 0 108Z"
      />
      <path className="shore" d="M346 72Q364 42 400 34V108Q400 120 388 120H322Q340 104 346 72Z" />
      <path className="ruler" d={`M${ASHORE - WAY} 108H${ASHORE}`} />
      {Array.from({ length: 7 }, (_, mark) => {
        const x = ASHORE - (WAY * mark) / 6;
        return <path key={x} className="ruler" d={`M${x} 104v8`} />;
      })}
    </svg>
  );
}
