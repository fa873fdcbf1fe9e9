/**
 * Temporal differences: the program plays against itself, and moves the value
 * of each position a little towards the value of the one that comes next.
 */
import { type Game, type Graph, numbers, parts, run, type Values, worth } from "./graph.ts";

const [games, explore] = numbers(20000, 0.1);
let seed = 1;

/** A number from 0 to 1, by a generator that is the same in every language. */
function drawn(): number {
  seed = (1664525 * seed + 1013904223) % 2 ** 32;
  return seed / 2 ** 32;
}

/** The next position, or the end, and whether the best moves led to it. */
function played(node: Graph, values: Values): [after: Graph, isBest: boolean] {
  const { kind, children, p } = parts(node);
  if (kind === "name" || kind === "end") return [node, true];
  if (kind !== "chance" && drawn() >= explore!) {
    const found = children.map((child) => worth(child, values));
    const best = kind === "max" ? Math.max(...found) : Math.min(...found);
    return played(children[found.indexOf(best)]!, values);
  }
  if (kind !== "chance") return [played(children[Math.floor(drawn() * children.length)]!, values)[0], false];
  let share = drawn();
  const index = p.findIndex((chance) => {
    share -= chance;
    return share < 0;
  });
  return played(children.at(index)!, values);
}

function temporalDifference(game: Game, first: string): number[] {
  const values = new Map([...game.keys()].map((name) => [name, 0.5]));
  const visits = new Map<string, number>();
  for (let i = 0; i < games!; i++) {
    let position: Graph = first;
    for (let moves = 0; typeof position === "string" && moves < 1000; moves++) {
      const [after, isBest] = played(game.get(position)!, values);
      if (isBest) {
        const count = (visits.get(position) ?? 0) + 1;
        const value = values.get(position)!;
        visits.set(position, count);
        values.set(position, value + count ** -0.7 * (worth(after, values) - value));
      }
      position = after;
    }
  }
  return [values.get(first)!];
}

run(temporalDifference);
