import { newMemory, type WasmMemory } from "./webassembly.js";

/** Memory of a fixed size that kernels and their callers share; nothing is ever freed. */
export class LinearMemory {
  readonly memory: WasmMemory;
  readonly int8: Int8Array;
  readonly int16: Int16Array;
  readonly int32: Int32Array;
  readonly uint32: Uint32Array;
  readonly float32: Float32Array;
  private end = 16;

  /**
   * @param bytes total size of all allocations, each as given by `padded`
   * @throws TrainingError if the platform has no WebAssembly
   */
  constructor(bytes: number) {
    this.memory = newMemory(bytes + 16);
    const { buffer } = this.memory;
    this.int8 = new Int8Array(buffer);
    this.int16 = new Int16Array(buffer);
    this.int32 = new Int32Array(buffer);
    this.uint32 = new Uint32Array(buffer);
    this.float32 = new Float32Array(buffer);
  }

  /** The address of `bytes` new bytes, all zero, aligned to 16. */
  allocate(bytes: number): number {
    const at = this.end;
    const end = at + padded(bytes);
    if (end > this.int8.length) throw new RangeError("The linear memory was made too small.");
    this.end = end;
    return at;
  }

  floats(address: number, length: number): Float32Array {
    return this.float32.subarray(address >> 2, (address >> 2) + length);
  }
}

export function padded(bytes: number): number {
  return Math.ceil(bytes / 16) * 16;
}
