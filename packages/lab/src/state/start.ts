import type { Catalogue } from "@tyche/messages";
import { LabError } from "../i18n/lab-error.js";
import { PRESETS, presetTree } from "../trees/model/presets.js";
import { DEFAULT_RUN } from "../trees/model/run-config.js";
import { decodeLink } from "./link.js";
import { DEFAULT_LOOK, DEFAULT_OTHER, initialState, type LabState, type LinkState } from "./state.js";

/**
 * A worked tree with chance, at the moment of a cut.
 *
 * @param words the catalogue of the page's language; default: no title, English names
 */
export function welcome(words?: Catalogue): LinkState {
  const preset = PRESETS[0]!;
  return {
    tree: presetTree(preset, words),
    format: "json",
    title: words?.text(`lab-preset-${preset.id}`) ?? "",
    given: true,
    rootKind: "max",
    run: { ...DEFAULT_RUN, ...preset.run },
    other: { ...DEFAULT_OTHER, ...preset.run, algorithm: "star2" },
    step: 31,
    look: DEFAULT_LOOK,
    place: "explore",
  };
}

/** The state of a fragment; if it is invalid, the worked tree with a message. */
export function startingState(fragment: string, embedded: boolean, words: Catalogue): LabState {
  if (fragment === "" || fragment === "#") return initialState(welcome(words), embedded);
  try {
    return initialState(decodeLink(fragment), embedded);
  } catch (error) {
    if (!(error instanceof LabError)) throw error;
    return {
      ...initialState(welcome(words), embedded),
      notice: { type: "problem", problem: error },
    };
  }
}
