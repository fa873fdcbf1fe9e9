import { describe, expect, it } from "vitest";
import { decodeText } from "./text-file.js";

const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("the text of a file", () => {
  it("is UTF-8 if valid, with or without a byte order mark", () => {
    expect(decodeText(new TextEncoder().encode("é ½"))).toEqual({ text: "é ½", encoding: "UTF-8" });
    expect(decodeText(new TextEncoder().encode("\ufeffx"))?.text).toBe("x");
    expect(decodeText(new Uint8Array(0))).toEqual({ text: "", encoding: "UTF-8" });
  });

  it.each([
    ["PGN", '[White "Müller"]\n\n1. e4 *'],
    ["PGN without tags", "1. e4 {très bien} *"],
    ["PGN with a line for other programs", '% é\n[White "x"]'],
    [".mat", " 5 point match\n\n Game 1\n José : 0  Zoë : 0"],
    [".mat behind comments", '; [Site "Zürich"]\n 5 point match'],
    ["SGF", "(;FF[4]GM[6]PW[José])"],
    ["SGF that says UTF-8 and is not", "(;FF[4]GM[6]CA[UTF-8]PW[José])"],
    ["Gambit's games", 'EFG 2 R "Épreuve" { "a" }'],
  ])("is ISO 8859-1 in %s, a format older than UTF-8", (_what, text) => {
    expect(decodeText(latin(text))).toEqual({ text, encoding: "ISO-8859-1" });
  });

  it.each(["", "CA[ISO-8859-1]", "CA[windows-1252]", "CA[latin1]"])(
    "is windows-1252 if it uses letters that only windows-1252 has, %s",
    (declared) => {
      // Œ, š, € and a dash, which ISO 8859-1 does not have.
      expect(decodeText(latin(`(;${declared}PW[\x8cuvre \x9a \x80 \x96 é])`))).toEqual({
        text: `(;${declared}PW[Œuvre š € – é])`,
        encoding: "windows-1252",
      });
    },
  );

  it("has the encoding that an SGF declares", () => {
    expect(decodeText(latin("(;FF[4] CA[windows-1251]PW[\xcc\xe8\xf8\xe0])"))).toEqual({
      text: "(;FF[4] CA[windows-1251]PW[Миша])",
      encoding: "windows-1251",
    });
    // 囲碁 in Shift JIS.
    expect(decodeText(latin("(;CA[Shift_JIS]PW[\x88\xcd\x8c\xe9])"))?.text).toBe("(;CA[Shift_JIS]PW[囲碁])");
    expect(decodeText(latin("(;CA[no-such-thing]PW[\xe9])"))).toBeUndefined();
  });

  it.each([
    ["a tree in JSON", '[1, "é"]'],
    ["bytes of no text", '[White "\0\x01é"]'],
    ["UTF-16", "\xff\xfe[\0W\0"],
    ["a program", "\x7fELF\xe9"],
  ])("is undefined for %s that is not UTF-8", (_what, text) => {
    expect(decodeText(latin(text))).toBeUndefined();
  });
});
