import type { Catalogue } from "@tyche/messages";
import { buildTree, type Tree, type TreeSpec } from "@tyche/trees";
import type { RunConfig } from "./run-config.js";

/** Ids of the trees of the literature, whose titles are in the catalogues. */
export type PresetId =
  | "first"
  | "aima-5-2"
  | "aima-chance"
  | "knuth-moore"
  | "cs188-expectimax"
  | "ballard"
  | "dice"
  | "three-players";

/** Names of actions and nodes in them that need translation; letters and dice do not. */
const NAMES = {
  safe: "lab-preset-name-safe",
  risky: "lab-preset-name-risky",
  clever: "lab-preset-name-clever",
  first: "lab-preset-name-first",
  second: "lab-preset-name-second",
  left: "lab-preset-name-left",
  right: "lab-preset-name-right",
  stop: "lab-preset-name-stop",
  "roll once": "lab-preset-name-roll-once",
  "3 points": "lab-preset-name-3-points",
  die: "lab-preset-name-die",
} as const;

/** A tree of the literature, with the search that it illustrates. */
export interface Preset {
  readonly id: PresetId;
  readonly spec: TreeSpec;
  readonly run: Partial<RunConfig>;
}

export const PRESETS: readonly Preset[] = [
  {
    id: "first",
    spec: {
      max: [
        { chance: [{ min: [6, 7] }, { min: [7, 8] }] },
        { chance: [{ min: [2, 10] }, { min: [5, 9] }], p: ["2/3", "1/3"] },
        { chance: [{ min: [5, 8] }, { min: [9, 10] }], p: ["2/3", "1/3"] },
      ],
      actions: ["safe", "risky", "clever"],
    },
    run: { algorithm: "star1", low: "0", high: "10" },
  },
  {
    id: "aima-5-2",
    spec: {
      label: "A",
      actions: ["a1", "a2", "a3"],
      max: [
        { label: "B", actions: ["b1", "b2", "b3"], min: [3, 12, 8] },
        { label: "C", actions: ["c1", "c2", "c3"], min: [2, 4, 6] },
        { label: "D", actions: ["d1", "d2", "d3"], min: [14, 5, 2] },
      ],
    },
    run: { algorithm: "alpha-beta" },
  },
  {
    id: "aima-chance",
    spec: {
      actions: ["a1", "a2"],
      max: [
        { chance: [{ min: [2, 2] }, { min: [3, 3] }], p: ["0.9", "0.1"] },
        { chance: [{ min: [1, 1] }, { min: [4, 4] }], p: ["0.9", "0.1"] },
      ],
    },
    run: { algorithm: "expectiminimax" },
  },
  {
    id: "knuth-moore",
    spec: {
      max: [
        { min: [5, 9], label: "first" },
        { min: [{ max: [{ min: [4, 8] }, { min: [3, 7] }] }, 2], label: "second" },
      ],
    },
    run: { algorithm: "alpha-beta" },
  },
  {
    id: "cs188-expectimax",
    spec: { actions: ["left", "right"], max: [{ min: [10, 10] }, { min: [9, 100] }] },
    run: { algorithm: "expectimax" },
  },
  {
    id: "ballard",
    spec: {
      min: [
        { chance: [{ max: [2, 4] }, { max: [5, 3] }, { max: [3, 1] }] },
        { chance: [{ max: [9, 7] }, { max: [8, 8] }, { max: [4, 6] }] },
        { chance: [{ max: [10, 2] }, { max: [9, 9] }, { max: [1, 0] }] },
      ],
    },
    run: { algorithm: "star2", low: "0", high: "10" },
  },
  {
    id: "dice",
    spec: {
      actions: ["stop", "roll once"],
      max: [
        { label: "3 points", leaf: 3 },
        { label: "die", chance: [1, 2, 3, 4, 5, 6], actions: ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"] },
      ],
    },
    run: { algorithm: "expectiminimax" },
  },
  {
    id: "three-players",
    spec: {
      player: 0,
      children: [
        {
          player: 1,
          children: [
            { player: 2, children: [{ leaf: [1, 2, 6] }, { leaf: [4, 2, 3] }] },
            { player: 2, children: [{ leaf: [6, 1, 2] }, { leaf: [7, 4, 1] }] },
          ],
        },
        {
          player: 1,
          children: [
            { player: 2, children: [{ leaf: [5, 1, 1] }, { leaf: [1, 5, 2] }] },
            { player: 2, children: [{ leaf: [7, 7, 1] }, { leaf: [5, 4, 5] }] },
          ],
        },
      ],
    },
    run: { algorithm: "max^n" },
  },
];

/** The tree with its names in the catalogue's language; default: English. */
export function presetTree({ spec }: Pick<Preset, "spec">, words?: Catalogue): Tree {
  const named: TreeSpec = JSON.parse(JSON.stringify(spec), (_, value: unknown) => {
    const id = NAMES[value as keyof typeof NAMES];
    return id && words ? words.text(id) : value;
  });
  return buildTree(named);
}
