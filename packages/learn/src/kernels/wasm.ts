import { ADAM } from "./generated/adam.js";
import { NETWORK } from "./generated/network.js";
import { QUANTIZED } from "./generated/quantized.js";
import type { AdamKernel, NetworkKernel, QuantizedKernel } from "./kernel.js";
import type { LinearMemory } from "./linear-memory.js";
import { referenceAdam, referenceNetwork, referenceQuantized } from "./reference.js";
import { instantiate } from "./webassembly.js";

/** The fastest implementation that the platform has (WebAssembly with SIMD), or the TypeScript reference. */
export type KernelChoice = "fastest" | "reference";

export function networkKernel(memory: LinearMemory, choice: KernelChoice = "fastest"): NetworkKernel {
  return kernel(memory, choice, NETWORK, referenceNetwork);
}

export function quantizedKernel(memory: LinearMemory, choice: KernelChoice = "fastest"): QuantizedKernel {
  return kernel(memory, choice, QUANTIZED, referenceQuantized);
}

export function adamKernel(memory: LinearMemory, choice: KernelChoice = "fastest"): AdamKernel {
  return kernel(memory, choice, ADAM, referenceAdam);
}

function kernel<Kernel>(
  memory: LinearMemory,
  choice: KernelChoice,
  bytes: string,
  reference: (memory: LinearMemory) => Kernel,
): Kernel {
  const fast = choice === "fastest" ? instantiate(bytes, { memory: memory.memory }) : undefined;
  return (fast as Kernel | undefined) ?? reference(memory);
}
