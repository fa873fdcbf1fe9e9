import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { squareName } from "./placement.js";

/**
 * Circles ("e4") and arrows ("e2e4") that a person draws, until the position changes: by the right button of the mouse,
 * or by a long touch or the key M on a square, and on a second one for an arrow.
 *
 * @param onRight what a right press or a long touch does instead, if it has another meaning now
 * @returns the marks, what removes them all, and listeners for the board
 */
export function useMarks(
  position: string,
  squareAt: (element: Element) => number | undefined,
  onRight: (() => void) | undefined,
) {
  const [drawn, setDrawn] = useState({ position, marks: [] as readonly string[] });
  const pressed = useRef("");
  const marks = drawn.position === position ? drawn.marks : [];
  const draw = (next: readonly string[]): void => setDrawn({ position, marks: next });
  const nameAt = ({ target }: { readonly target: EventTarget }): string => {
    const square = squareAt(target as Element);
    return square === undefined ? "" : squareName(square);
  };
  const toggle = (mark: string): void =>
    draw(marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark]);
  const step = (name: string): void => {
    const last = marks.at(-1);
    if (name === "") return;
    if (last?.length !== 2 || last === name) toggle(name);
    else draw([...marks.slice(0, -1), last + name]);
  };
  return {
    marks,
    clear: (): void => draw([]),
    handlers: {
      onPointerDownCapture(event: PointerEvent): void {
        pressed.current = event.button === 2 && !onRight ? nameAt(event) : "";
      },
      onPointerUpCapture(event: PointerEvent): void {
        const [from, to] = [pressed.current, nameAt(event)];
        if (from && to) toggle(from === to ? to : from + to);
      },
      onContextMenu(event: MouseEvent): void {
        event.preventDefault();
        if (onRight) onRight();
        else if ((event.nativeEvent as globalThis.PointerEvent).pointerType === "touch") step(nameAt(event));
      },
      onKeyDown(event: KeyboardEvent): void {
        if (event.key === "m" && !event.ctrlKey && !event.metaKey) step(nameAt(event));
      },
    },
  };
}
