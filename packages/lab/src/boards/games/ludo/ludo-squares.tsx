import { memo } from "react";
import type { BoardProps } from "../../kit/view.js";
import { SeatPiece, seatStyle } from "./seat-mark.js";
import {
  type Action,
  COLUMNS,
  groupsOf,
  HOME,
  type Spot,
  type State,
  seatOf,
  spotOf,
  TRACK_SPOTS,
  targetOf,
  YARDS,
} from "./way.js";

const SEATS = [0, 1, 2, 3];
const CORNERS: readonly Spot[] = [
  [0, 0],
  [9, 0],
  [9, 9],
  [0, 9],
];

/** The empty board: yards in the corners, the track, home columns, home in the centre. */
export const Ground = memo(function Ground() {
  return (
    <>
      <rect className="ground" x="0" y="0" width="15" height="15" rx=".5" />
      {SEATS.map((seat) => {
        const [x, y] = CORNERS[seat]!;
        return (
          <g key={seat} style={seatStyle(seat)}>
            <rect className="yard" x={x + 0.15} y={y + 0.15} width="5.7" height="5.7" rx=".6" />
            <rect className="yard-floor" x={x + 0.9} y={y + 0.9} width="4.2" height="4.2" rx=".5" />
            {YARDS[seat]!.map(([cx, cy]) => (
              <circle key={`${cx} ${cy}`} className="yard-spot" cx={cx + 0.5} cy={cy + 0.5} r=".58" />
            ))}
          </g>
        );
      })}
      {TRACK_SPOTS.map(([x, y], square) => (
        <rect
          key={`${x} ${y}`}
          className={square % 13 === 0 ? "square start" : "square"}
          style={square % 13 === 0 ? seatStyle(square / 13) : undefined}
          x={x}
          y={y}
          width="1"
          height="1"
        />
      ))}
      {COLUMNS.flatMap((column, seat) =>
        column.map(([x, y]) => (
          <rect
            key={`${x} ${y}`}
            className="square start"
            style={seatStyle(seat)}
            x={x}
            y={y}
            width="1"
            height="1"
          />
        )),
      )}
      {["M6 6 7.5 7.5 6 9z", "M6 6 7.5 7.5 9 6z", "M9 6 7.5 7.5 9 9z", "M6 9 7.5 7.5 9 9z"].map(
        (path, seat) => (
          <path key={path} className="home" style={seatStyle(seat)} d={path} />
        ),
      )}
    </>
  );
});

export interface LudoSquaresProps {
  readonly state: State;
  /** Progress of the pieces that can be moved. */
  readonly movable: readonly number[];
  /** Their owner. */
  readonly owner: number;
  /** The piece for which an arrow is drawn. */
  readonly arrow: number | undefined;
  readonly last: BoardProps<State, Action>["before"];
  readonly onPlay: (action: number) => void;
}

/** The board as a picture; the same content follows as text and, for the moves, as buttons. */
export function LudoSquares({ state, movable, owner, arrow, last, onPlay }: LudoSquaresProps) {
  const players = state.pieces.length;
  const seat = seatOf(owner, players);
  const reached = last && last.action !== "pass" ? reachedOf(last.state, last.action) : undefined;
  const from = arrow === undefined ? undefined : spotOf(seat, arrow, 0);
  const to = arrow === undefined ? undefined : spotOf(seat, Math.min(HOME, targetOf(arrow, state.die)), 0);
  return (
    <svg className="ludo-board" viewBox="-.15 -.15 15.3 15.3" aria-hidden="true">
      <Ground />
      {reached && (
        <rect
          className="reached"
          x={reached[0] + 0.04}
          y={reached[1] + 0.04}
          width=".92"
          height=".92"
          rx=".12"
        />
      )}
      {groupsOf(state).map(({ player, progress, count, spot: [x, y] }, index) => {
        const canMove = player === owner && movable.includes(progress);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same.
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces on one square are identical.
            key={`${player} ${progress} ${index}`}
            transform={`translate(${x + 0.5} ${y + 0.5})`}
            className={canMove ? "movable" : undefined}
            onClick={canMove ? () => onPlay(progress) : undefined}
          >
            {canMove && <circle className="touch" r=".95" />}
            {canMove && <circle className="halo" r=".48" />}
            <SeatPiece seat={seatOf(player, players)} count={count} />
          </g>
        );
      })}
      {from && to && (
        <g className="ludo-arrow">
          <path d={`M${from[0] + 0.5} ${from[1] + 0.5}L${to[0] + 0.5} ${to[1] + 0.5}`} />
          <circle cx={to[0] + 0.5} cy={to[1] + 0.5} r=".3" />
        </g>
      )}
    </svg>
  );
}

/** Where the last moved piece arrived; undefined if it is home. */
function reachedOf(before: State, from: number): Spot | undefined {
  const to = targetOf(from, before.die);
  return to < HOME ? spotOf(seatOf(before.player, before.pieces.length), to, 0) : undefined;
}
