/**
 * Game trees: each line of standard input is a tree as JSON, each line of
 * output its value and the leaves visited.
 */
import { readFileSync } from "node:fs";

export interface Node {
  readonly kind: "max" | "min" | "chance" | "leaf";
  /** The payoff of a leaf; the estimate of any other node. */
  readonly value: number;
  readonly children: readonly Node[];
  /** The probabilities of a chance node's children. */
  readonly p: readonly number[];
}

let leaves = 0;

// biome-ignore lint/suspicious/noExplicitAny: what JSON.parse returns
function nodeOf(data: any): Node {
  if (typeof data === "number") return { kind: "leaf", value: data, children: [], p: [] };
  const kind = (["max", "min", "chance"] as const).find((key) => key in data)!;
  const children: Node[] = data[kind].map(nodeOf);
  const p = data.p ?? children.map(() => 1 / children.length);
  return { kind, value: data.estimate ?? 0, children, p };
}

/**
 * The payoff of a leaf, or the estimate where a search stops; each is
 * counted.
 */
export function payoff(node: Node): number {
  leaves++;
  return node.value;
}

export function run(search: (root: Node) => number): void {
  for (const line of readFileSync(0, "utf8").split("\n")) {
    if (line === "") continue;
    leaves = 0;
    const value = search(nodeOf(JSON.parse(line)));
    console.log(value, leaves);
  }
}

/**
 * The numbers after the name of the program; where there are none, the
 * defaults.
 */
export function numbers(...defaults: number[]): number[] {
  const given = process.argv.slice(2).map(Number);
  return given.length > 0 ? given : defaults;
}
