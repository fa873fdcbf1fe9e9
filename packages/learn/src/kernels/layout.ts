/**
 * The layout of a network in linear memory, for TypeScript and for the kernels: AssemblyScript compiles this file too,
 * so it holds constants only.
 *
 * A network is identified by the address of its descriptor, a block of 32-bit words: those below, then `DENSE_SIZE`
 * bytes for each layer after the first, repeated for each phase. The constants are offsets in bytes; what a word holds
 * is an address unless stated otherwise. Networks of floats have float rows and sums, those of integers have integers.
 */

/** Number of bytes read per board; 64 at most for integers. */
export const SLOTS = 0;
/** Float32 or Int16[rowCount][width]: the contribution of each value of each slot to the first layer. */
export const ROWS = 4;
export const ROW_COUNT = 8;
/** Uint32[rowCount + 1]: the start of each row's entries, counted in entries. */
export const ROW_STARTS = 12;
/** Pairs (Uint32 feature, Float32 value) of all rows. */
export const ROW_ENTRIES = 16;
/** Float32[features][width] and Float32[width]. */
export const INPUT_WEIGHTS = 20;
export const INPUT_BIAS = 24;
/** Units of the first layer, a multiple of 8, or of 64 for integers. */
export const WIDTH = 28;
/** Float32[width] or Int16[width + 1]: the first layer of the last board, before its rectifiers; then an integer 0. */
export const HIDDEN = 32;
/** Space for the kernel's lists. */
export const SCRATCH = 36;
/** Number of layers after the first. */
export const DENSE_COUNT = 40;
/** Slots in the line whose pairs are features, 0 for none; the reach of pairs; the first feature, or row, of a pair. */
export const PAIR_SLOTS = 44;
export const PAIR_REACH = 48;
export const PAIR_FIRST = 52;
/** Uint32[pairSlots]: space for the kernel. */
export const OCCUPIED = 56;
/** Slots of the line that determines phases, 0 for none; slots in each end zone; the maximum count there. */
export const PHASE_SLOTS = 60;
export const PHASE_ZONE = 64;
export const PHASE_MOST = 68;
/** The phase of the last board read. */
export const PHASE = 72;

// Floats only.

/** Float32[width]: the slope of the loss at each unit of the first layer. */
export const HIDDEN_DELTA = 76;

// Integers only.

/** Uint32[rowCount]: the slot, or the pair of slots, that each row belongs to; rows of a slot are contiguous. */
export const ROW_SLOTS = 80;
/** Int16[width]. */
export const BIAS_SUMS = 84;
/** Float32[width]: a sum of 1 represents 1 / scale. */
export const SCALES = 88;
/** Float32[width]: the maximum and the minimum of each unit; the next 2 * width and 1 * width are space for the kernel. */
export const MOST = 92;
export const LEAST = 96;
/** Int16[phases][width + 1][units of the second layer], the last row zero: the weights between the first two layers. */
export const LINKS = 100;
/** Int32[phases][units of the second layer]. */
export const LINK_BIAS = 104;
/** Float32[phases][units of the second layer]: the number that a sum of 1 represents. */
export const LINK_SCALES = 108;
/** Uint16[256][8]: the positions of the bits of each byte, from the lowest; the rest is unspecified. */
export const PLACES = 112;
export const PHASES = 116;

export const DENSE = 120;

// Offsets in the block of such a layer.

/** Units of the previous layer and of this one, multiples of 8. */
export const IN = 0;
export const OUT = 4;
/** Float32[in][out]; for integers, those of the second layer serve only to compute its links. */
export const WEIGHTS = 8;
/** Float32[out]. */
export const BIAS = 12;
/** Float32[out]: before the rectifiers, or the logistic function. */
export const ACTIVATION = 16;
/** A bit for each unit of the previous layer that is above zero. */
export const ACTIVE = 20;
/** Float32[out]: the slope of the loss, floats only. */
export const DELTA = 24;
export const DENSE_SIZE = 28;

/** Number of values that a network delivers; those after its outputs are 1/2. Its last layer has this width. */
export const DELIVERED = 8;

/** Bytes of one entry of a sparse input or of a row: the feature (Uint32) and its value (Float32). */
export const ENTRY_BYTES = 8;
