/** A file as text, and the encoding its bytes were read in. */
export interface TextFile {
  readonly text: string;
  /** "UTF-8", or the encoding that the file declares or its format has. */
  readonly encoding: string;
}

/** As in browsers and Node; this package is compiled for neither, so the type is declared here. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** The number of bytes in which the format and the declared encoding are looked for. */
const HEAD = 4096;
/** The first characters of formats that are older than UTF-8, in ISO 8859-1 by default: SGF, PGN, .mat, Gambit. */
const LATIN =
  /^\s*(?:\(\s*;|\[[A-Za-z]\w*\s+"|1[.\s]|%|[EN]FG\s)|^(?:\s*;[^\n]*\n)*\s*\d{1,4}\s+point\s+match/i;
/** The declaration of the encoding in SGF. */
const DECLARED = /CA\s{0,9}\[([\w.:-]{1,40})\]/;
/** Encoding names that are read as windows-1252, as browsers do; Node 20 does not convert the bytes 0x80 to 0x9f. */
const WESTERN = /^(?:iso-?8859-?1|latin-?1|(?:windows-|cp)1252|us-ascii|ascii)$/i;
const CONTROLS = /[\x80-\x9f]/;
/** The windows-1252 characters in place of the control characters 0x80 to 0x9f of ISO 8859-1. */
const WINDOWS = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";
/** Bytes that never occur in text. */
const BINARY = [..."\0\x01\x02\x03\x04\x05\x06\x07\x08"];

/**
 * The text of a file: in UTF-8 if its bytes are valid UTF-8; otherwise in the encoding that the file declares (`CA[…]`
 * of SGF), or that its format uses.
 *
 * @returns undefined if the bytes are not text in a known encoding
 */
export function decodeText(bytes: Uint8Array): TextFile | undefined {
  const utf8 = decodedAs("utf-8", bytes);
  if (utf8 !== undefined) return { text: utf8, encoding: "UTF-8" };
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, HEAD));
  if (!LATIN.test(head)) return undefined;
  const declared = DECLARED.exec(head)?.[1] ?? "ISO-8859-1";
  // A file that declares UTF-8 but is not valid was saved by a program that did not convert it.
  const encoding = /^utf-?8$/i.test(declared) ? "ISO-8859-1" : declared;
  const text = decodedAs(encoding, bytes);
  if (text === undefined || BINARY.some((character) => text.slice(0, HEAD).includes(character)))
    return undefined;
  if (!CONTROLS.test(text) || !WESTERN.test(encoding)) return { text, encoding };
  return {
    text: text.replace(/[\x80-\x9f]/g, (control) => WINDOWS[control.charCodeAt(0) - 0x80]!),
    encoding: "windows-1252",
  };
}

/** Undefined if the encoding is unknown or the bytes are invalid in it. */
function decodedAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
