import type { Dispatch } from "react";
import { problemFrom } from "../i18n/problem.js";
import type { Action } from "./state.js";

/** Runs an action of the page; an error is shown as a notice. */
export async function tryOrNotice(dispatch: Dispatch<Action>, act: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    dispatch({ type: "notice", notice: { type: "problem", problem: problemFrom(error) } });
  }
}
