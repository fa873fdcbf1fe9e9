import { type PointerEvent, useRef, useState } from "react";

/** Shortest drag in pixels; a shorter movement counts as a press. */
const LEAST_DRAG = 4;

/** What can be dragged, and the callbacks of a drag. */
export interface DraggingRules<Start> {
  /** What a press on an element would drag; undefined: nothing. */
  startAt(element: Element): Start | undefined;
  /** The pointer moves during a drag, or before it starts. */
  onMove(event: PointerEvent<HTMLElement>): void;
  onBegin?(start: Start): void;
  onDrop(start: Start, over: Element | null): void;
  /** The drag was cancelled, by the system or another finger. */
  onCancel?(start: Start): void;
}

export interface Dragging<Start> {
  /** What is being dragged. */
  readonly held: Start | undefined;
  /** Whether the current click event ended a drag. */
  wasDragged(): boolean;
  readonly handlers: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(): void;
  };
}

/** Dragging with a pointer, distinguished from presses; nothing is rendered again during a drag. */
export function useDragging<Start>(rules: DraggingRules<Start>): Dragging<Start> {
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
    wasDragged() {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: {
      onPointerDown(event) {
        dragged.current = false;
        const start = event.button === 0 ? rules.startAt(event.target as Element) : undefined;
        from.current = start === undefined ? undefined : { start, x: event.clientX, y: event.clientY };
      },
      onPointerMove(event) {
        const pressed = from.current;
        if (!pressed) return;
        rules.onMove(event);
        if (dragged.current || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < LEAST_DRAG)
          return;
        dragged.current = true;
        // From here the element receives the pointer's events wherever it goes.
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(pressed.start);
        rules.onBegin?.(pressed.start);
      },
      onPointerUp(event) {
        const start = letGo();
        if (start !== undefined) rules.onDrop(start, document.elementFromPoint(event.clientX, event.clientY));
      },
      onPointerCancel() {
        const start = letGo();
        if (start !== undefined) rules.onCancel?.(start);
      },
    },
  };
}
