import { ROOT_KINDS, type Tree, TreeError, writeReadable } from "@tyche/trees";
import { readPlain } from "@tyche/trees/on-demand";
import { boardLinkFrom } from "../boards/record/board-link.js";
import { LabError } from "../i18n/lab-error.js";
import { OWN_TREE } from "../trees/model/lesson.js";
import { runConfigFrom, withoutDefaults } from "../trees/model/run-config.js";
import { deflated, fragmentOf, MOST_DEFLATED, PLACES, unfolded } from "./fragment.js";
import { packPractice, practiceFrom } from "./practice-link.js";
import {
  DEFAULT_LOOK,
  DEFAULT_OTHER,
  type LabState,
  type LinkState,
  LONGEST_TITLE,
  NOTATION_NAMES,
} from "./state.js";

const MOST_STEP = 10_000_000;
/** Largest tree that is packed: larger ones would not fit, and packing them takes time. */
const MOST_NODES = 20_000;

/** Keys of the JSON, short because every link contains them. Absent members have their defaults. */
interface Packed {
  /** The tree as a nested list if possible, otherwise as compact JSON. */
  readonly t: string;
  readonly n?: string;
  /** Set if the Lab chose the title. */
  readonly m?: 1;
  readonly r?: string;
  readonly a?: unknown;
  readonly b?: unknown;
  readonly k?: number;
  readonly o?: string;
  readonly d?: 1;
  readonly p?: string;
  readonly e?: unknown;
  /** The leaves visited, in Compare. */
  readonly w?: number;
  /** The beat of the lesson. */
  readonly l?: number;
}

export type Linked = Pick<
  LabState,
  "work" | "rootKind" | "run" | "other" | "step" | "leaves" | "look" | "place" | "lesson" | "practice"
>;

/** @throws LabError if the state is too long for a link */
export function encodeLink(state: Linked): string {
  const { work, run, other, step, leaves, look, place, lesson, practice } = state;
  if (work.tree.nodes.length > MOST_NODES) throw tooLarge();
  const { text, root } = treeText(work.tree);
  const packed: Packed = {
    t: text,
    ...(work.title === "" ? {} : { n: work.title.slice(0, LONGEST_TITLE) }),
    ...(work.title !== "" && work.given ? { m: 1 as const } : {}),
    ...(root === "max" ? {} : { r: root }),
    a: withoutDefaults(run),
    ...(place === "compare" ? { b: withoutDefaults(other) } : {}),
    ...(step > 0 ? { k: step } : {}),
    ...(place === "compare" && leaves !== undefined ? { w: leaves } : {}),
    ...(look.notation === DEFAULT_LOOK.notation ? {} : { o: look.notation }),
    ...(look.numbers === "decimal" ? { d: 1 as const } : {}),
    ...(place === "explore" || place === "boards" ? {} : { p: place }),
    ...(place === "practise" && practice ? { e: packPractice(practice) } : {}),
    ...(lesson === undefined ? {} : { l: lesson }),
  };
  const bytes = deflated(packed);
  if (bytes.length > MOST_DEFLATED) throw tooLarge();
  return fragmentOf(bytes);
}

function tooLarge(): LabError {
  return new LabError("lab-link-problem-too-large");
}

/** The shortest text of a tree, and the kind of its root for a text that does not contain it. */
export function treeText(tree: Tree): { text: string; root: string } {
  try {
    const { text, loses } = writeReadable(tree, "list");
    if (!loses) return { text: text.trim(), root: tree.root.kind };
  } catch (error) {
    if (!(error instanceof TreeError)) throw error;
  }
  return { text: writeReadable(tree, "json", { compact: true }).text.trim(), root: "max" };
}

/**
 * Parses a fragment, with or without "#".
 *
 * @throws LabError with a message if it is malformed, too large or of an unknown version
 */
export function decodeLink(fragment: string): LinkState {
  return unpack(unfolded(fragment));
}

function stepFrom(data: unknown): number | undefined {
  return typeof data === "number" && Number.isSafeInteger(data) && data >= 0 && data <= MOST_STEP
    ? data
    : undefined;
}

function noGame(): never {
  throw new LabError("lab-link-problem-no-game");
}

function unpack({ t, n, m, r, a, b, k, o, d, p, g, e, l, w }: Readonly<Record<string, unknown>>): LinkState {
  if (typeof t !== "string") throw new LabError("lab-link-problem-no-tree");
  const rootKind = ROOT_KINDS.find((root) => root === r) ?? "max";
  try {
    const { tree, format } = readPlain(t, { root: rootKind });
    return {
      tree,
      format,
      title: typeof n === "string" ? n.slice(0, LONGEST_TITLE) : "",
      given: m === 1,
      rootKind,
      run: runConfigFrom(a),
      other: b === undefined ? DEFAULT_OTHER : runConfigFrom(b),
      step: stepFrom(k) ?? 0,
      leaves: stepFrom(w),
      look: {
        notation: NOTATION_NAMES.find((name) => name === o) ?? DEFAULT_LOOK.notation,
        numbers: d === 1 ? "decimal" : "exact",
      },
      place: PLACES.find((place) => place === p) ?? "explore",
      ...(g === undefined ? {} : { board: boardLinkFrom(g) ?? noGame() }),
      practice: practiceFrom(e),
      lesson: typeof l === "number" && Number.isInteger(l) && l >= 0 && l <= OWN_TREE ? l : undefined,
    };
  } catch (error) {
    if (error instanceof TreeError) throw new LabError("lab-link-problem-no-tree");
    throw error;
  }
}
