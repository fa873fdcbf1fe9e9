import { Catalogue } from "@tyche/messages";
import {
  ALGORITHMS,
  algorithmNamed,
  RefusalError,
  readTree,
  type SolveSettings,
  solve,
  type Tree,
  writeTree,
} from "@tyche/trees";
import { CertificateError, nameOfTree, treeCertificate } from "@tyche/trees/certificate";
import { fraction } from "@tyche/trees/numbers";
import { randomTree } from "@tyche/trees/random";
import { describe, expect, it } from "vitest";
import { numbers, sampleTree } from "../../packages/trees/test/sample.js";
import { cases, IS_LONG } from "../../tests/cases.js";
import { type Case, changed, expectProved, expectRefused, referenceVerdicts, sha256 } from "./both.js";

const words = new Catalogue("en");

function textOf(tree: Tree): string {
  return writeTree(tree, "json", { words }).text;
}

/** The certificate of an algorithm's answer; undefined if it does not accept the tree. */
function certified(tree: Tree, name: string, settings: SolveSettings = {}): Case | undefined {
  const algorithm = algorithmNamed(name);
  try {
    const solution = solve(tree, algorithm, settings);
    return { certificate: treeCertificate(tree, algorithm, settings, solution, sha256), tree: textOf(tree) };
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}

/** Algorithms that search whole trees without settings, and whose answers have proofs. */
const PROVED = ALGORITHMS.map(({ name }) => name).filter(
  (name) => !["beam", "teams", "h-minimax", "iterative-deepening"].includes(name),
);

/** A text of a tree whose edges pay. */
function withPays(random: () => number, depth: number): string {
  const grow = (level: number): unknown => {
    const integer = (): number => Math.floor(random() * 9) - 4;
    if (level === depth || random() < 0.15) return integer();
    const children = Array.from({ length: 1 + Math.floor(random() * 3) }, () => grow(level + 1));
    const pays = children.map(() => (random() < 0.5 ? 0 : `${integer()}/2`));
    return { [["max", "min", "chance"][Math.floor(random() * 3)]!]: children, pays };
  };
  return JSON.stringify({ max: [grow(1), grow(1)], pays: [1, "0.25"] });
}

describe("certificates of trees", () => {
  it("prove what every algorithm says of random trees", () => {
    const random = numbers(48);
    const found: Case[] = [];
    const used = new Set<string>();
    for (let i = 0; i < cases(500, 12); i++) {
      const players = i % 4 === 3 ? 2 + (i % 3) : undefined;
      const shape = {
        depth: 2 + (i % 4),
        kinds: players ? (["player", "chance"] as const) : (["max", "min", "chance"] as const),
        ...(players && { players, constantSum: i % 8 === 3 }),
      };
      const tree =
        i % 4 === 1
          ? readTree(withPays(random, 4)).tree
          : sampleTree(random, i % 4 === 2 ? { ...shape, kinds: ["max", "min"] } : shape);
      for (const name of PROVED) {
        if (name === "best-reply" && (players ?? 2) > 2) continue;
        const settings = name === "expectimax" ? { random: fraction(i % 4, 3) } : {};
        const proof = certified(tree, name, settings);
        if (proof) found.push(proof);
        if (proof) used.add(name);
      }
    }
    expect([...used].sort()).toEqual([...PROVED].sort());
    expectProved(found);
  });

  it("prove bounds of windows", () => {
    const random = numbers(7);
    const found: Case[] = [];
    const bounds = new Set<string>();
    for (let i = 0; i < cases(100, 8); i++) {
      const tree = sampleTree(random, { depth: 4, kinds: ["max", "min"] });
      const low = Math.floor(random() * 10) - 5;
      const window = [fraction(low), fraction(low + 1)] as const;
      for (const name of ["alpha-beta", "negamax-alpha-beta", "pvs"]) {
        const proof = certified(tree, name, { window, fail: i % 2 ? "hard" : "soft" })!;
        bounds.add(JSON.parse(proof.certificate.split("\n")[0]!).bound);
        found.push(proof);
      }
    }
    expect([...bounds].sort()).toEqual(["exact", "lower", "upper"]);
    expectProved(found);
  });

  it("prove what is found by tables, and by deepening to the last leaf", () => {
    const found = Array.from({ length: cases(50, 5) }, (_, seed) => {
      const kinds = ["max", "min"] as const;
      const shape = { seed, depth: 5, branching: [1, 3], leaves: [-2, 2], estimates: true, kinds } as const;
      const tree = randomTree(shape);
      return ["iterative-deepening", "h-minimax", "mtd-f"].map(
        (name) => certified(tree, name, name === "h-minimax" ? { depth: 9 } : {})!,
      );
    });
    expectProved(found.flat());
  });

  it.runIf(IS_LONG)("prove values of chains of 30,000 levels", () => {
    const levels = 30_000;
    const kinds = ['{"max":[', '{"min":[', '{"chance":['];
    const chain = `${kinds.join("").repeat(levels / 3)}5${",1]}".repeat(levels)}`;
    const { tree } = readTree(chain.replaceAll(",1]}", "]}"));
    const algorithm = algorithmNamed("expectiminimax");
    const certificate = treeCertificate(tree, algorithm, {}, solve(tree, algorithm), sha256);
    expectProved([{ certificate, tree: chain.replaceAll(",1]}", "]}") }]);
  });

  it("are refused for estimates, for what was left out, and for teams", () => {
    const { tree } = readTree('{"max":[{"min":[3,12],"estimate":9},{"min":[2,4],"estimate":1}]}');
    expect(() => certified(tree, "alpha-beta", { depth: 1 })).toThrow(CertificateError);
    expect(() => certified(tree, "beam", { width: 1 })).toThrow(CertificateError);
    const { tree: three } = readTree('{"player":0,"children":[{"leaf":[1,2,3]},{"leaf":[3,2,1]}]}');
    expect(() => certified(three, "teams", { teams: [[0, 1]] })).toThrow(/no proof/);
    expect(() => certified(three, "best-reply", { player: 0 })).toThrow(/no proof/);
  });

  it("name trees as documented, in both programs", () => {
    const tree = '{"max":[6,{"chance":[{"min":[0,8]},{"min":[10,3]}]}]}';
    const name = "sha256:1eba93f911d8ae4ab19308c26bb0812c5363a05e54db5260ba597c091683376f";
    expect(nameOfTree(readTree(tree).tree, sha256)).toBe(name);
    const header = {
      "tyche-certificate": 1,
      kind: "tree",
      tree: name,
      model: "minimax",
      value: "6",
      bound: "exact",
    };
    const certificate = `${JSON.stringify({ ...header, bounds: ["0", "10"], best: [0] })}\n{"skip":[5,6]}\n`;
    expectProved([{ certificate, tree }]);
  });
});

describe("corrupted certificates of trees", () => {
  const tree = '{"max":[{"min":[3,12,8]},{"min":[2,4,6]},{"chance":[{"min":[14,5]},1],"p":["1/4","3/4"]}]}';
  const good = certified(readTree(tree).tree, "expectiminimax")!;
  const skipping = changed(good.certificate, ([header, ...rest]) => [header, ...rest, { skip: [7, 8] }]);
  const other = (text: string): string => nameOfTree(readTree(text).tree, sha256);
  /** The good certificate with another header, and with other lines. */
  const head = (members: object, lines: object[] = [{ skip: [7, 8] }]): Case => ({
    certificate: changed(skipping, ([header]) => [{ ...header, ...members }, ...lines]),
    tree,
  });

  it("are refused by both programs", () => {
    expectProved([good, { certificate: skipping, tree }]);
    const leaf = tree.replace("[3,12,8]", "[3,12,2]");
    const chance = tree.replace('"1/4","3/4"', '"3/4","1/4"');
    const kind = tree.replace('{"min":[3', '{"max":[3');
    const child = tree.replace("2,4,6", "2,4");
    expectRefused({
      "value moved by a billionth": head({ value: "2999999999/1000000000" }),
      "a leaf changed": { ...head({}), tree: leaf },
      "a leaf changed, with its hash": { ...head({ tree: other(leaf) }), tree: leaf },
      "a probability changed": { ...head({}), tree: chance },
      "a probability changed, with its hash": { ...head({ tree: other(chance) }), tree: chance },
      "a kind changed": { ...head({}), tree: kind },
      "a kind changed, with its hash": { ...head({ tree: other(kind) }), tree: kind },
      "a child left out": { ...head({}), tree: child },
      "a child left out, with its hash": { ...head({ tree: other(child) }), tree: child },
      "a needed subtree skipped": head({}, [{ skip: [1] }]),
      "a needed leaf skipped": head({}, [{ skip: [2] }]),
      "a nested skip": head({}, [{ skip: [5, 7] }]),
      "a repeated skip": head({}, [{ skip: [7, 7] }]),
      "skips out of order": head({}, [{ skip: [8, 7] }]),
      "skips out of order over lines": head({}, [{ skip: [8] }, { skip: [7] }]),
      "the root skipped": head({}, [{ skip: [0] }]),
      "a node that is not there": head({}, [{ skip: [99] }]),
      "a negative node": head({}, [{ skip: [-1] }]),
      "a skip that is no number": head({}, [{ skip: ["7"] }]),
      "bounds too tight": head({ bounds: ["1", "13"] }),
      "bounds too tight below": head({ bounds: ["2", "14"] }),
      "bounds with one end": head({ bounds: ["1"] }),
      "not best": head({ best: [1] }),
      "a best child that is not there": head({ best: [3] }),
      "a model of another name": head({ model: "maximin" }),
      "a random opponent instead": head({ model: "expectimax", random: "1" }),
      "a random opponent above 1": head({ model: "expectimax", random: "3/2", value: "3" }),
      "a coalition against player 1": head({ model: "coalition", player: 1 }),
      "a coalition against nobody": head({ model: "coalition", player: 2 }),
      "max^n with one number": head({ model: "max^n" }),
      "a bound of another name": head({ bound: "about" }),
      "a lower bound that is too high": head({ bound: "lower", value: "4" }),
      "an upper bound that is too low": head({ bound: "upper", value: "2" }),
      "another version": head({ "tyche-certificate": 2 }),
      "another kind": head({ kind: "forest" }),
      "an unknown field": head({ depth: 3 }),
      "an unknown line": head({}, [{ cut: [7] }]),
      "a missing field": {
        certificate: changed(skipping, ([header]) => [{ ...header, bound: undefined }]),
        tree,
      },
      "a number with an exponent": head({ value: "3e0" }),
      "a number that is none": head({ value: "NaN" }),
      "an infinite number": head({ bounds: ["1", "Infinity"] }),
      "a denominator of 0": head({ value: "3/0" }),
      "a decimal that is no text": { certificate: skipping.replace('"value":"3"', '"value":3.0'), tree },
      "a number of 6,000 digits": head({ value: `3.${"0".repeat(6000)}` }),
      "the same key twice": { certificate: skipping.replace('"value":"3"', '"value":"4","value":"3"'), tree },
      "a blank line": { certificate: skipping.replace("\n", "\n\n"), tree },
      "a line that is a list": { certificate: `${skipping}[]\n`, tree },
      "half a line": { certificate: skipping.slice(0, -4), tree },
      "an empty file": { certificate: "", tree },
      "a choice in minimax": head({}, [{ choose: [[0, 0]] }]),
    });
  });

  it("are refused by both programs in max^n", () => {
    const text =
      '{"player":0,"children":[{"player":1,"children":[{"leaf":[5,5,0]},{"leaf":[1,5,4]}]},{"leaf":[2,0,8]}]}';
    const maxN = certified(readTree(text).tree, "max^n")!;
    expectProved([maxN]);
    const with_ = (members: object, lines: object[]): Case => ({
      certificate: changed(maxN.certificate, ([header]) => [{ ...header, ...members }, ...lines]),
      tree: text,
    });
    expectRefused({
      "without the choice among equals": with_({}, []),
      "the other choice among equals": with_({}, [{ choose: [[1, 1]] }]),
      "a worse choice": with_({ value: ["2", "0", "8"] }, [{ choose: [[0, 1]] }]),
      "a choice twice": with_({}, [{ choose: [[1, 0]] }, { choose: [[1, 0]] }]),
      "a choice at a leaf": with_({}, [
        {
          choose: [
            [1, 0],
            [2, 0],
          ],
        },
      ]),
      "a choice of no child": with_({}, [{ choose: [[1, 2]] }]),
      "a pair of three": with_({}, [{ choose: [[1, 0, 0]] }]),
      "two payoffs": with_({ value: ["5", "5"] }, [{ choose: [[1, 0]] }]),
      "a lower bound": with_({ bound: "lower" }, [{ choose: [[1, 0]] }]),
      bounds: with_({ bounds: ["0", "8"] }, [{ choose: [[1, 0]] }]),
      "the last child skipped": with_({}, [{ choose: [[1, 0]] }, { skip: [4] }]),
      "not best": with_({ best: [1] }, [{ choose: [[1, 0]] }]),
    });
  });

  it("are not readable without the tree, or with a text that is none", () => {
    expect(
      referenceVerdicts([{ certificate: skipping }, { certificate: skipping, tree: "{" }]),
    ).toMatchObject([
      [2, expect.any(String)],
      [2, expect.any(String)],
    ]);
  });
});
