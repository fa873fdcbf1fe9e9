import {
  collectedSpec,
  type Exercise,
  exerciseOf,
  keyOf,
  type Question,
  specOn,
  TEMPLATE_NAMES,
  TEMPLATES,
  type TemplateName,
  templatesOn,
  worksheetHtml,
  worksheetLatex,
  worksheetOf,
  worksheetText,
} from "@tyche/practice";
import {
  handInKey,
  handInText,
  readAnswerFile,
  reportOn,
  signatureCheck,
  worksheetJson,
} from "@tyche/practice/files";
import { buildTree, type Limit, readTree, TIE_RULES, type TieRule, type Tree } from "@tyche/trees";
import { randomTree } from "@tyche/trees/random";
import Fraction from "fraction.js";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import {
  type End,
  type Found,
  plainSearch,
  plainValue,
  visitedByMtd,
  visitedByPvs,
} from "../../test/plain-searches.js";
import { WORDS } from "../../test/words.js";
import { canvasFiles } from "../files/canvas.js";

/** Trees of every shape that lecturers have: regular and irregular, with ties and fractions, with and without chance. */
function treeOf(round: number, hasChance: boolean): Tree {
  const kinds = hasChance ? (["max", "min", "chance"] as const) : (["max", "min"] as const);
  return randomTree({
    seed: `own ${round}`,
    depth: 2 + (round % 3),
    branching: [2, 3],
    kinds: { irregular: kinds },
    leaves: round % 2 === 0 ? [-9, 9] : [0, 4],
    denominators: round % 5 === 0 ? [1, 2] : [1],
    probabilities: round % 4 === 0 ? "equal" : "nice",
  });
}

function specFor(tree: Tree, template: TemplateName, ties: TieRule) {
  try {
    return specOn(tree, template, { ties });
  } catch {
    return undefined;
  }
}

const endText = (end: End): string =>
  typeof end === "number" ? (end < 0 ? "-inf" : "inf") : end.toFraction();
const limitText = (limit: Limit): string =>
  typeof limit === "number" ? (limit < 0 ? "-inf" : "inf") : limit.toFraction();

/** What the plain searches of the tests answer to a question; undefined if they have no such search. */
function answerTo(question: Question, { tree, template }: Exercise, found: Found) {
  const { node } = question;
  switch (question.type) {
    case "value":
      return plainValue(tree.nodes[node]!).toFraction();
    case "move":
      return String(plainValue(tree.nodes[node]!).equals(plainValue(tree.root)));
    case "cut":
      return String(!visitedBy(tree, template.algorithm, found).has(node));
    case "order": {
      const order = [...visitedBy(tree, template.algorithm, found)].filter(
        (id) => tree.nodes[id]!.kind === "leaf",
      );
      return order.includes(node) ? String(order.indexOf(node) + 1) : "crossed";
    }
    case "effect":
      return plainValue(tree.root, node).toFraction();
    case "window":
      return found.visited.has(node) ? found.windows.get(node)!.map(endText).join() : "crossed";
    case "return":
      return found.visited.has(node) ? found.returned.get(node)!.toFraction() : "crossed";
    case "interval":
      return found.intervals.get(`${node}:${question.child}`)?.map(endText).join() ?? "crossed";
  }
}

function visitedBy(tree: Tree, algorithm: string, found: Found): ReadonlySet<number> {
  if (algorithm === "pvs") return visitedByPvs(tree.root);
  if (algorithm === "mtd-f") return visitedByMtd(tree.root, new Fraction(0));
  if (algorithm === "sss") return visitedByMtd(tree.root, Number.POSITIVE_INFINITY, false);
  return found.visited;
}

/** The key in the same form. */
function keyText(expected: NonNullable<ReturnType<ReturnType<typeof keyOf>["get"]>>): string {
  switch (expected.type) {
    case "number":
    case "bound":
      return expected.value.toFraction();
    case "mark":
      return String(expected.marked);
    case "window":
      return [expected.alpha, expected.beta].map(limitText).join();
    case "interval":
      return [expected.low, expected.high].map(limitText).join();
    case "crossed":
      return "crossed";
  }
}

/** Star2 and iterative deepening have their own tests in @tyche/trees. */
const KINDS = TEMPLATE_NAMES.filter(
  (name) =>
    !["star2", "iterative-deepening"].includes(TEMPLATES[name].algorithm) && !TEMPLATES[name].mirrored,
);

describe("answers about given trees are those of a plain search", () => {
  test.each(KINDS)("%s", (template) => {
    let asked = 0;
    const { algorithm, bounded } = TEMPLATES[template];
    for (let round = 0; round < cases(400, 40); round++) {
      const hasChance = bounded || algorithm.startsWith("expecti");
      const tree = treeOf(round, hasChance);
      for (const ties of TIE_RULES) {
        const spec = specFor(tree, template, ties);
        if (!spec) continue;
        const exercise = exerciseOf(spec);
        const key = keyOf(exercise);
        const values = exercise.tree.nodes.flatMap((node) =>
          node.kind === "leaf" ? [new Fraction(node.value.toFraction())] : [],
        );
        values.sort((a, b) => a.compare(b));
        const found = plainSearch(exercise.tree.root, ties, [values[0]!, values.at(-1)!]);
        for (const question of exercise.questions) {
          // A search with ties that cut finds a best move, not always all of them.
          if (question.type === "move" && ties === "prune") continue;
          expect(keyText(key.get(question.id)!), `${spec.tree} ${ties} ${question.id}`).toBe(
            answerTo(question, exercise, found),
          );
          asked++;
        }
      }
    }
    expect(asked).toBeGreaterThan(cases(300, 40));
  });
});

const MAX_MIN = "[[3,12,8],[2,4,6],[14,5,2]]";

describe("the tree of a specification", () => {
  const labelsOf = (text: string): string[] =>
    exerciseOf(specOn(readTree(text).tree, "values-expectiminimax")).tree.nodes.map(({ label }) => label!);

  test("keeps labels that are unique, and gives letters to the other nodes", () => {
    expect(
      labelsOf(
        '{"max":[{"chance":[{"leaf":1,"label":"A"},{"leaf":2,"label":"twice"}],"label":"drill"},{"leaf":3,"label":"twice"}]}',
      ),
    ).toEqual(["B", "drill", "A", "a", "b"]);
  });

  test("has MAX and MIN for two players, and what edges pay in the payoffs", () => {
    const efg =
      'EFG 2 R "" { "A" "B" } p "" 1 1 "" { "l" "r" } 0 t "" 1 "" { 3 -3 } p "" 2 1 "" { "l" "r" } 0 t "" 2 "" { 5 -5 } t "" 3 "" { 1 -1 }';
    const { tree } = exerciseOf(specOn(readTree(efg).tree, "values-minimax"));
    expect(tree.nodes.map(({ kind }) => kind)).toEqual(["max", "leaf", "min", "leaf", "leaf"]);
    expect(tree.root.kind !== "leaf" && tree.root.actions).toEqual(["l", "r"]);
    const paid = specOn(readTree('{"max":[1,2],"pays":[5,0]}').tree, "values-minimax");
    expect(keyOf(exerciseOf(paid)).get("value:0")).toMatchObject({ value: { n: 6n, d: 1n } });
  });

  test("is refused with hidden moves, and with payoffs of players who do not play against each other", () => {
    const hidden = '{"max":[{"min":[1,2],"set":"s"},{"min":[3,4],"set":"s"}]}';
    expect(() => specOn(readTree(hidden).tree, "values-minimax")).toThrow("cannot tell some nodes apart");
    const friends = '{"player":0,"children":[{"leaf":[1,1]},{"player":1,"children":[{"leaf":[2,5]}]}]}';
    expect(() => specOn(readTree(friends).tree, "values-minimax")).toThrow("add up to the same");
  });

  test("has the kinds that fit", () => {
    expect(templatesOn(readTree(MAX_MIN).tree)).toEqual([
      "values-minimax",
      "best-move",
      "cuts-alpha-beta",
      "windows-alpha-beta",
      "returns-alpha-beta",
      "trace-alpha-beta",
      "cuts-pvs",
      "cuts-mtd-f",
      "cuts-sss",
      "order-alpha-beta",
      "order-sss",
      "leaf-effects",
    ]);
    expect(templatesOn(readTree("max(chance(3,5),chance(0,9))").tree)).toEqual([
      "values-expectimax",
      "values-expectiminimax",
      "best-move",
      "intervals-star1",
      "windows-star1",
      "returns-star1",
      "order-star1",
      "leaf-effects",
    ]);
    expect(templatesOn(buildTree(3))).toEqual([]);
  });

  test("has the given bounds, which no leaf may exceed", () => {
    const { tree } = readTree("max(chance(3,5),chance(1,2))");
    const spec = specOn(tree, "windows-star1", { bounds: ["-10", "10"] });
    expect(exerciseOf(spec).bounds?.map(String)).toEqual(["-10", "10"]);
    expect(() => specOn(tree, "windows-star1", { bounds: ["2", "10"] })).toThrow("outside the bounds");
  });
});

test("why a tree has no cuts: the order of the children, or its payoffs", () => {
  const why = (text: string) => () => specOn(readTree(text).tree, "cuts-alpha-beta");
  expect(why("[[2,1],[3,4]]")).toThrow(
    "alpha-beta cuts nothing in this tree; with all children reversed it would skip 1 of its nodes",
  );
  expect(why("[1,2,3]")).toThrow("alpha-beta cuts nothing in this tree, and nothing in its mirror image");
});

describe("files with given trees", () => {
  const specs = [
    specOn(readTree(MAX_MIN).tree, "cuts-alpha-beta", { seed: "last year" }),
    specOn(readTree("max(chance(3,5),chance(1,2))").tree, "windows-star1", {
      bounds: ["-1", "19/2"],
    }),
  ];
  const sheet = worksheetOf(collectedSpec(specs, "en"), WORDS.en);

  test("an answer file is graded by its trees, with their bounds", () => {
    const key = readAnswerFile(worksheetJson(sheet, "key"));
    expect(key.sheet.exercises).toEqual(specs);
    expect(reportOn(key, WORDS.en)).toMatchObject({ solved: 2, score: 1 });
    expect(worksheetText(sheet, "key")).toContain("[L, U] = [-1, 19/2]");
  });

  test("a signature does not fit another tree", () => {
    const [first, second] = specs;
    const other = { ...first!, tree: first!.tree!.replace("12", "13") };
    const handedIn = { student: "S", title: "T", time: "", help: ["none", "none"] } as const;
    const key = handInKey("phrase", specs);
    const file = handInText({ sheet: sheet.spec, answers: [{}, {}], handedIn }, key);
    const check = signatureCheck("phrase");
    expect(check(readAnswerFile(file))).toBe("valid");
    expect(check(readAnswerFile(file.replace('\\"leaf\\":12', '\\"leaf\\":13')))).toBe("invalid");
    expect(handInKey("phrase", [other, second!])).not.toBe(key);
  });

  test("a sheet promises neither a seed nor that its line of settings makes it again", () => {
    for (const text of [
      worksheetText(sheet, "blank"),
      worksheetHtml(sheet, "blank"),
      worksheetLatex(sheet, "key"),
    ]) {
      expect(text).not.toContain("Seed");
      expect(text).not.toContain("anybody can make it again");
      expect(text).toContain("Made with Tyche");
      expect(text).toContain("last year");
    }
  });

  test("packages for Canvas with the same names but other trees are different ones", () => {
    const [name] = Object.keys(canvasFiles(sheet)).filter((path) => path.endsWith("_meta.xml"));
    const other = [{ ...specs[0]!, tree: specs[0]!.tree!.replace("12", "13") }, specs[1]!];
    expect(canvasFiles(worksheetOf(collectedSpec(other, "en"), WORDS.en))).not.toHaveProperty([name!]);
  });

  test("in a package for Canvas, labels have no brackets, which are blanks there", () => {
    const tree = buildTree({ max: [{ min: [1, 2], label: "[f1]" }, 3] });
    const files = canvasFiles(worksheetOf(collectedSpec([specOn(tree, "values-minimax")], "en"), WORDS.en));
    const questions = Object.entries(files).filter(([path]) => path.endsWith(".xml"));
    expect(questions.join("").match(/\[f1\]/g)).toHaveLength(1);
  });
});
