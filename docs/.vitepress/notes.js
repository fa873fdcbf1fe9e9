// Side notes of the book: `[3]` in a paragraph is the third source of the page's last section, `[^name]` an aside that is written
// as `[^name]: …` in a paragraph of its own. Both become a mark that leads to a note after the paragraph, which the style sheet
// puts into the margin if there is one. The docs for authors are in docs/book/README.md.
import { LABELS } from "./locales.js";

const MARK = / ?\[(\^[a-z]+|\d+)\](?!\()/g;
const ASIDE = /^\[\^([a-z]+)\]: ([\s\S]+)$/;
const SOURCE = /^(\d+)\. (.+)$/gm;
/** Code, formulas and numbers of figures, which have no marks. */
const LITERAL = /(`[^`]*`|\$[^$]*\$|\{=[^}]*\})/;
/** What cannot be cited in: headings, tables, elements, comments and listings. */
const OTHER = /^(?:#|\||<|```)/;
/** Titles, whose colons do not end the name of a source. */
const TITLE = /"[^"]*"|“[^”]*”|«[^»]*»|《[^》]*》|(?<=^|[\s(（，；])\*[^*\s][^*]*\*/g;

/**
 * @param {string} source Markdown of a page @param {string} language @param {string} page for errors
 * @returns {string} the page with marks and notes
 * @throws Error if a mark has no source or aside, or an aside no mark
 */
export function sideNotes(source, language, page) {
  const sources = new Map();
  for (const [, number, text] of source.slice(source.lastIndexOf("\n## ")).matchAll(SOURCE))
    sources.set(number, named(text));
  const asides = new Map();
  const blocks = withoutListings(source).filter((block) => {
    const [, name, text] = ASIDE.exec(block) ?? [];
    if (name !== undefined) asides.set(`^${name}`, text);
    return name === undefined;
  });
  const marks = new Marks(new Map([...sources, ...asides]), language, page);
  const noted = blocks.map((block) => (OTHER.test(block) ? { text: block, notes: [] } : marks.in(block)));
  for (const name of asides.keys())
    if (!marks.signs.has(name)) throw new Error(`${page}: nothing leads to the note [${name}]`);
  return noted.map(({ text, notes }, index) => withNotes(text, notes, hangs(noted, index))).join("\n\n");
}

/** @param {string} text @param {string[]} notes @param {boolean} isHanging whether the notes may stand beside what follows, too */
function withNotes(text, notes, isHanging) {
  if (notes.length === 0) return text;
  const name = isHanging ? "noted hanging" : "noted";
  return `<div class="${name}">\n\n${text}\n\n<div class="notes">\n${notes.join("\n")}\n</div>\n</div>`;
}

/** Whether the notes of a block find room in the margin beside the text below it, which has neither notes nor a figure. */
function hangs(blocks, index) {
  let missing = 1.15 * blocks[index].notes.reduce((sum, note) => sum + heightOf(note, 24, 21), 0);
  for (let at = index; missing > 0; at++) {
    const { text, notes } = blocks[at] ?? { text: "<", notes: [] };
    if (at > index && (notes.length > 0 || /^[|<`]/.test(text))) return false;
    missing -= heightOf(text, 72, 29);
  }
  return true;
}

/** About how high a text is. @param {string} text @param {number} width in characters @param {number} line in pixels */
function heightOf(text, width, line) {
  const words = text.replaceAll(/<[^>]*>|\]\([^)]*\)|[*$`\\]/g, "");
  // Chinese characters are twice as wide as others.
  const wide = words.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0;
  const more = /^#|\$\$/.test(text) ? 40 : 8;
  return Math.ceil((words.trim().length + wide) / width) * line + more;
}

/** The marks of a page so far. */
class Marks {
  /** The signs of notes by their names: the number of a source, a letter for an aside. */
  signs = new Map();

  /** @param {Map<string, string>} texts of all notes by their names @param {string} language @param {string} page */
  constructor(texts, language, page) {
    Object.assign(this, { texts, page, labels: LABELS[language] });
  }

  /** A block with its marks, and the notes that they are the first to lead to. @param {string} block */
  in(block) {
    const notes = [];
    const text = block
      .split(LITERAL)
      .map((part, index) =>
        index % 2 === 1 ? part : part.replaceAll(MARK, (_, name) => this.mark(name, notes)),
      )
      .join("")
      .replaceAll('</sup><sup class="mark">', '</sup><sup class="mark next">')
      // After a formula it would look like an exponent.
      .replaceAll('$<sup class="mark">', () => '$<sup class="mark apart">');
    return { text, notes };
  }

  /** The mark of a note, which is added to `notes` if it is the first one. @param {string} name @param {string[]} notes */
  mark(name, notes) {
    const { texts, signs, labels } = this;
    if (!texts.has(name)) throw new Error(`${this.page}: there is no note [${name}]`);
    const isFirst = !signs.has(name);
    const letters = [...signs.keys()].filter((known) => known.startsWith("^")).length;
    if (isFirst) signs.set(name, name.startsWith("^") ? String.fromCharCode(97 + letters) : name);
    const sign = signs.get(name);
    // With a target the router leaves the link to the browser, which moves the focus, too.
    const link = (attributes, role, label) =>
      `<a ${attributes} target="_self" role="doc-${role}" aria-label="${label.replace("{n}", sign)}">${sign}</a>`;
    if (isFirst)
      notes.push(
        `<div id="note-${sign}" class="note" role="doc-footnote" tabindex="-1">\n\n${link(`href="#mark-${sign}"`, "backlink", labels.toMark)} ${texts.get(name)}\n\n</div>`,
      );
    const id = isFirst ? `id="mark-${sign}" ` : "";
    return `<sup class="mark">${link(`${id}href="#note-${sign}"`, "noteref", labels.note)}</sup>`;
  }
}

/** The blocks of a page; a listing is one block. @param {string} source */
function withoutListings(source) {
  const blocks = [];
  let isInside = false;
  for (const block of source.split(/\n{2,}/)) {
    if (isInside) blocks.push(`${blocks.pop()}\n\n${block}`);
    else blocks.push(block);
    if ((block.match(/^```/gm) ?? []).length % 2 === 1) isInside = !isInside;
  }
  return blocks;
}

/** The source without what it is cited for, which is said beside its note. @param {string} text */
function named(text) {
  const masked = text.replaceAll(TITLE, (title) => "x".repeat(title.length));
  const end = masked.search(/[\u00a0\u202f ]?(?:: |：)/);
  return (end < 0 ? text : text.slice(0, end)).replace(/[.。]$/, "");
}

/** A markdown-it plugin for the pages of the book. @param md the markdown-it instance */
export function notes(md) {
  md.core.ruler.after("contents", "notes", (state) => {
    const page = state.env.realPath ?? state.env.path ?? "";
    const [, language] = /[\\/]book[\\/](en|es|fr|zh)[\\/]/.exec(page) ?? [];
    if (language !== undefined) state.src = sideNotes(state.src, language, page);
  });
}
