import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useRef, useState } from "react";

type Place = readonly [row: number, column: number];

export interface CellRules {
  readonly rows: number;
  readonly columns: number;
  readonly onPress: (row: number, column: number) => void;
  readonly onPoint?: ((row: number, column: number) => void) | undefined;
  /** Handles any other key. @returns the cell to focus, or undefined if the key is not used */
  readonly onKey?: (key: string, row: number, column: number) => Place | undefined;
}

/**
 * Focus and presses in a grid of cells marked by `data-cell`, with one listener for all cells: one tab stop; arrow
 * keys, Home, End, Page Up and Page Down move; Enter and Space press.
 *
 * @returns the tab stop, and props of the grid
 */
export function useCells({ rows, columns, onPress, onPoint, onKey }: CellRules) {
  const [focus, setFocus] = useState<Place>([0, 0]);
  const ref = useRef<HTMLDivElement>(null);
  const row = Math.min(focus[0], rows - 1);
  const column = Math.min(focus[1], columns - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Readonly<Record<string, Place>> = {
      ArrowUp: [Math.max(0, row - 1), column],
      ArrowDown: [Math.min(rows - 1, row + 1), column],
      ArrowLeft: [row, Math.max(0, column - 1)],
      ArrowRight: [row, Math.min(columns - 1, column + 1)],
      Home: [row, 0],
      End: [row, columns - 1],
      PageUp: [0, column],
      PageDown: [rows - 1, column],
    };
    if (event.key === "Enter" || event.key === " ") onPress(row, column);
    else {
      const to = moves[event.key] ?? onKey?.(event.key, row, column);
      if (!to) return;
      setFocus(to);
      onPoint?.(...to);
      ref.current?.querySelector<HTMLElement>(`[data-cell="${to.join(" ")}"]`)?.focus();
    }
    event.preventDefault();
  };
  const at = (event: SyntheticEvent, act: (place: Place) => void): void => {
    const place = cellAround(event.target as Element);
    if (place) act(place);
  };
  return {
    stop: [row, column] as Place,
    grid: {
      ref,
      onKeyDown,
      onClick: (event: SyntheticEvent) =>
        at(event, (place) => {
          setFocus(place);
          onPress(...place);
        }),
      onFocus: (event: SyntheticEvent) => at(event, setFocus),
      onPointerOver: (event: PointerEvent) => at(event, (place) => onPoint?.(...place)),
    },
  };
}

/** Place of the cell of a grid that an element is in. */
export function cellAround(element: Element | null): Place | undefined {
  const [row, column] =
    element?.closest<HTMLElement>("[data-cell]")?.dataset.cell?.split(" ").map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : [row, column];
}
