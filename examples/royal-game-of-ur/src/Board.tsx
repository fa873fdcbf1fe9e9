import type { ReactNode } from "react";
import { type Action, has, isRosette, isShared, PIECES, type State, waiting } from "./game.js";

interface Props {
  state: State;
  /** The legal moves of the person. */
  moves: readonly Action[];
  /** Winning chances by action, if a hint was requested. */
  hint: ReadonlyMap<Action, number> | undefined;
  play(action: Action): void;
}

const SIDES = ["Tyche", "You"] as const;

/** The position of a side's square in the grid of 3 rows and 8 columns, from 1. */
function place(side: 0 | 1, square: number): { row: number; column: number } {
  if (isShared(square)) return { row: 2, column: square - 4 };
  const column = square <= 4 ? 5 - square : 21 - square;
  return { row: side === 0 ? 3 : 1, column };
}

export function Board({ state, moves, hint, play }: Props) {
  const squares = [0, 1].flatMap((side) =>
    Array.from({ length: 14 }, (_, i) => ({ side: side as 0 | 1, square: i + 1 })).filter(
      ({ square }) => side === 0 || !isShared(square),
    ),
  );
  const best = hint && Math.max(...hint.values());
  const piece = (side: 0 | 1, from: number, name: string) => {
    const number = side === 0 ? moves.indexOf(from) + 1 : 0;
    const value = number > 0 ? hint?.get(from) : undefined;
    return (
      <Piece
        key={`${side} ${from}`}
        side={side}
        name={name}
        number={number}
        value={value}
        isBest={value !== undefined && value === best}
        onPlay={() => play(from)}
      />
    );
  };
  return (
    <div className="table">
      <Rest state={state} side={1}>
        {waiting(state, 1) > 0 && piece(1, 0, "waiting")}
      </Rest>
      <section className="board" aria-label="Board">
        {squares.map(({ side, square }) => {
          const { row, column } = place(side, square);
          const owner =
            has(state.on[0], square) && side === 0
              ? 0
              : has(state.on[1], square) && (side === 1 || isShared(square))
                ? 1
                : undefined;
          const aims = side === 0 && moves.some((from) => from >= 0 && from + state.roll === square);
          return (
            <div
              key={`${side} ${square}`}
              className={`square${isRosette(square) ? " rosette" : ""}${aims ? " aim" : ""}`}
              style={{ gridRow: row, gridColumn: column }}
            >
              <Pattern square={square} />
              {owner !== undefined && piece(owner, square, `on square ${square}`)}
            </div>
          );
        })}
      </section>
      <Rest state={state} side={0}>
        {waiting(state, 0) > 0 && piece(0, 0, "waiting")}
      </Rest>
    </div>
  );
}

/** Pieces beside the board: those that have not entered, and those that have finished. */
function Rest({ state, side, children }: { state: State; side: 0 | 1; children: ReactNode }) {
  const left = waiting(state, side);
  return (
    <div className={`rest side${side}`}>
      <strong>{SIDES[1 - side]}</strong>
      <span className="stack">
        {children}
        <span>{left} waiting</span>
      </span>
      <span className="through">
        <i style={{ width: `${(100 * state.done[side]) / PIECES}%` }} />
        <span>
          {state.done[side]} of {PIECES} through
        </span>
      </span>
    </div>
  );
}

interface PieceProps {
  side: 0 | 1;
  name: string;
  /** The piece's number among the moves, from 1; 0 if it cannot move. */
  number: number;
  value: number | undefined;
  isBest: boolean;
  onPlay(): void;
}

function Piece({ side, name, number, value, isBest, onPlay }: PieceProps) {
  const face = (
    <svg viewBox="-10 -10 20 20" aria-hidden="true">
      <circle r="9" />
      {[
        [0, 0],
        [-3.6, -3.6],
        [3.6, -3.6],
        [-3.6, 3.6],
        [3.6, 3.6],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} className="dot" cx={x} cy={y} r="1.4" />
      ))}
    </svg>
  );
  if (number === 0)
    return (
      <span className={`piece side${side}`} role="img" aria-label={`${SIDES[1 - side]}: ${name}`}>
        {face}
      </span>
    );
  const told = value === undefined ? "" : `, wins ${Math.round(100 * value)} %`;
  return (
    <button
      type="button"
      className={`piece side${side} movable${isBest ? " best" : ""}`}
      aria-label={`Move ${number}: your piece ${name}${told}`}
      aria-keyshortcuts={String(number)}
      onClick={onPlay}
    >
      {face}
      <b>{value === undefined ? number : `${Math.round(100 * value)}%`}</b>
    </button>
  );
}

/** The carving on a square. */
function Pattern({ square }: { square: number }) {
  if (isRosette(square))
    return (
      <svg className="pattern" viewBox="-20 -20 40 40" aria-label="Rosette" role="img">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <ellipse key={turn} cy="-9" rx="4.2" ry="7.5" transform={`rotate(${turn})`} />
        ))}
        <circle r="3.4" className="heart" />
      </svg>
    );
  const eyes = square % 3 === 0;
  const dots = eyes
    ? [
        [-9, -9],
        [9, -9],
        [-9, 9],
        [9, 9],
      ]
    : [
        [0, 0],
        [-9, -9],
        [9, -9],
        [-9, 9],
        [9, 9],
      ];
  return (
    <svg className="pattern" viewBox="-20 -20 40 40" aria-hidden="true">
      {dots.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r={eyes ? 6 : 3} className={eyes ? "eye" : "point"} />
          {eyes && <circle r="2" className="point" />}
        </g>
      ))}
    </svg>
  );
}
