/**
 * Where a network lies in linear memory. A network is named by the address of its descriptor: words of 32 bits, first those
 * of the network, then `DENSE_WORDS` for every layer after the first. Addresses are in bytes. The kernels in
 * `assembly/network.ts` read the same places.
 */
export const NET = {
  /** Bytes of a board that are read. */
  slots: 0,
  /** Float32[rowCount][width]: what each value of each slot adds to the first layer. */
  rows: 1,
  rowCount: 2,
  /** Uint32[rowCount + 1]: where the entries of each row begin, counted in entries. */
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
  /** Float32[width]: the loss's slope at each of them. */
  hiddenDelta: 9,
  /** Uint32[slots, and all pairs]: for the kernel's own use. */
  scratch: 10,
  denseCount: 11,
  /** Slots in a line whose pairs are features, 0 for none; how far pairs reach; their first feature. */
  pairSlots: 12,
  pairReach: 13,
  pairFirst: 14,
  /** Uint32[pairSlots]: for the kernel's own use. */
  occupied: 15,
  /** Slots of the line by which phases are told, 0 for none; slots of its ends; the most that are counted there. */
  phaseSlots: 16,
  phaseZone: 17,
  phaseMost: 18,
  /** The phase of the board that was read last. */
  phase: 19,
} as const;

/** Words of the network before those of its dense layers, which come once for each phase. */
export const NET_WORDS = 20;

/** Words of a layer after the first, from the beginning of its block. */
export const DENSE = {
  /** Units below and of the layer, multiples of 8. */
  in: 0,
  out: 1,
  /** Float32[in][out]. */
  weights: 2,
  /** Float32[out]. */
  bias: 3,
  activation: 4,
  delta: 5,
  /** Uint32[in]: the units below that are not zero, and how many they are. */
  active: 6,
  activeCount: 7,
} as const;

export const DENSE_WORDS = 8;

/** Numbers that a network delivers, the ones behind its outputs being 1/2; its last layer is as wide. */
export const DELIVERED = 8;

/** Bytes of one entry of a sparse input. */
export const ENTRY_BYTES = 8;
