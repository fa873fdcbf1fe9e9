import { type Catalogue, LANGUAGES, type Language } from "@tyche/messages";
import {
  buildTree,
  trace,
  WRITE_FORMATS,
  type WriteFormat,
  type WriteOptions,
  writeTree,
} from "@tyche/trees";
import { describe, expect, test } from "vitest";
import { WORDS } from "./words.js";

/** A tree that uses all words of a drawing: every kind, a cut, an impossible outcome, an estimate, windows. */
const tree = buildTree({
  max: [
    { chance: [4, 7], p: [0.5, 0.5] },
    { min: [2, { max: [9, 1], estimate: 6 }] },
    { chance: [{ min: [5, 1] }, 8], p: [0, 1] },
  ],
});
const solved = trace(tree, "star1", {});
const DRAWN = ["text", "svg", "tikz", "dot", "mermaid"] as const satisfies readonly WriteFormat[];
const OTHERS = ["fr", "es", "zh"] as const;

/** The texts of a drawing, without the commands and names of its format. */
function draw(format: WriteFormat, options: WriteOptions): string {
  return writeTree(tree, format, { ...solved, ...options }).text;
}

const chance = (words: Catalogue): string => words.text("drawing-kind", { kind: "chance", player: 0 });
const pruned = (words: Catalogue): string => words.text("drawing-pruned");

/** The entries that drawings of a format show, by content. */
const SHOWN: Readonly<Record<(typeof DRAWN)[number], readonly ((words: Catalogue) => string)[]>> = {
  text: [
    chance,
    pruned,
    (words) => words.text("drawing-impossible"),
    (words) => words.text("drawing-window", { ends: "(" }),
    (words) => words.text("drawing-interval", { ends: "[" }),
    (words) => words.text("drawing-estimate", { value: "6" }),
  ],
  svg: [
    chance,
    (words) => words.text("drawing-title"),
    (words) => `<title>${words.text("drawing-leaf")} `,
    (words) => words.text("drawing-aside", { text: "", remark: pruned(words) }),
    (words) => words.text("drawing-aside", { text: "", remark: words.text("drawing-probability-0") }),
  ],
  tikz: [chance],
  dot: [chance, (words) => `✂ ${pruned(words)}`],
  mermaid: [chance, (words) => `✂ ${pruned(words)}`],
};

describe.each(DRAWN)("words in %s", (format) => {
  test("are English if no language is given", () => {
    expect(draw(format, { words: WORDS.en })).toBe(draw(format, {}));
  });

  test.each(OTHERS)("are those of %s, without any English ones", (language) => {
    const text = draw(format, { words: WORDS[language] });
    const english = draw(format, {});
    for (const word of SHOWN[format]) {
      expect(text).toContain(word(WORDS[language]));
      expect(english).toContain(word(WORDS.en));
      // "impossible" is also French.
      if (word(WORDS[language]) !== word(WORDS.en)) expect(text).not.toContain(word(WORDS.en));
    }
    expect(text).toContain("MAX");
    expect(text).toContain("MIN");
  });
});

test("a stub gives the number of nodes it replaces, in each language", () => {
  const wide = buildTree({ max: [1, 2, 3, 4, 5, 6, 7, 8] });
  for (const language of LANGUAGES) {
    for (const format of DRAWN) {
      const { text, warnings } = writeTree(wide, format, { words: WORDS[language], limit: 5 });
      const { id, values } = warnings[0]!;
      expect([id, values!.nodes]).toEqual(["note-drawn", 9]);
      const count = 9 - Number(values!.shown);
      expect(text, `${language} ${format}`).toContain(WORDS[language].text("drawing-more", { count }));
    }
  }
});

test("ASCII output is ASCII in every language: without accents, and in English if the script has no such letters", () => {
  const drawn = LANGUAGES.map((language) => draw("text", { words: WORDS[language], ascii: true }));
  for (const text of drawn) expect(text).toMatch(/^[ -~\n]*$/);
  expect(drawn.every((text) => !text.includes("?"))).toBe(true);
  expect(drawn[LANGUAGES.indexOf("fr")]).toContain("elague");
  expect(drawn[LANGUAGES.indexOf("zh")]).toBe(drawn[LANGUAGES.indexOf("en")]);
});

test("machine-readable text is the same in every language", () => {
  for (const format of ["json", "csv"] as const) {
    for (const language of OTHERS) expect(draw(format, { words: WORDS[language] })).toBe(draw(format, {}));
  }
});

test("a picture declares its language for voices and fonts, and Chinese is never in italics", () => {
  expect(draw("svg", {})).not.toContain("lang=");
  for (const language of OTHERS)
    expect(draw("svg", { words: WORDS[language] })).toContain(` lang="${language}" role="img"`);
  const stub = (words: Catalogue): string =>
    writeTree(buildTree({ max: [1, 2, 3, 4] }), "svg", { words, limit: 3 }).text;
  expect(stub(WORDS.zh)).not.toContain("italic");
  expect(stub(WORDS.fr)).toContain("italic");
});

test("singular and plural agree with the numbers", () => {
  const described = (language: Language, count: number): string =>
    WORDS[language].text("drawing-found", {
      value: "3",
      algorithm: "alpha-beta",
      move: { id: "drawing-move", values: { move: "a" } },
      count,
    });
  expect(described("en", 1)).toContain(" 1 node not visited");
  expect(described("en", 0)).toContain(" 0 nodes not visited");
  expect(described("fr", 0)).toContain(" 0 nœud non visité.");
  expect(described("fr", 2)).toContain(" 2 nœuds non visités.");
  expect(described("es", 1)).toContain(" 1 nodo sin visitar");
  expect(described("zh", 1)).toContain("1 个节点未访问。");
});

describe("warnings about a written text", () => {
  const estimated = buildTree({ min: [{ max: [1, 2], estimate: 3 }, 4] });
  const paying = buildTree({ max: [{ min: [1, 2] }, 4], pays: [3, 0] });
  const strange = buildTree({ max: [{ label: "龙", leaf: 1 }, 2] });

  test("is a message for every format", () => {
    const notes = (of: typeof tree, format: WriteFormat): unknown => writeTree(of, format).warnings;
    const format = { id: "format-list" };
    expect(notes(estimated, "list")).toEqual([
      { id: "note-payoffs-only", values: { format } },
      { id: "note-root-unsaid", values: { format, root: "min" } },
    ]);
    expect(notes(paying, "list")).toEqual([{ id: "note-edges-left-out" }]);
    expect(notes(estimated, "efg")).toEqual([{ id: "note-no-estimates" }]);
    expect(notes(strange, "tikz")).toEqual([{ id: "note-no-glyph", values: { characters: "龙", more: 0 } }]);
  });

  test("a text that holds less than the tree is marked so in every language", () => {
    for (const language of LANGUAGES) {
      for (const [of, format] of [
        [estimated, "list"],
        [estimated, "efg"],
        [paying, "list"],
      ] as const) {
        expect(writeTree(of, format, { words: WORDS[language] }).loses).toBe(true);
      }
      for (const format of WRITE_FORMATS.filter((one) => one !== "list")) {
        expect(writeTree(buildTree({ max: [1, 2] }), format, { words: WORDS[language] }).loses).toBe(false);
      }
    }
  });
});

test("players of a Gambit file have names in the language of the output", () => {
  const three = buildTree({ player: 0, children: [{ leaf: [1, 2, 3] }, { leaf: [3, 2, 1] }] });
  const head = (language: Language): string =>
    writeTree(three, "efg", { words: WORDS[language] }).text.split("\n")[0]!;
  expect(head("en")).toBe('EFG 2 R "Game tree" { "Player 0" "Player 1" "Player 2" }');
  expect(head("es")).toBe('EFG 2 R "Árbol de juego" { "Jugador 0" "Jugador 1" "Jugador 2" }');
});
