import { describe, expect, it } from "vitest";
import { failure, shapeOf, sketch } from "../../test/shape.js";
import { readBerkeley } from "./berkeley.js";

interface Parts {
  alg?: string;
  depth?: number | string;
  agents?: number | string;
  win?: string;
  lose?: string;
  successors: string;
  evaluation: string;
}

function test({
  alg = "MinimaxAgent",
  depth = 9,
  agents = 2,
  win = "",
  lose = "",
  ...blocks
}: Parts): string {
  return `# a test
class: "GraphGameTreeTest"
alg: "${alg}"
depth: "${depth}"
diagram: """
   anything: "at" all  # here
"""
num_agents: "${agents}"

start_state: "s"   # where it begins
win_states: "${win}"
lose_states: "${lose}"
successors: """
${blocks.successors}
"""
evaluation: """
${blocks.evaluation}
"""
`;
}

const SMALL: Parts = {
  successors: "s left a\ns right b\na L c\na R d\nb L e",
  evaluation: "a 7\nc 4.0\nd -3.5\ne 1e1",
};
const DEEP: Parts = {
  agents: 3,
  successors: "s x a\na x b\nb x c\nc x d\nd x e\ne x f\nf x g",
  evaluation: "s 0\na 1\nb 2\nc 3\nd 4\ne 5\nf 6\ng 7",
};

describe("readBerkeley", () => {
  it("reads states as labels, actions as names, evaluations as payoffs and estimates", () => {
    const { tree, algorithm, depth, ties } = readBerkeley(test(SMALL));
    expect([algorithm, ties]).toEqual(["minimax", "keep"]);
    expect(depth).toBeUndefined();
    expect(shapeOf(tree)).toEqual({
      kind: "max",
      label: "s",
      actions: ["left", "right"],
      children: [
        {
          kind: "min",
          label: "a",
          actions: ["L", "R"],
          estimate: "7",
          children: [
            { kind: "leaf", label: "c", value: "4" },
            { kind: "leaf", label: "d", value: "-7/2" },
          ],
        },
        { kind: "min", label: "b", actions: ["L"], children: [{ kind: "leaf", label: "e", value: "10" }] },
      ],
    });
  });

  it("lets the ghosts move at random for an ExpectimaxAgent", () => {
    const { tree, algorithm } = readBerkeley(test({ ...SMALL, alg: "ExpectimaxAgent" }));
    expect(sketch(tree)).toBe("max(chance(1/2:4,1/2:-7/2),chance(1:10))");
    expect(algorithm).toBe("expectimax");
  });

  it("gives the agents turns in order", () => {
    expect(sketch(readBerkeley(test(DEEP)).tree)).toBe("max(min(min(max(min(min(max(7)))))))");
    expect(sketch(readBerkeley(test({ ...DEEP, agents: 1 })).tree)).toBe(
      "max(max(max(max(max(max(max(7)))))))",
    );
  });

  it("converts rounds to decisions, and sets a depth only if the tree goes deeper", () => {
    const depth = (parts: Partial<Parts>) => readBerkeley(test({ ...DEEP, ...parts })).depth;
    expect(depth({ depth: 1 })).toBe(3);
    expect(depth({ depth: 2 })).toBe(6);
    expect(depth({ depth: 3 })).toBeUndefined();
    expect(depth({ depth: 7, agents: 1 })).toBeUndefined();
    expect(depth({ depth: 2, alg: "ExpectimaxAgent" })).toBe(2);
    expect(depth({ depth: 3, alg: "ExpectimaxAgent" })).toBeUndefined();
    expect(depth({ depth: 1, alg: "AlphaBetaAgent", agents: 2 })).toBe(2);
  });

  it("ends the game at won and lost states, even if the file has more below", () => {
    expect(sketch(readBerkeley(test({ ...SMALL, win: "x a" })).tree)).toBe("max(7,min(10))");
    expect(sketch(readBerkeley(test({ ...SMALL, lose: "a" })).tree)).toBe("max(7,min(10))");
  });

  it("unfolds a state that is reached by several actions", () => {
    const { tree } = readBerkeley(
      test({ successors: "s x a\ns y a\na x b\na y c\nb x c", evaluation: "c 5" }),
    );
    expect(sketch(tree)).toBe("max(min(max(5),5),min(max(5),5))");
  });

  it("requires only the fields it uses", () => {
    const { tree, algorithm } = readBerkeley(
      'num_agents: "2"\r\nstart_state: "s"\r\nsuccessors: """\r\n  s a t\r\n\r\n"""\r\nevaluation: """\r\nt 1/3\r\n"""',
    );
    expect(sketch(tree)).toBe("max(1/3)");
    expect(algorithm).toBeUndefined();
  });

  it("refuses a tree too large to unfold at once", () => {
    const levels = Array.from({ length: 60 }, (_, i) => `s${i} x s${i + 1}\ns${i} y s${i + 1}`);
    const text = test({ successors: ["s x s0", ...levels].join("\n"), evaluation: "s60 1" });
    expect(failure(() => readBerkeley(text)).message).toBe(
      "as a tree the states would be 2.31e+18 nodes, more than 5,000,000",
    );
  });

  it.each<[Partial<Parts>, string]>([
    [{ successors: "s x a\na x b\nb x ^a" }, 'the state "a" leads back to itself'],
    [{ successors: "s x ^s" }, 'the state "s" leads back to itself'],
    [{ successors: "s x ^a", evaluation: "s 3" }, 'the game ends at the state "a", which has no evaluation'],
    [{ evaluation: "c 3\nd ^four" }, '"four" is not a number'],
    [{ evaluation: "c 4\n^c 5" }, 'the state "c" has two evaluations'],
    [{ evaluation: "^c 4 5" }, 'a line of evaluation is not "state number"'],
    [{ successors: "a x b\n  ^s left" }, 'a line of successors is not "state action state"'],
    [{ successors: "s x a\ns ^x b" }, 'the state "s" has the action "x" twice'],
    [{ agents: "^0" }, 'the number of agents must be a whole number, 1 or more: "0"'],
    [{ agents: "^2.5" }, 'the number of agents must be a whole number, 1 or more: "2.5"'],
    [{ depth: "^-1" }, 'the depth must be a whole number, 1 or more: "-1"'],
    [
      { alg: "^ReflexAgent" },
      '"ReflexAgent" is not an agent: use one of MinimaxAgent, AlphaBetaAgent, ExpectimaxAgent',
    ],
  ])("refuses %j", (parts, message) => {
    const marked = test({ ...SMALL, ...parts });
    const text = marked.replace("^", "");
    expect(failure(() => readBerkeley(text))).toEqual({ message, offset: marked.indexOf("^") });
  });

  it.each([
    [
      'class: "EvalAgentTest"',
      8,
      'a test of class "EvalAgentTest" contains no tree; only GraphGameTreeTest does',
    ],
    ['alg: "MinimaxAgent"', undefined, 'the test has no field "successors"'],
    ['alg: "a"\nalg: "b"', 9, 'the field "alg" appears twice'],
    [
      'lose_sates: "a"',
      13,
      'the field before this value is called "lose_sates"; did you mean "lose_states"?',
    ],
    ["alg: MinimaxAgent", 5, 'found "MinimaxAgent" where a value in double quotes was expected'],
    ['alg: "Minimax\nAgent"', 5, "a quote is not closed on its line"],
    ['alg: "a" b', 9, 'found "b" where the end of the line was expected'],
    ['successors: """\na b c\n', 12, 'a block is never closed by """ on a line of its own'],
    ["nonsense", 0, 'found "nonsense" where a field as in key: "value" was expected'],
  ])("refuses the file %j", (text, offset, message) => {
    expect(failure(() => readBerkeley(text))).toEqual({ message, offset });
  });
});
