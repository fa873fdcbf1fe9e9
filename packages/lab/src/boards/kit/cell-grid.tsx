import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";

export interface GridCell {
  readonly key: string;
  /** Accessible name: "row 2, column 3, empty". */
  readonly name: string;
  readonly className?: string;
  readonly isOpen: boolean;
  readonly content?: ReactNode;
}

export interface CellGridProps {
  readonly label: string;
  readonly className: string;
  readonly rows: readonly (readonly GridCell[])[];
  readonly onPress: (row: number, column: number) => void;
  readonly onPoint?: (row: number, column: number) => void;
}

/**
 * A grid of cells that can be pressed, as an ARIA grid: one tab stop; arrow keys, Home and End move; Enter and Space
 * press.
 */
export function CellGrid({ label, className, rows, onPress, onPoint }: CellGridProps) {
  const [focus, setFocus] = useState<readonly [number, number]>([0, 0]);
  const grid = useRef<HTMLDivElement>(null);
  const row = Math.min(focus[0], rows.length - 1);
  const column = Math.min(focus[1], rows[row]!.length - 1);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onPress(row, column);
      return;
    }
    const last = rows[row]!.length - 1;
    const to: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [Math.max(0, row - 1), column],
      ArrowDown: [Math.min(rows.length - 1, row + 1), column],
      ArrowLeft: [row, Math.max(0, column - 1)],
      ArrowRight: [row, Math.min(last, column + 1)],
      Home: [row, 0],
      End: [row, last],
    };
    const next = to[event.key];
    if (!next) return;
    event.preventDefault();
    setFocus(next);
    onPoint?.(...next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next[0]} ${next[1]}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot have the layout of a board.
    <div role="grid" aria-label={label} className={`cell-grid ${className}`} ref={grid} onKeyDown={onKeyDown}>
      {rows.map((cells, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey lint/a11y/useSemanticElements: rows never move, and are not rows of a table.
        <div role="row" className="cell-row" key={y} tabIndex={-1}>
          {cells.map((cell, x) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useSemanticElements: the grid handles the keys.
            <div
              role="gridcell"
              key={cell.key}
              data-cell={`${y} ${x}`}
              tabIndex={y === row && x === column ? 0 : -1}
              aria-label={cell.name}
              aria-disabled={!cell.isOpen}
              className={cell.className ? `cell ${cell.className}` : "cell"}
              onClick={() => {
                setFocus([y, x]);
                onPress(y, x);
              }}
              onPointerEnter={() => onPoint?.(y, x)}
              onFocus={() => setFocus([y, x])}
            >
              {cell.content}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Place of the cell of a grid that an element is in. */
export function cellAround(element: Element | null): readonly [row: number, column: number] | undefined {
  const [row, column] =
    element?.closest<HTMLElement>("[data-cell]")?.dataset.cell?.split(" ").map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : [row, column];
}
