/**
 * Games whose positions come back: each line of standard input is a game as
 * JSON, an object of positions by name. A child is a number, a node or a name.
 * The first position is the one that is asked about.
 */
import { readFileSync } from "node:fs";

export type Graph = number | string | Inner;
type Kind = "max" | "min" | "chance";
type Inner = Partial<Record<Kind, readonly Graph[]>> & { readonly p?: readonly number[] };
export type Game = ReadonlyMap<string, Graph>;
export type Values = ReadonlyMap<string, number>;

interface Parts {
  readonly kind: Kind | "name" | "end";
  readonly children: readonly Graph[];
  readonly p: readonly number[];
}

/** The kind of a node, its children and their probabilities. */
export function parts(node: Graph): Parts {
  if (typeof node === "string") return { kind: "name", children: [], p: [] };
  if (typeof node === "number") return { kind: "end", children: [], p: [] };
  const kind = (["max", "min", "chance"] as const).find((key) => key in node)!;
  const children = node[kind]!;
  return { kind, children, p: node.p ?? children.map(() => 1 / children.length) };
}

/** What a node is worth if each position is worth what `values` says. */
export function worth(node: Graph, values: Values): number {
  if (typeof node === "string") return values.get(node)!;
  if (typeof node === "number") return node;
  const { kind, children, p } = parts(node);
  const found = children.map((child) => worth(child, values));
  if (kind === "chance") return found.reduce((sum, value, i) => sum + p[i]! * value, 0);
  return kind === "max" ? Math.max(...found) : Math.min(...found);
}

export function run(solve: (game: Game, first: string) => readonly number[]): void {
  for (const line of readFileSync(0, "utf8").split("\n")) {
    if (line === "") continue;
    const game = new Map(Object.entries<Graph>(JSON.parse(line)));
    console.log(...solve(game, [...game.keys()][0]!));
  }
}

/** The numbers after the name of the program, or else the defaults. */
export function numbers(...defaults: number[]): number[] {
  const given = process.argv.slice(2).map(Number);
  return [...given, ...defaults.slice(given.length)];
}
