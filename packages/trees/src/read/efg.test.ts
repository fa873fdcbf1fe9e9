import { englishWords } from "@tyche/messages";
import { sameTree } from "@tyche/trees";
import { describe, expect, it } from "vitest";
import { failure, shapeOf, sketch } from "../../test/shape.js";
import { writeEfg } from "../write/efg.js";
import { readEfg } from "./efg.js";

const HEAD = 'EFG 2 R "A game" { "Ann" "Bob" }\n';

describe("readEfg", () => {
  it("reads a two-player zero-sum game as max and min", () => {
    const { tree, title } = readEfg(`${HEAD}"with a comment"
      c "roll" 1 "die" { "low" 1/3 "high" 2/3 } 0
      p "a" 1 1 "Ann's" { "l" "r" } 0
      t "end" 1 "won" { 1, -1 }
      t "" 2 "lost" { -2.5 2.5 }
      p "" 2 1 "Bob's" { "" "" } 0
      t "" 1
      t "" 2 "lost" { -5/2, 5/2 }`);
    expect(title).toBe("A game");
    expect(shapeOf(tree)).toEqual({
      kind: "chance",
      label: "roll",
      p: ["1/3", "2/3"],
      actions: ["low", "high"],
      children: [
        {
          kind: "max",
          label: "a",
          actions: ["l", "r"],
          children: [
            { kind: "leaf", label: "end", value: "1" },
            { kind: "leaf", value: "-5/2" },
          ],
        },
        {
          kind: "min",
          children: [
            { kind: "leaf", value: "1" },
            { kind: "leaf", value: "-5/2" },
          ],
        },
      ],
    });
  });

  it("keeps the players and payoffs of any other game", () => {
    const two = `${HEAD}p "" 2 1 "" { "x" "y" } 0 t "" 1 "" { 1 2 } t "" 2 "" { 0 3 }`;
    expect(sketch(readEfg(two).tree)).toBe("player1([1,2],[0,3])");
    const three = 'EFG 2 R "" { "A" "B" "C" } p "" 3 1 "" { "x" } 0 t "" 1 "" { 1 0 -1 }';
    expect(sketch(readEfg(three).tree)).toBe("player2([1,0,-1])");
    expect(readEfg(three).title).toBeUndefined();
  });

  it("reads a one-player decision problem as max", () => {
    const text = 'EFG 2 D "" { "A" } p "" 1 1 "" { "x" "y" } 0 t "" 1 "" { 1 } t "" 2 "" { 2 }';
    expect(sketch(readEfg(text).tree)).toBe("max(1,2)");
  });

  it("adds up the outcomes on a path", () => {
    const text = `${HEAD}p "" 1 1 "" { "x" "y" } 1 "stake" { 1/2 -1/2 }
      p "" 2 1 "" { "x" "y" } 2 "more" { 1 -1 }
      t "" 3 "last" { 1/4, -1/4 }
      t "" 0
      t "" 1`;
    expect(sketch(readEfg(text).tree)).toBe("max(min(7/4,3/2),1)");
  });

  it("reads a repeated event, with or without description, and a tree of one node", () => {
    const text = `${HEAD}c "" 7 "coin" { "h" .5 "t" 0.50 } 0 c "" 7 0 t "" 0 t "" 0 c "" 7 "coin" { "h" 1/2 "t" 1/2 } 0 t "" 0 t "" 0`;
    expect(sketch(readEfg(text).tree)).toBe("chance(1/2:chance(1/2:0,1/2:0),1/2:chance(1/2:0,1/2:0))");
    expect(sketch(readEfg(`${HEAD}t "" 1 "" { 3 -3 }`).tree)).toBe("3");
  });

  it("reads information sets, repeated with or without description; a duplicate name is replaced by the number", () => {
    const node = (rest: string): string => `p "" 2 ${rest} 0 t "" 0 t "" 0`;
    const text = `${HEAD}p "" 1 1 "" { "w" "x" "y" "z" } 0 ${node('3 "s" { "l" "r" }')} ${node("3")} ${node('4 "s" { "l" "r" }')} ${node('4 "s" { "l" "r" }')}`;
    const sets = readEfg(text).tree.nodes.flatMap((each) =>
      each.kind === "min" ? [each.informationSet] : [],
    );
    expect(sets).toEqual(["s", "s", "4", "4"]);
  });

  it("keeps the names of sets when writing them, even if other sets have these names as numbers", () => {
    const node = (set: string): string => `p "" 2 ${set} { "l" "r" } 0 t "" 0 t "" 0`;
    const alone = `p "" 2 3 "" { "l" "r" } 0 t "" 0 t "" 0`;
    const text = `${HEAD}p "" 1 1 "" { "u" "v" "w" "x" "y" } 0 ${node('7 ""')} ${alone} ${node('7 ""')} ${node('9 "3"')} ${node('9 "3"')}`;
    const { tree } = readEfg(text);
    const sets = tree.nodes.flatMap((each) => (each.kind === "min" ? [each.informationSet] : []));
    expect(sets).toEqual(["7", undefined, "7", "3", "3"]);
    expect(sameTree(readEfg(writeEfg(tree, "", englishWords()).text).tree, tree)).toBe(true);
    const clash = readEfg(text.replaceAll('9 "3"', '9 "7"')).tree.nodes;
    expect(clash.flatMap((each) => (each.kind === "min" ? [each.informationSet] : []))).toEqual([
      "#7",
      undefined,
      "#7",
      "7",
      "7",
    ]);
  });

  it("reads events, information sets and outcomes without names, at first or repeated mention", () => {
    const text = (event: string, set: string, again: string, outcome: string): string =>
      `${HEAD}c "" 1 ${event}{ "a" 1/52 "b" 51/52 } 0
        p "" 2 1 ${set}{ "0" "1" } 0 t "" 1 ${outcome}{ -1000, 1000, } t "" 2 { 0 0 }
        p "" 2 1 ${again}{ "0" "1" } 0 t "" 2 t "" 1 { -1000 1000.0 }`;
    const named = readEfg(text('"Nature" ', '"S" ', '"S" ', '"won" ')).tree;
    expect(sketch(named)).toBe("chance(1/52:min(-1000,0),51/52:min(0,-1000))");
    for (const [event, set, again, outcome] of [
      ["", '"S" ', "", ""],
      ['"" ', '"S" ', '"S" ', '"won" '],
      ["", '"S" ', "", '"won" '],
    ] as const) {
      expect(shapeOf(readEfg(text(event, set, again, outcome)).tree)).toEqual(shapeOf(named));
    }
    const sets = readEfg(text("", "", "", "")).tree.nodes.flatMap((each) =>
      each.kind === "min" ? [each.informationSet] : [],
    );
    expect(sets).toEqual(["1", "1"]);
  });

  it("reads quotes and backslashes in names, and names over several lines", () => {
    const text = `${HEAD}p "the \\"big\\" one" 1 1 "" { "a\\b" "c\nd" } 0 t "" 0 t "" 0`;
    expect(shapeOf(readEfg(text).tree)).toMatchObject({ label: 'the "big" one', actions: ["a\\b", "c\nd"] });
  });

  it.each([
    [
      'p "" 1 1 "" { "x" "y" } 0 p "" 2 1 "s" { "x" } 0 t "" 0 p "" 2 ^1 "s" { "z" } 0 t "" 0',
      "information set 1 of player 2 is described in two ways",
    ],
    [
      'p "" 1 1 "" { "x" "y" } 0 p "" 2 1 { "x" } 0 t "" 0 p "" 2 ^1 { "z" } 0 t "" 0',
      "information set 1 of player 2 is described in two ways",
    ],
    ['p "" 1 1 "" { "x" "y" } 0 t "" 1 { 1 -1 } t "" ^1 { 1 -2 }', "outcome 1 is described in two ways"],
    [
      'p "" 1 1 "" { "x" "y" } 0 t "" 1 "won" { 1 -1 } t "" ^1 "lost" { 1 -1 }',
      "outcome 1 is described in two ways",
    ],
    ['t "" ^0 { 0 0 }', "outcome 0 means none, so it has no name and no payoffs"],
    ['t "" 1 {1 -1 ^', "found the end of the text where a payoff was expected"],
    [
      'p "" 1 1 "" { "x" "y" } 0 p "" 2 ^5 0 t "" 0 t "" 0',
      'information set 5 of player 2 ("Bob") is not described where it first appears',
    ],
    [
      'c "" 1 "" ^{ "x" 1/3 "y" 1/3 } 0 t "" 0 t "" 0',
      "the probabilities of a chance node add up to 2/3, not to 1",
    ],
    ['c "" 1 "" { "x" 3/2 "y" ^-1/2 } 0 t "" 0 t "" 0', 'a probability is negative: "-1/2"'],
    ['c "" 1 "" { "x" ^"y" 1 } 0 t "" 0 t "" 0', 'found "\\"" where a probability was expected'],
    ['c "" ^1 0', "chance event 1 is not described where it first appears"],
    ['c "" 1 "" { "x" 1 } 0 c "" ^1 "" { "y" 1 } 0 t "" 0', "chance event 1 is described in two ways"],
    ['p "" 1 ^1 0', 'information set 1 of player 1 ("Ann") is not described where it first appears'],
    ['p "" ^3 1 "" { "x" } 0 t "" 0', "there is no player 3, only 1 to 2"],
    ['p "" ^0 1 "" { "x" } 0 t "" 0', "there is no player 0, only 1 to 2"],
    ['p "" 1 1 "" ^{ } 0', "a node has no actions"],
    ['p "" 1 1 "" { ^x } 0', 'found "x" where the name of an action in quotes was expected'],
    ['t "" ^1', "outcome 1 is not described where it first appears"],
    ['t "" ^0 "zero" { 0 0 }', "outcome 0 means none, so it has no name and no payoffs"],
    [
      'p "" 1 1 "" { "x" "y" } 0 t "" 1 "" { 1 -1 } t "" ^1 "" { 1 -2 }',
      "outcome 1 is described in two ways",
    ],
    ['t "" 1 "" ^{ 1 }', "an outcome has 1 payoffs, but there are 2 players"],
    ['t "" 1 "" { 1 ^one }', '"one" is not a number'],
    ['t "" ^one', 'found "one" where the number of an outcome was expected'],
    ['t "" ^-1', 'found "-1" where the number of an outcome was expected'],
    ['p "" 1 1 "" { "x" "y" } 0 t "" 0 ^', "the text ends before the tree: a node is missing"],
    ['t "" 0 ^t "" 0', "the tree has ended, but the text goes on"],
    ['^x "" 0', 'found "x" where a node, "c", "p" or "t", was expected'],
    ['t ^"abc', "a text in quotes is never closed"],
    ["t ^0", 'found "0" where the node\'s name in quotes was expected'],
  ])("refuses %s", (marked, message) => {
    const text = HEAD + marked.replace("^", "");
    expect(failure(() => readEfg(text))).toEqual({ message, offset: HEAD.length + marked.indexOf("^") });
  });

  it.each([
    ['EFG 1 R "" { "A" }', 4, 'found "1" where the version number 2 was expected'],
    ['EFG 2 X "" { "A" }', 6, 'found "X" where "R" was expected'],
    ['EFG 2 R { "A" }', 8, 'found "{" where the title in quotes was expected'],
    ['EFG 2 R "" { }', 12, "the game has no players"],
    ['NFG 1 R "" { "A" }', 0, 'found "NFG" where "EFG" was expected'],
    ['EFG 2 R "" { "A" }', 18, "the text ends before the tree: a node is missing"],
  ])("refuses the prologue %s", (text, offset, message) => {
    expect(failure(() => readEfg(text))).toEqual({ message, offset });
  });

  it("refuses payoffs that would take hours to add up", () => {
    const path = Array.from({ length: 20 }, (_, i) => {
      const payoff = `1/${10n ** 390n + BigInt(2 * i + 1)}`;
      return `p "" 1 ${i + 1} "" { "x" } ${i + 1} "" { ${payoff} -${payoff} }`;
    });
    expect(failure(() => readEfg(`${HEAD}${path.join("\n")} t "" 0`)).message).toBe(
      "the payoffs on a path have too many digits to add up",
    );
  });
});
