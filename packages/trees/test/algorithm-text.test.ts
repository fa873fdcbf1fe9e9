import { ALGORITHMS } from "@tyche/trees";
import { algorithmText } from "@tyche/trees/explain";
import { expect, test } from "vitest";
import { WORDS } from "./words.js";

/**
 * The parts that a translation must keep: calls, assignments, comparisons, numbers, and names without a translation.
 */
function skeleton(line: string): string[] {
  // "alpha-beta" is the name of an algorithm, spelt as in each language.
  const marks = line
    .replace(/alpha-b[eê]ta|alfa-beta/g, "")
    .match(
      /:=|[<>]=?|-?\b\d+\b|\b(?:alpha|beta|guess|vsum|AX|BX|OPEN|low|high|fail-hard|infinity|Star1|[ABLNUv])\b(?!’)|\b(?:beam|best-reply|expectimax|expectiminimax|h-minimax|minimax|maxn|mtdf|negamax|paranoid|pvs|search|sss|star1|star2|teams)(?=[(（])/g,
    );
  return (marks ?? []).sort();
}

const exact = (text: string): string[] => (text.match(/\d{4}|\^(?:\w|\([^)]*\))/g) ?? []).sort();

test.each(["es", "fr", "zh"] as const)(
  "%s changes no call, sign, number, variable, year or bound of any algorithm",
  (language) => {
    for (const algorithm of ALGORITHMS) {
      const own = algorithmText(algorithm, WORDS[language]);
      const english = algorithmText(algorithm, WORDS.en);
      expect(own.pseudocode.length, algorithm.name).toBe(english.pseudocode.length);
      for (const [i, line] of own.pseudocode.entries()) {
        const original = english.pseudocode[i]!;
        expect(line.search(/\S/), line).toBe(original.search(/\S/));
        expect(skeleton(line), line).toEqual(skeleton(original));
        if (line !== original)
          expect(line).not.toMatch(/\b(?:the|is|of|its|return|each|other|children|leaf|payoff)\b/);
      }
      expect(exact(own.source)).toEqual(exact(english.source));
      expect(exact(own.time)).toEqual(exact(english.time));
      expect(exact(own.space)).toEqual(exact(english.space));
      expect(own.title).toMatch(/\S/);
    }
  },
);
