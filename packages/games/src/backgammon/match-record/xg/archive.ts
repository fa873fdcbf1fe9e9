import { NotationError } from "@tyche/engine";
import { crc32 } from "@tyche/learn";

/**
 * The packing of eXtreme Gammon's .xg files ("XG file format" and its unit ZLibArchive, extremegammon.com/XGformat.aspx, which may be
 * freely redistributed): a header of Microsoft's Rich Game Format with a thumbnail, then an archive of files, each of them packed by zlib.
 * The archive ends with a register of its files and a trailer that counts them; numbers are little-endian.
 */

const MAGIC = "RGMH";
/** Bytes of the header before the thumbnail. */
const HEADER = 8232;
/** Where the header says how many bytes the thumbnail has. */
const THUMBNAIL_SIZE = 20;
/** Bytes of the archive's trailer. */
const TRAILER = 36;
/** Bytes of a file's row in the register. */
const ROW = 532;
/** Bytes of a name in the register, the first of them its length. */
const NAME = 256;
/** A match of any length has some thousand records: more than this nobody has played. */
const MOST = 64 * 1024 * 1024;

/** Whether a file begins as .xg files do. */
export function isXg(bytes: Uint8Array): boolean {
  return ascii(bytes.subarray(0, MAGIC.length)) === MAGIC;
}

/**
 * The records of a match, `temp.xg` of the archive; rollouts and comments beside it are left packed.
 *
 * @throws NotationError where the file is cut off, damaged or packed otherwise
 */
export async function unpackedXg(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isXg(bytes))
    throw new NotationError("backgammon-xg-beginning", { mark: MAGIC }, `A .xg file begins with "${MAGIC}".`);
  if (bytes.length < HEADER) throw cutOff(bytes.length);
  const start = HEADER + viewOf(bytes).getUint32(THUMBNAIL_SIZE, true);
  if (start + TRAILER > bytes.length) throw cutOff(bytes.length);
  const archive = bytes.subarray(start);
  const { register, data } = await registerOf(archive);
  for (let at = 0; at < register.length; at += ROW) {
    const row = register.subarray(at, at + ROW);
    if (ascii(row.subarray(1, 1 + row[0]!)).toLowerCase() === "temp.xg") return fileOf(row, data);
  }
  throw new NotationError(
    "backgammon-xg-no-match",
    {},
    "There is no match in this .xg file: its archive has no temp.xg.",
  );
}

interface Register {
  /** A row a file. */
  readonly register: Uint8Array;
  /** The packed files one behind the other. */
  readonly data: Uint8Array;
}

async function registerOf(archive: Uint8Array): Promise<Register> {
  const end = archive.length - TRAILER;
  const trailer = viewOf(archive.subarray(end));
  const [sum, files] = [trailer.getUint32(0, true), trailer.getUint32(4, true)];
  const [registerSize, dataSize] = [trailer.getUint32(12, true), trailer.getUint32(16, true)];
  const isPacked = trailer.getUint8(20) !== 0;
  // Of a file that is cut off, what stands there is no trailer: neither do its sizes fit.
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

/** Unpacks what zlib has packed, and stops where it becomes longer than was said. @throws NotationError */
async function inflated(packed: Uint8Array, size: number, what: Part): Promise<Uint8Array> {
  if (size > MOST)
    throw new NotationError(
      "backgammon-xg-size",
      { size, most: MOST },
      `A part of the .xg file unpacks to ${size} bytes; none has more than ${MOST}.`,
    );
  const whole = new Uint8Array(size);
  let length = 0;
  // Safe: nobody shares these bytes.
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
  return new NotationError(
    "backgammon-xg-damaged",
    { what },
    `The .xg file is damaged: the checksum or the length of its ${what} is wrong.`,
  );
}

function cutOff(length: number): NotationError {
  return new NotationError(
    "backgammon-xg-cut-off",
    { length },
    `The .xg file is cut off: it ends after ${length} ${length === 1 ? "byte" : "bytes"}.`,
  );
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function ascii(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
