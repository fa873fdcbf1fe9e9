import { type CSSProperties, type PointerEvent, type SyntheticEvent, useRef } from "react";
import { cellAround, useCells } from "../../kit/use-cells.js";
import { type CellLook, MineCell } from "./mine-cell.js";

export interface MineGridProps {
  readonly label: string;
  readonly looks: readonly CellLook[];
  readonly columns: number;
  readonly size: number;
  readonly onPress: (cell: number) => void;
  /** Called for a right click or a long press. */
  readonly onMark: (cell: number) => void;
  /** Handles a key. @returns the cell to focus, or undefined if the board does not use the key */
  readonly onKey: (key: string, cell: number) => number | undefined;
}

const LONG_PRESS_MS = 420;
/** Movement in pixels from which a finger scrolls. */
const STILL = 9;

/** Hundreds of cells as an ARIA grid: one listener for all of them, and only changed cells are rendered. */
export function MineGrid({ label, looks, columns, size, onPress, onMark, onKey }: MineGridProps) {
  const rows = looks.length / columns;
  const { stop, grid } = useCells({
    rows,
    columns,
    onPress: (row, column) => onPress(row * columns + column),
    onKey(key, row, column) {
      const next = onKey(key.toLowerCase(), row * columns + column);
      return next === undefined ? undefined : [Math.floor(next / columns), next % columns];
    },
  });
  const cellOf = ({ target }: SyntheticEvent): number | undefined => {
    const place = cellAround(target as Element);
    return place && place[0] * columns + place[1];
  };
  const holding = useLongPress(cellOf, onMark);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot have the layout of a board.
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      className="mine-grid"
      style={{ "--cell": `${size}px`, "--columns": columns } as CSSProperties}
      {...grid}
      {...holding}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey lint/a11y/useSemanticElements: rows never move, and are not rows of a table.
        <div role="row" className="mine-row" key={row} tabIndex={-1}>
          {looks.slice(row * columns, (row + 1) * columns).map((look, column) => {
            const cell = `${row} ${column}`;
            return <MineCell key={cell} cell={cell} isStop={cell === stop.join(" ")} {...look} />;
          })}
        </div>
      ))}
    </div>
  );
}

/** A finger that stays on a cell marks it, as a right click does. @returns event listeners for the grid */
function useLongPress(cellOf: (event: SyntheticEvent) => number | undefined, onMark: (cell: number) => void) {
  const press = useRef<{ readonly timer: number; readonly x: number; readonly y: number }>(undefined);
  /** Whether the current touch was a long press, which then neither clicks nor opens a menu. */
  const isSpent = useRef(false);
  const isFinger = useRef(false);
  const stopWaiting = (): void => clearTimeout(press.current?.timer);
  const onPointerDown = (event: PointerEvent): void => {
    isSpent.current = false;
    isFinger.current = event.pointerType !== "mouse";
    const cell = cellOf(event);
    if (cell === undefined || !isFinger.current) return;
    stopWaiting();
    const timer = window.setTimeout(() => {
      isSpent.current = true;
      navigator.vibrate?.(15);
      onMark(cell);
    }, LONG_PRESS_MS);
    press.current = { timer, x: event.clientX, y: event.clientY };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
    const { x, y } = press.current ?? { x: clientX, y: clientY };
    if (Math.hypot(clientX - x, clientY - y) > STILL) stopWaiting();
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: stopWaiting,
    onPointerCancel: stopWaiting,
    onClickCapture: (event: SyntheticEvent) => isSpent.current && event.stopPropagation(),
    onContextMenu(event: SyntheticEvent): void {
      event.preventDefault();
      const cell = cellOf(event);
      if (cell !== undefined && !isFinger.current) onMark(cell);
    },
  };
}
