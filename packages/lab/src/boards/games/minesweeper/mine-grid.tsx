import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from "react";
import { type CellLook, MineCell } from "./mine-cell.js";

export interface MineGridProps {
  readonly label: string;
  readonly looks: readonly CellLook[];
  readonly columns: number;
  readonly size: number;
  readonly onPress: (cell: number) => void;
  /** Called for a right click, a long press, or F. */
  readonly onMark: (cell: number) => void;
  /** Handles a key. @returns the cell to focus, or undefined if the board does not use the key */
  readonly onKey: (key: string, cell: number) => number | undefined;
}

const LONG_PRESS_MS = 420;
/** Movement in pixels from which a finger scrolls. */
const STILL = 9;

/** Hundreds of cells as an ARIA grid: one listener for all of them, and only changed cells are rendered. */
export function MineGrid({ label, looks, columns, size, onPress, onMark, onKey }: MineGridProps) {
  const [focus, setFocus] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const press = useRef<{ readonly timer: number; readonly x: number; readonly y: number }>(undefined);
  /** Whether the current touch was a long press, which then neither clicks nor opens a menu. */
  const isSpent = useRef(false);
  const isFinger = useRef(false);
  const stop = Math.min(focus, looks.length - 1);
  const rows = looks.length / columns;

  const go = (cell: number): void => {
    setFocus(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const column = stop % columns;
    const to: Readonly<Record<string, number>> = {
      ArrowUp: stop >= columns ? stop - columns : stop,
      ArrowDown: stop + columns < looks.length ? stop + columns : stop,
      ArrowLeft: column > 0 ? stop - 1 : stop,
      ArrowRight: column < columns - 1 ? stop + 1 : stop,
      Home: stop - column,
      End: stop - column + columns - 1,
      PageUp: column,
      PageDown: (rows - 1) * columns + column,
    };
    if (event.key === "Enter" || event.key === " ") onPress(stop);
    else if (to[event.key] !== undefined) go(to[event.key]!);
    else if (/^f$/i.test(event.key)) onMark(stop);
    else {
      const next = onKey(event.key.toLowerCase(), stop);
      if (next === undefined) return;
      if (next !== stop) go(next);
    }
    event.preventDefault();
  };
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot have the layout of a board.
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      className="mine-grid"
      ref={grid}
      style={{ "--cell": `${size}px`, "--columns": columns } as CSSProperties}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={stopWaiting}
      onPointerCancel={stopWaiting}
      onClick={(event) => {
        const cell = cellOf(event);
        if (cell === undefined || isSpent.current) return;
        setFocus(cell);
        onPress(cell);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        const cell = cellOf(event);
        if (cell !== undefined && !isFinger.current) onMark(cell);
      }}
      onFocus={(event) => {
        const cell = cellOf(event);
        if (cell !== undefined) setFocus(cell);
      }}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey lint/a11y/useSemanticElements: rows never move, and are not rows of a table.
        <div role="row" className="mine-row" key={row} tabIndex={-1}>
          {looks.slice(row * columns, (row + 1) * columns).map((look, column) => {
            const cell = row * columns + column;
            return <MineCell key={cell} cell={cell} isStop={cell === stop} {...look} />;
          })}
        </div>
      ))}
    </div>
  );
}

function cellOf({ target }: SyntheticEvent): number | undefined {
  const found = (target as Element).closest<HTMLElement>("[data-cell]");
  return found ? Number(found.dataset.cell) : undefined;
}
