import { ADAM } from "./generated/adam.js";
import { NETWORK } from "./generated/network.js";
import { QUANTIZED } from "./generated/quantized.js";
import type { AdamKernel, NetworkKernel, QuantizedKernel } from "./kernel.js";
import type { LinearMemory } from "./linear-memory.js";
import { instantiate } from "./webassembly.js";

export const networkKernel = ({ memory }: LinearMemory): NetworkKernel =>
  instantiate(NETWORK, { memory }) as NetworkKernel;

export const quantizedKernel = ({ memory }: LinearMemory): QuantizedKernel =>
  instantiate(QUANTIZED, { memory }) as QuantizedKernel;

export const adamKernel = ({ memory }: LinearMemory): AdamKernel =>
  instantiate(ADAM, { memory }) as AdamKernel;
