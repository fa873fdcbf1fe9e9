import { type RefObject, useRef } from "react";
import { type Dragging, useDragging } from "../use-dragging.js";

/** The start of a drag: a square, or a piece of the palette. */
export interface DragStart {
  readonly cell: number | undefined;
  readonly piece: string;
}

export interface PieceDrag extends Pick<Dragging<DragStart>, "wasDragged" | "handlers"> {
  /** The dragged piece. */
  readonly piece: string | undefined;
  /** The element that follows the pointer. */
  readonly hand: RefObject<HTMLDivElement | null>;
}

/** Drags pieces from a palette onto a board, along it, and off it. @param onDrop receives no cell beside the board */
export function usePieceDrag(
  startAt: (element: Element) => DragStart | undefined,
  cellAt: (element: Element | null) => number | undefined,
  onDrop: (start: DragStart, cell: number | undefined) => void,
): PieceDrag {
  const hand = useRef<HTMLDivElement>(null);
  const { held, wasDragged, handlers } = useDragging<DragStart>({
    startAt,
    onMove(event) {
      if (hand.current) hand.current.style.translate = `${event.clientX}px ${event.clientY}px`;
    },
    onDrop: (start, over) => onDrop(start, cellAt(over)),
  });
  return { piece: held?.piece, hand, wasDragged, handlers };
}
