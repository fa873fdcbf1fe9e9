import type { ChessState } from "@tyche/games/chess";
import type { Catalogue } from "@tyche/messages";
import { type CSSProperties, useState } from "react";
import { CellGrid, type GridCell } from "../../kit/cell-grid.js";
import { cellAround } from "../../kit/use-cells.js";
import { useDragging } from "../../kit/use-dragging.js";
import type { BoardProps } from "../../kit/view.js";
import { Piece } from "./pieces.js";
import { fromOf, isOf, kingInCheck, type Squares, squareColour, squareName, toOf } from "./placement.js";
import { Promotion } from "./promotion.js";
import { manName } from "./spoken.js";
import { useMarks } from "./use-marks.js";
import { usePremove } from "./use-premove.js";

interface Held {
  readonly square: number;
  readonly man: SVGElement | null;
}

export interface ChessSquaresProps {
  readonly squares: Squares;
  readonly side: 0 | 1;
  /** Whether Black is at the bottom. */
  readonly isTurned: boolean;
  readonly actions: BoardProps<ChessState, string>["actions"];
  readonly last: string | undefined;
  /** The move of the arrow, and whether it is drawn as advice in the background. */
  readonly arrow: string | undefined;
  readonly isFaint: boolean;
  readonly onPlay: BoardProps<ChessState, string>["onPlay"];
  /** The side of the person who waits for a machine's move, and may prepare an answer. */
  readonly waiting: 0 | 1 | undefined;
  /** Number of moves so far. */
  readonly ply: number;
  readonly words: Catalogue;
}

/** The squares with the pieces: a move is two presses or one drag. */
export function ChessSquares(props: ChessSquaresProps) {
  const { squares, side, isTurned, actions, last, arrow, isFaint, onPlay, waiting, words } = props;
  const [chosen, setChosen] = useState<number>();
  const [promotions, setPromotions] = useState<ChessSquaresProps["actions"]>([]);
  const [dropped, setDropped] = useState<string>();
  const { premove, prepare, cancel } = usePremove(waiting !== undefined, props.ply, props);
  const isFrom = (square: number): boolean =>
    waiting === undefined
      ? actions.some(({ action }) => fromOf(action) === square)
      : isOf(squares[square]!, waiting);
  const picked = chosen !== undefined && isFrom(chosen) ? chosen : undefined;
  const check = kingInCheck(squares, side);

  const play = (from: number, to: number, isDrop: boolean): boolean => {
    if (waiting !== undefined) {
      setChosen(undefined);
      if (from !== to) prepare(from, to);
      return true;
    }
    const found = actions.filter(({ action }) => fromOf(action) === from && toOf(action) === to);
    if (found.length === 0) return false;
    setChosen(undefined);
    if (found.length > 1) setPromotions(found);
    else {
      setDropped(isDrop ? found[0]!.text : undefined);
      onPlay(found[0]!);
    }
    return true;
  };
  const press = (square: number): void => {
    cancel();
    if (picked !== undefined && picked !== square && play(picked, square, false)) return;
    setChosen(isFrom(square) && square !== picked ? square : undefined);
  };
  /** Converts between a square and its place on the screen; the conversion is its own inverse. */
  const turned = (place: number): number => (isTurned ? 63 - place : place);

  const squareAt = (element: Element | null): number | undefined => {
    const [row, column] = cellAround(element) ?? [];
    return column === undefined ? undefined : turned(8 * row! + column);
  };
  const { marks, clear, handlers } = useMarks(squares.join(), squareAt, premove && cancel);
  const isMarked = (square: number): boolean => marks.some((mark) => mark.includes(squareName(square)));
  const letGo = ({ man }: Held): void => {
    if (man) man.style.translate = "";
    man?.classList.remove("held");
  };
  const drag = useDragging<Held>({
    startAt(element) {
      const square = squareAt(element);
      if (square === undefined || !isFrom(square)) return undefined;
      return { square, man: element.closest("[data-cell]")!.querySelector("svg.man") };
    },
    onBegin({ square, man }) {
      man?.classList.add("held");
      setChosen(square);
    },
    onMove(_, { man }, [x, y]) {
      if (man?.classList.contains("held")) man.style.translate = `${x}px ${y}px`;
    },
    onDrop(held, over) {
      letGo(held);
      const to = squareAt(over);
      if (to === undefined || !play(held.square, to, true)) setChosen(undefined);
    },
    onCancel(held) {
      letGo(held);
      setChosen(undefined);
    },
  });

  const cellAt = (place: number): GridCell => {
    const square = turned(place);
    const letter = squares[square]!;
    const isTarget =
      picked !== undefined &&
      actions.some(({ action }) => fromOf(action) === picked && toOf(action) === square);
    const isPrepared = premove?.from === square || premove?.to === square;
    const isLast = last !== undefined && (fromOf(last) === square || toOf(last) === square);
    const isArrived = last !== undefined && toOf(last) === square;
    const names = [
      squareName(square),
      letter === "" ? words.text("board-empty") : manName(words, letter),
      ...(check === square ? [words.text("chess-check")] : []),
      ...(picked === square ? [words.text("board-chosen")] : []),
      ...(isArrived ? [words.text("board-last")] : []),
      ...(isPrepared ? [words.text("chess-prepared")] : []),
      ...(isMarked(square) ? [words.text("chess-marked")] : []),
    ];
    const classes = [
      squareColour(square),
      isFrom(square) && "movable",
      picked === square && "picked",
      isTarget && (letter === "" ? "target" : "target taken"),
      isLast && "last",
      isPrepared && "prepared",
      check === square && "check",
    ];
    return {
      key: squareName(square),
      name: names.join(", "),
      isOpen: isFrom(square) || isTarget || (waiting !== undefined && picked !== undefined),
      className: classes.filter(Boolean).join(" "),
      content: (
        <>
          {place >= 56 && <span className="file" data-mark={squareName(square)[0]} />}
          {place % 8 === 7 && <span className="rank" data-mark={squareName(square)[1]} />}
          {isTarget && <span className="dot" />}
          {letter !== "" && (
            <span
              key={isArrived ? `${last} ${letter}` : letter}
              className={isArrived && dropped === undefined ? "man-place slides" : "man-place"}
              style={isArrived ? slideOf(turned(fromOf(last)), place) : undefined}
            >
              <Piece letter={letter} />
            </span>
          )}
        </>
      ),
    };
  };
  const rows = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (_, column) => cellAt(8 * row + column)),
  );
  return (
    <div className="chess-board" {...handlers} {...drag.handlers}>
      <CellGrid
        label={words.text("board-board")}
        className="chess"
        rows={rows}
        onPress={(row, column) => {
          setDropped(undefined);
          clear();
          press(turned(8 * row + column));
        }}
      />
      {arrow !== undefined && picked === undefined && promotions.length === 0 && (
        <Arrow from={turned(fromOf(arrow))} to={turned(toOf(arrow))} className={isFaint ? "faint" : ""} />
      )}
      {marks.map((mark) => (
        <Arrow
          key={mark}
          from={turned(fromOf(mark))}
          to={mark.length > 2 ? turned(toOf(mark)) : undefined}
          className="mark"
        />
      ))}
      {promotions.length > 0 && (
        <Promotion
          moves={promotions}
          side={side}
          words={words}
          onChoose={(move) => {
            setPromotions([]);
            if (move) onPlay(move);
          }}
        />
      )}
    </div>
  );
}

/** Offset, in squares, from which a piece slides in. */
function slideOf(from: number, to: number): CSSProperties {
  const [columns, rows] = [(from % 8) - (to % 8), Math.floor(from / 8) - Math.floor(to / 8)];
  return { "--from-columns": columns, "--from-rows": rows } as CSSProperties;
}

/** An arrow between the centres of two places, on a board of eight by eight, or a circle at one place. */
function Arrow(props: {
  readonly from: number;
  readonly to: number | undefined;
  readonly className: string;
}) {
  const { from, to, className } = props;
  const [x, y] = [(from % 8) + 0.5, Math.floor(from / 8) + 0.5];
  const [dx, dy] = to === undefined ? [0, 0] : [(to % 8) + 0.5 - x, Math.floor(to / 8) + 0.5 - y];
  const length = Math.hypot(dx, dy);
  return (
    <svg className={`chess-arrow ${className}`} viewBox="0 0 8 8" aria-hidden="true">
      <g transform={`translate(${x} ${y}) rotate(${(180 * Math.atan2(dy, dx)) / Math.PI})`}>
        {to === undefined ? (
          <circle r={0.43} />
        ) : (
          <path
            d={`M0.3 -0.09H${length - 0.42}V-0.26L${length - 0.08} 0 ${length - 0.42} 0.26V0.09H0.3z`}
            strokeLinejoin="round"
          />
        )}
      </g>
    </svg>
  );
}
