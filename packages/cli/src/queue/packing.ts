import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Results on their way through Redis: JSON, deflated. */
export function pack(results: readonly unknown[]): Buffer {
  return deflateRawSync(JSON.stringify(results));
}

/** Most bytes of a job's result; no result has as many. */
const MOST_BYTES = 1 << 29;

/** Undefined if it is not a list. */
export function unpack(bytes: Buffer): readonly unknown[] | undefined {
  try {
    const found: unknown = JSON.parse(inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }).toString());
    return Array.isArray(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
