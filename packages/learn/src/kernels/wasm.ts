import { PRIVATE, SHARED } from "./generated/network.js";
import type { NetworkKernel } from "./kernel.js";
import type { LinearMemory } from "./linear-memory.js";
import { twinKernel } from "./twin.js";
import { webAssembly } from "./webassembly.js";

/** WebAssembly where the platform has it with SIMD, else the twin. */
export function networkKernel(memory: LinearMemory): NetworkKernel {
  return wasmKernel(memory) ?? twinKernel(memory);
}

/** The passes in WebAssembly; undefined where the platform refuses them. */
function wasmKernel({ memory }: LinearMemory): NetworkKernel | undefined {
  const shared = !(memory.buffer instanceof ArrayBuffer);
  const bytes = Uint8Array.from(atob(shared ? SHARED : PRIVATE), (character) => character.charCodeAt(0));
  if (!webAssembly?.validate(bytes)) return undefined;
  const { exports } = new webAssembly.Instance(new webAssembly.Module(bytes), { env: { memory } });
  return exports as unknown as NetworkKernel;
}
