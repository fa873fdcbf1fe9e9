import { LANGUAGES } from "@tyche/messages";
import {
  ALGORITHMS,
  formatDecimal,
  formatExact,
  isVector,
  type SearchEvent,
  type SolveSettings,
  trace,
  type Value,
  type Worth,
} from "@tyche/trees";
import { formatLimit, fraction, HALF } from "@tyche/trees/numbers";
import { type RandomTreeOptions, randomTree } from "@tyche/trees/random";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases, rows } from "../../../tests/cases.js";
import { isValue, NUMBER_STYLES } from "../src/model/number.js";
import { asComputed } from "../src/search/as-computed.js";
import { sentence } from "./words.js";

/** Every number of an event, as it must appear in its sentence. */
function numbersOf(event: SearchEvent, format: (value: Value) => string): string[] {
  const worth = (w: Worth): string[] => (isVector(w) ? w.map((value) => format(value)) : [format(w)]);
  switch (event.type) {
    case "enter":
      if (event.merit !== undefined) return [formatLimit(event.merit, format)];
      return event.window ? [formatLimit(event.alpha, format), formatLimit(event.beta, format)] : [];
    case "evaluate":
      return worth(event.value);
    case "leave":
    case "recall":
      return worth(event.value);
    case "child": {
      const ends = isValue(event.alpha) || isValue(event.beta) ? [event.alpha, event.beta] : [];
      return [
        ...worth(event.value),
        ...(event.better ? [] : worth(event.best)),
        ...ends.map((end) => formatLimit(end, format)),
      ];
    }
    case "interval": {
      const all = isVector(event.value) ? event.value : [event.value];
      const ends = event.low && event.high ? [event.low, event.high] : [];
      const products = all.map((value) => event.probability.mul(value));
      return [event.probability, ...all, ...products, ...ends].map((value) => format(value));
    }
    case "cut":
      if (event.rule === "reply") return [];
      return [format(event.left), format(event.right), String(event.skipped.length)].slice(
        0,
        event.skipped.length > 1 ? 3 : 2,
      );
  }
}

/** The numerals of a text; a minus belongs to the number after it. */
function numerals(text: string): Set<string> {
  return new Set(text.match(/[-−+]?(?:∞|\d+(?:\.\d+)?(?:\/\d+)?)/g));
}

const KIND_CHOICES: readonly Pick<RandomTreeOptions, "kinds" | "players" | "estimates">[] = [
  { kinds: "irregular", estimates: true },
  { kinds: { irregular: ["max", "min"] } },
  { kinds: ["max", "chance", "min", "chance"] },
  { kinds: ["chance", "max", "min"] },
  { kinds: ["player"], players: 3 },
  { kinds: "irregular", players: 4 },
  { kinds: "irregular", players: 2 },
];

const SETTINGS: readonly SolveSettings[] = [
  {},
  { ties: "keep", depth: 2 },
  { window: [fraction(-2), fraction(3)] },
  { window: [Number.NEGATIVE_INFINITY, HALF] },
];

/** The settings an algorithm requires. */
function needed(name: string): SolveSettings {
  if (name === "teams") return { teams: [[0], [1]] };
  return name === "expectimax" ? { random: HALF } : {};
}

/** 0 is "Na", 1 "Nb", 26 "Nba". */
function letters(id: number): string {
  return `N${id.toString(26).replace(/./g, (digit) => "abcdefghijklmnopqrstuvwxyz"[Number.parseInt(digit, 26)]!)}`;
}

/** The events of every algorithm that accepts the tree. */
function* searches(seed: number): Generator<{ tree: ReturnType<typeof randomTree>; events: SearchEvent[] }> {
  const choice = KIND_CHOICES[seed % KIND_CHOICES.length]!;
  const tree = randomTree({
    seed,
    depth: 4,
    branching: [1, 3],
    leaves: [-9, 9],
    denominators: [1, 1, 2, 3],
    probabilities: "nice",
    ...choice,
  });
  // Names made of letters cannot be mistaken for numbers; half of the trees use paths as names.
  if (seed % 2 === 1) for (const node of tree.nodes) (node as { label?: string }).label = letters(node.id);
  for (const algorithm of ALGORITHMS) {
    for (const settings of SETTINGS) {
      try {
        yield { tree, events: trace(tree, algorithm, { ...settings, ...needed(algorithm.name) }).events };
      } catch (error) {
        if ((error as Error).name !== "RefusalError") throw error;
      }
    }
  }
}

describe("every event of every search", () => {
  const all = rows(Array.from({ length: cases(28, 14) }, (_, seed) => [...searches(seed)]).flat(), 3);

  test.each(LANGUAGES)("has a sentence with all its numbers: %s", (language) => {
    const seen = new Set<string>();
    for (const { tree, events } of all) {
      for (const event of events) {
        seen.add(event.type === "cut" ? `cut:${event.rule}` : event.type);
        if (event.type === "enter" && event.probe) seen.add("probe");
        if (event.type === "evaluate" && event.horizon) seen.add("horizon");
        for (const numbers of NUMBER_STYLES) {
          const text = sentence(event, tree, language, { numbers });
          const end = language === "zh" ? "。" : ".";
          if (!text.endsWith(end) || /undefined|NaN|\[object|null(?! window|e)| {2}/.test(text)) {
            expect.fail(`${JSON.stringify(event)}: ${text}`);
          }
          const said = numerals(text);
          const format = numbers === "exact" ? formatExact : (value: Value) => formatDecimal(value);
          for (const number of numbersOf(asComputed(event), format)) {
            if (!said.has(number)) expect.fail(`${number} is missing in: ${text}`);
          }
        }
      }
    }
    expect([...seen].sort()).toEqual([
      "child",
      "cut:alpha",
      "cut:beta",
      "cut:chance-high",
      "cut:chance-low",
      "cut:merit",
      "cut:reply",
      "cut:sum",
      "cut:width",
      "enter",
      "evaluate",
      "horizon",
      "interval",
      "leave",
      "probe",
      "recall",
    ]);
  });

  test("each language has its own text", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (seed) => {
        for (const { tree, events } of searches(seed)) {
          for (const event of events.slice(0, 20)) {
            const texts = LANGUAGES.map((language) => sentence(event, tree, language));
            if (new Set(texts).size !== LANGUAGES.length) return false;
          }
        }
        return true;
      }),
      { seed: 5, numRuns: cases(20, 5) },
    );
  });
});
