/** Reads descriptors, whose layout is that of `src/kernels/layout.ts`. */

import * as NET from "../../src/kernels/layout";

// @ts-expect-error: decorator
@inline export function word(at: usize): usize {
  return <usize>load<u32>(at);
}

/** The address of the second layer, in a phase. */
// @ts-expect-error: decorator
@inline export function denseLayers(net: usize, phase: usize): usize {
  return net + NET.DENSE + phase * word(net + NET.DENSE_COUNT) * NET.DENSE_SIZE;
}

/** The address of the second layer, in the phase of the last board read. */
// @ts-expect-error: decorator
@inline export function layersOfPhase(net: usize): usize {
  return denseLayers(net, word(net + NET.PHASE));
}

/** The weights from the first layer to the second in a phase: a row for each unit of the first, and one of zeros. */
// @ts-expect-error: decorator
@inline export function linksOf(net: usize, phase: usize, inputs: usize, bytes: usize): usize {
  return word(net + NET.LINKS) + phase * (inputs + 1) * bytes;
}
