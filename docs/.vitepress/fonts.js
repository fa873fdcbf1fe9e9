// The faces of the book: Libertinus Serif and Libertinus Math (OFL), each with the characters of the book's pages alone. They are
// written to a folder of the cache when the site is built; theme/book.css names them there.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { formulasIn } from "./formulas.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const CACHE = `${ROOT}node_modules/.cache/book/`;
const SERIF = new URL("files/libertinus-serif-latin", import.meta.resolve("@fontsource/libertinus-serif"));
const MATH = new URL("files/libertinus-math-latin", import.meta.resolve("@fontsource/libertinus-math"));
const FACES = {
  text: `${SERIF}-400-normal.woff2`,
  italic: `${SERIF}-400-italic.woff2`,
  bold: `${SERIF}-700-normal.woff2`,
  math: `${MATH}-400-normal.woff2`,
};
/** Typographic quotation marks, which English pages have in place of straight ones. */
const QUOTES = "“”‘’";

/** The characters that a variable of a formula is drawn with: letters of formulas are slanted. */
function slanted() {
  const from = (first, count) => Array.from({ length: count }, (_, i) => String.fromCodePoint(first + i));
  // The slanted h has a place of its own.
  return [...from(0x1d434, 52), ...from(0x1d6fc, 25), "ℎ"].join("");
}

/** Writes the faces. @param {readonly string[]} languages of the book */
export async function writeFaces(languages) {
  const pages = languages.flatMap((language) => {
    const folder = `${ROOT}docs/book/${language}/`;
    return readdirSync(folder).map((name) => readFileSync(folder + name, "utf8"));
  });
  const formulas = pages.flatMap((page) => formulasIn(page));
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
  const found = [...new Set(ascii + QUOTES + [...pages, ...formulas].join(""))].sort().join("");
  mkdirSync(CACHE, { recursive: true });
  for (const [name, file] of Object.entries(FACES)) {
    const text = name === "math" ? found + slanted() : found;
    const face = await subsetFont(readFileSync(new URL(file)), text, { targetFormat: "woff2" });
    writeFileSync(`${CACHE}${name}.woff2`, face);
  }
}
