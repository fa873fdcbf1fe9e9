import { type RefObject, useEffect } from "react";

/**
 * Sends unhandled arrow keys and W, A, S, D, and the focus, to a board that uses them (role "application"), so that they
 * work right after the page was opened or a game chosen.
 */
export function useArrows(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (
        !/^(Arrow.*|[wasd])$/.test(event.key) ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey
      )
        return;
      const board = frame.current?.querySelector<HTMLElement>('[role="application"]');
      const from = event.target as HTMLElement;
      // The link to this page and the buttons beside the board do not use arrow keys.
      const isFree =
        from === document.body ||
        from.matches('[aria-current="page"]') ||
        (frame.current?.contains(from) && from.matches("button"));
      if (!board || !isFree) return;
      event.preventDefault();
      board.focus({ preventScroll: true });
      board.dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true, cancelable: true }));
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [frame]);
}
