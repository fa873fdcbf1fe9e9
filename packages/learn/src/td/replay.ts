import { DELIVERED } from "../kernels/layout.js";
import type { Network } from "../network/network.js";
import type { Sample } from "./self-play.js";

/**
 * The last so many positions with what they were thought to be worth ("experience replay", L. Lin 1992): each is learned
 * several times, among others from many games.
 */
export class Replay {
  readonly capacity: number;
  private readonly size: number;
  private readonly boards: Int8Array;
  private readonly views: Int8Array;
  private readonly targets: Float32Array;
  private count = 0;
  /** Where the next one goes, once all places are taken. */
  private next = 0;

  /** @param size bytes of a board */
  constructor(capacity: number, size: number) {
    this.capacity = capacity;
    this.size = size;
    this.boards = new Int8Array(capacity * size);
    this.views = new Int8Array(capacity);
    this.targets = new Float32Array(capacity * DELIVERED);
  }

  get length(): number {
    return this.count;
  }

  /** Takes a copy of the sample, in place of the oldest one where there is no room. */
  add({ board, view, target }: Sample): void {
    const at = this.next;
    this.boards.set(board, at * this.size);
    this.views[at] = view;
    this.targets.set(target, at * DELIVERED);
    this.next = (at + 1) % this.capacity;
    this.count = Math.max(this.count, at + 1);
  }

  /**
   * A step of Adam by samples drawn at random.
   * @returns mean squared difference before it, summed over outputs
   */
  learn(network: Network, samples: number, rate: number, random: () => number): number {
    const { size } = this;
    let loss = 0;
    for (let i = 0; i < samples; i++) {
      const at = random() % this.count;
      network.boards.set(this.boards.subarray(at * size, (at + 1) * size), 0);
      loss += network.gatherBoard(0, this.views[at]!, this.targets.subarray(at * DELIVERED));
    }
    network.adapt(rate, samples);
    return loss / samples;
  }

  /** What it holds, to be saved: boards, views, targets and where the next one goes. */
  contents(): readonly [boards: Int8Array, views: Int8Array, targets: Float32Array, next: number] {
    const { count, size } = this;
    return [
      this.boards.subarray(0, count * size),
      this.views.subarray(0, count),
      this.targets.subarray(0, count * DELIVERED),
      this.next,
    ];
  }

  /** Puts back what was saved. */
  refill([boards, views, targets, next]: ReturnType<Replay["contents"]>): void {
    this.boards.set(boards);
    this.views.set(views);
    this.targets.set(targets);
    this.count = views.length;
    this.next = next;
  }
}
