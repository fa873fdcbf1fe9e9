import { type RefObject, useRef } from "react";
import { type Dragging, useDragging } from "../use-dragging.js";

/** Where a drag began: at a square, or, where there is none, at a piece of the palette. */
export interface DragStart {
  readonly cell: number | undefined;
  readonly piece: string;
}

export interface PieceDrag extends Pick<Dragging<DragStart>, "wasDragged" | "handlers"> {
  /** The piece in the hand. */
  readonly piece: string | undefined;
  /** What follows the pointer. */
  readonly hand: RefObject<HTMLDivElement | null>;
}

/** Pieces dragged from a palette onto a board, along it, and off it. @param onDrop told no cell: beside the board */
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
