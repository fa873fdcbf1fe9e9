import { type RefObject, useEffect } from "react";

/**
 * Hands arrow keys that nobody hears to a board that is steered by them (role "application"), and the focus with them: whoever has just
 * opened the page, or chosen a game, presses them at once.
 */
export function useArrows(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!/^Arrow/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
        return;
      const board = frame.current?.querySelector<HTMLElement>('[role="application"]');
      const from = event.target as HTMLElement;
      // The button that led to this page, and those beside the board, have no use for them.
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
