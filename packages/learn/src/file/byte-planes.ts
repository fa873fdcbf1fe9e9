import { deflateSync, inflateSync } from "fflate";

/** Deflate makes at most so many bytes of one (RFC 1951: 258 for a bit or two). */
const MOST_GROWTH = 1032;

/**
 * Numbers of `width` bytes in fewer: the lowest bytes of all, then the next ones, deflated (RFC 1951). Weights are mostly small, so that
 * their high bytes are alike, which deflate does not see while they stand between the low ones.
 */
export function deflatedPlanes(numbers: Uint8Array, width: number): Uint8Array {
  const count = numbers.length / width;
  const planes = new Uint8Array(numbers.length);
  for (let byte = 0; byte < width; byte++)
    for (let i = 0; i < count; i++) planes[byte * count + i] = numbers[i * width + byte]!;
  return deflateSync(planes, { level: 9 });
}

/** What `deflatedPlanes` had, in memory of its own; undefined where the bytes are not `count` numbers of `width` bytes. */
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
