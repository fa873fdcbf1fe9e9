import { ModelFileError } from "../model-file/errors.js";
import { decodeModel, type ModelFile, type TrainingEntry } from "../model-file/model-file.js";
import type { Sample } from "../td/self-play.js";
import { resized } from "../training/resized.js";

/**
 * Boards with their values, for fitting a network; grows as positions are gathered. Boards that were compared in one
 * decision ("siblings") are next to each other; any other board is a decision of its own.
 */
export class TrainingSet {
  readonly size: number;
  readonly outputs: number;
  private boards: Int8Array;
  private views: Int8Array;
  private targets: Float32Array;
  /** 1 for the siblings of the board before. */
  private siblings: Int8Array;
  private count = 0;

  constructor(size: number, outputs: number) {
    this.size = size;
    this.outputs = outputs;
    this.boards = new Int8Array(1024 * size);
    this.views = new Int8Array(1024);
    this.targets = new Float32Array(1024 * outputs);
    this.siblings = new Int8Array(1024);
  }

  get length(): number {
    return this.count;
  }

  /** @param isSibling whether the board is of the same decision as the one added before */
  add({ board, view, target }: Sample, isSibling = false): void {
    const at = this.count++;
    if (at === this.views.length) this.reserve(2 * at);
    this.siblings[at] = at > 0 && isSibling ? 1 : 0;
    this.boards.set(board, at * this.size);
    this.views[at] = view;
    for (let i = 0; i < this.outputs; i++) this.targets[at * this.outputs + i] = target[i]!;
  }

  board(index: number): Int8Array {
    return this.boards.subarray(index * this.size, (index + 1) * this.size);
  }

  view(index: number): number {
    return this.views[index]!;
  }

  target(index: number): Float32Array {
    return this.targets.subarray(index * this.outputs, (index + 1) * this.outputs);
  }

  /** The index of the first board of each decision, and the number of all boards after them. */
  decisions(): Int32Array {
    const firsts: number[] = [];
    for (let i = 0; i < this.count; i++) if (this.siblings[i] === 0) firsts.push(i);
    firsts.push(this.count);
    return Int32Array.from(firsts);
  }

  /** The contents as a file: description and arrays. */
  file(about: Omit<ModelFile["header"], "kind" | "shape">): ModelFile {
    const { count, size, outputs } = this;
    const siblings = this.siblings.subarray(0, count);
    return {
      header: { ...about, kind: "positions", shape: { size, outputs } },
      arrays: [
        { numbers: this.boards.subarray(0, count * size), scale: 1 },
        { numbers: this.views.subarray(0, count), scale: 1 },
        this.targets.subarray(0, count * outputs),
        // Left out where there are none, as in the files of all boards on their own.
        ...(siblings.includes(1) ? [{ numbers: siblings, scale: 1 }] : []),
      ],
    };
  }

  /** Reads a file written by `file` and adds all of it. @throws ModelFileError if the file holds anything else */
  read({ header, arrays }: ModelFile): void {
    const { size, outputs } = (header.shape ?? {}) as { readonly size?: unknown; readonly outputs?: unknown };
    const [boards, views, targets, siblings] = arrays.map((array) =>
      array instanceof Float32Array ? array : array.numbers,
    );
    const fits =
      size === this.size &&
      outputs === this.outputs &&
      boards instanceof Int8Array &&
      views instanceof Int8Array &&
      targets instanceof Float32Array &&
      boards.length === views.length * size &&
      (siblings === undefined || siblings.length === views.length) &&
      targets.length === views.length * outputs;
    if (!fits)
      throw new ModelFileError(
        "positions-other-kind",
        {},
        "This file holds positions of another kind than are needed here.",
      );
    const before = this.count;
    const after = before + views.length;
    if (after > this.views.length) this.reserve(after);
    this.boards.set(boards, before * size);
    this.views.set(views, before);
    this.targets.set(targets, before * outputs);
    if (siblings) this.siblings.set(siblings, before);
    else this.siblings.fill(0, before, after);
    this.count = after;
  }

  private reserve(capacity: number): void {
    this.boards = resized(this.boards, capacity * this.size);
    this.views = resized(this.views, capacity);
    this.targets = resized(this.targets, capacity * this.outputs);
    this.siblings = resized(this.siblings, capacity);
  }
}

/**
 * Adds the boards of several files to an empty set, one after the other.
 * @returns the set, and the history of the first file
 * @throws ModelFileError if the bytes hold no positions of this game
 */
export function readTrainingSet(
  files: readonly Uint8Array[],
  game: string,
  empty: TrainingSet,
): { readonly positions: TrainingSet; readonly history: readonly TrainingEntry[] } {
  let history: readonly TrainingEntry[] = [];
  for (const bytes of files) {
    const file = decodeModel(bytes, { kind: "positions", game });
    empty.read(file);
    if (history.length === 0) history = file.header.history;
  }
  return { positions: empty, history };
}
