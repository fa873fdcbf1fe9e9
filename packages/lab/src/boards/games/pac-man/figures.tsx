import type { Catalogue } from "@tyche/messages";
import type { CSSProperties } from "react";
import type { GhostPlace } from "./insight.js";

export type Direction = "West" | "Stop" | "East" | "North" | "South";

/** The name of a direction. */
export function directionName(words: Catalogue, direction: Direction): string {
  return words.text(`pac-man-directions-${direction.toLowerCase() as Lowercase<Direction>}`);
}

export interface Ghost {
  readonly x: number;
  readonly y: number;
  readonly facing: Direction;
  readonly timer: number;
}

/** The part of a state that the board reads. */
export interface State {
  /** Cells, y * width + x, y upwards. */
  readonly food: readonly number[];
  readonly capsules: readonly number[];
  readonly pacmen: readonly { x: number; y: number; facing: Direction; caught: boolean }[];
  readonly ghosts: readonly Ghost[];
  readonly scores: readonly number[];
}

/** Colours of the ghosts: in the maze, and on paper. */
const GHOSTS = [
  ["#ff5a4d", "#d5372b"],
  ["#ff9ed2", "#d0559b"],
  ["#4fdcf0", "#1490a4"],
  ["#ffb347", "#c77a10"],
] as const;

/** The colour of a ghost as a style. @param number from 1 */
export function ghostStyle(number: number, isOnPaper = false): CSSProperties {
  return { "--ghost": GHOSTS[number - 1]?.[isOnPaper ? 1 : 0] } as CSSProperties;
}

/** Rotation in degrees of a figure that faces east by default. */
const TURNS: Readonly<Record<Direction, number>> = { East: 0, South: 90, West: 180, North: -90, Stop: 0 };
/** Direction of the eyes. */
const LOOKS: Readonly<Record<Direction, readonly [number, number]>> = {
  East: [0.05, 0],
  West: [-0.05, 0],
  North: [0, -0.05],
  South: [0, 0.05],
  Stop: [0, 0.03],
};

/**
 * Position of a figure, drawn around its centre in cells of size 1. The rules' y points upwards, the picture's
 * downwards.
 */
export function placeOf(x: number, y: number, height: number): string {
  return `translate(${x + 0.5}px, ${height - y - 0.5}px)`;
}

export function PacManFigure({ facing, caught }: { readonly facing: Direction; readonly caught: boolean }) {
  return (
    <g className={caught ? "pac-figure caught" : "pac-figure"}>
      <path
        transform={facing === "West" ? "scale(-1 1)" : `rotate(${TURNS[facing]})`}
        d={caught ? "M0 0 0.14 -0.4A0.42 0.42 0 0 1 0.14 0.4Z" : "M0 0 0.36 -0.22A0.42 0.42 0 1 0 0.36 0.22Z"}
      />
    </g>
  );
}

export function GhostFigure({ ghost, number }: { readonly ghost: Ghost; readonly number: number }) {
  const [lookX, lookY] = LOOKS[ghost.facing];
  const isScared = ghost.timer > 0;
  return (
    <g className={isScared ? "pac-ghost scared" : "pac-ghost"} style={ghostStyle(number)}>
      <path d="M-0.38 0.4V-0.02A0.38 0.38 0 0 1 0.38 -0.02V0.4L0.253 0.27 0.127 0.4 0 0.27 -0.127 0.4 -0.253 0.27Z" />
      {isScared ? (
        <text className="timer" y="0.06" textAnchor="middle" dominantBaseline="middle">
          {ghost.timer}
        </text>
      ) : (
        <>
          {[-0.15, 0.15].map((x) => (
            <g key={x}>
              <circle className="white" cx={x + lookX / 2} cy={-0.1 + lookY / 2} r="0.105" />
              <circle className="pupil" cx={x + 1.4 * lookX} cy={-0.1 + 1.4 * lookY} r="0.055" />
            </g>
          ))}
          <text className="number" y="0.19" textAnchor="middle" dominantBaseline="middle">
            {number}
          </text>
        </>
      )}
    </g>
  );
}

/** Possible moves of a ghost: lines as thick as they are likely, with the percentage at the end. */
export function GhostWays({
  ghost,
  number,
  places,
  height,
}: {
  readonly ghost: Ghost;
  readonly number: number;
  readonly places: readonly GhostPlace[];
  readonly height: number;
}) {
  // Shifted, so that the lines of ghosts on one cell do not overlap.
  const shift = 0.13 * ((number % 4) - 1.5);
  const [fromX, fromY] = [ghost.x + 0.5, height - ghost.y - 0.5];
  return (
    <g className="pac-ways" style={ghostStyle(number)}>
      {places.map(({ x, y, probability }) => {
        const [toX, toY] = [x + 0.5 + shift, height - y - 0.5 + shift];
        return (
          <g key={`${x} ${y}`}>
            <line x1={fromX} y1={fromY} x2={toX} y2={toY} strokeWidth={0.05 + 0.16 * probability} />
            <circle cx={toX} cy={toY} r="0.27" />
            <text x={toX} y={toY + 0.01} textAnchor="middle" dominantBaseline="central">
              {Math.round(100 * probability)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
