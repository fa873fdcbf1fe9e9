import { PRIVATE as PRIVATE_ADAM, SHARED as SHARED_ADAM } from "./generated/adam.js";
import { PRIVATE, SHARED } from "./generated/network.js";
import { PRIVATE as PRIVATE_QUANTIZED, SHARED as SHARED_QUANTIZED } from "./generated/quantized.js";
import type { AdamKernel, NetworkKernel } from "./kernel.js";
import type { LinearMemory } from "./linear-memory.js";
import type { QuantizedKernel } from "./quantized-kernel.js";
import { quantizedTwin } from "./quantized-twin.js";
import { twinAdam, twinKernel } from "./twin.js";
import { instantiate } from "./webassembly.js";

/** WebAssembly where the platform has it with SIMD, else the twin. */
export function networkKernel(memory: LinearMemory): NetworkKernel {
  return wasm<NetworkKernel>(memory, PRIVATE, SHARED) ?? twinKernel(memory);
}

/** The same for Adam. */
export function adamKernel(memory: LinearMemory): AdamKernel {
  return wasm<AdamKernel>(memory, PRIVATE_ADAM, SHARED_ADAM) ?? twinAdam(memory);
}

/** The same for a network of integers. */
export function quantizedKernel(memory: LinearMemory): QuantizedKernel {
  return wasm<QuantizedKernel>(memory, PRIVATE_QUANTIZED, SHARED_QUANTIZED) ?? quantizedTwin(memory);
}

/** A kernel in WebAssembly; undefined where the platform refuses it. */
function wasm<Kernel>({ memory }: LinearMemory, inPrivate: string, inShared: string): Kernel | undefined {
  const shared = !(memory.buffer instanceof ArrayBuffer);
  return instantiate(shared ? inShared : inPrivate, { memory }) as Kernel | undefined;
}
