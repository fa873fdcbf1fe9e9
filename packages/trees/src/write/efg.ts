import { TreeError } from "../model/error.js";
import { type Node, nameOf, playerOf, type Tree } from "../model/node.js";
import { type Value, ZERO } from "../model/number.js";
import { numeral } from "./spelling/numeral.js";
import type { Written } from "./written.js";

/**
 * An extensive game for Gambit (.efg, version 2). A tree of max and min nodes becomes a zero-sum game of two players.
 * @throws TreeError where a name ends in a backslash, which the format cannot hold, or a number is too long
 */
export function writeEfg(tree: Tree, title = "Game tree"): Written {
  const payoffs = tree.nodes.find((node) => node.kind === "leaf" && node.payoffs);
  const players = payoffs?.kind === "leaf" ? payoffs.payoffs!.length : 2;
  const names =
    payoffs || tree.nodes.some((node) => node.kind === "player")
      ? Array.from({ length: players }, (_, player) => `Player ${player}`)
      : ["MAX", "MIN"];
  const lines = [`EFG 2 R ${quote(title)} { ${names.map(quote).join(" ")} }`, '""', ""];
  const informationSets = new Array<number>(players).fill(0);
  let events = 0;
  let outcomes = 0;
  let loses = false;
  for (const node of tree.nodes) {
    const name = quoteName(tree, node, node.label ?? "");
    if (node.kind === "leaf") {
      const sums = payoffsOf(node, players).map(numeral);
      lines.push(`t ${name} ${++outcomes} "" { ${sums.join(", ")} }`);
      continue;
    }
    loses ||= node.estimate !== undefined;
    const actions = node.children.map((_, index) => quoteName(tree, node, node.actions?.[index] ?? ""));
    if (node.kind === "chance") {
      const pairs = actions.map((action, index) => `${action} ${numeral(node.probabilities[index]!)}`);
      lines.push(`c ${name} ${++events} "" { ${pairs.join(" ")} } 0`);
    } else {
      const player = playerOf(node)!;
      informationSets[player]!++;
      lines.push(`p ${name} ${player + 1} ${informationSets[player]} "" { ${actions.join(" ")} } 0`);
    }
  }
  const warnings = loses ? ["an .efg file holds no estimates"] : [];
  const asPlayers = names[0] !== "MAX";
  if (asPlayers === cancels(tree, players)) {
    warnings.push(
      `an .efg file names players and no kinds: read back, decisions are ${asPlayers ? "max and min" : "player"} nodes`,
    );
  }
  return { text: `${lines.join("\n")}\n`, warnings };
}

/** Whether readers take the game for a zero-sum game of two, whose decisions are max and min nodes. */
function cancels(tree: Tree, players: number): boolean {
  return (
    players === 1 ||
    (players === 2 &&
      tree.nodes.every((node) => {
        if (node.kind !== "leaf") return true;
        const [first, second] = payoffsOf(node, players);
        return first!.add(second!).equals(ZERO);
      }))
  );
}

function payoffsOf(leaf: Node & { kind: "leaf" }, players: number): readonly Value[] {
  if (leaf.payoffs) return leaf.payoffs;
  return players === 2 ? [leaf.value, leaf.value.neg()] : [leaf.value];
}

function quoteName(tree: Tree, node: Node, text: string): string {
  if (text.endsWith("\\")) {
    throw new TreeError(
      `an .efg file cannot hold a name that ends in a backslash, as at node ${nameOf(tree, node.id)}`,
    );
  }
  return quote(text);
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
