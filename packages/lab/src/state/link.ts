import { READ_FORMATS, ROOT_KINDS, readTree, type Tree, TreeError, writeReadable } from "@tyche/trees";
import { deflateSync, Inflate } from "fflate";
import { boardLinkFrom } from "../boards/record/board-link.js";
import { LinkError } from "./link-error.js";
import { packPractice, practiceFrom } from "./practice-link.js";
import { runConfigFrom, withoutDefaults } from "./run-config.js";
import {
  DEFAULT_LOOK,
  DEFAULT_OTHER,
  type LabState,
  type LinkState,
  LONGEST_TITLE,
  NOTATION_NAMES,
  PLACES,
} from "./state.js";

/**
 * The whole state in the fragment of the address, which no server ever sees: "#1." and JSON, deflated, in base64url.
 * The number is the version. A later version gets a number and a reader of its own; the readers of old ones stay.
 */
const VERSION = "1";

/** Longer links are cut off by chat programs and mail; a tree of about 8,000 leaves fits. */
export const LONGEST_LINK = 24_000;
/** What public/long-link.js leaves of a longer one. */
const TOO_LONG = "#too-long";
/** A short hostile link must not unfold into a text that fills the memory. */
const MOST_BYTES = 2_000_000;
const MOST_STEP = 10_000_000;
/** Bigger trees do not fit, so nobody need wait until they are packed. */
const MOST_NODES = 20_000;

/** Keys of the JSON, short because they stand in every link. What is left out has its default. */
interface Packed {
  /** The tree as a nested list where one holds it, else as compact JSON. */
  readonly t: string;
  readonly n?: string;
  /** The Lab gave the title. */
  readonly m?: 1;
  readonly r?: string;
  readonly a?: unknown;
  readonly b?: unknown;
  readonly k?: number;
  readonly o?: string;
  readonly d?: 1;
  readonly p?: string;
  /** The game on the board. */
  readonly g?: unknown;
  /** The exercises. */
  readonly e?: unknown;
}

export type Linked = Pick<
  LabState,
  "work" | "rootKind" | "run" | "other" | "step" | "look" | "place" | "board" | "practice"
>;

/** @throws LinkError where the state is too long for a link */
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
  return `${VERSION}.${toBase64Url(bytes)}`;
}

function tooLarge(): LinkError {
  return new LinkError("too-large", "the tree is too large for a link: save it as a file");
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
 * Reads a fragment, with or without "#".
 * @throws LinkError with a sentence where it is malformed, too large or of an unknown version
 */
export function decodeLink(fragment: string): LinkState {
  if (fragment === TOO_LONG || fragment.length > LONGEST_LINK + 100)
    throw new LinkError("too-long", "the link is too long to be one of the Lab's");
  const [, version, data] = /^#?(\d+)\.([\w-]+)$/.exec(fragment) ?? [];
  if (version === undefined || data === undefined) {
    throw new LinkError("not-ours", "the link is not one of the Lab's: part of it is missing or was changed");
  }
  if (data.length > LONGEST_LINK)
    throw new LinkError("too-long", "the link is too long to be one of the Lab's");
  if (version !== VERSION) {
    throw new LinkError(
      "version",
      `the link is of version ${version.slice(0, 9)}, which this Lab does not know`,
    );
  }
  return unpack(parse(inflate(data)));
}

function inflate(data: string): string {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((chunk) => {
    size += chunk.length;
    if (size > MOST_BYTES)
      throw new LinkError("bomb", "the link unfolds into more than a tree for a link may have");
    chunks.push(chunk);
  });
  try {
    const bytes = fromBase64Url(data);
    // In small pieces, so that a bomb is noticed before it has gone off.
    for (let at = 0; at < bytes.length; at += 64) {
      stream.push(bytes.subarray(at, at + 64), at + 64 >= bytes.length);
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch (error) {
    if (error instanceof LinkError) throw error;
    throw new LinkError("damaged", "the link is damaged: its end is missing or it was changed");
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === "object" && data !== null) return data as Readonly<Record<string, unknown>>;
  } catch {
    // Said below.
  }
  throw new LinkError("damaged", "the link is damaged: what it holds is no state of the Lab");
}

function noGame(): never {
  throw new LinkError("no-game", "the link holds no game that can be read");
}

function unpack({ t, n, m, r, a, b, k, o, d, p, g, e }: Readonly<Record<string, unknown>>): LinkState {
  if (typeof t !== "string") throw new LinkError("no-tree", "the link holds no tree");
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
    if (error instanceof TreeError)
      throw new LinkError("no-tree", `the tree in the link cannot be read: ${error.message}`);
    throw error;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
