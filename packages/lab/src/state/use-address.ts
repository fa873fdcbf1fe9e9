import { type Dispatch, useEffect, useRef } from "react";
import { LabError } from "../i18n/lab-error.js";
import { decodeLink, encodeLink } from "./link.js";
import type { Action, LabState } from "./state.js";

/** Milliseconds between the last change and the update of the address; another page is written at once. */
const DELAY = 250;

/** Keeps the state in the fragment of the address, and opens a link that is pasted there. */
export function useAddress(state: LabState, dispatch: Dispatch<Action>): void {
  const written = useRef<string>(undefined);
  written.current ??= location.hash;
  const { work, rootKind, run, other, step, look, place, board, practice, embedded } = state;

  const shown = useRef(place);

  useEffect(() => {
    if (embedded) return;
    const write = (): void => {
      let hash = "";
      try {
        hash = `#${encodeLink({ work, rootKind, run, other, step, look, place, board, practice })}`;
      } catch (error) {
        if (!(error instanceof LabError)) throw error;
      }
      written.current = hash;
      if (hash !== location.hash)
        history.replaceState(null, "", hash === "" ? location.pathname + location.search : hash);
    };
    if (shown.current !== place) write();
    shown.current = place;
    const timer = window.setTimeout(write, DELAY);
    return () => window.clearTimeout(timer);
  }, [work, rootKind, run, other, step, look, place, board, practice, embedded]);

  useEffect(() => {
    const follow = (): void => {
      if (location.hash === written.current || location.hash === "" || location.hash === "#main") return;
      try {
        dispatch({ type: "link", state: decodeLink(location.hash) });
        written.current = location.hash;
      } catch (error) {
        if (!(error instanceof LabError)) throw error;
        dispatch({ type: "notice", notice: { type: "problem", problem: error } });
      }
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [dispatch]);
}
