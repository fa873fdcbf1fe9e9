/** The contents of the slides page, checked against the search and the drawing of its end. */
import { Script } from "node:vm";
import { LANGUAGES } from "@tyche/messages";
import { formatExact, readTree, solve, trace, type Value, writeSlides } from "@tyche/trees";
import { explainEvent, pictureNames } from "@tyche/trees/explain";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { numbers, sampleTree } from "./sample.js";
import { WORDS } from "./words.js";

type States<T> = [number, T][];
interface Changes {
  values: Record<string, States<string>>;
  windows: Record<string, States<string>>;
  cuts: Record<string, States<boolean>>;
  skipped: Record<string, States<boolean>>;
  now: number[];
  chosen: number[];
  sentences: string[];
  lines: string[];
}

function changesIn(page: string): Changes {
  return JSON.parse(/id="changes">(.*?)<\/script>/s.exec(page)![1]!);
}

function at<T>(states: States<T> | undefined, step: number): T | undefined {
  return states?.findLast(([from]) => from <= step)?.[1];
}

const ROUNDS = cases(150, 10);

it(`on ${ROUNDS} random searches nothing is shown before it is known, and the end shows what the search found`, () => {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const isChance = seed % 2 === 0;
    const kinds = isChance ? (["max", "chance", "min"] as const) : (["max", "min"] as const);
    const tree = sampleTree(numbers(seed), { depth: 3, kinds });
    const algorithm = isChance ? "star1" : (["alpha-beta", "pvs", "mtd-f", "sss"] as const)[seed % 4]!;
    const told = trace(tree, algorithm);
    const { values, cuts, skipped, now, sentences, lines } = changesIn(
      writeSlides(tree, told, { words: WORDS.en }),
    );
    // The slide after the last step shows the end.
    const last = told.events.length;
    expect([now.length, sentences.length]).toEqual([last, last + 2]);
    // Every cut has its reason, which says no more than the search knows.
    for (const [i, event] of told.events.entries())
      if (event.type === "cut" && algorithm !== "sss")
        expect(lines[i], algorithm).toMatch(/class="gap|class="post/);
    const { record } = told.solution;
    for (const { id, kind } of tree.nodes) {
      expect(at(values[id], 0)).toBeUndefined();
      const first = told.events.findIndex(
        (event) => event.node === id && ["leave", "evaluate", "recall"].includes(event.type),
      );
      if (first >= 0) expect(at(values[id], first)).toBeUndefined();
      const found = record.values[id];
      if (kind !== "leaf" && found && record.bounds[id] === "exact" && algorithm !== "sss")
        expect(at(values[id], last + 1)).toBe(formatExact(found as Value).replaceAll("-", "−"));
      // The end leaves out what was never visited, except below outcomes of probability 0.
      if (at(skipped[id], last + 1)) expect(record.visits[id]).toBe(0);
      if (at(cuts[id], last + 1)) expect(record.visits[id]).toBe(0);
    }
  }
});

describe("a page", () => {
  const tree = readTree('{"max":[{"min":[3,12,8],"label":"</script><b>"},[2,4,6],[14,5,2]]}').tree;
  const told = trace(tree, "alpha-beta");

  it("is self-contained, hides values from tooltips, and runs", () => {
    const page = writeSlides(tree, told, { words: WORDS.en, title: "A <lecture>" });
    expect(page).not.toMatch(/(?:src|href)=|@import|url\(/);
    expect(page).not.toContain("</script><b>");
    expect(page).toContain("<h1>A &lt;lecture&gt;</h1>");
    expect(page).not.toContain("<desc>");
    expect(page.match(/<title>/g)).toHaveLength(1);
    const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!);
    expect(scripts).toHaveLength(1);
    expect(() => new Script(scripts[0]!)).not.toThrow();
    for (const { id } of tree.nodes) expect(page).toContain(`data-node="${id}"`);
  });

  it("explains every step in four languages, and marks the best plan at the end", () => {
    for (const language of LANGUAGES) {
      const { sentences, chosen } = changesIn(writeSlides(tree, told, { words: WORDS[language] }));
      expect(sentences.slice(1, -1)).toEqual(
        told.events.map((event) =>
          WORDS[language].format(explainEvent(event, tree, "exact", pictureNames(tree, "exact"))),
        ),
      );
      expect(chosen).toEqual([tree.root.children[solve(tree, "minimax").best[0]!]!.id, 2]);
    }
    const pages = LANGUAGES.map((language) => writeSlides(tree, told, { words: WORDS[language] }));
    expect(new Set(pages.map((page) => changesIn(page).sentences[0])).size).toBe(4);
    expect(pages[1]).toContain('<html lang="fr">');
  });
});
