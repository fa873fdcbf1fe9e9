import type { Catalogue, Message } from "@tyche/messages";
import type { Node, Tree } from "../model/node.js";
import { outlineOf } from "./view/outline.js";
import { isUniform, numeral, unwritable } from "./view/spelling.js";
import type { Written } from "./written.js";

/** Names that can be written unquoted between blanks, in blocks that end at a line of quotes. */
const WORD = /^[^\s"#\p{Cc}]+$/u;

/**
 * Writes a game-tree test of Berkeley's CS188 (class GraphGameTreeTest): agent 0 maximises at the root, the other
 * agents follow in turn and either all minimise (MinimaxAgent) or all move at random (ExpectimaxAgent). Nodes and edges
 * without a usable name are given one.
 * @throws TreeError if the kinds of the levels do not follow that order, or probabilities are unequal
 */
export function writeBerkeley(tree: Tree, words: Catalogue): Written {
  const { depths } = outlineOf(tree);
  const { agents, levels, chance } = findTurns(tree, depths);
  const { states, renamed } = nameStates(tree);
  const ends: { win: string[]; lose: string[] } = { win: [], lose: [] };
  const successors: string[] = [];
  const evaluation: string[] = [];
  let renamedActions = false;
  for (const node of tree.nodes) {
    const state = states[node.id]!;
    if (node.kind === "leaf") {
      (node.value.n > 0n ? ends.win : ends.lose).push(state);
      evaluation.push(`${state} ${numeral(node.value)}`);
      continue;
    }
    if (node.kind !== "chance" && node.informationSet !== undefined)
      throw unwritable(tree, "berkeley", node, { id: "unwritable-set" });
    if (node.estimate) evaluation.push(`${state} ${numeral(node.estimate)}`);
    const usable = node.actions?.every((action) => WORD.test(action)) && new Set(node.actions).size;
    const named = usable === node.children.length;
    renamedActions ||= !named && node.actions !== undefined;
    for (const [index, child] of node.children.entries()) {
      successors.push(`${state} ${named ? node.actions![index] : `a${index + 1}`} ${states[child.id]}`);
    }
  }
  const text = [
    'class: "GraphGameTreeTest"',
    `alg: "${chance ? "ExpectimaxAgent" : "MinimaxAgent"}"`,
    `depth: "${Math.max(1, Math.ceil(levels / agents))}"`,
    "",
    block("diagram", [words.text("drawing-diagram", { nodes: tree.nodes.length, levels })]),
    `num_agents: "${agents}"`,
    "",
    `start_state: "${states[0]}"`,
    `win_states: "${ends.win.join(" ")}"`,
    `lose_states: "${ends.lose.join(" ")}"`,
    "",
    block("successors", successors),
    block("evaluation", evaluation),
  ].join("\n");
  const warnings: Message[] = [];
  if (renamed || renamedActions) {
    const what = renamed && renamedActions ? "both" : renamed ? "states" : "actions";
    warnings.push({ id: "note-replaced", values: { what } });
  }
  if (tree.nodes.some((node) => node.kind !== "leaf" && node.edgePayoffs))
    warnings.push({ id: "note-edges-left-out" });
  return { text, warnings, loses: warnings.length > 0 };
}

function block(key: string, lines: readonly string[]): string {
  return `${key}: """\n${lines.map((line) => `${line}\n`).join("")}"""\n`;
}

/** Who moves at each level: the number of agents in a round, and whether those after the first are chance. */
function findTurns(tree: Tree, depths: Int32Array): { agents: number; levels: number; chance: boolean } {
  const kinds: Node["kind"][] = [];
  for (const node of tree.nodes) {
    if (node.kind === "leaf" && node.payoffs)
      throw unwritable(tree, "berkeley", node, { id: "unwritable-payoffs" });
    if (node.kind === "leaf") continue;
    const depth = depths[node.id]!;
    kinds[depth] ??= node.kind;
    if (node.kind === "player" || node.kind !== kinds[depth]) {
      throw unwritable(tree, "berkeley", node, { id: "unwritable-level", values: { kind: node.kind } });
    }
    if (node.kind === "chance" && !isUniform(node.probabilities)) {
      throw unwritable(tree, "berkeley", node, { id: "unwritable-probabilities" });
    }
  }
  const next = kinds.indexOf("max", 1);
  const agents = next > 0 ? next : Math.max(2, kinds.length);
  const others = kinds.find((kind) => kind !== "max") ?? "min";
  for (const [depth, kind] of kinds.entries()) {
    const expected = depth % agents === 0 ? "max" : others;
    if (kind === expected) continue;
    const first = tree.nodes.find((node) => node.kind !== "leaf" && depths[node.id] === depth)!;
    const values = { kind: first.kind, turn: expected };
    throw unwritable(tree, "berkeley", first, { id: "unwritable-turn", values });
  }
  return { agents, levels: kinds.length, chance: others === "chance" };
}

/** A unique word for each node: its label if possible, otherwise "s" and its number. */
function nameStates(tree: Tree): { states: string[]; renamed: boolean } {
  const labels = new Map<string, number>();
  for (const { label } of tree.nodes) {
    if (label !== undefined) labels.set(label, (labels.get(label) ?? 0) + 1);
  }
  let renamed = false;
  const states = tree.nodes.map(({ id, label }) => {
    if (label !== undefined && labels.get(label) === 1 && WORD.test(label)) return label;
    renamed ||= label !== undefined;
    let state = `s${id}`;
    while (labels.has(state)) state += "_";
    return state;
  });
  return { states, renamed };
}
