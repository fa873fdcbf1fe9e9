import type { Catalogue } from "@tyche/messages";
import { LabError } from "../i18n/lab-error.js";
import { LESSON } from "../trees/model/lesson.js";
import { PRESETS, presetTree } from "../trees/model/presets.js";
import { DEFAULT_RUN } from "../trees/model/run-config.js";
import { boardAddressIn } from "./fragment.js";
import { boardFor, type HistoryEntry } from "./kept-games.js";
import { decodeLink } from "./link.js";
import { remembered } from "./preferences.js";
import { DEFAULT_LOOK, DEFAULT_OTHER, initialState, type LabState, type LinkState } from "./state.js";

export { decodeLink, encodeLink } from "./link.js";
export { reduce } from "./state.js";

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

/** The lesson, before its question is answered. */
export function lessonState(words?: Catalogue): LinkState {
  return {
    ...welcome(words),
    tree: presetTree(LESSON, words),
    title: "",
    run: { ...DEFAULT_RUN, ...LESSON.run },
    step: 0,
    lesson: 0,
  };
}

/** The name under which a browser remembers that the lesson was seen. */
export const WELCOMED = "welcomed";

/**
 * The state of a fragment; without one, the lesson on a first visit and then the worked tree; of an invalid one, the
 * worked tree with a message.
 *
 * @param entry of the browser's history
 */
export function startingState(
  fragment: string,
  words: Catalogue,
  entry: HistoryEntry | null = null,
): LabState {
  if (fragment === "" || fragment === "#") {
    const isFirst = remembered(WELCOMED) === null;
    return initialState(isFirst ? lessonState(words) : welcome(words));
  }
  return withProblem(words, () => {
    const address = boardAddressIn(fragment);
    if (!address) return decodeLink(fragment);
    return { ...treeOf(entry?.tree, words), place: "boards", board: boardFor(address, entry) };
  });
}

/** The state with the tree of a link; without one, the worked tree. */
export function stateWithTree(link: string, words: Catalogue): LabState {
  return withProblem(words, () => treeOf(link, words));
}

function treeOf(link: string | undefined, words: Catalogue): LinkState {
  return link === undefined || link === "" ? welcome(words) : decodeLink(link);
}

function withProblem(words: Catalogue, read: () => LinkState): LabState {
  try {
    return initialState(read());
  } catch (error) {
    if (!(error instanceof LabError)) throw error;
    return { ...initialState(welcome(words)), notice: { type: "problem", problem: error } };
  }
}
