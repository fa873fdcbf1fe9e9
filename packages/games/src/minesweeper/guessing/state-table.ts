/** Marks a missing entry; no stored value equals it. */
export const UNKNOWN = -1;

/** A growing hash table with open addressing: whole numbers from 0, keyed by 64-bit hashes. */
export class StateTable {
  private mask = (1 << 10) - 1;
  private low = new Int32Array(this.mask + 1);
  private high = new Int32Array(this.mask + 1);
  private values = new Int32Array(this.mask + 1).fill(UNKNOWN);
  private count = 0;

  get(low: number, high: number): number {
    return this.values[this.place(low, high)]!;
  }

  set(low: number, high: number, value: number): void {
    const at = this.place(low, high);
    if (this.values[at] === UNKNOWN) this.count++;
    this.low[at] = low;
    this.high[at] = high;
    this.values[at] = value;
    if (2 * this.count > this.mask) this.grow();
  }

  /** The slot of the hash, or the free slot for it. */
  private place(low: number, high: number): number {
    const { mask, values } = this;
    let at = low & mask;
    while (values[at] !== UNKNOWN && (this.low[at] !== low || this.high[at] !== high)) at = (at + 1) & mask;
    return at;
  }

  private grow(): void {
    const { low, high, values } = this;
    this.mask = 2 * this.mask + 1;
    this.low = new Int32Array(this.mask + 1);
    this.high = new Int32Array(this.mask + 1);
    this.values = new Int32Array(this.mask + 1).fill(UNKNOWN);
    for (let from = 0; from < values.length; from++) {
      if (values[from] === UNKNOWN) continue;
      const at = this.place(low[from]!, high[from]!);
      this.low[at] = low[from]!;
      this.high[at] = high[from]!;
      this.values[at] = values[from]!;
    }
  }
}
