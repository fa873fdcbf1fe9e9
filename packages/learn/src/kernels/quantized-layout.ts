/**
 * Where a network with integers in its first layers lies in linear memory. As in `layout.ts` it is named by the address of its
 * descriptor, words of 32 bits; the kernel in `assembly/quantized.ts` reads the same places.
 */
export const QUANTIZED = {
  /** Bytes of a board that are read, 64 at most. */
  slots: 0,
  /** Int16[rowCount][width]: what each value of each slot adds to the first layer. */
  rows: 1,
  rowCount: 2,
  /** Uint32[rowCount + 1]: where the entries of each row begin, counted in entries. */
  rowStarts: 3,
  /** Pairs (Uint32 feature, Float32 value) of all rows. */
  rowEntries: 4,
  /** Uint32[rowCount]: the slot, or the pair of slots, that each row belongs to; rows of a slot lie together. */
  rowSlots: 5,
  /** Units of the first layer, a multiple of 64. */
  width: 6,
  /** Float32[features][width] and Float32[width]: what the integers are made from. */
  inputWeights: 7,
  inputBias: 8,
  /** Int16[width]. */
  biasSums: 9,
  /** Float32[width]: a sum of 1 stands for 1 / scale. */
  scales: 10,
  /** Float32[width]: the largest and the smallest that a unit can be; twice and once the width behind is the kernel's own. */
  most: 11,
  least: 12,
  /** Int16[width + 1]: the first layer of the board that was evaluated last, before its rectifiers, and a 0. */
  sums: 13,
  /** A bit for each unit that is above zero, of the layer at hand. */
  active: 14,
  /** Uint32[2 * (slots and pairs)] or Uint16[width + 8]: for the kernel's own use. */
  scratch: 15,
  /** Int16[phases][width + 1][units of the second layer], the last row zero: the weights between the first two layers. */
  links: 16,
  /** Int32[phases][units of the second layer]. */
  linkBias: 17,
  /** Float32[phases][units of the second layer]: what a sum of 1 stands for. */
  linkScales: 18,
  /** Uint16[256][8]: where the bits of each byte are, from the lowest, then anything. */
  places: 19,
  denseCount: 20,
  /** Slots in a line whose pairs have rows, 0 for none; how far pairs reach; the first of their rows. */
  pairSlots: 21,
  pairReach: 22,
  pairRow: 23,
  /** Uint32[pairSlots]: for the kernel's own use. */
  occupied: 24,
  /** How many phases; slots of the line by which they are told, 0 for none; slots of its ends; the most counted there. */
  phases: 25,
  phaseSlots: 26,
  phaseZone: 27,
  phaseMost: 28,
} as const;

/** Words of the network before those of its dense layers, which come once for each phase. */
export const QUANTIZED_WORDS = 29;

/** Words of a layer after the first, from the beginning of its block. */
export const FLOATING = {
  /** Units below (as many as the first layer has, padded) and of the layer. */
  in: 0,
  out: 1,
  /** Float32[in][out]; those of the second layer are only what its integers are made from. */
  weights: 2,
  /** Float32[out]. */
  bias: 3,
  activation: 4,
} as const;

export const FLOATING_WORDS = 5;

/** Units of the first layer that are read in one go. */
export const BLOCK = 64;
