import { ModelFileError } from "../model-file/errors.js";
import { decodeModel, type ModelFile, type TrainingEntry } from "../model-file/model-file.js";
import type { Sample } from "../td/self-play.js";
import { resized } from "../training/resized.js";

/** Boards with their values, for fitting a network; grows as positions are gathered. */
export class TrainingSet {
  readonly size: number;
  readonly outputs: number;
  private boards: Int8Array;
  private views: Int8Array;
  private targets: Float32Array;
  private count = 0;

  constructor(size: number, outputs: number) {
    this.size = size;
    this.outputs = outputs;
    this.boards = new Int8Array(1024 * size);
    this.views = new Int8Array(1024);
    this.targets = new Float32Array(1024 * outputs);
  }

  get length(): number {
    return this.count;
  }

  add({ board, view, target }: Sample): void {
    const at = this.count++;
    if (at === this.views.length) this.reserve(2 * at);
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

  /** The contents as a file: description and arrays. */
  file(about: Omit<ModelFile["header"], "kind" | "shape">): ModelFile {
    const { count, size, outputs } = this;
    return {
      header: { ...about, kind: "positions", shape: { size, outputs } },
      arrays: [
        { numbers: this.boards.subarray(0, count * size), scale: 1 },
        { numbers: this.views.subarray(0, count), scale: 1 },
        this.targets.subarray(0, count * outputs),
      ],
    };
  }

  /** Reads a file written by `file` and adds all of it. @throws ModelFileError if the file holds anything else */
  read({ header, arrays }: ModelFile): void {
    const { size, outputs } = (header.shape ?? {}) as { readonly size?: unknown; readonly outputs?: unknown };
    const [boards, views, targets, ...rest] = arrays.map((array) =>
      array instanceof Float32Array ? array : array.numbers,
    );
    const fits =
      size === this.size &&
      outputs === this.outputs &&
      boards instanceof Int8Array &&
      views instanceof Int8Array &&
      targets instanceof Float32Array &&
      boards.length === views.length * size &&
      rest.length === 0 &&
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
    this.count = after;
  }

  private reserve(capacity: number): void {
    this.boards = resized(this.boards, capacity * this.size);
    this.views = resized(this.views, capacity);
    this.targets = resized(this.targets, capacity * this.outputs);
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
