import { instantiate, newMemory } from "@tyche/learn/wasm";
import { PROSPECTS as KERNEL } from "../../kernels/generated/prospects.js";
import { ROLLS } from "../../rules/board.js";

/**
 * Features of a board for the next turns, stored after its 28 bytes: rolls that hit, and blocked paths. A network that
 * sees only points and pairs of points would have to combine many of them. They resemble the features of H. Berliner's
 * program (1980) and G. Tesauro's later ones, and need not be exact.
 *
 * All but the last exist for both sides, player 0's first, quantised from 0 to 15.
 */
export const PROSPECTS = [
  "rolls that hit",
  "pips that hits cost",
  "way of the rearmost",
  "pips barred",
  "way from the bar",
  "way out of the wall",
  "pips to go",
  "lead",
] as const;

/** Number of features; the lead exists only once for both sides. */
export const PROSPECT_COUNT = 2 * PROSPECTS.length - 1;

/** The largest value of a feature; the lead ranges from -MOST to MOST. */
export const MOST = 15;

/** Number of points ahead that the table considers; blocks further away are ignored. */
const AHEAD = 12;

/**
 * Pips that one checker can move with a whole roll, summed over all 36 rolls, by which of the next twelve points are
 * blocked (bit d - 1: the point d pips ahead).
 */
export const WAYS: Uint16Array = Uint16Array.from({ length: 1 << AHEAD }, (_, barred) => {
  const isOpen = (distance: number): boolean => distance > AHEAD || ((barred >> (distance - 1)) & 1) === 0;
  return ROLLS.reduce((sum, { dice: [high, low], ways }) => {
    let pips = 0;
    if (high === low) while (pips < 4 * high && isOpen(pips + high)) pips += high;
    else if (isOpen(high)) pips = isOpen(high + low) ? high + low : high;
    else if (isOpen(low)) pips = isOpen(high + low) ? high + low : low;
    return sum + ways * pips;
  }, 0);
});

/** The exports of `assembly/prospects.ts`. */
interface Exports {
  setup(ways: number, room: number): void;
  prospects(boards: number, stride: number, count: number): void;
}

const PAGE = 65_536;
/** Memory layout of the kernel: its table, then its cache (48 bytes), then the boards. */
const WAYS_AT = 16;
const ROOM_AT = WAYS_AT + WAYS.byteLength;
const BOARDS_AT = ROOM_AT + 48;

type Writer = (boards: Int8Array, at: number, count: number, stride: number) => void;

/** The kernel, to which boards are copied. @throws TrainingError if the platform has no WebAssembly with SIMD */
function kernelWriter(): Writer {
  const memory = newMemory(PAGE);
  const kernel = instantiate(KERNEL, { memory }) as Exports;
  new Uint16Array(memory.buffer, WAYS_AT, WAYS.length).set(WAYS);
  kernel.setup(WAYS_AT, ROOM_AT);
  const bytes = new Int8Array(memory.buffer);
  return (boards, at, count, stride) => {
    const most = Math.floor((PAGE - BOARDS_AT) / stride);
    for (let done = 0; done < count; done += most) {
      const from = at + done * stride;
      const some = Math.min(most, count - done);
      const end = from + some * stride;
      bytes.set(boards.subarray(from, end), BOARDS_AT);
      kernel.prospects(BOARDS_AT, stride, some);
      boards.set(bytes.subarray(BOARDS_AT, BOARDS_AT + some * stride), from);
    }
  };
}

let writer: Writer | undefined;

/**
 * Writes the prospect features of boards after their 28 bytes, by a kernel in WebAssembly. Boards are `stride` bytes
 * apart.
 */
export const writeAllProspects: Writer = (boards, at, count, stride) => {
  writer ??= kernelWriter();
  writer(boards, at, count, stride);
};
