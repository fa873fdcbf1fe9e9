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
  const nodes = nodesOf(source, players);
  return { tree: treeOf(nodes, players.length), title: title === "" ? undefined : title };
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

/** A node with its total payoffs: its outcome plus those of the nodes above it. */
interface PaidNode {
  readonly node: EfgNode;
  readonly payoffs: readonly Value[];
}

/** An inner node on the current path, and its children still to come. */
interface OpenNode extends PaidNode {
  missing: number;
}

/** All nodes in prefix order, up to the end of the text. */
function nodesOf(source: EfgText, players: readonly string[]): PaidNode[] {
  const reader = new EfgNodes(source, players);
  const nothing: readonly Value[] = new Array<Value>(players.length).fill(ZERO);
  const nodes: PaidNode[] = [];
  const open: OpenNode[] = [];
  do {
    if (source.isEnd()) throw new TreeError("tree-missing-node", {}, source.at);
    const parent = open.at(-1);
    if (parent) parent.missing--;
    const node = reader.take();
    const payoffs = paid(parent?.payoffs ?? nothing, node);
    nodes.push({ node, payoffs });
    if (nodes.length > MOST_NODES || open.length > MOST_LEVELS) throw tooLarge(node);
    if (node.type !== "t") open.push({ node, payoffs, missing: node.actions.length });
    while (open.at(-1)?.missing === 0) open.pop();
  } while (open.length > 0);
  if (!source.isEnd()) throw new TreeError("tree-goes-on", {}, source.at);
  reader.nameSets();
  return nodes;
}

function tooLarge({ at }: EfgNode): TreeError {
  return new TreeError("tree-game-too-large", { nodes: MOST_NODES, levels: MOST_LEVELS }, at);
}

function paid(above: readonly Value[], { outcome, at }: EfgNode): readonly Value[] {
  if (!outcome) return above;
  return above.map((sum, player) => {
    const more = sum.add(outcome[player]!);
    if (isLong(more)) throw new TreeError("tree-long-sums", {}, at);
    return more;
  });
}

function treeOf(nodes: readonly PaidNode[], players: number): Tree {
  const scalar = players <= 2 && nodes.every((node) => players === 1 || cancels(node));
  const builder = new TreeBuilder();
  const open: OpenNode[] = [];
  const first = nodes[0]!.node;
  const seen = (payoffs: readonly Value[]): readonly Value[] => (scalar ? [payoffs[0]!] : payoffs);
  for (const { node, payoffs } of nodes) {
    const parent = open.at(-1);
    if (parent) parent.missing--;
    const atRoot = parent?.node === first && first.outcome ? seen(first.outcome) : undefined;
    if (node.type === "t") {
      const label = node.name === "" ? undefined : node.name;
      const own = node.outcome ?? payoffs.map(() => ZERO);
      builder.leaf(own[0]!, { label, payoffs: scalar ? undefined : own, at: node.at, pay: atRoot });
    } else {
      const paid = parent && node.outcome ? seen(node.outcome) : undefined;
      enter(builder, node, scalar, addPaid(atRoot, paid));
      open.push({ node, payoffs, missing: node.actions.length });
    }
    for (let last = open.at(-1); last?.missing === 0; last = open.at(-1)) {
      leave(builder, last.node);
      open.pop();
    }
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
    label: name === "" ? undefined : name,
    actions: actions.some((action) => action !== "") ? actions : undefined,
    probabilities,
    probabilitiesAt: listAt,
    informationSet: set && set.nodes > 1 ? set.name : undefined,
    at,
  });
}
