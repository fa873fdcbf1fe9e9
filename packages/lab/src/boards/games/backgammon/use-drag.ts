import { type PointerEvent, type RefObject, useRef, useState } from "react";

/** A pointer that moves less has pressed, and dragged nothing. */
const LEAST_DRAG = 4;

export interface DragRules {
  readonly canDrag: (place: number) => boolean;
  readonly onPick: (place: number) => void;
  /** @param to undefined: beside the board */
  readonly onDrop: (from: number, to: number | undefined) => void;
  readonly placeAt: (row: number, column: number) => number | undefined;
  /** Width of the picture in its own units. */
  readonly units: number;
}

export interface Drag {
  /** From where a checker is being dragged. */
  readonly place: number | undefined;
  /** What follows the pointer. */
  readonly hand: RefObject<SVGGElement | null>;
  /** Whether the press that is being told of ended a drag. */
  wasDragged(): boolean;
  readonly handlers: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
  };
}

/** The place of a cell of the grid; undefined where it is none. */
export function placeOfCell(element: Element | null, placeAt: DragRules["placeAt"]): number | undefined {
  const [row, column] = (element?.closest<HTMLElement>("[data-cell]")?.dataset.cell ?? "")
    .split(" ")
    .map(Number);
  return column === undefined ? undefined : placeAt(row!, column);
}

/** A checker dragged from cell to cell. It follows the pointer without drawing the board anew. */
export function useDrag({ canDrag, onPick, onDrop, placeAt, units }: DragRules): Drag {
  const [place, setPlace] = useState<number>();
  const hand = useRef<SVGGElement>(null);
  const from = useRef<{ readonly place: number; readonly x: number; readonly y: number }>(undefined);
  const dragged = useRef(false);
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = units / box.width;
    const [x, y] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
    hand.current?.setAttribute("transform", `translate(${x} ${y})`);
  };
  return {
    place,
    hand,
    wasDragged() {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: {
      onPointerDown(event) {
        dragged.current = false;
        const start = placeOfCell(event.target as Element, placeAt);
        from.current =
          event.button === 0 && start !== undefined && canDrag(start)
            ? { place: start, x: event.clientX, y: event.clientY }
            : undefined;
      },
      onPointerMove(event) {
        const start = from.current;
        if (!start) return;
        follow(event);
        if (dragged.current || Math.hypot(event.clientX - start.x, event.clientY - start.y) < LEAST_DRAG)
          return;
        dragged.current = true;
        // From now on the pointer is heard beside the board as well.
        event.currentTarget.setPointerCapture(event.pointerId);
        setPlace(start.place);
        onPick(start.place);
      },
      onPointerUp(event) {
        const start = from.current;
        from.current = undefined;
        if (!start || !dragged.current) return;
        setPlace(undefined);
        onDrop(start.place, placeOfCell(document.elementFromPoint(event.clientX, event.clientY), placeAt));
      },
      onPointerCancel() {
        if (from.current && dragged.current) onDrop(from.current.place, undefined);
        from.current = undefined;
        setPlace(undefined);
      },
    },
  };
}
