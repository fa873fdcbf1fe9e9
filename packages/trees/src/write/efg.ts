import type { Catalogue, Message } from "@tyche/messages";
import { TreeError } from "../model/error.js";
import { type DecisionNode, type Node, nameOf, type PlayerNode, playerOf, type Tree } from "../model/node.js";
import { type Value, ZERO } from "../model/number.js";
import { paidOnTheWay } from "../model/paid.js";
import { numeral } from "../view/spelling.js";
import type { Written } from "./written.js";

/**
 * Writes an extensive game for Gambit (.efg, version 2). A tree of max and min nodes becomes a two-player zero-sum
 * game.
 * @throws TreeError if a name ends in a backslash, which the format cannot represent, or a number is too long
 */
export function writeEfg(tree: Tree, title: string | undefined, words: Catalogue): Written {
  const payoffs = tree.nodes.find((node) => node.kind === "leaf" && node.payoffs);
  const players = payoffs?.kind === "leaf" ? payoffs.payoffs!.length : 2;
  const names =
    payoffs || tree.nodes.some((node) => node.kind === "player")
      ? Array.from({ length: players }, (_, player) => words.text("drawing-player", { number: player }))
      : ["MAX", "MIN"];
  const lines = [
    `EFG 2 R ${quote(title ?? words.text("drawing-title"))} { ${names.map(quote).join(" ")} }`,
    '""',
    "",
  ];
  const informationSets = new Array<number>(players).fill(0);
  const numbersOfSets = new Map<string, number>();
  /** The number of a node's information set: its own, or that of the first node with the same name. */
  const setNumber = ({ informationSet }: DecisionNode | PlayerNode, player: number): number => {
    const key = `${player} ${informationSet}`;
    const known = informationSet === undefined ? undefined : numbersOfSets.get(key);
    if (known !== undefined) return known;
    informationSets[player]!++;
    if (informationSet !== undefined) numbersOfSets.set(key, informationSets[player]!);
    return informationSets[player]!;
  };
  let events = 0;
  let outcomes = 0;
  let loses = false;
  let toLeaves = false;
  const paid = paidOnTheWay(tree);
  /** A payment as payoffs of both players, or of all. */
  const each = (pay: readonly Value[]): readonly Value[] =>
    pay.length === 1 && players === 2 ? [pay[0]!, pay[0]!.neg()] : pay;
  for (const node of tree.nodes) {
    const name = quoteName(tree, node, node.label ?? "");
    const parent = tree.nodes[tree.parents[node.id]!];
    const edge =
      parent && parent.kind !== "leaf" ? parent.edgePayoffs?.[parent.children.indexOf(node)] : undefined;
    const pays = edge?.some((value) => !value.equals(ZERO)) ? each(edge) : undefined;
    if (node.kind === "leaf") {
      toLeaves ||= pays !== undefined;
      loses ||= node.isEstimate === true;
      // Outcomes add up along the path: a leaf contains only what the nodes above it have not paid.
      const above = paid?.[parent?.id ?? 0];
      const sums = leafPayoffs(node, players).map((sum, player) =>
        numeral(above ? sum.sub(each(above)[player]!) : sum),
      );
      lines.push(`t ${name} ${++outcomes} "" { ${sums.join(", ")} }`);
      continue;
    }
    const outcome = pays ? `${++outcomes} "" { ${pays.map(numeral).join(", ")} }` : "0";
    loses ||= node.estimate !== undefined;
    const actions = node.children.map((_, index) => quoteName(tree, node, node.actions?.[index] ?? ""));
    if (node.kind === "chance") {
      const pairs = actions.map((action, index) => `${action} ${numeral(node.probabilities[index]!)}`);
      lines.push(`c ${name} ${++events} "" { ${pairs.join(" ")} } ${outcome}`);
    } else {
      const player = playerOf(node)!;
      const set = setNumber(node, player);
      const title = quoteName(tree, node, node.informationSet ?? "");
      lines.push(`p ${name} ${player + 1} ${set} ${title} { ${actions.join(" ")} } ${outcome}`);
    }
  }
  const warnings: Message[] = loses ? [{ id: "note-no-estimates" }] : [];
  if (toLeaves) warnings.push({ id: "note-edges-to-leaves" });
  const asPlayers = names[0] !== "MAX";
  if (asPlayers === cancels(tree, players))
    warnings.push({ id: "note-read-back", values: { sides: asPlayers } });
  return { text: `${lines.join("\n")}\n`, warnings, loses: loses || toLeaves };
}

/** Whether readers take the game for a two-player zero-sum game, whose decisions are max and min nodes. */
function cancels(tree: Tree, players: number): boolean {
  return (
    players === 1 ||
    (players === 2 &&
      tree.nodes.every((node) => {
        if (node.kind !== "leaf") return true;
        const [first, second] = leafPayoffs(node, players);
        return first!.add(second!).equals(ZERO);
      }))
  );
}

function leafPayoffs(leaf: Node & { kind: "leaf" }, players: number): readonly Value[] {
  if (leaf.payoffs) return leaf.payoffs;
  return players === 2 ? [leaf.value, leaf.value.neg()] : [leaf.value];
}

function quoteName(tree: Tree, node: Node, text: string): string {
  if (text.endsWith("\\")) {
    throw new TreeError("tree-backslash", { node: nameOf(tree, node.id) });
  }
  return quote(text);
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
