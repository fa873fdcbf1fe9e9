const CHUNK = 18;
const SIZE = 1 << CHUNK;
const MASK = SIZE - 1;

/** A typed array that grows in chunks, without being copied. */
export class Column<T extends Uint8Array | Int32Array> {
  length = 0;
  private readonly chunks: T[] = [];
  private readonly Type: new (
    size: number,
  ) => T;

  constructor(Type: new (size: number) => T) {
    this.Type = Type;
  }

  push(value: number): void {
    if ((this.length & MASK) === 0) this.chunks.push(new this.Type(SIZE));
    this.set(this.length++, value);
  }

  get(at: number): number {
    return this.chunks[at >> CHUNK]![at & MASK]!;
  }

  set(at: number, value: number): void {
    this.chunks[at >> CHUNK]![at & MASK] = value;
  }
}
