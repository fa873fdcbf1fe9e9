import { type PointerEvent, useRef, useState } from "react";

/** Shortest drag in pixels; a shorter movement counts as a press. */
const LEAST_DRAG = 4;

/** What can be dragged, and the callbacks of a drag. */
export interface DraggingRules<Start> {
  /** What a press on an element would drag; undefined: nothing. */
  startAt(element: Element): Start | undefined;
  /** The pointer moves during a drag, or before it starts. @param by pixels from where it was pressed */
  onMove(event: PointerEvent<HTMLElement>, start: Start, by: readonly [x: number, y: number]): void;
  onBegin?(start: Start): void;
  /** @param over null: outside the element */
  onDrop(start: Start, over: Element | null): void;
  /** The drag was cancelled, by the system or another finger. */
  onCancel?(start: Start): void;
}

/**
 * Dragging with a pointer, distinguished from presses; nothing is rendered again during a drag.
 *
 * @returns what is being dragged, whether the current click event ended a drag, and listeners for the element
 */
export function useDragging<Start>(rules: DraggingRules<Start>) {
  const [held, setHeld] = useState<Start>();
  const from = useRef<{ readonly start: Start; readonly x: number; readonly y: number }>(undefined);
  const dragged = useRef(false);
  const letGo = (): Start | undefined => {
    const start = dragged.current ? from.current?.start : undefined;
    from.current = undefined;
    setHeld(undefined);
    return start;
  };
  return {
    held,
    wasDragged(): boolean {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>): void {
        dragged.current = false;
        const start = event.button === 0 ? rules.startAt(event.target as Element) : undefined;
        from.current = start === undefined ? undefined : { start, x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent<HTMLElement>): void {
        const pressed = from.current;
        if (!pressed) return;
        const by = [event.clientX - pressed.x, event.clientY - pressed.y] as const;
        rules.onMove(event, pressed.start, by);
        if (dragged.current || Math.hypot(...by) < LEAST_DRAG) return;
        dragged.current = true;
        // From here the element receives the pointer's events wherever it goes.
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(pressed.start);
        rules.onBegin?.(pressed.start);
      },
      onPointerUp(event: PointerEvent<HTMLElement>): void {
        const start = letGo();
        const over = document.elementFromPoint(event.clientX, event.clientY);
        if (start !== undefined) rules.onDrop(start, event.currentTarget.contains(over) ? over : null);
      },
      onPointerCancel(): void {
        const start = letGo();
        if (start !== undefined) rules.onCancel?.(start);
      },
    },
  };
}
