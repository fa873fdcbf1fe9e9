import { seededChance } from "@tyche/engine";
import { buildTree, sameTree } from "@tyche/trees";
import { randomTree } from "@tyche/trees/random";
import { deflateSync } from "fflate";
import { describe, expect, test } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { HOSTILE, labelledTree } from "../../../trees/test/labelled.js";
import { LabError } from "../i18n/lab-error.js";
import { DEFAULT_RUN } from "../trees/model/run-config.js";
import { LONGEST_LINK } from "./fragment.js";
import { decodeLink, encodeLink } from "./link.js";
import { DEFAULT_LOOK, DEFAULT_OTHER, initialState, type LinkState } from "./state.js";

const base: Omit<LinkState, "tree"> = {
  format: "json",
  title: "Übung 1 · 树",
  rootKind: "max",
  run: { ...DEFAULT_RUN, algorithm: "star2.5", low: "0", high: "10", probes: "3", ties: "keep" },
  other: { ...DEFAULT_OTHER, order: "best" },
  step: 17,
  leaves: 5,
  look: { notation: "cs188", numbers: "decimal" },
  place: "compare",
};

const raw = (data: unknown): string => base64(deflateSync(new TextEncoder().encode(JSON.stringify(data))));
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

describe("a link", () => {
  test("restores the tree, both searches, the step and the look", () => {
    for (let seed = 0; seed < 100; seed++) {
      const tree = randomTree({
        seed,
        depth: 4,
        branching: [1, 3],
        kinds: "irregular",
        leaves: [-9, 9],
        probabilities: "nice",
        denominators: [1, 2, 3],
      });
      const { tree: read, ...rest } = decodeLink(`#${encodeLink(initialState({ ...base, tree }))}`);
      const { run, other, step, leaves, look, place, title } = base;
      expect(sameTree(read, tree)).toBe(true);
      expect(rest).toMatchObject({ run, other, step, leaves, look, place, title });
    }
  });

  test("is the same link after it was opened, whatever its names hold", () => {
    const chance = seededChance("links");
    const random = (): number => (chance.die(1_000_000) - 1) / 1_000_000;
    for (let round = 0; round < cases(200, 20); round++) {
      const tree = labelledTree(random, { depth: 3, names: HOSTILE, estimates: true });
      const title = HOSTILE[Math.floor(random() * HOSTILE.length)]!;
      const link = encodeLink(initialState({ ...base, tree, title }));
      const opened = decodeLink(`#${link}`);
      expect(sameTree(opened.tree, tree)).toBe(true);
      expect(encodeLink(initialState({ ...base, ...opened }))).toBe(link);
    }
  });

  test("keeps the beat of the lesson, and takes no other", () => {
    const tree = buildTree([1, 2]);
    const at = (lesson: number) =>
      decodeLink(encodeLink(initialState({ ...base, tree, place: "explore", lesson }))).lesson;
    for (let beat = 0; beat <= 7; beat++) expect(at(beat)).toBe(beat);
    for (const beat of [-1, 8, 0.5]) expect(at(beat)).toBeUndefined();
  });

  test("keeps the kind of the root of a tree in a nested list", () => {
    const tree = buildTree(
      [
        [3, 12, 8],
        [2, 4, 6],
      ],
      { root: "min" },
    );
    expect(decodeLink(encodeLink(initialState({ ...base, tree }))).tree.root.kind).toBe("min");
  });

  test("of 243 leaves has less than 600 characters", () => {
    const tree = randomTree({ seed: 1, depth: 5, branching: 3, kinds: ["max", "min"], leaves: [0, 20] });
    const link = encodeLink(
      initialState({ ...base, tree, title: "", run: DEFAULT_RUN, place: "explore", look: DEFAULT_LOOK }),
    );
    expect(link.length).toBeLessThan(600);
  });

  test("made by the first version still works", () => {
    const { tree, run, step, title } = decodeLink(`#${OLD_LINK}`);
    expect(tree.nodes.length).toBe(13);
    expect(run).toEqual({ ...DEFAULT_RUN, algorithm: "alpha-beta", ties: "keep" });
    expect(step).toBe(9);
    expect(title).toBe("AIMA");
  });

  test("is refused for a tree that is too large", () => {
    const tree = randomTree({
      seed: 1,
      depth: 8,
      branching: 4,
      kinds: ["max", "min"],
      leaves: [-1000, 1000],
    });
    expect(() => encodeLink(initialState({ ...base, tree }))).toThrow(
      expect.objectContaining({ id: "lab-link-problem-too-large" }),
    );
  });
});

describe("a hostile link is refused", () => {
  const hostile: readonly (readonly [name: string, link: string, problem: string])[] = [
    ["no link at all", "#hello", "not-ours"],
    ["markup", "#<img src=x onerror=alert(1)>", "not-ours"],
    ["another version", "#2.AAAA", "version"],
    ["nothing in it", "#1.", "not-ours"],
    ["no deflated data", "#1.AAAAAAAA", "damaged"],
    ["one character", "#1.A", "damaged"],
    ["one that was too long to be kept", "#too-long", "too-long"],
    ["far too long", `#1.${"A".repeat(LONGEST_LINK + 1)}`, "too-long"],
    ["no object", `#1.${raw(7)}`, "damaged"],
    ["no tree", `#1.${raw({ a: {} })}`, "no-tree"],
    ["a tree that is none", `#1.${raw({ t: "[1,[]]" })}`, "no-tree"],
    ["no text", `#1.${base64(deflateSync(Uint8Array.of(0xff, 0xfe, 0xfd)))}`, "damaged"],
  ];
  test.each(hostile)("%s", (_, link, problem) => {
    expect(() => decodeLink(link)).toThrow(expect.objectContaining({ id: `lab-link-problem-${problem}` }));
  });

  test("a decompression bomb is detected early", () => {
    const bomb = `#1.${base64(deflateSync(new Uint8Array(15_000_000), { level: 9 }))}`;
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(() => decodeLink(bomb)).toThrow(expect.objectContaining({ id: "lab-link-problem-bomb" }));
  });

  test("invalid members fall back to the defaults", () => {
    const state = decodeLink(
      `#1.${raw({ t: "[1,2]", n: 5, r: "dog", a: { algorithm: "rm -rf", depth: 3, ties: "x", low: "<b>" }, b: [], k: -1, o: "x", p: "y" })}`,
    );
    expect(state.run).toEqual({ ...DEFAULT_RUN, low: "<b>" });
    expect([state.title, state.rootKind, state.step, state.place]).toEqual(["", "max", 0, "explore"]);
    expect(state.look).toEqual(DEFAULT_LOOK);
  });

  test("links with one changed character throw LabError or nothing", () => {
    const good = encodeLink(
      initialState({
        ...base,
        tree: buildTree([
          [3, 12, 8],
          [2, 4, 6],
          [14, 5, 2],
        ]),
      }),
    );
    for (let at = 0; at < cases(1000, 150); at++) {
      const index = at % good.length;
      const bad = good.slice(0, index) + "ABCxyz019-_"[at % 11] + good.slice(index + 1);
      try {
        expect(decodeLink(bad).tree.nodes.length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(LabError);
      }
    }
  });
});

/** Made on the day of the first version; must never be regenerated. */
const OLD_LINK =
  "1.DYo7CoAwFATvsvVaGD9oOksLTxBSPCGo-EXThdzdV-0yMwkRFs5VLA07T2dYs9UtazY03oO4tBjGadArsAlyLPe7xfVULsezSjGHKGrjFj5lewgPMrHD9vkH";
