import {
  COLUMNS,
  HOME,
  type LudoAction,
  type LudoState,
  type Spot,
  TRACK_SPOTS,
} from "@tyche/games/ludo/state";
import { type CSSProperties, memo } from "react";
import type { BoardProps } from "../../kit/view.js";
import { SeatPiece, seatStyle } from "./seat-mark.js";
import { groupsOf, ownerOf, seatOf, spotOf, targetOf, YARDS } from "./way.js";

const SEATS = [0, 1, 2, 3];

const GROUND = "light-dark(#f4efe2, #262c34)";
const EDGE = "light-dark(#8a7b60, #5b6675)";
const FLOOR = "light-dark(#fffdf7, #1a2028)";
const SQUARE = "light-dark(#fffdf7, #39424e)";
const EDGES = "light-dark(#a79d88, #161b22)";
const LINE = "light-dark(#fffdf7, #161b22)";
/** The outline of a piece that can move, and of the square that it would reach. */
const MARK = { fill: "none", stroke: "light-dark(#10151d, #ffffff)", strokeWidth: 0.12 };

/** A colour with some per cent of the seat's. */
const tinted = (share: number, colour: string): string =>
  `color-mix(in oklab, var(--seat) ${share}%, ${colour})`;

/** A square of the track; in the colour of a seat that starts there, or whose home column it is in. */
function Square({ spot: [x, y], seat }: { readonly spot: Spot; readonly seat: number | undefined }) {
  const paint = seat === undefined ? { fill: SQUARE } : { fill: tinted(62, SQUARE), style: seatStyle(seat) };
  return <rect x={x} y={y} width="1" height="1" stroke={EDGES} strokeWidth=".045" {...paint} />;
}

/** The empty board: yards in the corners, the track, home columns, home in the centre. */
export const Ground = memo(function Ground() {
  return (
    <>
      <rect width="15" height="15" rx=".5" fill={GROUND} stroke={EDGE} strokeWidth=".08" />
      {SEATS.map((seat) => {
        const [x, y] = [seat % 3 === 0 ? 0 : 9, seat < 2 ? 0 : 9];
        return (
          <g key={seat} style={seatStyle(seat)}>
            <rect x={x + 0.15} y={y + 0.15} width="5.7" height="5.7" rx=".6" fill="var(--seat)" />
            <rect x={x + 0.9} y={y + 0.9} width="4.2" height="4.2" rx=".5" fill={FLOOR} />
            {YARDS[seat]!.map(([cx, cy]) => (
              <circle key={`${cx} ${cy}`} cx={cx + 0.5} cy={cy + 0.5} r=".58" fill={tinted(22, FLOOR)} />
            ))}
          </g>
        );
      })}
      {TRACK_SPOTS.map((spot, square) => (
        <Square key={String(spot)} spot={spot} seat={square % 13 === 0 ? square / 13 : undefined} />
      ))}
      {COLUMNS.flatMap((column, seat) =>
        column.map((spot) => <Square key={String(spot)} spot={spot} seat={seat} />),
      )}
      {["M6 6 7.5 7.5 6 9z", "M6 6 7.5 7.5 9 6z", "M9 6 7.5 7.5 9 9z", "M6 9 7.5 7.5 9 9z"].map(
        (path, seat) => (
          <path
            key={path}
            style={seatStyle(seat)}
            d={path}
            fill="var(--seat)"
            stroke={LINE}
            strokeWidth=".05"
          />
        ),
      )}
    </>
  );
});

export interface LudoSquaresProps {
  readonly state: LudoState;
  readonly movable: readonly number[];
  readonly owner: number;
  readonly arrow: number | undefined;
  readonly last: BoardProps<LudoState, LudoAction>["before"];
  readonly onPlay: (action: number) => void;
}

/** The board as a picture; the same content follows as text and, for the moves, as buttons. */
export function LudoSquares({ state, movable, owner, arrow, last, onPlay }: LudoSquaresProps) {
  const players = state.pieces.length;
  const seat = seatOf(owner, players);
  const moved = last && last.action !== "pass" ? slideOf(last.state, last.action) : undefined;
  const reached = moved?.to;
  const from = arrow === undefined ? undefined : spotOf(seat, arrow, 0);
  const to = arrow === undefined ? undefined : spotOf(seat, Math.min(HOME, targetOf(arrow, state.die)), 0);
  return (
    <svg className="ludo-board" viewBox="-.15 -.15 15.3 15.3" aria-hidden="true">
      <Ground />
      {reached && (
        <rect
          fill="none"
          stroke="light-dark(#1a2233, #ffffff)"
          strokeWidth=".09"
          strokeDasharray=".2 .12"
          x={reached[0] + 0.04}
          y={reached[1] + 0.04}
          width=".92"
          height=".92"
          rx=".12"
        />
      )}
      {groupsOf(state).map(({ player, progress, count, spot: [x, y] }, index) => {
        const canMove = player === owner && movable.includes(progress);
        const slides = player === moved?.player && x === moved.to[0] && y === moved.to[1];
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same.
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces on one square are identical.
            key={`${player} ${progress} ${index}`}
            transform={`translate(${x + 0.5} ${y + 0.5})`}
            className={canMove ? "movable" : undefined}
            onClick={canMove ? () => onPlay(progress) : undefined}
          >
            {canMove && <circle r=".95" fill="transparent" />}
            {canMove && <circle r=".48" {...MARK} />}
            <g
              className={slides ? "slides" : undefined}
              style={
                slides
                  ? ({ "--from": `${moved.from[0] - x}px ${moved.from[1] - y}px` } as CSSProperties)
                  : undefined
              }
            >
              <SeatPiece seat={seatOf(player, players)} count={count} />
            </g>
          </g>
        );
      })}
      {from && to && (
        <g {...MARK} pointerEvents="none">
          <path
            d={`M${from[0] + 0.5} ${from[1] + 0.5}L${to[0] + 0.5} ${to[1] + 0.5}`}
            strokeWidth=".13"
            strokeDasharray=".28 .16"
          />
          <circle cx={to[0] + 0.5} cy={to[1] + 0.5} r=".3" />
        </g>
      )}
    </svg>
  );
}

interface Slide {
  /** Whose piece it is. */
  readonly player: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** Where the last moved piece came from and arrived; undefined if it is home. */
function slideOf(before: LudoState, progress: number): Slide | undefined {
  const to = targetOf(progress, before.die);
  const player = ownerOf(before);
  const seat = seatOf(player, before.pieces.length);
  return to < HOME ? { player, from: spotOf(seat, progress, 0), to: spotOf(seat, to, 0) } : undefined;
}
