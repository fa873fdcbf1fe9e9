import { PRIVATE, SHARED } from "./generated/network.js";
import type { NetworkKernel } from "./kernel.js";
import type { LinearMemory } from "./linear-memory.js";
import { twinKernel } from "./twin.js";
import { instantiate } from "./webassembly.js";

/** WebAssembly where the platform has it with SIMD, else the twin. */
export function networkKernel(memory: LinearMemory): NetworkKernel {
  return wasmKernel(memory) ?? twinKernel(memory);
}

/** The passes in WebAssembly; undefined where the platform refuses them. */
function wasmKernel({ memory }: LinearMemory): NetworkKernel | undefined {
  const shared = !(memory.buffer instanceof ArrayBuffer);
  return instantiate(shared ? SHARED : PRIVATE, { memory }) as NetworkKernel | undefined;
}
