import { explainEvent } from "../explain/events.js";
import { type Naming, pictureNames } from "../explain/names.js";
import type { Tree } from "../model/node.js";
import type { NumberStyle } from "../model/number.js";
import type { Id } from "../scene/scene.js";
import type { SearchEvent } from "../search/event.js";
import type { NumberLine } from "./number-line.js";

/** The paths that a picture shows at a step, by the ids of their nodes. */
export type PathNumbers = ReadonlyMap<Id, string>;

/**
 * Finds the nodes that the sentence of an event and its number line name by their paths ("2.1"), since nothing is
 * written at them.
 */
export function pathNumbers(
  tree: Tree,
  numbers: NumberStyle,
): (event: SearchEvent | undefined, line?: NumberLine) => PathNumbers {
  let paths = new Map<Id, string>();
  const naming: Naming = pictureNames(tree, numbers, (id, name, isPath) => {
    if (isPath) paths.set(id, name);
    return name;
  });
  return (event, line) => {
    paths = new Map();
    if (event) explainEvent(event, tree, numbers, naming);
    const posts = [line?.alpha, line?.beta].flatMap((post) => [post?.needs, post?.from?.child]);
    for (const id of [line?.node, ...posts]) if (id !== undefined) naming.node(id);
    return paths;
  };
}
