import { READ_FORMATS, ROOT_KINDS, readTree, type Tree, TreeError, writeReadable } from "@tyche/trees";
import { deflateSync } from "fflate";
import { boardLinkFrom } from "../boards/record/board-link.js";
import { LabError } from "../i18n/lab-error.js";
import { runConfigFrom, withoutDefaults } from "../trees/model/run-config.js";
import { fragmentOf, LONGEST_LINK, unfolded } from "./fragment.js";
import { packPractice, practiceFrom } from "./practice-link.js";
import {
  DEFAULT_LOOK,
  DEFAULT_OTHER,
  type LabState,
  type LinkState,
  LONGEST_TITLE,
  NOTATION_NAMES,
  PLACES,
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
  readonly g?: unknown;
  readonly e?: unknown;
}

export type Linked = Pick<
  LabState,
  "work" | "rootKind" | "run" | "other" | "step" | "look" | "place" | "board" | "practice"
>;

/** @throws LabError if the state is too long for a link */
export function encodeLink(state: Linked): string {
  const { work, run, other, step, look, place, board, practice } = state;
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
    ...(look.notation === DEFAULT_LOOK.notation ? {} : { o: look.notation }),
    ...(look.numbers === "decimal" ? { d: 1 as const } : {}),
    ...(place === "explore" ? {} : { p: place }),
    ...(place === "boards" && board ? { g: board } : {}),
    ...(place === "practise" && practice ? { e: packPractice(practice) } : {}),
  };
  const bytes = deflateSync(new TextEncoder().encode(JSON.stringify(packed)), { level: 9 });
  if (bytes.length > (LONGEST_LINK * 3) / 4) throw tooLarge();
  return fragmentOf(bytes);
}

function tooLarge(): LabError {
  return new LabError("lab-link-problem-too-large");
}

function treeText(tree: Tree): { text: string; root: string } {
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

function noGame(): never {
  throw new LabError("lab-link-problem-no-game");
}

function unpack({ t, n, m, r, a, b, k, o, d, p, g, e }: Readonly<Record<string, unknown>>): LinkState {
  if (typeof t !== "string") throw new LabError("lab-link-problem-no-tree");
  const rootKind = ROOT_KINDS.find((root) => root === r) ?? "max";
  try {
    const { tree, format } = readTree(t, { root: rootKind });
    return {
      tree,
      format: READ_FORMATS.includes(format) ? format : "json",
      title: typeof n === "string" ? n.slice(0, LONGEST_TITLE) : "",
      given: m === 1,
      rootKind,
      run: runConfigFrom(a),
      other: b === undefined ? DEFAULT_OTHER : runConfigFrom(b),
      step: typeof k === "number" && Number.isSafeInteger(k) && k >= 0 && k <= MOST_STEP ? k : 0,
      look: {
        notation: NOTATION_NAMES.find((name) => name === o) ?? DEFAULT_LOOK.notation,
        numbers: d === 1 ? "decimal" : "exact",
      },
      place: PLACES.find((place) => place === p) ?? "explore",
      ...(g === undefined ? {} : { board: boardLinkFrom(g) ?? noGame() }),
      practice: practiceFrom(e),
    };
  } catch (error) {
    if (error instanceof TreeError) throw new LabError("lab-link-problem-no-tree");
    throw error;
  }
}
