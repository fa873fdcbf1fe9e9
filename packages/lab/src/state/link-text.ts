import { Inflate } from "fflate";
import { LabError } from "./lab-error.js";

/**
 * The whole state in the fragment of the address, which no server ever sees: "#1." and JSON, deflated, in base64url.
 * The number is the version. A later version gets a number and a reader of its own; the readers of old ones stay.
 */
const VERSION = "1";

/** Longer links are cut off by chat programs and mail; a tree of about 8,000 leaves fits. */
export const LONGEST_LINK = 24_000;
/** What public/long-link.js leaves of a longer one. */
const TOO_LONG = "#too-long";
/** A short hostile link must not unfold into a text that fills the memory. */
const MOST_BYTES = 2_000_000;

/** The fragment of what was deflated, without "#". */
export function fragmentOf(deflated: Uint8Array): string {
  return `${VERSION}.${toBase64Url(deflated)}`;
}

/**
 * What a fragment holds, with or without "#", before anybody asks what it means.
 *
 * @throws LabError with a sentence where it is malformed, too large or of an unknown version
 */
export function unfolded(fragment: string): Readonly<Record<string, unknown>> {
  if (fragment === TOO_LONG || fragment.length > LONGEST_LINK + 100)
    throw new LabError("lab-link-problem-too-long");
  const [, version, data] = /^#?(\d+)\.([\w-]+)$/.exec(fragment) ?? [];
  if (version === undefined || data === undefined) {
    throw new LabError("lab-link-problem-not-ours");
  }
  if (data.length > LONGEST_LINK) throw new LabError("lab-link-problem-too-long");
  if (version !== VERSION) {
    throw new LabError("lab-link-problem-version");
  }
  return parse(inflate(data));
}

function inflate(data: string): string {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((chunk) => {
    size += chunk.length;
    if (size > MOST_BYTES) throw new LabError("lab-link-problem-bomb");
    chunks.push(chunk);
  });
  try {
    const bytes = fromBase64Url(data);
    // In small pieces, so that a bomb is noticed before it has gone off.
    for (let at = 0; at < bytes.length; at += 64) {
      stream.push(bytes.subarray(at, at + 64), at + 64 >= bytes.length);
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch (error) {
    if (error instanceof LabError) throw error;
    throw new LabError("lab-link-problem-damaged");
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === "object" && data !== null) return data as Readonly<Record<string, unknown>>;
  } catch {
    // Said below.
  }
  throw new LabError("lab-link-problem-damaged");
}

function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
