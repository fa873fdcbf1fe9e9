const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Encodes bytes as base64 (RFC 4648), in Node and in browsers. */
export function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const group = (a << 16) | (b << 8) | c;
    for (const shift of [18, 12, 6, 0]) text += DIGITS[(group >> shift) & 63];
  }
  const rest = bytes.length % 3;
  return rest === 0 ? text : text.slice(0, rest - 3) + "=".repeat(3 - rest);
}
