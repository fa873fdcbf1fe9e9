import type { ReactNode } from "react";
import { useCells } from "./use-cells.js";

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
  readonly onLeave?: () => void;
}

/** A grid of cells that can be pressed, as an ARIA grid; see `useCells` for its keys. */
export function CellGrid({ label, className, rows, onPress, onPoint, onLeave }: CellGridProps) {
  const { stop, grid } = useCells({ rows: rows.length, columns: rows[0]!.length, onPress, onPoint });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot have the layout of a board.
    <div
      role="grid"
      aria-label={label}
      className={`cell-grid ${className}`}
      {...grid}
      onPointerLeave={onLeave}
    >
      {rows.map((cells, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey lint/a11y/useSemanticElements: rows never move, and are not rows of a table.
        <div role="row" className="cell-row" key={y} tabIndex={-1}>
          {cells.map((cell, x) => (
            // biome-ignore lint/a11y/useSemanticElements: a table cannot have the layout of a board.
            <div
              role="gridcell"
              key={cell.key}
              data-cell={`${y} ${x}`}
              tabIndex={y === stop[0] && x === stop[1] ? 0 : -1}
              aria-label={cell.name}
              aria-disabled={!cell.isOpen}
              className={cell.className ? `cell ${cell.className}` : "cell"}
            >
              {cell.content}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
