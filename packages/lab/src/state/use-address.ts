import { type Dispatch, useEffect, useRef } from "react";
import { decodeLink, encodeLink } from "./link.js";
import { LinkError } from "./link-error.js";
import type { Action, LabState } from "./state.js";

/** Milliseconds after the last change before the address follows. */
const DELAY = 250;

/** Keeps the state in the fragment of the address, and follows a link that is pasted into it. */
export function useAddress(state: LabState, dispatch: Dispatch<Action>): void {
  const written = useRef<string>(undefined);
  written.current ??= location.hash;
  const { work, rootKind, run, other, step, look, place, board, practice, embedded } = state;

  useEffect(() => {
    if (embedded) return;
    const timer = window.setTimeout(() => {
      let hash = "";
      try {
        hash = `#${encodeLink({ work, rootKind, run, other, step, look, place, board, practice })}`;
      } catch (error) {
        if (!(error instanceof LinkError)) throw error;
      }
      written.current = hash;
      if (hash !== location.hash)
        history.replaceState(null, "", hash === "" ? location.pathname + location.search : hash);
    }, DELAY);
    return () => window.clearTimeout(timer);
  }, [work, rootKind, run, other, step, look, place, board, practice, embedded]);

  useEffect(() => {
    const follow = (): void => {
      if (location.hash === written.current || location.hash === "" || location.hash === "#main") return;
      try {
        dispatch({ type: "link", state: decodeLink(location.hash) });
        written.current = location.hash;
      } catch (error) {
        if (!(error instanceof LinkError)) throw error;
        dispatch({ type: "notice", notice: { type: "link", problem: error.problem } });
      }
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [dispatch]);
}
