/**
 * The layout in linear memory of a network with integers in its first layers. As in `layout.ts`, it is identified by
 * the address of its descriptor, 32-bit words; the kernel in `assembly/quantized.ts` uses the same layout.
 */
export const QUANTIZED = {
  /** Bytes read per board, 64 at most. */
  slots: 0,
  /** Int16[rowCount][width]: the contribution of each value of each slot to the first layer. */
  rows: 1,
  rowCount: 2,
  /** Uint32[rowCount + 1]: the start of each row's entries, counted in entries. */
  rowStarts: 3,
  /** Pairs (Uint32 feature, Float32 value) of all rows. */
  rowEntries: 4,
  /** Uint32[rowCount]: the slot, or the pair of slots, that each row belongs to; rows of a slot are contiguous. */
  rowSlots: 5,
  /** Units of the first layer, a multiple of 64. */
  width: 6,
  /** Float32[features][width] and Float32[width]: the weights and biases that the integers are computed from. */
  inputWeights: 7,
  inputBias: 8,
  /** Int16[width]. */
  biasSums: 9,
  /** Float32[width]: a sum of 1 represents 1 / scale. */
  scales: 10,
  /**
   * Float32[width]: the maximum and the minimum of each unit; the following 2 * width and 1 * width are scratch space.
   */
  most: 11,
  least: 12,
  /** Int16[width + 1]: the first layer of the last board evaluated, before its rectifiers, and a 0. */
  sums: 13,
  /** A bit for each unit above zero, of the current layer. */
  active: 14,
  /** Uint32[2 * (slots and pairs)] or Uint16[width + 8]: scratch space of the kernel. */
  scratch: 15,
  /** Int16[phases][width + 1][units of the second layer], the last row zero: the weights between the first two layers. */
  links: 16,
  /** Int32[phases][units of the second layer]. */
  linkBias: 17,
  /** Float32[phases][units of the second layer]: the number that a sum of 1 represents. */
  linkScales: 18,
  /** Uint16[256][8]: the positions of the bits of each byte, from the lowest; the rest is unspecified. */
  places: 19,
  denseCount: 20,
  /** Slots in the line whose pairs have rows, 0 for none; the reach of pairs; the first of their rows. */
  pairSlots: 21,
  pairReach: 22,
  pairRow: 23,
  /** Uint32[pairSlots]: scratch space of the kernel. */
  occupied: 24,
  /**
   * Number of phases; slots of the line that determines them, 0 for none; slots in each end zone; the maximum count
   * there.
   */
  phases: 25,
  phaseSlots: 26,
  phaseZone: 27,
  phaseMost: 28,
} as const;

/** Words of the network before those of its dense layers, which are repeated for each phase. */
export const QUANTIZED_WORDS = 29;

/** Word offsets of a layer after the first, from the start of its block. */
export const FLOATING = {
  /** Units of the previous layer (if it is the first, its padded width) and of this one. */
  in: 0,
  out: 1,
  /** Float32[in][out]; those of the second layer serve only to compute its integers. */
  weights: 2,
  /** Float32[out]. */
  bias: 3,
  activation: 4,
} as const;

export const FLOATING_WORDS = 5;

/** Number of first-layer units processed at once. */
export const BLOCK = 64;
