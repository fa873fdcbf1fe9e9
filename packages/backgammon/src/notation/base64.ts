import { texts } from "./texts.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Encodes Base64 without padding. */
export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let k = 0; k < (left >= 3 ? 4 : left + 1); k++) text += ALPHABET[(group >>> (18 - 6 * k)) & 63];
  }
  return text;
}

/**
 * Decodes Base64 of a known length; `=` at the end is allowed.
 *
 * @param name what is decoded, for the error message
 * @throws NotationError if the length is wrong or a character is not in the Base64 alphabet
 */
export function fromBase64(text: string, byteCount: number, name: "Position ID" | "Match ID"): Uint8Array {
  let end = text.length;
  while (text[end - 1] === "=") end--;
  const digits = text.slice(0, end);
  const length = Math.ceil((byteCount * 8) / 6);
  if (digits.length !== length)
    throw texts.notationError("backgammon-id-length", { name, length, text, found: digits.length });
  const bytes = new Uint8Array(byteCount + 2);
  for (let i = 0; i < length; i++) {
    const value = ALPHABET.indexOf(digits[i]!);
    if (value < 0) {
      throw texts.notationError(
        "backgammon-id-character",
        { name, text, at: i + 1, character: digits[i]! },
        i,
      );
    }
    for (let k = 0; k < 6; k++) {
      const bit = 6 * i + k;
      if (((value >>> (5 - k)) & 1) !== 0) bytes[bit >> 3]! |= 0x80 >> (bit & 7);
    }
  }
  if (bytes[byteCount] !== 0 || bytes[byteCount + 1] !== 0) {
    throw texts.notationError(
      "backgammon-id-end",
      { name, text, character: digits[length - 1]! },
      length - 1,
    );
  }
  return bytes.slice(0, byteCount);
}
