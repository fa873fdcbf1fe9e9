import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FORBIDDEN } from "./glossary.js";

const ROOT = join(import.meta.dirname, "../..");
const pageOf = (language: string): string => (language === "en" ? "README.md" : `README.${language}.md`);
const read = (language: string): string => readFileSync(join(ROOT, pageOf(language)), "utf8");
const OTHERS = ["es", "fr", "zh"] as const;

/** All code blocks with their languages, and everything in backquotes between them. */
function codeOf(text: string): { blocks: string[]; inline: string[]; prose: string } {
  const blocks = text.match(/^```[\s\S]*?^```$/gm) ?? [];
  const prose = text.replace(/^```[\s\S]*?^```$/gm, "");
  return { blocks, inline: [...new Set(prose.match(/`[^`]+`/g))].sort(), prose };
}

/** The targets of links, except those to the README's other languages. */
function linksOf(text: string): string[] {
  const targets = [...codeOf(text).prose.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!);
  return [...new Set(targets)].filter((target) => !/^README/.test(target)).sort();
}

describe.each(OTHERS)("README.%s.md", (language) => {
  const english = read("en");
  const own = read(language);

  test("has the commands and programs of README.md, except for the language of answers and comments", () => {
    const commands = (text: string): string[] =>
      codeOf(text).blocks.map((block) =>
        (block.startsWith("```console") ? block.split("\n")[1]! : block)
          .replace(/ --language \w+/, "")
          .replace(/ *# .*/g, ""),
      );
    expect(codeOf(english).blocks.length).toBeGreaterThan(3);
    expect(commands(own)).toEqual(commands(english));
    expect(codeOf(own).inline).toEqual(codeOf(english).inline);
  });

  test("fits one screen", () => expect(own.split("\n").length).toBeLessThan(90));

  test("has as many sections, and links to pages that exist and that README.md links to", () => {
    const parts = (text: string): number => codeOf(text).prose.match(/^## /gm)!.length;
    expect(parts(own)).toBe(parts(english));
    for (const target of linksOf(own)) {
      // The book is there in each language.
      expect(linksOf(english)).toContain(target.replace(`docs/book/${language}/`, "docs/book/en/"));
      expect(existsSync(join(ROOT, target.replace(/#.*/, ""))), target).toBe(true);
    }
  });

  test("links to the other three, and they to it", () => {
    for (const other of ["en", ...OTHERS].filter((one) => one !== language)) {
      expect(own).toContain(`(${pageOf(other)})`);
      expect(read(other)).toContain(`(${pageOf(language)})`);
    }
  });

  test("uses the words of the glossary", () => {
    const { prose } = codeOf(own);
    const found = FORBIDDEN.filter((one) => one.language === language).flatMap(
      ({ never }) => never.exec(prose) ?? [],
    );
    expect(found).toEqual([]);
  });
});
