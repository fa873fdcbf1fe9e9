import { type PointerEvent, type RefObject, useRef, useState } from "react";

/** A pointer that moves less has pressed, and dragged nothing. */
const LEAST_DRAG = 4;

/** Where a drag began: at a square, or, where there is none, at a piece of the palette. */
export interface DragStart {
  readonly cell: number | undefined;
  readonly piece: string;
}

export interface PieceDrag {
  /** The piece in the hand. */
  readonly piece: string | undefined;
  /** What follows the pointer. */
  readonly hand: RefObject<HTMLDivElement | null>;
  /** Whether the press that is being told of ended a drag. */
  wasDragged(): boolean;
  readonly handlers: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
  };
}

/** Pieces dragged from a palette onto a board, along it, and off it. @param onDrop told no cell: beside the board */
export function usePieceDrag(
  startAt: (element: Element) => DragStart | undefined,
  cellAt: (element: Element | null) => number | undefined,
  onDrop: (start: DragStart, cell: number | undefined) => void,
): PieceDrag {
  const [piece, setPiece] = useState<string>();
  const hand = useRef<HTMLDivElement>(null);
  const from = useRef<{ readonly start: DragStart; readonly x: number; readonly y: number }>(undefined);
  const dragged = useRef(false);
  const end = (): void => {
    from.current = undefined;
    setPiece(undefined);
  };
  return {
    piece,
    hand,
    wasDragged() {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: {
      onPointerDown(event) {
        dragged.current = false;
        const start = event.button === 0 ? startAt(event.target as Element) : undefined;
        from.current = start && { start, x: event.clientX, y: event.clientY };
      },
      onPointerMove(event) {
        const held = from.current;
        if (!held) return;
        if (hand.current) hand.current.style.translate = `${event.clientX}px ${event.clientY}px`;
        if (dragged.current || Math.hypot(event.clientX - held.x, event.clientY - held.y) < LEAST_DRAG)
          return;
        dragged.current = true;
        // From now on the pointer is heard wherever it goes.
        event.currentTarget.setPointerCapture(event.pointerId);
        setPiece(held.start.piece);
      },
      onPointerUp(event) {
        const held = from.current;
        end();
        if (held && dragged.current)
          onDrop(held.start, cellAt(document.elementFromPoint(event.clientX, event.clientY)));
      },
      onPointerCancel: end,
    },
  };
}
