import type { Tree, Value, Worth } from "@tyche/trees";
import { nameOf } from "@tyche/trees/model";
import { isVector } from "@tyche/trees/solve";
import { FigureError } from "./problem.js";
import type { Run } from "./run.js";
import { typedNumber } from "./typed.js";

/** The node with a name as it is printed ("root", "2.1", a label); the root without one. */
export function nodeNamed(tree: Tree, name: string | undefined): number {
  if (name === undefined) return 0;
  const id = tree.nodes.findIndex((node) => nameOf(tree, node.id) === name);
  if (id < 0) throw new FigureError("figure-no-node", { name });
  return id;
}

/** What the search finds a node to be worth; undefined if it never visits the node. */
export function worthAt({ tree, solution }: Run, id: number): Worth | undefined {
  const node = tree.nodes[id]!;
  return node.kind === "leaf" ? (node.payoffs ?? node.value) : solution.record.values[id];
}

/**
 * Whether a typed value is a node's.
 * @throws FigureError if it is not a number, or not one for each player
 */
export function isValue(run: Run, id: number, typed: string): boolean {
  const worth = worthAt(run, id);
  const truth = worth === undefined ? [] : isVector(worth) ? worth : [worth];
  const texts = truth.length > 1 ? typed.split(/[;,\s()]+/).filter(Boolean) : [typed];
  const values = texts.map(typedNumber);
  if (values.length === 0 || values.includes(undefined)) throw new FigureError("figure-no-number");
  return values.length === truth.length && (values as Value[]).every((value, i) => value.equals(truth[i]!));
}

/** The step of the next cut after a step; undefined if there is none. */
export function nextCut({ replay }: Run, step: number): number | undefined {
  return replay.cutAfter(step);
}

/** Whether a node is in a branch that the next cut skips. */
export function isCutNext(run: Run, step: number, id: number): boolean {
  const next = nextCut(run, step);
  const event = next === undefined ? undefined : run.events[next - 1];
  if (event?.type !== "cut") return false;
  const { tree } = run;
  const skipped = new Set(event.skipped.map((index) => tree.nodes[event.node]!.children[index]!.id));
  for (let at = id; at >= 0; at = tree.parents[at]!) if (skipped.has(at)) return true;
  return false;
}
