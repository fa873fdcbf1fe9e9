import {
  ALGORITHMS,
  type Algorithm,
  factsOf,
  isVector,
  type Limit,
  nameOf,
  ORDERS,
  parseValue,
  readTree,
  type SearchEvent,
  type SolveSettings,
  type Tree,
  trace,
  type Value,
} from "@tyche/trees";
import { compare, fraction, HALF, larger, smaller, ZERO } from "@tyche/trees/numbers";
/** Every sentence of every algorithm, in all languages, checked against the tree. */

import { LANGUAGES, type Language } from "@tyche/messages";
import { expect, it } from "vitest";
import { cases, IS_LONG } from "../../../../tests/cases.js";
import { resolve } from "../../src/solve/resolve.js";
import { numbers } from "../sample.js";
import { sentence } from "../words.js";
import { readSentence } from "./read-sentence.js";
import { SAYINGS, type Saying } from "./sayings.js";
import { awkwardTree, LOOKS } from "./trees.js";
import { type Model, paidTo } from "./truths.js";
import { Witness } from "./witness.js";

/** TYCHE_TRUTH sets another number of trees. */
const TREES = Number(process.env.TYCHE_TRUTH ?? cases(150, 45));

/** The possible statements in the sentence of an event. */
const CANDIDATES: Readonly<Record<SearchEvent["type"], readonly Saying[]>> = {
  enter: SAYINGS.filter((saying) => /^(enter|probe)/.test(saying)),
  recall: ["recall"],
  evaluate: SAYINGS.filter((saying) => /^(payoff|estimate)/.test(saying)),
  child: SAYINGS.filter((saying) => /^(child|solved)/.test(saying)),
  interval: ["outcome", "randomMove"],
  cut: SAYINGS.filter((saying) => saying.startsWith("cut")),
  leave: SAYINGS.filter((saying) => saying.startsWith("leave")),
};

function settingsFor(
  { name, settings: has }: Algorithm,
  tree: Tree,
  players: number,
  random: () => number,
): SolveSettings {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const end = (): Value => fraction(Math.floor(random() * 25) - 12, pick([1, 1, 2, 3]));
  const windows = (): readonly [Limit, Limit] => {
    const alpha: Limit = random() < 0.25 ? Number.NEGATIVE_INFINITY : end();
    const beta: Limit = random() < 0.25 ? Number.POSITIVE_INFINITY : end();
    return compare(alpha, beta) < 0 ? [alpha, beta] : windows();
  };
  const wide = fraction(pick([8, 10]));
  const player = has.includes("player") && players > 2 ? Math.floor(random() * players) : undefined;
  return {
    order: pick(ORDERS.filter((order) => players === 2 || (order !== "best" && order !== "worst"))),
    ...(has.includes("ties") && { ties: pick(["prune", "keep"] as const) }),
    ...(has.includes("fail") && { fail: pick(["soft", "hard"] as const) }),
    ...(has.includes("bounds") && random() < 0.5 && { bounds: [wide.neg(), wide] as const }),
    ...(has.includes("window") && random() < 0.5 && { window: windows() }),
    ...(has.includes("guess") && { guess: end() }),
    ...(has.includes("probes") && { probes: pick([1, 2, 3]) }),
    ...(has.includes("width") && { width: pick([1, 2, 3]) }),
    ...(has.includes("player") && random() < 0.5 && { player: player ?? pick([0, 1]) }),
    ...(has.includes("random") && { random: pick([ZERO, HALF, fraction(1)]) }),
    ...(name === "teams" && players > 2 && { teams: [[0, 2]] }),
    // A tree of more players has estimates for player 0 only.
    ...(players === 2 && tree.nodes.length > 4 && random() < 0.3 && { depth: 1 + Math.floor(random() * 3) }),
  };
}

/** Trees on which something false was once said, and cases that random trees do not reach. */
const KNOWN = [
  '{"min":[{"min":[0,3]},{"chance":[{"min":[{"chance":[3]},{"chance":[3]}]}]}]}',
  '{"max":[1,{"chance":[{"max":[1,0]},{"max":[0,1]}]}]}',
  '{"max":[3,{"min":[5,{"chance":[1,2],"p":[0,1]}]}]}',
  '{"max":[4,{"chance":[{"min":[1,9]},{"min":[2,9]},{"min":[3,9]}],"p":["1/2","1/2",0]}]}',
  '{"max":[4,{"chance":[2,{"min":[9,9]},{"min":[1,9]},{"min":[3,9]}],"p":["1/8","1/8","1/2","1/4"]}]}',
].map((text) => readTree(text).tree);

/** The languages of the sentences about a tree: all, or two of them in turn in the quick suite. */
const languagesFor = (seed: number): readonly Language[] =>
  LANGUAGES.filter((_, i) => IS_LONG || [i, (i + 1) % LANGUAGES.length].includes(seed % LANGUAGES.length));

it(`every sentence is true on ${TREES} trees, in all languages`, () => {
  const heard = new Map<string, number>();
  let sentences = 0;
  let searches = 0;
  for (let seed = 0; seed < TREES; seed++) {
    const random = numbers(seed);
    const languages = languagesFor(seed);
    const tree =
      KNOWN[seed] ?? awkwardTree(random, LOOKS[seed % LOOKS.length]!, 2 + Math.floor(random() * 4));
    const facts = factsOf(tree);
    for (const algorithm of ALGORITHMS) {
      const settings = seed < KNOWN.length ? {} : settingsFor(algorithm, tree, facts.players, random);
      let told: ReturnType<typeof trace>;
      let resolved: ReturnType<typeof resolve>;
      try {
        resolved = resolve(algorithm, tree, facts, settings);
        told = trace(tree, algorithm, settings);
      } catch (error) {
        if ((error as Error).name !== "RefusalError") throw error;
        continue;
      }
      searches++;
      const { player, players, order } = resolved;
      const model: Model = { algorithm: algorithm.name, settings, player, players, order };
      const names = tree.nodes.map(({ id }) => nameOf(tree, id));
      const witness = new Witness(tree, algorithm, model, boundsOf(tree, algorithm, player, settings), names);
      for (const [at, event] of told.events.entries()) {
        const texts = languages.map((language) => sentence(event, tree, language));
        try {
          const plain = texts.map((text, i) => heardParts(text, languages[i]!, tree, event));
          const all = languages.map((language, i) =>
            readSentence(plain[i]!, language, CANDIDATES[event.type]),
          );
          sentences += texts.length;
          const said = all.map((each) => JSON.stringify(each));
          if (said.some((each) => each !== said[0])) throw new Error(`languages differ:\n${said.join("\n")}`);
          witness.hear(all[0]!);
          const { saying } = all[0]!;
          heard.set(saying, (heard.get(saying) ?? 0) + 1);
        } catch (error) {
          const where = `${algorithm.name}, seed ${seed}, sentence ${at + 1}: ${show(settings)}`;
          expect.fail(`${(error as Error).message}\n${texts.join("\n")}\n${where}`);
        }
      }
      const { value, bound } = told.solution;
      const truth = witness.root!;
      const values = isVector(value) ? value : [value];
      const isTrue = values.every((each, i) => {
        const side = each.compare(truth[i]!);
        return bound === "exact" ? side === 0 : bound === "lower" ? side <= 0 : side >= 0;
      });
      if (!isTrue) expect.fail(`${algorithm.name}, seed ${seed}: ${bound} ${values} of ${truth}`);
    }
  }
  if (process.env.TYCHE_TRUTH) console.log(`${TREES} trees, ${searches} searches, ${sentences} sentences`);
  expect([...heard.keys()].sort()).toEqual([...SAYINGS].sort());
}, 3_600_000);

/** How each language separates a leaf's own payoff from what the edges on the path pay. */
const PARTS: Readonly<Record<Language, RegExp>> = {
  en: /(?<total>\S+|\([^)]*\)) \((?<here>[^()]+|\([^)]*\)) here and (?<way>[^()]+|\([^)]*\)) on the path\)/,
  fr: /(?<total>\S+|\([^)]*\)) \((?<here>[^()]+|\([^)]*\)) ici et (?<way>[^()]+|\([^)]*\)) en chemin\)/,
  es: /(?<total>\S+|\([^)]*\)) \((?<here>[^()]+|\([^)]*\)) aquí y (?<way>[^()]+|\([^)]*\)) por el camino\)/,
  zh: /(?<total>\S+|\([^)]*\))（此处 (?<here>[^（）]+)，途中 (?<way>[^（）]+)）/,
};

/** Removes the parts of a payoff from a sentence, after checking them against the edges on the path. */
function heardParts(text: string, language: Language, tree: Tree, event: SearchEvent): string {
  const groups = PARTS[language].exec(text)?.groups;
  const paid = edgesTo(tree, event.node);
  const pays = event.type === "evaluate" && paid.some((each) => !each.equals(ZERO));
  if (!groups) {
    if (pays) throw new Error("the sentence does not say what the edges pay");
    return text;
  }
  if (event.type !== "evaluate" || !pays) throw new Error("no edge pays here");
  const numbersIn = (part: string): Value[] =>
    [...part.matchAll(/-?\d+(?:\/\d+)?/g)].map(([number]) => parseValue(number)!);
  const [total, here, way] = [groups.total!, groups.here!, groups.way!].map(numbersIn);
  const players = total!.length > 1 ? total!.map((_, player) => player) : [event.to ?? 0];
  for (const [i, player] of players.entries()) {
    const want = paid.length > 1 ? paid[player]! : player === 0 ? paid[0]! : paid[0]!.neg();
    if (!way![i]!.equals(want)) throw new Error("the edges pay something else");
    if (!here![i]!.add(way![i]!).equals(total![i]!)) throw new Error("the parts are not the whole");
  }
  return text.replace(PARTS[language], "$<total>");
}

/** The sum of what the edges on the path pay. */
function edgesTo(tree: Tree, id: number): Value[] {
  const parent = tree.nodes[tree.parents[id]!];
  if (!parent || parent.kind === "leaf") return [ZERO];
  const above = edgesTo(tree, parent.id);
  const edge = parent.edgePayoffs?.[parent.children.findIndex((child) => child.id === id)];
  if (!edge) return above;
  return edge.map((value, player) => value.add(above[player] ?? ZERO));
}

/** The bounds in force: as given, or the range of all values that a search can find. */
function boundsOf(
  tree: Tree,
  { name }: Algorithm,
  player: number,
  { bounds, depth }: SolveSettings,
): readonly [Value, Value] {
  if (bounds) return bounds;
  // The first passes of iterative deepening stop at estimates, with any settings.
  const estimates = depth !== undefined || name === "iterative-deepening";
  const all = tree.nodes.flatMap((node) => {
    const value = node.kind === "leaf" || estimates ? paidTo(node, player) : undefined;
    return value ? [value] : [];
  });
  return [all.reduce(smaller), all.reduce(larger)];
}

function show(value: unknown): string {
  return JSON.stringify(value, (_, each) =>
    typeof each === "bigint" || typeof each === "number" ? String(each) : each,
  );
}
