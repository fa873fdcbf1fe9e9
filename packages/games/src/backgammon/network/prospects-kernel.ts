import { instantiate, webAssembly } from "@tyche/learn/wasm";
import { PROSPECTS } from "../../kernels/generated/prospects.js";
import { WAYS, writeProspects } from "./prospects.js";

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

/** The kernel, to which boards are copied; undefined if WebAssembly is not available. */
function kernelWriter(): Writer | undefined {
  if (!webAssembly) return undefined;
  const memory = new webAssembly.Memory({ initial: 1 });
  const kernel = instantiate(PROSPECTS, { memory }) as Exports | undefined;
  if (!kernel) return undefined;
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

/** Writes one board at a time with `writeProspects`. */
export const plainWriter: Writer = (boards, at, count, stride) => {
  for (let i = 0; i < count; i++) writeProspects(boards, at + i * stride);
};

let writer: Writer | undefined;

/**
 * Writes the prospect features of boards after their 28 bytes, by WebAssembly if available. Boards are `stride` bytes
 * apart.
 */
export const writeAllProspects: Writer = (boards, at, count, stride) => {
  writer ??= kernelWriter() ?? plainWriter;
  writer(boards, at, count, stride);
};
