import { MOST_NODES, TreeBuilder } from "../model/build.js";
import { MOST_LEVELS } from "../model/checks.js";
import { TreeError } from "../model/error.js";
import type { Tree } from "../model/node.js";
import { isLong, type Value, ZERO } from "../model/number.js";
import { addPaid } from "../model/paid.js";
import type { Document } from "./document.js";
import { type EfgNode, EfgNodes, EfgText } from "./efg-nodes.js";

/**
 * Reads an extensive game in Gambit's format (.efg, version 2; "The extensive game (.efg) file format" in Gambit's
 * documentation): nodes in prefix order, payoffs added up along the path. The outcome of an inner node is paid on the
 * edge to it; the root has no such edge, so its outcome is paid on every edge from it. A game of one player, or of two
 * whose payoffs always cancel out, becomes a tree of max and min nodes; any other keeps its players and payoffs.
 */
export function readEfg(text: string): Omit<Document, "format"> {
  const source = new EfgText(text);
  const { title, players } = prologue(source);
  return { tree: treeOfNodes(readNodes(source, players), players.length), title: title || undefined };
}

function prologue(source: EfgText): { title: string; players: string[] } {
  for (const [allowed, what] of [
    [["EFG"], ["EFG"]],
    [["2"], "version"],
    [["R", "D"], ["R"]],
  ] as const) {
    source.next();
    const { at } = source;
    if (!(allowed as readonly string[]).includes(source.takeWord())) {
      source.at = at;
      throw source.expected(what);
    }
  }
  const title = source.takeText("title");
  source.takeOpen();
  const { at } = source;
  const players: string[] = [];
  while (!source.isClose()) players.push(source.takeText("player-name"));
  if (players.length === 0) throw new TreeError("tree-no-players", {}, at);
  source.takeClose();
  if (source.isText()) source.takeText("comment");
  return { title, players };
}

/** A node with its total payoffs, its outcome plus those of the nodes above it, and how many nodes end with it. */
interface PaidNode {
  readonly node: EfgNode;
  readonly payoffs: readonly Value[];
  readonly ended: number;
}

/** All nodes in prefix order, up to the end of the text. */
function readNodes(source: EfgText, players: readonly string[]): PaidNode[] {
  const reader = new EfgNodes(source, players);
  const nothing: readonly Value[] = new Array<Value>(players.length).fill(ZERO);
  const nodes: PaidNode[] = [];
  /** The open nodes, with the number of children still to come. */
  const path: { readonly payoffs: readonly Value[]; missing: number }[] = [];
  do {
    if (source.atEnd()) throw new TreeError("tree-missing-node", {}, source.at);
    const parent = path.at(-1);
    if (parent) parent.missing--;
    const node = reader.take();
    const payoffs = paid(parent?.payoffs ?? nothing, node);
    if (nodes.length === MOST_NODES || path.length > MOST_LEVELS)
      throw new TreeError("tree-game-too-large", { nodes: MOST_NODES, levels: MOST_LEVELS }, node.at);
    if (node.type !== "t") path.push({ payoffs, missing: node.actions.length });
    let ended = 0;
    for (; path.at(-1)?.missing === 0; path.pop()) ended++;
    nodes.push({ node, payoffs, ended });
  } while (path.length > 0);
  source.finish();
  reader.nameSets();
  return nodes;
}

function paid(above: readonly Value[], { outcome, at }: EfgNode): readonly Value[] {
  if (!outcome) return above;
  return above.map((sum, player) => {
    const more = sum.add(outcome[player]!);
    if (isLong(more)) throw new TreeError("tree-long-sums", {}, at);
    return more;
  });
}

function treeOfNodes(nodes: readonly PaidNode[], players: number): Tree {
  const scalar = players <= 2 && nodes.every((node) => players === 1 || cancels(node));
  const builder = new TreeBuilder();
  const path: EfgNode[] = [];
  const first = nodes[0]!.node;
  const seen = (payoffs: readonly Value[]): readonly Value[] => (scalar ? [payoffs[0]!] : payoffs);
  for (const { node, payoffs, ended } of nodes) {
    const parent = path.at(-1);
    const atRoot = parent === first && first.outcome ? seen(first.outcome) : undefined;
    if (node.type === "t") {
      const own = node.outcome ?? payoffs.map(() => ZERO);
      const label = node.name || undefined;
      builder.leaf(own[0]!, { label, payoffs: scalar ? undefined : own, at: node.at, pay: atRoot });
    } else {
      const paid = parent && node.outcome ? seen(node.outcome) : undefined;
      enter(builder, node, scalar, addPaid(atRoot, paid));
      path.push(node);
    }
    for (let i = 0; i < ended; i++) leave(builder, path.pop()!);
  }
  return builder.finish();
}

function cancels({ node, payoffs }: PaidNode): boolean {
  return node.type !== "t" || payoffs[0]!.add(payoffs[1]!).equals(ZERO);
}

function enter(
  builder: TreeBuilder,
  { type, player, at }: EfgNode,
  scalar: boolean,
  pay: readonly Value[] | undefined,
): void {
  if (type === "c") builder.open("chance", undefined, at, pay);
  else if (scalar) builder.open(player === 0 ? "max" : "min", undefined, at, pay);
  else builder.open("player", player, at, pay);
}

function leave(builder: TreeBuilder, { name, actions, probabilities, listAt, at, set }: EfgNode): void {
  builder.close({
    label: name || undefined,
    actions: actions.some((action) => action !== "") ? actions : undefined,
    probabilities,
    probabilitiesAt: listAt,
    informationSet: set && set.nodes > 1 ? set.name : undefined,
    at,
  });
}
