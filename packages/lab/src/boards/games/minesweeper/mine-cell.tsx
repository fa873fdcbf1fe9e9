import { HIDDEN } from "@tyche/games/minesweeper/state";
import { memo } from "react";
import { type Certainty, NUMBER_COLOURS } from "./cells.js";

/** Appearance of a cell: primitive values only, so that an unchanged cell is not rendered again. */
export interface CellLook {
  readonly seen: number;
  readonly flag: boolean;
  readonly exploded: boolean;
  /** A possible mine, at the end. */
  readonly drawn: boolean;
  readonly kind: Certainty | undefined;
  /** Whole percentage of a guess; undefined if it is not shown. */
  readonly percent: number | undefined;
  readonly best: boolean;
  readonly pointed: boolean;
  readonly last: boolean;
  readonly name: string;
}

export interface MineCellProps extends CellLook {
  /** Row and column, for `useCells`. */
  readonly cell: string;
  readonly isStop: boolean;
}

export const MineCell = memo(function MineCell(props: MineCellProps) {
  const { cell, seen, flag, exploded, drawn, kind, percent, best, pointed, last, name, isStop } = props;
  const isHidden = seen === HIDDEN && !exploded;
  const classes = [
    "mine-cell",
    exploded ? "exploded" : isHidden ? "closed" : "open",
    isHidden && kind,
    best && "best",
    pointed && "pointed",
    last && "last",
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot have the layout of a board.
    <div
      role="gridcell"
      data-cell={cell}
      tabIndex={isStop ? 0 : -1}
      aria-label={name}
      className={classes.filter(Boolean).join(" ")}
      style={
        percent === undefined
          ? { color: isHidden ? undefined : NUMBER_COLOURS[seen] }
          : ({ "--risk": `${Math.round(percent * 0.62)}%` } as React.CSSProperties)
      }
    >
      {exploded || drawn ? (
        <Mine />
      ) : flag ? (
        <Flag />
      ) : !isHidden ? (
        seen || ""
      ) : kind === "free" ? (
        <Tick />
      ) : kind === "mine" ? (
        <Mine />
      ) : (
        percent
      )}
    </div>
  );
});

function Flag() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 4v16M5 20h8" fill="none" stroke="var(--mine)" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M8.5 4 18.5 8.2 8.5 12.6Z" fill="var(--flag)" />
    </svg>
  );
}

function Mine() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="var(--mine)" stroke="var(--mine)" strokeLinecap="round">
      <path d="M12 3v18M3 12h18M5.8 5.8l12.4 12.4M18.2 5.8 5.8 18.2" strokeWidth="2" />
      <circle cx="12" cy="12" r="5.8" stroke="none" />
      <circle cx="10" cy="10" r="1.6" fill="var(--glint)" stroke="none" />
    </svg>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="var(--tick)" strokeWidth="3.2">
      <path d="M6 12.6 10.4 17 18.5 7.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
