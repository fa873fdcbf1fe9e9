import { TreeBuilder } from "../model/build.js";
import { thing } from "../model/english.js";
import { TreeError } from "../model/error.js";
import type { Tree } from "../model/node.js";
import { compare, fraction, ONE, parseValue, type Value, ZERO } from "../model/number.js";
import { ROOT_KINDS, type RootKind } from "./document.js";
import { Numerals } from "./numerals.js";
import { quoted } from "./quoted.js";
import { groupsIn, type Piece, partsOf, plainTex } from "./tex-text.js";
import { belowList, belowNode, rootTurn, type Turn } from "./turn.js";

/** A node in the making. */
interface Draft {
  readonly at: number;
  readonly children: Draft[];
  /** What the node shows. */
  readonly text: string;
  readonly kind: RootKind | undefined;
  /** What the edge to the node shows, with and without its probability. */
  readonly edge: string;
  readonly action: string;
  readonly chance: Value | undefined;
}

const BEGIN = "\\begin{forest}";
const END = "\\end{forest}";
/** A tree alone: a bracket, a text and another bracket. */
const ALONE = /^\[\s*[\p{L}$\\][^[\]"]*\[/u;
/** What stands for a kind: a word, or the triangle of its node. */
const KIND_MARKS: readonly (readonly [RootKind, RegExp])[] = [
  ["max", /^\s*\$?\\(?:big)?triangle(?:up)?\$?\s*$/],
  ["min", /^\s*\$?\\(?:big)?triangledown\$?\s*$/],
  ["chance", /^\s*\$?\\(?:big)?circ(?:le)?\$?\s*$/],
];
const KIND_WORD = /^(max|min|chance)(?:imi[sz]er)?(?: node)?(?:[:,]? |$)/i;

/** Whether a text is a tree of the LaTeX package forest: an environment in any text, or its brackets alone. */
export function isForest(text: string): boolean {
  return ALONE.test(text) || (!/^[[{("]/.test(text) && text.includes(BEGIN));
}

/**
 * Reads a tree of the LaTeX package forest (S. Živanović): `[MAX [A, edge label={node[left]{a}} [3] [12]] [2]]`. A node is
 * MAX, MIN or CHANCE if its text or one of its styles says so, or a chance node if the labels of all edges below it are
 * probabilities; else the levels alternate. Other texts of inner nodes are labels, but numbers there, as in solved trees,
 * are left out. A leaf ends with its payoff.
 */
export function readForest(text: string, root?: RootKind): Tree {
  const begin = text.indexOf(BEGIN);
  // Comments keep their places.
  const plain = text.replaceAll(/\\.|%[^\n]*/gs, (one) => (one[0] === "%" ? " ".repeat(one.length) : one));
  // The options of the tree come first.
  const first = nextBracket(plain, begin < 0 ? 0 : begin + BEGIN.length);
  if (plain[first] !== "[")
    throw new TreeError("tree-expected", { found: thing("end"), should: ['"["'] }, first);
  const [top, end] = draftFrom(plain, first);
  const close = begin < 0 ? -1 : plain.indexOf(END, end);
  const rest = begin < 0 ? end : close < 0 ? plain.length : close + END.length;
  if (begin < 0 ? plain.slice(end).trim() !== "" : plain.indexOf(BEGIN, rest) >= 0)
    throw new TreeError("tree-goes-on", {}, rest);
  return built(top, root);
}

/** The root with all nodes below it, and where its bracket ends. */
function draftFrom(text: string, first: number): readonly [top: Draft, end: number] {
  const open: Draft[] = [];
  for (let at = first; ; ) {
    const parent = open.at(-1);
    if (text[at] === "[") {
      const end = nextBracket(text, at + 1);
      const draft = drafted(text.slice(at + 1, end), at + 1);
      parent?.children.push(draft);
      open.push(draft);
      at = end;
    } else if (text[at] === "]") {
      open.pop();
      at++;
      if (open.length === 0) return [parent!, at];
    } else if (at >= text.length) {
      throw new TreeError("tree-never-closed", { mark: "[" }, parent!.at - 1);
    } else if (/\s/.test(text[at]!)) at++;
    else
      throw new TreeError(
        "tree-expected",
        { found: quoted(String.fromCodePoint(text.codePointAt(at)!)), should: ['"["', '"]"'] },
        at,
      );
  }
}

/** Where the next bracket outside of groups is, or the text ends. */
function nextBracket(text: string, from: number): number {
  let depth = 0;
  let at = from;
  for (; at < text.length; at++) {
    const mark = text[at];
    if (mark === "\\") at++;
    else if (mark === "{") depth++;
    else if (mark === "}") depth--;
    else if (depth <= 0 && (mark === "[" || mark === "]")) break;
  }
  return Math.min(at, text.length);
}

function drafted(head: string, at: number): Draft {
  const [[content, place], ...options] = partsOf(head, at) as [Piece, ...Piece[]];
  const labels = options.flatMap(([option]) => {
    const [name, value] = halves(option);
    return name.trim() === "edge label" && value !== undefined
      ? groupsIn(unwrapped(value)).map(plainTex)
      : [];
  });
  const chances = labels.map(chanceIn);
  const drawn = KIND_MARKS.find(([, mark]) => mark.test(unwrapped(content)))?.[0];
  const styles = options.map(([option]) => option.trim().toLowerCase());
  const styled = ROOT_KINDS.find((kind) => styles.includes(kind) || styles.includes(`${kind} node`));
  const text = drawn ? "" : plainTex(content);
  const named = KIND_WORD.exec(text);
  return {
    at: place + content.length - content.trimStart().length,
    children: [],
    text: named ? text.slice(named[0].length).trim() : text,
    kind: drawn ?? (named?.[1]?.toLowerCase() as RootKind | undefined) ?? styled,
    edge: labels.join(" "),
    action: labels.filter((_, i) => chances[i] === undefined).join(" "),
    chance: chances.find((one) => one !== undefined),
  };
}

/** The name and the value of an option. */
function halves(option: string): readonly [name: string, value?: string] {
  const at = option.indexOf("=");
  return at < 0 ? [option] : [option.slice(0, at), option.slice(at + 1)];
}

/** A text without the braces around it. */
function unwrapped(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith("{") && groupsIn(trimmed)[0]?.length === trimmed.length - 2
    ? trimmed.slice(1, -1)
    : trimmed;
}

/** The probability that the label of an edge shows, if it is a number from 0 to 1. */
function chanceIn(label: string): Value | undefined {
  const value = parseValue(label.replace(/^p ?= ?/i, ""));
  return value && compare(value, ZERO) >= 0 && compare(value, ONE) <= 0 ? value : undefined;
}

function built(top: Draft, root: RootKind | undefined): Tree {
  const build = new TreeBuilder();
  const numerals = new Numerals();
  const open: { readonly draft: Draft; next: number; readonly isChance: boolean; readonly below: Turn }[] =
    [];
  const begin = (draft: Draft, turn: Turn): void => {
    if (draft.children.length === 0) {
      const words = draft.text.split(/[\s:=]+/);
      const value = numerals.value(words.at(-1)!.replace(/^\+/, ""), draft.at);
      build.leaf(value, { label: words.slice(0, -1).join(" ") || undefined, at: draft.at });
      return;
    }
    const isChance = draft.kind === "chance" || (draft.kind === undefined && showsChances(draft.children));
    const kind = draft.kind ?? (isChance ? "chance" : undefined);
    build.open(kind ?? turn.list ?? "max", undefined, draft.at);
    open.push({ draft, next: 0, isChance, below: kind ? belowNode(turn, kind) : belowList(turn) });
  };
  begin(top, rootTurn(root));
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const { draft, isChance } = last;
    const child = draft.children[last.next++];
    if (child) {
      begin(child, last.below);
      continue;
    }
    open.pop();
    const shown = draft.children.map(({ action, edge }) => (isChance ? action : edge));
    build.close({
      at: draft.at,
      label: parseValue(draft.text) ? undefined : draft.text || undefined,
      actions: shown.some((action) => action !== "") ? shown : undefined,
      probabilities:
        isChance && draft.children.some(({ chance }) => chance)
          ? draft.children.map(({ chance = ZERO }) => chance)
          : undefined,
    });
  }
  return build.finish();
}

/** How far rounded probabilities may add up from 1; what does not add up is then named as a mistake. */
const ROUNDING = fraction(1, 20);

function showsChances(children: readonly Draft[]): boolean {
  const chances = children.flatMap(({ chance }) => chance ?? []);
  if (chances.length < children.length) return false;
  const missing = chances.reduce((sum, one) => sum.sub(one), ONE as Value);
  return compare(missing, ROUNDING) <= 0 && compare(missing, ROUNDING.neg()) >= 0;
}
