import type { ChessState } from "@tyche/games/chess";
import type { Catalogue } from "@tyche/messages";
import { type KeyboardEvent, useMemo, useState } from "react";
import { Later } from "../../../kit/later.js";
import { useLater } from "../../../kit/use-later.js";
import { type BoardProps, boardView, bottomSeat } from "../../kit/view.js";
import "./chess.css";
import { Gauge } from "./gauge.js";
import { LinePanel } from "./line-panel.js";
import { Piece } from "./pieces.js";
import { canMate, drawReason, numberOf, sideOf, squaresOf, surplus } from "./placement.js";
import { localMove, spokenMove } from "./spoken.js";
import { ChessSquares } from "./squares.js";

type Action = string;

/** Without a connection the board has no names of openings. */
const OPENINGS = new Later(() =>
  import("@tyche/games/chess/openings")
    .then(({ loadOpenings, openingAt }) => loadOpenings().then(() => ({ openingAt })))
    .catch(() => undefined),
);

const NO_OPENINGS: typeof OPENINGS = new Later(async () => undefined);

/** The name of the last position that opening theory names, however it was reached. */
function useOpening(state: ChessState, earlier: readonly ChessState[]): string | undefined {
  // The start page has no moves to name.
  const openings = useLater(earlier.length > 0 ? OPENINGS : NO_OPENINGS);
  return useMemo(() => {
    const nameAt = (at: ChessState) => openings?.openingAt(at)?.name;
    return [...earlier, state].map(nameAt).findLast(Boolean);
  }, [openings, state, earlier]);
}

function Board(props: BoardProps<ChessState, Action>) {
  const { state, seats, persons, actions, judgement, scale, line, shown, words } = props;
  // A claim moves nothing.
  const before = props.before?.action === "draw" ? undefined : props.before;
  const [isTurned, setTurned] = useState(false);
  const bottom = (bottomSeat(persons) === 1) !== isTurned ? 1 : 0;
  const squares = squaresOf(state);
  const opening = useOpening(state, props.earlier);
  const turnAround = (): void => setTurned(!isTurned);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "f" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turnAround();
  };
  const seat = (side: 0 | 1) => <Seat side={side} squares={squares} name={seats[side]!} words={words} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a keyboard shortcut for the button below.
    <div className={props.isAnalysed ? "chess-frame gauged" : "chess-frame"} onKeyDown={onKeyDown}>
      <div className="chess-seats">
        {seat(bottom === 0 ? 1 : 0)}
        <p className="chess-opening note" lang="en" title={opening}>
          {opening}
        </p>
      </div>
      {props.isAnalysed && (
        <Gauge
          {...{ state, scale, words }}
          before={before?.state}
          value={props.payoff?.[0] ?? judgement?.first}
          isTurned={bottom === 1}
        />
      )}
      <ChessSquares
        {...{ squares, actions, words }}
        side={sideOf(state)}
        isTurned={bottom === 1}
        last={before?.action}
        arrow={shown ?? (judgement?.best && line[0]?.action)}
        isFaint={shown === undefined}
        onPlay={props.onPlay}
        waiting={props.waiting as 0 | 1 | undefined}
        ply={props.earlier.length}
      />
      <div className="chess-seats">
        {seat(bottom)}
        <button
          type="button"
          className="tool chess-turn"
          title={words.text("chess-turn-around")}
          onClick={turnAround}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 20V5M3 9l4-4 4 4M17 4v15M13 15l4 4 4-4" />
          </svg>
          <span className="hidden">{words.text("chess-turn-around")}</span>
        </button>
      </div>
      <p className="hidden" aria-live="polite">
        {before && spokenMove(squaresOf(before.state), before.action, squares, words)}
      </p>
    </div>
  );
}

/** The player of a side, and its extra material. */
function Seat(props: {
  readonly side: 0 | 1;
  readonly squares: readonly string[];
  readonly name: string;
  readonly words: Catalogue;
}) {
  const { side, squares, name, words } = props;
  const { men, pawns } = surplus(squares, side);
  return (
    <p className="chess-seat">
      <strong>{name}</strong>
      <span className="chess-surplus" aria-hidden="true">
        {men.split("").map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are identical.
          <Piece key={index} letter={letter} />
        ))}
        {pawns > 0 && `+${pawns}`}
      </span>
      {pawns > 0 && <span className="hidden">{words.text("chess-ahead", { count: pawns })}</span>}
    </p>
  );
}

export const view = boardView<ChessState, Action>({
  Board,
  editor: () => import("./editor.js"),
  hasColours: true,
  controls: (words) => words.text("chess-controls"),
  Panel: LinePanel,
  typesMoves: true,
  canResign: true,
  canWin: (state, seat) => canMate(squaresOf(state), seat as 0 | 1),
  firstNumber: numberOf,
  isUnlisted: (action) => action === "draw",
  endReason: ({ state, payoff }, words) =>
    payoff[0] === 0 ? words.text(`chess-ends-${drawReason(state)}`) : undefined,
  actionName: (_action, words, text) => (text === "draw" ? words.text("board-draw") : localMove(text, words)),
  resultName: (_state, [white], words, wins) =>
    white === 0 ? words.text("board-draw") : words.text("chess-mate", { won: wins(white! > 0 ? 0 : 1) }),
});
