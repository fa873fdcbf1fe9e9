import { instantiate, webAssembly } from "@tyche/learn/wasm";
import { PROSPECTS } from "../../kernels/generated/prospects.js";
import { WAYS, writeProspects } from "./prospects.js";

/** What `assembly/prospects.ts` exports. */
interface Exports {
  setup(ways: number, room: number): void;
  prospects(boards: number, stride: number, count: number): void;
}

const PAGE = 65_536;
/** Where the kernel's table begins, its room behind it, and the boards behind that. */
const WAYS_AT = 16;
const ROOM_AT = WAYS_AT + WAYS.byteLength;
const BOARDS_AT = ROOM_AT + 48;

type Writer = (boards: Int8Array, at: number, count: number, stride: number) => void;

/** The kernel, to which boards are copied; undefined where the platform has none. */
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

/** Board by board, as `writeProspects` does. */
export const plainWriter: Writer = (boards, at, count, stride) => {
  for (let i = 0; i < count; i++) writeProspects(boards, at + i * stride);
};

let writer: Writer | undefined;

/** Writes the numbers of boards behind their 28 bytes, by WebAssembly where the platform has it; they are `stride` bytes apart. */
export const writeAllProspects: Writer = (boards, at, count, stride) => {
  writer ??= kernelWriter() ?? plainWriter;
  writer(boards, at, count, stride);
};
