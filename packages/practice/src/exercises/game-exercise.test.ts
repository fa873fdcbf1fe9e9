import {
  answerText,
  diagnosisOf,
  type Exercise,
  exerciseOf,
  gradeOf,
  hintsFor,
  keyOf,
  specOn,
  type TemplateName,
  templatesOn,
  variantsOf,
} from "@tyche/practice";
import { readTree, type Tree } from "@tyche/trees";
import Fraction from "fraction.js";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { randomSource } from "../../../trees/src/random/random-source.js";
import { GAMES } from "../../test/games.js";
import {
  type Plan,
  pathsOf,
  payoffTo,
  placesIn,
  plansFor,
  played,
  vectorAt,
} from "../../test/plain-games.js";
import { WORDS } from "../../test/words.js";
import { wronglyFound } from "../misconceptions/rules.js";
import { GAME_MISTAKES } from "./game.js";
import { answersOf } from "./key.js";

/** Two players in turn with hidden moves and perfect recall: player 0, then player 1, who may not see, then player 0. */
function hiddenTree(round: number, oneNumber: boolean): Tree {
  const random = randomSource(`hidden ${round}`);
  const number = (): number => random.between(-4, 6);
  const leaf = () => (oneNumber ? number() : { leaf: [number(), number()] });
  const last = (own: number, seen: number) =>
    random.below(2) === 0
      ? leaf()
      : { player: 0, set: `l${own}${random.below(2) * seen}`, children: [leaf(), leaf()] };
  const width = 2 + random.below(2);
  const second = (own: number, set: string) => ({
    player: 1,
    set,
    children: Array.from({ length: width }, (_, i) => last(own, i)),
  });
  const first = (set: string, low: string) => ({
    player: 0,
    set,
    children: [second(0, low), second(1, round % 2 === 0 ? low : `${low}'`)],
  });
  if (round % 3 > 0) return readTree(JSON.stringify(first("x", "s"))).tree;
  const tree = { chance: [first("x", "s"), first("y", "s")], p: ["1/3", "2/3"] };
  return readTree(JSON.stringify(tree)).tree;
}

/** Several players, in any order, who see everything. */
function openTree(round: number): Tree {
  const random = randomSource(`open ${round}`);
  const players = 2 + (round % 2);
  const node = (depth: number): unknown => {
    if (depth === 0 || random.below(5) === 0)
      return { leaf: Array.from({ length: players }, () => random.between(-3, 6)) };
    const children = Array.from({ length: 2 + random.below(2) }, () => node(depth - 1));
    return random.below(4) === 0 ? { chance: children } : { player: random.below(players), children };
  };
  return readTree(JSON.stringify({ player: 0, children: [node(2), node(2)] })).tree;
}

function exerciseOn(tree: Tree, kind: TemplateName): Exercise | undefined {
  try {
    return exerciseOf(specOn(tree, kind));
  } catch {
    return undefined;
  }
}

/** A matrix game as a tree, or one in which player 0 has one of two cards. */
function matrixTree(round: number): Tree {
  const random = randomSource(`matrix ${round}`);
  const size = 2 + (round % 2);
  const row = () => ({ min: Array.from({ length: size }, () => random.between(-5, 5)), set: "s" });
  const rows = (count: number, set: string) => ({ max: Array.from({ length: count }, row), set });
  const tree =
    round % 3 === 0 ? { chance: [rows(2, "x"), rows(2, "y")], p: ["1/4", "3/4"] } : rows(size, "x");
  return readTree(JSON.stringify(tree)).tree;
}

function texts(exercise: Exercise): Record<string, string> {
  return Object.fromEntries([...keyOf(exercise)].map(([id, expected]) => [id, answerText(expected)]));
}

describe("answers are those of independent definitions", () => {
  test("payoffs of all players by recursion, and the best moves", () => {
    let asked = 0;
    for (let round = 0; round < cases(300, 20); round++) {
      const exercise = exerciseOn(openTree(round), "values-max-n");
      if (!exercise) continue;
      const { tree } = exercise;
      for (const [id, text] of Object.entries(texts(exercise))) {
        const [, node, player] = id.split(":").map(Number);
        expect(text, id).toBe(vectorAt(tree.nodes[node!]!)[player!]!.toFraction());
        asked++;
      }
      const moves = exerciseOf(specOn(openTree(round), "best-move-max-n", { ties: "keep" }));
      const own = tree.root.children.map((child) => vectorAt(child)[0]!);
      const best = own.reduce((a, b) => (b.gt(a) ? b : a));
      const marked = [...keyOf(moves).values()].map((expected) => answerText(expected) === "x");
      expect(marked).toEqual(own.map((value) => value.equals(best)));
    }
    expect(asked).toBeGreaterThan(100);
  });

  test("beliefs, and numbers of strategies, by enumeration of paths and plans", () => {
    for (let round = 0; round < cases(120, 12); round++) {
      const tree = hiddenTree(round, round % 4 < 2);
      const beliefs = exerciseOn(tree, "beliefs");
      const plans = exerciseOn(tree, "pure-strategies");
      for (const [id, text] of plans ? Object.entries(texts(plans)) : []) {
        const player = Number(id.split(":")[2]);
        expect(text).toBe(String(plansFor(placesIn(plans!.tree, player)).length));
      }
      if (!beliefs) continue;
      const reach = pathsOf(beliefs.tree);
      for (const place of [0, 1].flatMap((player) => placesIn(beliefs.tree, player))) {
        const total = place.reduce((sum, id) => sum.add(reach[id]!), new Fraction(0));
        for (const id of place.length > 1 ? place : [])
          expect(texts(beliefs)[`belief:${id}`]).toBe(reach[id]!.div(total).toFraction());
      }
    }
  });

  test("best responses by enumeration of all plans", () => {
    let asked = 0;
    for (let round = 0; round < cases(120, 12); round++) {
      const exercise = exerciseOn(hiddenTree(round, round % 4 < 2), "best-response");
      if (!exercise) continue;
      const { tree } = exercise;
      const first = tree.nodes[exercise.questions[0]!.node]!;
      const player = first.kind === "player" ? first.player : 0;
      const places = placesIn(tree, player);
      const reach = pathsOf(tree, player);
      for (const [id, text] of Object.entries(texts(exercise))) {
        const [, node, action] = id.split(":").map(Number);
        const place = places.find(([one]) => one === node)!;
        const total = place.reduce((sum, one) => sum.add(reach[one]!), new Fraction(0));
        const yields = plansFor(places)
          .filter((plan) => plan.get(place[0]!) === action)
          .map((plan) =>
            place.reduce(
              (sum, one) => sum.add(reach[one]!.mul(payoffTo(tree.nodes[one]!, player, plan))),
              new Fraction(0),
            ),
          );
        const isMin = player === 1 && round % 4 < 2;
        const best = yields.reduce((a, b) => (b.gt(a) !== isMin ? b : a));
        expect(text, `${round} ${id}`).toBe(best.div(total).toFraction());
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(20);
  });

  test("equilibria: nobody gains by any plan, and every other mixture can be exploited", () => {
    let found = 0;
    for (let round = 0; round < cases(120, 15); round++) {
      const exercise = exerciseOn(matrixTree(round), "equilibrium");
      if (!exercise) continue;
      found++;
      const { tree } = exercise;
      const gap = (answers: Record<string, string>): Fraction => {
        const shares = (id: number, i: number): Fraction =>
          new Fraction(answers[`share:${id}:${i}`] ?? (i === 0 ? 1 : 0));
        const [high, low] = ([0, 1] as const).map((player) =>
          plansFor(placesIn(tree, player)).map((plan: Plan) => played(tree, player, plan, shares)),
        );
        return high!.reduce((a, b) => (b.gt(a) ? b : a)).sub(low!.reduce((a, b) => (b.lt(a) ? b : a)));
      };
      const right = texts(exercise);
      expect(gap(right).toFraction(), exercise.spec.tree).toBe("0");
      const random = randomSource(round);
      for (const id of Object.keys(right).filter((one) => one.endsWith(":0"))) {
        const other = new Fraction(random.below(7), 6);
        if (other.equals(right[id]!) || right[id.replace(/0$/, "2")] !== undefined) continue;
        const changed = {
          ...right,
          [id]: other.toFraction(),
          [id.replace(/0$/, "1")]: new Fraction(1).sub(other).toFraction(),
        };
        expect(gap(changed).gt(0), `${exercise.spec.tree} ${id}`).toBe(true);
      }
    }
    expect(found).toBeGreaterThan(5);
  });
});

describe("textbook games", () => {
  const answers = (name: keyof typeof GAMES, kind: TemplateName) =>
    Object.values(texts(exerciseOf(specOn(readTree(GAMES[name]).tree, kind)))).join(" ");
  test.each([
    ["centipede", "values-max-n", "1 0 0 2 3 1"],
    ["entry", "values-max-n", "2 1 2 1"],
    ["pennies", "equilibrium", "2/5 3/5 2/5 3/5"],
    ["rockPaperScissors", "equilibrium", "1/3 1/3 1/3 1/3 1/3 1/3"],
    ["beerQuiche", "pure-strategies", "4 4"],
    ["beerQuiche", "beliefs", "1/10 1/10 9/10 9/10"],
    ["kuhn", "pure-strategies", "64 64"],
  ] as const)("%s, %s: %s", (name, kind, expected) => expect(answers(name, kind)).toBe(expected));

  test.each([
    ["kuhn", "equilibrium", "more than one equilibrium"],
    ["beerQuiche", "equilibrium", "not add up to the same"],
    ["centipede", "beliefs", "see everything"],
    ["centipede", "values-minimax", "add up to the same"],
    ["kuhn", "values-max-n", "cannot tell some nodes apart"],
  ] as const)("%s has no %s: %s", (name, kind, why) => {
    expect(() => specOn(readTree(GAMES[name]).tree, kind)).toThrow(why);
  });

  test("other refusals say why", () => {
    const on = (text: string, kind: TemplateName) => () => specOn(readTree(text).tree, kind);
    expect(on("[[1,2],[3,4]]", "values-max-n")).toThrow("play against each other");
    expect(on('{"max":[{"min":[1,1],"set":"s"},{"min":[1,1],"set":"s"}]}', "equilibrium")).toThrow(
      "more than one equilibrium",
    );
    const forgets = '{"max":[{"max":[1,2],"set":"s"},{"max":[3,4],"set":"s"}]}';
    expect(on(forgets, "best-response")).toThrow("forgets");
    expect(
      on('{"chance":[{"leaf":[1,1]},{"player":0,"children":[{"leaf":[2,3]}]}]}', "best-move-max-n"),
    ).toThrow("chance moves");
    expect(() => exerciseOf({ ...specOn(readTree(GAMES.kuhn).tree, "beliefs"), tree: undefined })).toThrow(
      "trees that are given",
    );
  });
});

const EXERCISES = Object.values(GAMES).flatMap((text) => {
  const { tree } = readTree(text);
  return templatesOn(tree).map((kind) => exerciseOf(specOn(tree, kind)));
});

test("every mistake is recognised somewhere, and the key never is one", () => {
  const told = new Set<string>();
  for (const exercise of EXERCISES) {
    const key = keyOf(exercise);
    expect(gradeOf(exercise, key, texts(exercise)).solved, exercise.spec.template).toBe(true);
    expect(diagnosisOf(exercise, key, texts(exercise))).toBeUndefined();
    for (const rule of GAME_MISTAKES) {
      const wrong = wronglyFound(rule, exercise);
      const diagnosis = wrong && diagnosisOf(exercise, key, answersOf(wrong, exercise));
      if (diagnosis === rule) told.add(rule);
    }
  }
  expect([...told].sort()).toEqual([...GAME_MISTAKES].sort());
});

test("hints give the answer last", () => {
  for (const exercise of EXERCISES) {
    const key = keyOf(exercise);
    for (const question of exercise.questions) {
      const { rule, numbers, answer } = hintsFor(exercise, key, question, WORDS.en);
      const text = answerText(key.get(question.id)!);
      if (question.type === "move") continue;
      expect(answer).toContain(text);
      expect(rule).not.toMatch(/\d|undefined/);
      expect(numbers).not.toMatch(/undefined|\bhint-/);
    }
  }
});

test("variants have the payoffs at other leaves, and as many answers", () => {
  for (const [name, kind] of [
    ["pennies", "equilibrium"],
    ["centipede", "values-max-n"],
    ["kuhn", "best-response"],
  ] as const) {
    const spec = specOn(readTree(GAMES[name]).tree, kind);
    const variants = variantsOf(spec, 3, "autumn");
    expect(variants).toEqual(variantsOf(spec, 3, "autumn"));
    expect(new Set([spec, ...variants].map(({ tree }) => tree)).size).toBe(4);
    const leaves = (one: typeof spec): string[] =>
      exerciseOf(one)
        .tree.nodes.flatMap((node) => (node.kind === "leaf" ? [String(node.payoffs ?? node.value)] : []))
        .sort();
    for (const variant of variants) {
      expect(leaves(variant)).toEqual(leaves(spec));
      expect(exerciseOf(variant).questions.map(({ id }) => id)).toEqual(
        exerciseOf(spec).questions.map(({ id }) => id),
      );
    }
  }
});
