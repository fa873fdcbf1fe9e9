import type { Language } from "@tyche/messages";
import { type SearchEvent, type Tree, TreeBuilder } from "@tyche/trees";
import { fraction, HALF } from "@tyche/trees/numbers";
import { describe, expect, test } from "vitest";
import { sentence } from "../words.js";

/** A: max over B: min (C 3, D 5), E: min (F 2, G 4, H 6) and K: chance (M: max (P 4, Q 1, R 0), N 2). */
export function lettered(): Tree {
  const build = new TreeBuilder();
  const leaves = (list: readonly [string, number][]): void => {
    for (const [label, value] of list) build.leaf(fraction(value), { label });
  };
  build.open("max");
  build.open("min");
  leaves([
    ["C", 3],
    ["D", 5],
  ]);
  build.close({ label: "B" });
  build.open("min");
  leaves([
    ["F", 2],
    ["G", 4],
    ["H", 6],
  ]);
  build.close({ label: "E" });
  build.open("chance");
  build.open("max");
  leaves([
    ["P", 4],
    ["Q", 1],
    ["R", 0],
  ]);
  build.close({ label: "M" });
  leaves([["N", 2]]);
  build.close({ label: "K", probabilities: [HALF, HALF] });
  build.close();
  return build.finish();
}

/** The root, player 0, without a label; player 1 at "1", player 2 at "1.1". */
export function threePlayers(): Tree {
  const build = new TreeBuilder();
  build.open("player", 0);
  build.open("player", 1);
  build.open("player", 2);
  const payoffs = [1, -2, 3].map((n) => fraction(n));
  build.leaf(payoffs[0]!, { payoffs });
  build.leaf(payoffs[0]!, { payoffs });
  build.close();
  build.leaf(payoffs[0]!, { payoffs });
  build.close();
  build.close();
  return build.finish();
}

/** The same players; player 2 has names for its actions. */
export function passing(actions: readonly string[]): Tree {
  const build = new TreeBuilder();
  build.open("player", 0);
  build.open("player", 1);
  build.open("player", 2);
  const payoffs = [1, -2, 3].map((n) => fraction(n));
  build.leaf(payoffs[0]!, { payoffs });
  build.leaf(payoffs[0]!, { payoffs });
  build.close({ actions });
  build.close();
  build.close();
  return build.finish();
}

export function impossible(): Tree {
  const build = new TreeBuilder();
  build.open("chance");
  build.leaf(fraction(1));
  build.leaf(fraction(2));
  build.close({ probabilities: [fraction(1), fraction(0)] });
  return build.finish();
}

// The ids of nodes of the tree with letters.
export const A = 0;
export const B = 1;
export const E = 4;
export const F = 5;
export const K = 8;
export const M = 9;
export const LOW = Number.NEGATIVE_INFINITY;
export const HIGH = Number.POSITIVE_INFINITY;

export interface Case extends Readonly<Record<Language, string>> {
  readonly event: SearchEvent;
  readonly tree?: Tree;
  readonly numbers?: "decimal";
}

/** Sentences by statement. */
export type Cases = Readonly<Record<string, Case>>;

type Cut = Extract<SearchEvent, { type: "cut" }>;

/** A cut because `left relation right`. */
export function cut(
  node: number,
  rule: Cut["rule"],
  left: number | Cut["left"],
  relation: Cut["relation"],
  right: number | Cut["right"],
  skipped: readonly number[],
  more: Partial<Cut> = {},
): SearchEvent {
  const value = (end: number | Cut["left"]) => (typeof end === "number" ? fraction(end) : end);
  return { type: "cut", node, rule, left: value(left), relation, right: value(right), skipped, ...more };
}

/** Checks every case in every language; " :" and " ;" stand for a no-break space and the mark in the French ones. */
export function saysAll(cases: Cases): void {
  describe.each(Object.entries(cases))("%s", (_, { event, tree = lettered(), numbers, ...wording }) => {
    test.each(Object.entries(wording) as [Language, string][])("%s", (language, expected) => {
      const words = language === "fr" ? expected.replace(/ ([:;])/g, "\u00a0$1") : expected;
      expect(sentence(event, tree, language, numbers && { numbers })).toBe(words);
    });
  });
}
