import { TreeBuilder } from "../model/build.js";
import { TreeError } from "../model/error.js";
import type { Tree } from "../model/node.js";
import type { Value } from "../model/number.js";
import { ROOT_KINDS, type RootKind } from "./document.js";
import { Numerals } from "./numerals.js";
import { quoted } from "./quoted.js";
import { belowList, belowNode, rootTurn, type Turn } from "./turn.js";

/** A cell with its place in the text. */
type Cell = readonly [text: string, at: number];
/** A node in the making: the cells of its row by column, and the nodes below it by the last part of their path. */
type Draft = { cells: ReadonlyMap<string, Cell>; at: number; readonly children: Map<string, Draft> };

const QUOTED = /"(?:[^"]|"")*"/y;
/** Cells without quotation marks, by separator. */
const PLAIN = { ",": /[^,\r\n]*/y, ";": /[^;\r\n]*/y, "\t": /[^\t\r\n]*/y } as const;

/** Whether a text is a table of a tree: its first line names a column path, or the columns parent and kind. */
export function isTable(text: string): boolean {
  const columns = firstLine(text)
    .toLowerCase()
    .split(/[",;\t]+/);
  const isNamed = columns.includes("path") || ["parent", "kind"].every((one) => columns.includes(one));
  return isNamed && columns.length > 1 && /^["a-z]/i.test(text);
}

/**
 * Reads a table with a row for each node, as CSV with commas, semicolons (then numbers may have decimal commas) or tabs:
 * the columns id, parent, kind, label, action, probability, estimate and value, as `writeTree` writes them; or path, such
 * as "left/2" from the root, probability (of the edge to the node) and payoff, where rows of inner nodes may be absent. A
 * node without a kind is a chance node if the edges below it have probabilities; else the levels alternate.
 */
export function readTable(text: string, root?: RootKind): Tree {
  const mark = ([";", "\t"] as const).find((one) => firstLine(text).includes(one)) ?? ",";
  const [head = [], ...lines] = linesOf(text, mark);
  const names = head.map(([name]) => name.trim().toLowerCase().replace("payoff", "value"));
  const top = drafted(lines.map((cells) => new Map(cells.map((cell, i) => [names[i] ?? "", cell]))));
  return built(top, mark === ",", root);
}

function firstLine(text: string): string {
  return text.split(/[\r\n]/, 1)[0]!;
}

function linesOf(text: string, mark: keyof typeof PLAIN): Cell[][] {
  const lines: Cell[][] = [[]];
  for (let at = text.startsWith("\ufeff") ? 1 : 0; at < text.length; ) {
    const pattern = text[at] === '"' ? QUOTED : PLAIN[mark];
    pattern.lastIndex = at;
    const [raw] = pattern.exec(text) ?? [];
    if (raw === undefined) throw new TreeError("tree-never-closed", { mark: '"' }, at);
    const cell = pattern === QUOTED ? raw.slice(1, -1).replaceAll('""', '"') : raw;
    // An apostrophe keeps spreadsheets from reading a formula.
    lines.at(-1)!.push([cell.replace(/^'(?=[\s=+@-])/u, ""), at]);
    at += raw.length;
    if (text[at] !== mark) lines.push([]);
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
  return lines.filter((cells) => cells.some(([cell]) => cell.trim() !== ""));
}

/** The root, with the nodes of all rows below it. */
function drafted(rows: readonly ReadonlyMap<string, Cell>[]): Draft {
  const draftAt = (at: number): Draft => ({ cells: new Map(), at, children: new Map() });
  const top = draftAt(0);
  const mark = rows.some((cells) => cells.get("path")?.[0].includes("/")) ? "/" : ".";
  const byId = new Map<string, Draft>();
  for (const cells of rows) {
    const text = (column: string): string => cells.get(column)?.[0].trim() ?? "";
    const [path, parent, id] = [text("path"), text("parent"), text("id")];
    const [, at] = cells.values().next().value!;
    let draft = parent === "" ? top : byId.get(parent);
    if (!draft) throw new TreeError("tree-table-parent", { parent: quoted(parent) }, at);
    const parts = parent !== "" ? [id] : path === "root" || path === "" ? [] : path.split(mark);
    for (const part of parts) {
      const below: Draft = draft.children.get(part) ?? draftAt(at);
      draft.children.set(part, below);
      draft = below;
    }
    if (draft.cells.size > 0) throw new TreeError("tree-table-twice", { path: quoted(path || id) }, at);
    const action = /^\d+$/.test(parts.at(-1) ?? "0") ? [] : [["action", [parts.at(-1)!, at]] as const];
    Object.assign(draft, { cells: new Map<string, Cell>([...action, ...cells]), at });
    byId.set(id, draft);
  }
  return top;
}

/** @param isExact whether numbers have decimal points, not commas */
function built(top: Draft, isExact: boolean, root: RootKind | undefined): Tree {
  const build = new TreeBuilder();
  const numerals = new Numerals();
  const open: { draft: Draft; rest: Draft[]; below: Turn }[] = [];
  const textIn = ({ cells }: Draft, column: string): string => cells.get(column)?.[0].trim() ?? "";
  const numberIn = (draft: Draft, column: string): Value => {
    const text = textIn(draft, column);
    return numerals.value(isExact ? text : text.replace(",", "."), draft.cells.get(column)?.[1] ?? draft.at);
  };
  const isChance = (children: readonly Draft[]): boolean =>
    children.some((one) => textIn(one, "probability") !== "");
  const labelOf = ({ cells }: Draft): string | undefined => cells.get("label")?.[0] || undefined;
  const begin = (draft: Draft, turn: Turn): void => {
    const children = [...draft.children.values()];
    if (children.length === 0) {
      build.leaf(numberIn(draft, "value"), { label: labelOf(draft), at: draft.at });
      return;
    }
    const given = textIn(draft, "kind").toLowerCase();
    const kind = ROOT_KINDS.find((one) => one === given) ?? (isChance(children) ? "chance" : undefined);
    if (given !== "" && given !== kind)
      throw new TreeError(
        "tree-is-not",
        { found: quoted(given), should: [...ROOT_KINDS] },
        draft.cells.get("kind")![1],
      );
    build.open(kind ?? turn.list ?? "max", undefined, draft.at);
    open.push({ draft, rest: children.reverse(), below: kind ? belowNode(turn, kind) : belowList(turn) });
  };
  begin(top, rootTurn(root));
  for (let last = open.at(-1); last; last = open.at(-1)) {
    const child = last.rest.pop();
    if (child) begin(child, last.below);
    else {
      const { draft } = open.pop()!;
      const children = [...draft.children.values()];
      const actions = children.map(({ cells }) => cells.get("action")?.[0] ?? "");
      build.close({
        at: draft.at,
        label: labelOf(draft),
        actions: actions.some((action) => action !== "") ? actions : undefined,
        probabilities: isChance(children) ? children.map((one) => numberIn(one, "probability")) : undefined,
        estimate: textIn(draft, "estimate") === "" ? undefined : numberIn(draft, "estimate"),
      });
    }
  }
  return build.finish();
}
