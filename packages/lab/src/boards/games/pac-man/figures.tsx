import type { Direction, PacManState } from "@tyche/games/pac-man";
import type { Catalogue } from "@tyche/messages";
import type { GhostPlace } from "./insight.js";

export function directionName(words: Catalogue, direction: Direction): string {
  return words.text(`pac-man-directions-${direction.toLowerCase() as Lowercase<Direction>}`);
}

export type Ghost = PacManState["ghosts"][number];

/** Colours of the ghosts: in the maze, and on paper. */
const GHOSTS = [
  ["#ff5a4d", "#d5372b"],
  ["#ff9ed2", "#d0559b"],
  ["#4fdcf0", "#1490a4"],
  ["#ffb347", "#c77a10"],
] as const;

export function ghostColour(number: number, isOnPaper = false): string | undefined {
  return GHOSTS[number - 1]?.[isOnPaper ? 1 : 0];
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

/** The walls of a maze: a line along their edges. */
export function Walls({ path }: { readonly path: string }) {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d={path} fill="none" stroke="light-dark(#5b8cff, #4f83ff)" strokeWidth="0.6" />
      <path d={path} fill={INNER} stroke={INNER} strokeWidth="0.44" />
    </g>
  );
}

const INNER = "light-dark(#1a2648, #0e1730)";

export function Food(props: {
  readonly isCapsule?: boolean;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}) {
  const { isCapsule, x, y, r = isCapsule ? 0.26 : 0.1 } = props;
  const paint = isCapsule ? { fill: "#fff6d8", stroke: "#ffc45a", strokeWidth: 0.07 } : { fill: "#ffe3b8" };
  return <circle cx={x} cy={y} r={r} {...paint} />;
}

export function PacManFigure({ facing, caught }: { readonly facing: Direction; readonly caught: boolean }) {
  return (
    <path
      fill={caught ? "#ff8f85" : "#ffd83d"}
      transform={facing === "West" ? "scale(-1 1)" : `rotate(${TURNS[facing]})`}
      d={caught ? "M0 0 0.14 -0.4A0.42 0.42 0 0 1 0.14 0.4Z" : "M0 0 0.36 -0.22A0.42 0.42 0 1 0 0.36 0.22Z"}
    />
  );
}

export function GhostFigure({ ghost, number }: { readonly ghost: Ghost; readonly number: number }) {
  const [lookX, lookY] = LOOKS[ghost.facing];
  const isScared = ghost.timer > 0;
  return (
    <g textAnchor="middle" dominantBaseline="middle">
      <path
        fill={isScared ? "#2f49d8" : ghostColour(number)}
        stroke={isScared ? "#ffffff" : undefined}
        strokeWidth="0.04"
        d="M-0.38 0.4V-0.02A0.38 0.38 0 0 1 0.38 -0.02V0.4L0.253 0.27 0.127 0.4 0 0.27 -0.127 0.4 -0.253 0.27Z"
      />
      {isScared ? (
        <text y="0.06" fontSize="0.38" fontWeight="800" fill="#ffffff">
          {ghost.timer}
        </text>
      ) : (
        <>
          {[-0.15, 0.15].map((x) => (
            <g key={x}>
              <circle fill="#ffffff" cx={x + lookX / 2} cy={-0.1 + lookY / 2} r="0.105" />
              <circle fill="#10182c" cx={x + 1.4 * lookX} cy={-0.1 + 1.4 * lookY} r="0.055" />
            </g>
          ))}
          <text y="0.19" fontSize="0.24" fontWeight="800" fill="#10182c">
            {number}
          </text>
        </>
      )}
    </g>
  );
}

/** Possible moves of a ghost: lines as thick as they are likely, with the percentage at the end. */
export function GhostWays(props: {
  readonly ghost: Ghost;
  readonly number: number;
  readonly places: readonly GhostPlace[];
  readonly height: number;
}) {
  const { ghost, number, places, height } = props;
  // Shifted, so that the lines of ghosts on one cell do not overlap.
  const shift = 0.13 * ((number % 4) - 1.5);
  const colour = ghostColour(number);
  const [fromX, fromY] = [ghost.x + 0.5, height - ghost.y - 0.5];
  return (
    <g stroke={colour} strokeLinecap="round">
      {places.map(({ x, y, probability }) => {
        const [toX, toY] = [x + 0.5 + shift, height - y - 0.5 + shift];
        return (
          <g key={`${x} ${y}`}>
            <line
              x1={fromX}
              y1={fromY}
              x2={toX}
              y2={toY}
              strokeWidth={0.05 + 0.16 * probability}
              opacity="0.75"
            />
            <circle cx={toX} cy={toY} r="0.27" fill="var(--maze)" strokeWidth="0.045" />
            <text
              x={toX}
              y={toY + 0.01}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize="0.28"
              fontWeight="700"
              fill={colour}
              stroke="none"
            >
              {Math.round(100 * probability)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
