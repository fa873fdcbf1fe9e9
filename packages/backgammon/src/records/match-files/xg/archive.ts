import type { NotationError } from "@tyche/engine";
import { crc32 } from "@tyche/learn";
import { texts } from "../texts.js";

/**
 * The packed format of eXtreme Gammon's .xg files ("XG file format" and its unit ZLibArchive,
 * extremegammon.com/XGformat.aspx, which may be freely redistributed): a header in Microsoft's Rich Game Format with a
 * thumbnail, then an archive of files, each compressed with zlib. The archive ends with a register of its files and a
 * trailer with their number; numbers are little-endian.
 */

const MAGIC = "RGMH";
/** Size of the header before the thumbnail, in bytes. */
const HEADER = 8232;
/** Offset in the header of the thumbnail's size in bytes. */
const THUMBNAIL_SIZE = 20;
/** Size of the archive's trailer, in bytes. */
const TRAILER = 36;
/** Size of a file's row in the register, in bytes. */
const ROW = 532;
/** Size of a name in the register, in bytes; the first byte is its length. */
const NAME = 256;
/** Maximum unpacked size in bytes: matches of any length have some thousand records, so none is larger. */
const MOST = 64 * 1024 * 1024;

/** Whether a file begins like a .xg file. */
export function isXg(bytes: Uint8Array): boolean {
  return ascii(bytes.subarray(0, MAGIC.length)) === MAGIC;
}

/**
 * Unpacks the records of a match, `temp.xg` in the archive; rollouts and comments are ignored.
 *
 * @throws NotationError if the file is cut off, damaged or packed in another way
 */
export async function unpackedXg(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isXg(bytes)) throw texts.notationError("backgammon-xg-beginning", { mark: MAGIC });
  if (bytes.length < HEADER) throw cutOff(bytes.length);
  const start = HEADER + viewOf(bytes).getUint32(THUMBNAIL_SIZE, true);
  if (start + TRAILER > bytes.length) throw cutOff(bytes.length);
  const archive = bytes.subarray(start);
  const { register, data } = await registerOf(archive);
  for (let at = 0; at < register.length; at += ROW) {
    const row = register.subarray(at, at + ROW);
    if (ascii(row.subarray(1, 1 + row[0]!)).toLowerCase() === "temp.xg") return fileOf(row, data);
  }
  throw texts.notationError("backgammon-xg-no-match", {});
}

interface Register {
  /** One row per file. */
  readonly register: Uint8Array;
  /** The packed files, one after another. */
  readonly data: Uint8Array;
}

async function registerOf(archive: Uint8Array): Promise<Register> {
  const end = archive.length - TRAILER;
  const trailer = viewOf(archive.subarray(end));
  const [sum, files] = [trailer.getUint32(0, true), trailer.getUint32(4, true)];
  const [registerSize, dataSize] = [trailer.getUint32(12, true), trailer.getUint32(16, true)];
  const isPacked = trailer.getUint8(20) !== 0;
  // In a file that is cut off these bytes are no trailer, and its sizes do not fit.
  const start = end - registerSize - dataSize;
  if (start < 0 || crc32(archive.subarray(start, end)) !== sum) throw damaged("archive");
  const packed = archive.subarray(end - registerSize, end);
  const size = files * ROW;
  const register = isPacked ? await inflated(packed, size, "register") : packed;
  if (register.length !== size) throw damaged("register");
  return { register, data: archive.subarray(start, end - registerSize) };
}

async function fileOf(row: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  const view = viewOf(row);
  const [size, packedSize, start, sum] = [0, 4, 8, 12].map((at) => view.getUint32(2 * NAME + at, true)) as [
    number,
    number,
    number,
    number,
  ];
  const isPacked = view.getUint8(2 * NAME + 16) === 0;
  if (start + packedSize > data.length) throw damaged("match");
  const packed = data.subarray(start, start + packedSize);
  const file = isPacked ? await inflated(packed, size, "match") : packed;
  if (file.length !== size || crc32(file) !== sum) throw damaged("match");
  return file;
}

/** Inflates zlib data, and stops as soon as it is longer than declared. @throws NotationError */
async function inflated(packed: Uint8Array, size: number, what: Part): Promise<Uint8Array> {
  if (size > MOST) throw texts.notationError("backgammon-xg-size", { size, most: MOST });
  const whole = new Uint8Array(size);
  let length = 0;
  // Safe: these bytes are not shared with anyone.
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream();
  const reader = stream.pipeThrough(new DecompressionStream("deflate")).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (length + value.length > size) throw damaged(what);
      whole.set(value, length);
      length += value.length;
    }
  } catch {
    await reader.cancel().catch(() => undefined);
    throw damaged(what);
  }
  return whole.subarray(0, length);
}

type Part = "archive" | "register" | "match";

function damaged(what: Part): NotationError {
  return texts.notationError("backgammon-xg-damaged", { what });
}

function cutOff(length: number): NotationError {
  return texts.notationError("backgammon-xg-cut-off", { length });
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function ascii(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
