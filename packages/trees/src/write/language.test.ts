import { describe, expect, test } from "vitest";
import { plant } from "../read/plant.js";
import { LANGUAGES } from "../say/catalogue.js";
import { DRAWING, type DrawingWords } from "../say/drawing.js";
import { NOTES } from "../say/notes.js";
import { trace } from "../search/solve.js";
import { WRITE_FORMATS, type WriteFormat, type WriteOptions, writeTree } from "./index.js";

/** A tree in which all words of a drawing come up: every kind, a cut, an outcome that cannot happen, an estimate, windows. */
const tree = plant({
  max: [
    { chance: [4, 7], p: [0.5, 0.5] },
    { min: [2, { max: [9, 1], estimate: 6 }] },
    { chance: [{ min: [5, 1] }, 8], p: [0, 1] },
  ],
});
const solved = trace(tree, "star1", {});
const DRAWN = ["text", "svg", "forest", "tikz", "dot", "mermaid"] as const satisfies readonly WriteFormat[];
const OTHERS = ["fr", "es", "zh"] as const;

/** Texts of a drawing, without the commands and names of its format. */
function draw(format: WriteFormat, options: WriteOptions): string {
  return writeTree(tree, format, { ...solved, ...options }).text;
}

/** The entries that drawings of a format show, by what they say. */
const SHOWN: Readonly<Record<(typeof DRAWN)[number], readonly ((words: DrawingWords) => string)[]>> = {
  text: [
    ({ kinds }) => kinds.chance,
    ({ pruned }) => pruned,
    ({ impossible }) => impossible,
    ({ window }) => window("("),
    ({ interval }) => interval("["),
    ({ estimate }) => estimate("6"),
  ],
  svg: [
    ({ kinds }) => kinds.chance,
    ({ title }) => title,
    ({ leaf }) => `<title>${leaf} `,
    ({ aside, pruned }) => aside(pruned),
    ({ aside, probability0 }) => aside(probability0),
  ],
  forest: [({ kinds }) => kinds.chance],
  tikz: [({ kinds }) => kinds.chance],
  dot: [({ kinds }) => kinds.chance, ({ pruned }) => `✂ ${pruned}`],
  mermaid: [({ kinds }) => kinds.chance, ({ pruned }) => `✂ ${pruned}`],
};

describe.each(DRAWN)("words in %s", (format) => {
  test("are English where no language is asked for", () => {
    expect(draw(format, { language: "en" })).toBe(draw(format, {}));
  });

  test.each(OTHERS)("are those of %s, and none is English", (language) => {
    const text = draw(format, { language });
    const english = draw(format, {});
    for (const word of SHOWN[format]) {
      expect(text).toContain(word(DRAWING[language]));
      expect(english).toContain(word(DRAWING.en));
      // "impossible" is French, too.
      if (word(DRAWING[language]) !== word(DRAWING.en)) expect(text).not.toContain(word(DRAWING.en));
    }
    expect(text).toContain("MAX");
    expect(text).toContain("MIN");
  });
});

test("a stub says in each language for how many nodes it stands", () => {
  const wide = plant({ max: [1, 2, 3, 4, 5, 6, 7, 8] });
  for (const language of LANGUAGES) {
    for (const format of DRAWN) {
      const { text, warnings } = writeTree(wide, format, { language, limit: 5 });
      const shown = Number(/\d+/.exec(warnings[0]!.replace(/.*?9 个节点中的/, ""))![0]);
      expect(text, `${language} ${format}`).toContain(DRAWING[language].more(9 - shown));
      expect(warnings[0]).toBe(NOTES[language].drawn(shown, 9));
    }
  }
});

test("ASCII is kept in every language: without accents, and in English where a script has no such letters", () => {
  const drawn = LANGUAGES.map((language) => draw("text", { language, ascii: true }));
  for (const text of drawn) expect(text).toMatch(/^[ -~\n]*$/);
  expect(drawn.every((text) => !text.includes("?"))).toBe(true);
  expect(drawn[LANGUAGES.indexOf("fr")]).toContain("elague");
  expect(drawn[LANGUAGES.indexOf("zh")]).toBe(drawn[LANGUAGES.indexOf("en")]);
});

test("what programs read is the same in every language", () => {
  for (const format of ["json", "csv"] as const) {
    for (const language of OTHERS) expect(draw(format, { language })).toBe(draw(format, {}));
  }
});

test("a picture says its language to voices and fonts, and Chinese is never in italics", () => {
  expect(draw("svg", {})).not.toContain("lang=");
  for (const language of OTHERS)
    expect(draw("svg", { language })).toContain(` lang="${language}" role="img"`);
  for (const format of ["svg", "forest"] as const) {
    expect(writeTree(plant({ max: [1, 2, 3, 4] }), format, { language: "zh", limit: 3 }).text).not.toMatch(
      /italic|itshape/,
    );
    expect(writeTree(plant({ max: [1, 2, 3, 4] }), format, { language: "fr", limit: 3 }).text).toMatch(
      /italic|itshape/,
    );
  }
});

test("nothing is said in the singular of many, or of one in the plural", () => {
  const described = (language: (typeof LANGUAGES)[number], count: number): string =>
    DRAWING[language].described({
      nodes: 13,
      leaves: 9,
      root: { kind: "max", player: 0 },
      found: { value: "3", algorithm: "alpha-beta", move: "a", notVisited: count },
    });
  expect(described("en", 1)).toContain(" 1 node not visited");
  expect(described("en", 0)).toContain(" 0 nodes not visited");
  expect(described("fr", 0)).toContain(" 0 nœud non visité.");
  expect(described("fr", 2)).toContain(" 2 nœuds non visités.");
  expect(described("es", 1)).toContain(" 1 nodo sin visitar");
  expect(described("zh", 1)).toContain("1 个节点未访问。");
});

describe("what a person should know of a text", () => {
  const estimated = plant({ min: [{ max: [1, 2], estimate: 3 }, 4] });
  const paying = plant({ max: [{ min: [1, 2] }, 4], pays: [3, 0] });
  const named = plant({ max: [{ label: "two words", leaf: 1 }, 2], actions: ["go on", "stop"] });
  const strange = plant({ max: [{ label: "龙", leaf: 1 }, 2] });

  test.each(LANGUAGES)("is said in %s", (language) => {
    const say = NOTES[language];
    const warningsOf = (of: typeof tree, format: WriteFormat): readonly string[] =>
      writeTree(of, format, { language }).warnings;
    expect(warningsOf(estimated, "list")).toEqual([say.payoffsOnly("list"), say.rootUnsaid("list", "min")]);
    expect(warningsOf(paying, "parentheses")).toEqual([say.edgesLeftOut]);
    expect(warningsOf(named, "berkeley")).toEqual([say.replaced("both")]);
    expect(warningsOf(estimated, "efg")).toEqual([say.noEstimates]);
    expect(warningsOf(strange, "tikz")).toEqual([say.noGlyph("龙", 0)]);
  });

  test.each(OTHERS)("is in %s no English, and tells the same numbers", (language) => {
    const told = (of: (typeof LANGUAGES)[number]): string[] => {
      const say = NOTES[of];
      return [
        say.drawn(11, 22),
        say.payoffsOnly("list"),
        say.payoffsOnly("parentheses"),
        say.edgesLeftOut,
        say.rootUnsaid("list", "chance"),
        say.replaced("states"),
        say.replaced("actions"),
        say.noEstimates,
        say.edgesToLeaves,
        say.readBack("sides"),
        say.readBack("players"),
        say.noGlyph("A B", 33),
        say.tooWide,
        say.edges(501, 500),
        say.characters(50_001, 50_000),
      ];
    };
    const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
    for (const [i, text] of told(language).entries()) {
      expect(text).not.toBe(told("en")[i]);
      expect(numbers(text)).toEqual(numbers(told("en")[i]!));
      expect(text).not.toMatch(/undefined|[.。]$/);
    }
  });

  test("a text that holds less than the tree says so, whatever the language", () => {
    for (const language of LANGUAGES) {
      for (const [of, format] of [
        [estimated, "list"],
        [estimated, "efg"],
        [paying, "list"],
        [named, "berkeley"],
      ] as const) {
        expect(writeTree(of, format, { language }).loses).toBe(true);
      }
      for (const format of WRITE_FORMATS.filter((one) => one !== "list" && one !== "parentheses")) {
        if (format !== "berkeley")
          expect(writeTree(plant({ max: [1, 2] }), format, { language }).loses).toBe(false);
      }
    }
  });
});

test("players of a Gambit file are called what the language calls them", () => {
  const three = plant({ player: 0, children: [{ leaf: [1, 2, 3] }, { leaf: [3, 2, 1] }] });
  const head = (language: (typeof LANGUAGES)[number]): string =>
    writeTree(three, "efg", { language }).text.split("\n")[0]!;
  expect(head("en")).toBe('EFG 2 R "Game tree" { "Player 0" "Player 1" "Player 2" }');
  expect(head("es")).toBe('EFG 2 R "Árbol de juego" { "Jugador 0" "Jugador 1" "Jugador 2" }');
});
