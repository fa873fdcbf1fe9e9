import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Results on their way through Redis: JSON, deflated. */
export function pack(results: readonly unknown[]): Buffer {
  return deflateRawSync(JSON.stringify(results));
}

export function unpack(bytes: Buffer): readonly unknown[] {
  return JSON.parse(inflateRawSync(bytes).toString()) as readonly unknown[];
}
