import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { GRAPH_FACTS, GraphPosition, randomGraph } from "../../test/random-graph.js";
import { search } from "../minimax/root.js";

class OtherPosition extends GraphPosition {}

const graph = randomGraph("kept");

/** Searches a position of a class; a reference to the copy that was searched. */
function searched(Position: typeof GraphPosition, depth = 2): WeakRef<object> {
  let copied: WeakRef<object> | undefined;
  class Watched extends GraphPosition {
    override copy(): GraphPosition {
      const copy = super.copy();
      copied ??= new WeakRef(copy);
      return copy;
    }
  }
  const position = new Watched(graph);
  Object.defineProperty(position, "constructor", { value: Position });
  search(position, { facts: GRAPH_FACTS, depth });
  return copied!;
}

it("the last search of each game stays alive, and with it the code compiled for its classes", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const shallow = searched(GraphPosition, 1);
  const first = searched(GraphPosition);
  const second = searched(GraphPosition);
  const other = searched(OtherPosition);
  // A reference that was made or read is strong until the end of the turn.
  await setImmediate();
  collect();
  const isAlive = (one: WeakRef<object>): boolean => one.deref() !== undefined;
  expect([shallow, first, second, other].map(isAlive)).toEqual([false, false, true, true]);
});
