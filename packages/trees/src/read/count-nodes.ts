import { MOST_NODES } from "../model/build.js";
import { TreeError } from "../model/error.js";
import type { InnerKind } from "../model/node.js";
import type { RootKind } from "./document.js";
import { JsonReader, type NodeSink } from "./json-reader.js";

/**
 * Refuses JSON with more nodes than a tree may have, before they fill the memory.
 * @throws TreeError if it has too many, or is invalid before that
 */
export function refuseTooMany(text: string, root?: RootKind): void {
  // A node takes two characters at least.
  if (text.length > 2 * MOST_NODES) new JsonReader(text, new CountedNodes()).readAll(root);
}

class CountedNodes implements NodeSink {
  readonly isStream = false;
  private count = 0;

  open(_kind: InnerKind, _player: number | undefined, at: number): void {
    this.add(at);
  }

  leaf(_value: string, valueAt: number): void {
    this.add(valueAt);
  }

  close(): void {}

  private add(at: number): void {
    if (++this.count > MOST_NODES) throw new TreeError("tree-too-many-nodes", { most: MOST_NODES }, at);
  }
}
