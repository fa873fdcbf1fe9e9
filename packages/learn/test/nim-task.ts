import type { BoardEncoding, Episode, TrainingTask } from "@tyche/learn/network";

/** The largest heap. */
const MOST = 15;

export const NIM_ENCODING: BoardEncoding = {
  slots: 1,
  features: MOST + 1,
  rows: Array.from({ length: MOST + 1 }, (_, heap) => (heap === 0 ? [] : [[heap, 1]])),
  views: [
    { bases: [0], sign: 1 },
    { bases: [0], sign: 1 },
  ],
};

/**
 * Test task: take one, two or three; the player who takes the last wins, so the best moves leave a multiple of four.
 */
export const NIM_TASK: TrainingTask = {
  outputs: 1,
  value: (outputs, at) => 2 * outputs[at]! - 1,
  turned(outputs, from, into, to) {
    into[to] = 1 - outputs[from]!;
  },
  unit: "wins",
  rival: { name: "taking one", value: (boards, at) => boards[at]! },
  episode: () => new NimEpisode(),
};

class NimEpisode implements Episode {
  private heap = 0;
  private player = 0;

  begin(random: () => number): void {
    this.heap = 1 + (random() % MOST);
    this.player = random() & 1;
  }

  afterstates(boards: Int8Array, offset: number, stride: number): number {
    const count = Math.min(3, this.heap);
    for (let i = 0; i < count; i++) boards[offset + i * stride] = this.heap - 1 - i;
    return count;
  }

  view(): number {
    return this.player;
  }

  finish(): number {
    return this.heap <= 3 ? this.heap - 1 : -1;
  }

  finished(into: Float32Array, at: number): void {
    into[at] = 1;
  }

  play(move: number): void {
    this.heap -= move + 1;
    this.player = 1 - this.player;
  }

  over(): boolean {
    return this.heap === 0;
  }

  outcome(into: Float32Array, at: number): void {
    into[at] = 1;
  }

  outcomes(): number {
    return 1;
  }

  probability(): number {
    return 1;
  }

  expand(_outcome: number, boards: Int8Array, offset: number, stride: number): number {
    return this.afterstates(boards, offset, stride);
  }
}
