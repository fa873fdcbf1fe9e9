// Formulas of the book: TeX between dollar signs, written as MathML when the site is built.
import temml from "temml";

const FORMULA = /(\$\$?)([^$\n]+)\1/y;

/**
 * A markdown-it plugin for the pages of the book.
 *
 * @param md the markdown-it instance
 * @throws Error with the page and a formula that cannot be read
 */
export function formulas(md) {
  md.inline.ruler.before("escape", "formula", (state, silent) => {
    const page = state.env.realPath ?? state.env.path ?? "";
    FORMULA.lastIndex = state.pos;
    const [whole, dollars, tex] = FORMULA.exec(state.src) ?? [];
    if (whole === undefined || !/[\\/]book[\\/](?:en|es|fr|zh)[\\/]/.test(page)) return false;
    if (!silent) state.push("html_inline", "", 0).content = mathml(tex, dollars === "$$", page);
    state.pos += whole.length;
    return true;
  });
}

/** The formulas of a page, set. @param {string} source Markdown @returns {string[]} */
export function formulasIn(source) {
  const found = source.matchAll(new RegExp(FORMULA.source, "g"));
  return [...found].map(([, , tex]) => mathml(tex, false, "a page"));
}

/** @param {string} tex @param {boolean} displayMode whether it has a line of its own @param {string} page for errors */
export function mathml(tex, displayMode, page) {
  try {
    return temml.renderToString(tex, { displayMode, throwOnError: true, strict: true });
  } catch (error) {
    throw new Error(`${page}: $${tex}$: ${error.message}`);
  }
}
