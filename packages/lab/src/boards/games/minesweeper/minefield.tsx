import { HIDDEN, type MinesweeperState } from "@tyche/games/minesweeper/state";
import type { Catalogue } from "@tyche/messages";
import { useMemo, useState } from "react";
import { Button } from "../../../kit/button.js";
import { Select } from "../../../kit/field.js";
import type { BoardProps } from "../../kit/view.js";
import { chord, columnsOf, openedSince } from "./cells.js";
import { EnteredBoard } from "./entered-board.js";
import type { Survey } from "./insight.js";
import { looksOf } from "./looks.js";
import { MineGrid } from "./mine-grid.js";
import "./minesweeper.css";
import { useFlags } from "./use-flags.js";
import { useZoom, ZoomButtons } from "./use-zoom.js";
import { chooseView, OVERLAYS, useViewChoice } from "./view-choice.js";

/** Mines of the expert board, which is the default. */
const EXPERT_MINES = 99;

export function Minefield(props: BoardProps<MinesweeperState, number, Survey>) {
  const [isEntering, setEntering] = useState(false);
  return isEntering ? (
    <EnteredBoard {...props} onLeave={() => setEntering(false)} />
  ) : (
    <PlayedBoard {...props} onEnter={() => setEntering(true)} />
  );
}

function PlayedBoard(props: BoardProps<MinesweeperState, number, Survey> & { readonly onEnter: () => void }) {
  const { state, position, turn, actions, onPlay, shown, before, insight, options, words } = props;
  const columns = columnsOf(position);
  const view = useViewChoice();
  const [flags, toggleFlag] = useFlags(position, state.cells);
  const [isFlagging, setFlagging] = useState(false);
  const { frame, size, zoom } = useZoom(columns);
  const names = useMemo(() => new Map(actions.map((named) => [named.action, named])), [actions]);
  const opened = useMemo(
    () => new Set(before ? openedSince(before.state, state) : []),
    [before?.state, state, before],
  );
  const isOver = turn < 0;
  const looks = useMemo(
    () => looksOf({ state, columns, flags, survey: insight, view, shown, opened, isOver, words }),
    [state, columns, flags, insight, view, shown, opened, isOver, words],
  );
  const open = (cells: readonly number[]): void => {
    for (const cell of cells) if (!flags.has(cell) && names.has(cell)) onPlay(names.get(cell)!);
  };
  const mark = (cell: number): void => {
    if (!isOver && state.cells[cell] === HIDDEN) toggleFlag(cell);
  };
  const press = (cell: number): void => {
    if (state.cells[cell] !== HIDDEN) open(chord(state.cells, flags, cell, columns));
    else if (isFlagging) mark(cell);
    else open([cell]);
  };
  const free = names.size > 0 ? (insight?.free ?? []) : [];
  const onKey = (key: string, cell: number): number | undefined => {
    if (key === "f") mark(cell);
    else if (key === "s") open(free);
    else if (key === "b") return insight && insight.best >= 0 ? insight.best : cell;
    else return undefined;
    return cell;
  };
  const mines =
    insight?.mines ?? Number(options.mines ?? (options.size === undefined ? EXPERT_MINES : Number.NaN));
  return (
    <section className="minefield" aria-label={words.text("board-board")}>
      <div className="mine-tools buttons">
        {!Number.isNaN(mines) && (
          <strong className="mine-count">
            {words.text("minesweeper-flags", { set: countOf(flags, state), mines })}
          </strong>
        )}
        <Button aria-pressed={isFlagging} onClick={() => setFlagging(!isFlagging)}>
          {words.text("minesweeper-lay-flags")}
        </Button>
        {insight && (
          <Button disabled={free.length === 0} onClick={() => open(free)}>
            {words.text("minesweeper-open-safe", { cells: free.length })}
          </Button>
        )}
        {props.isAnalysed && (
          <Select
            aria-label={words.text("minesweeper-overlay")}
            value={view.overlay}
            options={OVERLAYS}
            text={(overlay) => words.text(`minesweeper-overlays-${overlay}`)}
            disabled={insight === undefined}
            onChoose={(overlay) => chooseView({ overlay })}
          />
        )}
        <ZoomButtons zoom={zoom} words={words} />
        {props.isAnalysed && <Button onClick={props.onEnter}>{words.text("minesweeper-enter")}</Button>}
      </div>
      <div className="mine-frame" ref={frame}>
        <MineGrid
          label={words.text("board-board")}
          {...{ looks, columns, size, onKey }}
          onPress={press}
          onMark={mark}
        />
      </div>
      <p className="hidden" aria-live="polite">
        {before &&
          (state.exploded >= 0
            ? words.text("minesweeper-exploded")
            : openedWords(before.action, opened, state, words))}
      </p>
    </section>
  );
}

function countOf(flags: ReadonlySet<number>, { cells }: MinesweeperState): number {
  return [...flags].filter((cell) => cells[cell] === HIDDEN).length;
}

function openedWords(
  cell: number,
  opened: ReadonlySet<number>,
  { cells }: MinesweeperState,
  words: Catalogue,
): string {
  const shown = words.text("minesweeper-shows", { number: cells[cell]! });
  return opened.size > 1 ? `${shown}, ${words.text("minesweeper-opened", { cells: opened.size })}` : shown;
}
