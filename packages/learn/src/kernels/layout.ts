/**
 * The layout of a network in linear memory. A network is identified by the address of its descriptor: 32-bit words,
 * first those of the network, then `DENSE_WORDS` for every layer after the first. Addresses are in bytes. The kernels
 * in `assembly/network.ts` use the same layout.
 */
export const NET = {
  /** Bytes read per board. */
  slots: 0,
  /** Float32[rowCount][width]: the contribution of each value of each slot to the first layer. */
  rows: 1,
  rowCount: 2,
  /** Uint32[rowCount + 1]: the start of each row's entries, counted in entries. */
  rowStarts: 3,
  /** Pairs (Uint32 feature, Float32 value) of all rows. */
  rowEntries: 4,
  /** Float32[features][width]. */
  inputWeights: 5,
  /** Float32[width]. */
  inputBias: 6,
  /** Units of the first layer, a multiple of 8. */
  width: 7,
  /** Float32[width]: the first layer's activations. */
  hidden: 8,
  /** Float32[width]: the slope of the loss at each of them. */
  hiddenDelta: 9,
  /** Uint32[slots, and all pairs]: scratch space of the kernel. */
  scratch: 10,
  denseCount: 11,
  /** Slots in the line whose pairs are features, 0 for none; the reach of pairs; their first feature. */
  pairSlots: 12,
  pairReach: 13,
  pairFirst: 14,
  /** Uint32[pairSlots]: scratch space of the kernel. */
  occupied: 15,
  /** Slots of the line that determines phases, 0 for none; slots in each end zone; the maximum count there. */
  phaseSlots: 16,
  phaseZone: 17,
  phaseMost: 18,
  /** The phase of the last board read. */
  phase: 19,
} as const;

/** Words of the network before those of its dense layers, which are repeated for each phase. */
export const NET_WORDS = 20;

/** Word offsets of a layer after the first, from the start of its block. */
export const DENSE = {
  /** Units of the previous layer and of this one, multiples of 8. */
  in: 0,
  out: 1,
  /** Float32[in][out]. */
  weights: 2,
  /** Float32[out]. */
  bias: 3,
  activation: 4,
  delta: 5,
  /** Uint32[in]: the nonzero units of the previous layer, and their number. */
  active: 6,
  activeCount: 7,
} as const;

export const DENSE_WORDS = 8;

/** Number of values that a network delivers; those after its outputs are 1/2. Its last layer has this width. */
export const DELIVERED = 8;

/** Bytes of one entry of a sparse input. */
export const ENTRY_BYTES = 8;
