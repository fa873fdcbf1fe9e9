import { deflateSync, inflateSync } from "fflate";

/** Maximum expansion of one byte by deflate (RFC 1951: 258 bytes for one or two bits). */
const MOST_GROWTH = 1032;

/**
 * Compresses numbers of `width` bytes: the lowest bytes of all come first, then the next ones, all deflated (RFC
 * 1951): high bytes of weights are similar.
 */
export function deflatedPlanes(numbers: Uint8Array, width: number): Uint8Array {
  const count = numbers.length / width;
  const planes = new Uint8Array(numbers.length);
  for (let byte = 0; byte < width; byte++)
    for (let i = 0; i < count; i++) planes[byte * count + i] = numbers[i * width + byte]!;
  return deflateSync(planes, { level: 9 });
}

/** Reverses `deflatedPlanes`, into new memory; undefined if the bytes are not `count` numbers of `width` bytes. */
export function inflatedPlanes(
  bytes: Uint8Array,
  count: number,
  width: number,
): Uint8Array<ArrayBuffer> | undefined {
  if (count * width > bytes.length * MOST_GROWTH) return undefined;
  const planes = inflated(bytes, count * width);
  if (planes?.length !== count * width) return undefined;
  const numbers = new Uint8Array(planes.length);
  for (let byte = 0; byte < width; byte++) {
    const plane = planes.subarray(byte * count, (byte + 1) * count);
    for (let i = 0, at = byte; i < count; i++, at += width) numbers[at] = plane[i]!;
  }
  return numbers;
}

function inflated(bytes: Uint8Array, size: number): Uint8Array | undefined {
  try {
    return inflateSync(bytes, { out: new Uint8Array(size) });
  } catch {
    return undefined;
  }
}
