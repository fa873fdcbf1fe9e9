import { givenBytes } from "../kernels/board-encoding.js";
import { DELIVERED } from "../kernels/layout.js";
import type { Network } from "../network/network.js";
import type { Sample } from "./self-play.js";

/** Samples waiting to be learned, in random order, because consecutive positions of a game are too similar. */
export class ShuffleBuffer {
  private readonly network: Network;
  private readonly random: () => number;
  private readonly size: number;
  private readonly boards: Int8Array;
  private readonly views: Uint8Array;
  private readonly targets: Float32Array;
  private readonly order: Uint32Array;
  private count = 0;
  readonly capacity: number;

  constructor(network: Network, capacity: number, random: () => number) {
    this.network = network;
    this.random = random;
    this.capacity = capacity;
    this.size = givenBytes(network.encoding!);
    this.boards = new Int8Array(capacity * this.size);
    this.views = new Uint8Array(capacity);
    this.targets = new Float32Array(capacity * DELIVERED);
    this.order = new Uint32Array(capacity);
  }

  get full(): boolean {
    return this.count === this.capacity;
  }

  get length(): number {
    return this.count;
  }

  add({ board, view, target }: Sample): void {
    const at = this.full ? this.random() % this.capacity : this.count++;
    this.boards.set(board, at * this.size);
    this.views[at] = view;
    this.targets.set(target, at * DELIVERED);
  }

  /**
   * Learns every sample once and empties the buffer. @returns the summed mean squared difference before each step
   */
  learn(rate: number): number {
    const { network, order, count, size } = this;
    for (let i = 0; i < count; i++) order[i] = i;
    let loss = 0;
    for (let i = count - 1; i >= 0; i--) {
      const j = this.random() % (i + 1);
      const at = order[j]!;
      order[j] = order[i]!;
      network.boards.set(this.boards.subarray(at * size, (at + 1) * size), 0);
      const target = this.targets.subarray(at * DELIVERED, (at + 1) * DELIVERED);
      loss += network.trainBoard(0, this.views[at]!, target, rate);
    }
    this.count = 0;
    return count === 0 ? 0 : loss / count;
  }
}
