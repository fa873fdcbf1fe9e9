/** Side notes of the book: marks lead to notes and back, and are the same in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
// @ts-expect-error a script of the site, without types
import { sideNotes } from "../../docs/.vitepress/notes.js";

const BOOK = fileURLToPath(new URL("../../docs/book/", import.meta.url));
const LANGUAGES = ["en", "es", "fr", "zh"];
const PAGES = readdirSync(`${BOOK}en`).filter((name) => /^(\d\d|appendix-a)-/.test(name));

const sourceOf = (language: string, name: string): string =>
  readFileSync(`${BOOK}${language}/${name}`, "utf8");
const noted = (language: string, name: string): string => sideNotes(sourceOf(language, name), language, name);
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!);

describe("notes of a page", () => {
  const page = (text: string, language = "en"): string =>
    sideNotes(
      `${text}\n\n## Sources\n\n1. A. First, "One: two", 1950: why.\n2. B. *Second: a book*`,
      language,
      "p.md",
    );

  it("are after the paragraph, with the source's name and without what it is for", () => {
    const [before, after] = page("Once [2].\n\nTwice [1], and [2] again.").split('id="note-1"');
    expect(before).toContain(
      'Once<sup class="mark"><a id="mark-2" href="#note-2" target="_self" role="doc-noteref" aria-label="Note 2">2</a></sup>.',
    );
    expect(before).toMatch(
      /target="_self" role="doc-backlink" aria-label="Back to mark 2">2<\/a> B\. \*Second: a book\*\n/,
    );
    expect(after).toMatch(/^[^\n]*\n\n<a href="#mark-1"[^\n]*>1<\/a> A\. First, "One: two", 1950\n/);
    // The second mark of a source has no note of its own.
    expect(page("Once [2].\n\nTwice [2].").split('id="note-2"')).toHaveLength(2);
    expect(page("Una [1].", "es")).toContain('aria-label="Nota 1"');
  });

  it("may be asides, which leave the text", () => {
    const text = page("Said [^why] [1].\n\n[^why]: Because.\n\nMore.");
    expect(text).toContain('>a</a></sup><sup class="mark next">');
    expect(text).not.toContain("[^why]");
    expect(page("So $b^d$ [1], and $c$ once [2].").match(/mark apart/g)).toHaveLength(1);
    expect(text.indexOf("Because.")).toBeLessThan(text.indexOf("More."));
  });

  it("are not seen in code, formulas, links, listings and tables", () => {
    const text =
      "A `b[1]` and $x[1]$ and {=a[1].value} and [1](page.md).\n\n```\nc[1]\n\nd[1]\n```\n\n| e [1] |";
    expect(page(text)).toMatch(new RegExp(`^${text.replaceAll(/[$()[\]|{}.]/g, "\\$&")}`));
  });

  it("must exist, and be used", () => {
    expect(() => page("What [3]?")).toThrow("p.md: there is no note [3]");
    expect(() => page("What [^that]?")).toThrow("p.md: there is no note [^that]");
    expect(() => page("What?\n\n[^that]: This.")).toThrow("p.md: nothing leads to the note [^that]");
  });
});

describe.each(LANGUAGES)("the notes of the book in %s", (language) => {
  it.each(PAGES)("%s has those of the English page, which lead back", (name) => {
    const text = noted(language, name);
    const marks = all(text, / id="mark-(\w+)"/g);
    const notes = all(text, / id="note-(\w+)"/g);
    expect(notes).toEqual(marks);
    expect(new Set(marks).size).toBe(marks.length);
    expect(all(text, /href="#note-(\w+)"/g).filter((sign) => !marks.includes(sign))).toEqual([]);
    expect(all(text, /href="#mark-(\w+)"/g)).toEqual(marks);
    expect(marks).toEqual(all(noted("en", name), / id="mark-(\w+)"/g));
    expect(marks.length).toBeGreaterThanOrEqual(2);
    // Sources are numbered in the order of the text.
    const numbers = marks.filter((sign) => /\d/.test(sign)).map(Number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it.each(PAGES)("%s names the sources of the English page", (name) => {
    // Titles, which are not translated.
    const titles = (one: string): string[] => {
      const source = sourceOf(one, name);
      const list = source.slice(source.lastIndexOf("\n## "));
      return all(list, /^(\d+\. .*)$/gm).map((item) =>
        all(item, /["«“]\s?([A-Z][^"»”]*?)\s?["»”]/g)
          .join("|")
          .replaceAll("’", "'"),
      );
    };
    expect(titles(language)).toEqual(titles("en"));
  });
});
