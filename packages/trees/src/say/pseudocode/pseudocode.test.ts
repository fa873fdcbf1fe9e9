import { expect, test } from "vitest";
import { ALGORITHMS } from "../../search/algorithms.js";
import { es } from "./es.js";
import { fr } from "./fr.js";
import { costIn, pseudocodeIn, sourceIn, titleIn } from "./told.js";
import { zh } from "./zh.js";

const TOLD = { es, fr, zh } as const;
const LANGUAGES = ["es", "fr", "zh"] as const;

/** Lines that are code from end to end: no word of English stands in them. */
const CODE = /^(?:[\w\s.,:()[\]*/+<=>-]|:=)+$/;
const NAMES =
  /\b(?:alphabeta|beam|best|beta|alpha|child|deepen|depth|guess|high|infinity|low|max|min|minimax|expectimax|expectiminimax|h-minimax|negamax|node|root|search|sum|value|values|vsum|maxn|teams|mtdf|paranoid|pvs|star1|A|AX|B|BX|L|N|U|v)\b/g;

/** What may not be lost or changed: calls, assignments, comparisons, numbers, names that no language has for a word. */
function skeleton(line: string): string[] {
  const marks = line.match(
    /:=|[<>]=?|-?\b\d+\b|\b(?:alpha|beta|guess|vsum|AX|BX|OPEN|low|high|fail-hard|infinity|Star1|[ABLNUv])\b(?!’)|\b(?:beam|best-reply|expectimax|expectiminimax|h-minimax|minimax|maxn|mtdf|negamax|paranoid|pvs|search|sss|star1|star2|teams)(?=[(（])/g,
  );
  // "alpha-beta" is the name of an algorithm, spelt as the language spells it.
  return (marks ?? []).sort();
}

const lines = [...new Set(ALGORITHMS.flatMap(({ pseudocode }) => pseudocode.map((line) => line.trim())))];

test.each(LANGUAGES)(
  "every line of every algorithm is told in %s, but for what is code alone",
  (language) => {
    const told = TOLD[language].lines;
    const untold = lines.filter((line) => told[line] === undefined);
    for (const line of untold) {
      expect(line, "words of English").toMatch(CODE);
      expect(line.replace(NAMES, "").replace(/infinity/g, ""), line).not.toMatch(/[a-z]{2,}/i);
    }
    // What nobody says any more goes.
    expect(Object.keys(told).filter((line) => !lines.includes(line))).toEqual([]);
    expect(untold.length).toBeLessThan(lines.length / 4);
  },
);

test.each(LANGUAGES)("%s changes no call, no sign, no number and no variable", (language) => {
  for (const [line, own] of Object.entries(TOLD[language].lines)) {
    const english = line.replace(/alpha-beta/g, "");
    expect(skeleton(own.replace(/alpha-b[eê]ta|alfa-beta/g, "")), own).toEqual(skeleton(english));
    expect(own).not.toBe(line);
    expect(own, own).not.toMatch(/\b(?:the|is|of|its|return|each|other|children|leaf|payoff)\b/);
  }
});

test.each(LANGUAGES)("titles are those of algorithms: %s", (language) => {
  const titles = ALGORITHMS.map(({ title }) => title);
  expect(Object.keys(TOLD[language].titles).filter((title) => !titles.includes(title))).toEqual([]);
  // What is left in English is a name.
  const left = titles.filter((title) => TOLD[language].titles[title] === undefined);
  for (const title of left) expect(title).toMatch(/^[^ ]+$/);
});

test.each(LANGUAGES)(
  "sources and costs are told where they are more than names and formulas: %s",
  (language) => {
    const { sources, costs } = TOLD[language];
    const all = ALGORITHMS.map(({ source }) => source);
    const spent = ALGORITHMS.flatMap(({ properties: { time, space } }) => [time, space]);
    expect(Object.keys(sources).filter((source) => !all.includes(source))).toEqual([]);
    expect(Object.keys(costs).filter((cost) => !spent.includes(cost))).toEqual([]);
    for (const source of all.filter((one) => sources[one] === undefined)) {
      // Names of people, of programs and of a journal.
      expect(source.replace(/fail-(?:hard|soft)|von|de|\p{Lu}\p{L}*/gu, "")).not.toMatch(/\p{Ll}{2,}/u);
    }
    for (const cost of spent.filter((one) => costs[one] === undefined)) expect(cost).not.toMatch(/[a-z]{2,}/);
    const exact = (text: string): string[] => (text.match(/\d{4}|\^(?:\w|\([^)]*\))/g) ?? []).sort();
    for (const [english, own] of [...Object.entries(sources), ...Object.entries(costs)]) {
      expect(exact(own), own).toEqual(exact(english));
      expect(own).not.toMatch(/\b(?:the|for|with|worst|order|players|table:|at)\b/);
    }
  },
);

test("indents stay, and English is as it is written", () => {
  for (const algorithm of ALGORITHMS) {
    expect(pseudocodeIn(algorithm, undefined)).toEqual(algorithm.pseudocode);
    expect(titleIn(algorithm, undefined)).toBe(algorithm.title);
    expect(sourceIn(algorithm, undefined)).toBe(algorithm.source);
    expect(costIn(algorithm.properties.time, undefined)).toBe(algorithm.properties.time);
    for (const language of LANGUAGES) {
      const own = pseudocodeIn(algorithm, TOLD[language]);
      const indents = (all: readonly string[]): number[] => all.map((line) => line.search(/\S/));
      expect(indents(own)).toEqual(indents(algorithm.pseudocode));
    }
  }
});
