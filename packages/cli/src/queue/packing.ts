import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Packs results for Redis: JSON, deflated. */
export function pack(results: readonly unknown[]): Buffer {
  return deflateRawSync(JSON.stringify(results));
}

/** Size limit in bytes of a job's results, larger than any real ones. */
const MOST_BYTES = 1 << 29;

/** Undefined if the bytes are not a list. */
export function unpack(bytes: Buffer): readonly unknown[] | undefined {
  try {
    const found: unknown = JSON.parse(inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString());
    return Array.isArray(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
