import { ADAM } from "./generated/adam.js";
import { NETWORK } from "./generated/network.js";
import { QUANTIZED } from "./generated/quantized.js";
import type { AdamKernel, NetworkKernel } from "./kernel.js";
import type { LinearMemory } from "./linear-memory.js";
import type { QuantizedKernel } from "./quantized-kernel.js";
import { quantizedTwin } from "./quantized-twin.js";
import { twinAdam, twinKernel } from "./twin.js";
import { instantiate } from "./webassembly.js";

/** The WebAssembly kernel if the platform has WebAssembly with SIMD, otherwise the TypeScript implementation. */
export function networkKernel(memory: LinearMemory): NetworkKernel {
  return wasm<NetworkKernel>(memory, NETWORK) ?? twinKernel(memory);
}

/** The same for Adam. */
export function adamKernel(memory: LinearMemory): AdamKernel {
  return wasm<AdamKernel>(memory, ADAM) ?? twinAdam(memory);
}

/** The same for a quantized network. */
export function quantizedKernel(memory: LinearMemory): QuantizedKernel {
  return wasm<QuantizedKernel>(memory, QUANTIZED) ?? quantizedTwin(memory);
}

/** A kernel in WebAssembly; undefined if the platform rejects it. */
function wasm<Kernel>({ memory }: LinearMemory, bytes: string): Kernel | undefined {
  return instantiate(bytes, { memory }) as Kernel | undefined;
}
