import { expect } from "vitest";
import { tyche, type World } from "./harness.js";

interface Row {
  readonly action: string;
  readonly position: string | null;
  readonly value: number;
  readonly bound: string;
  readonly depth: number;
}

/** The --json output of the commands on games, as far as the tests read it. */
export interface Answer {
  readonly actions: readonly Row[];
  readonly value: number;
  readonly depth: number;
  readonly nodes: { readonly decision: number; readonly chance: number; readonly leaf: number };
  readonly algorithm: string;
  readonly exact: boolean;
  readonly solved: boolean;
  readonly stopped: string;
  readonly line: readonly string[];
  readonly approximations: readonly { readonly kind: string }[];
  readonly rolls?: readonly { readonly roll: string; readonly probability: number; readonly value: number }[];
}

/** The answer of a command that must not fail; one line. */
export async function answer(...argv: string[]): Promise<Answer> {
  const { code, out, err } = await tyche([...argv, "--json"]);
  expect({ argv, code, err }).toEqual({ argv, code: 0, err: "" });
  expect(out.endsWith("\n") && !out.trimEnd().includes("\n")).toBe(true);
  return JSON.parse(out) as Answer;
}

/** The error of a command that must fail: one line, exit code 2, no standard output. */
export async function refusal(argv: readonly string[], world?: World): Promise<string> {
  const { code, out, err } = await tyche(argv, world);
  expect({ argv, code, out }).toEqual({ argv, code: 2, out: "" });
  expect(err).toMatch(/^tyche: [^\n]+\n$/);
  expect(err).not.toMatch(/\n\s+at |Error:|undefined|\[object/);
  const sentence = err.slice("tyche: ".length, -1);
  if (!world?.terminal && typeof world?.stdin !== "object") await expectTranslated(argv, world);
  return sentence;
}

/** The errors of these are for developers and researchers, and are in English only. */
const IN_ENGLISH = ["arena", "train", "tune", "worker"];

/** Checks that an error is in the language of the call. */
async function expectTranslated(argv: readonly string[], world: World | undefined): Promise<void> {
  if (IN_ENGLISH.includes(argv[0] ?? "")) return;
  const { err } = await tyche(argv, { ...world, env: { ...world?.env, LC_ALL: "zh" } });
  expect({ argv, err }).toEqual({ argv, err: expect.stringMatching(/\p{Script=Han}/u) });
}

/** Positions of backgammon (the start), 2048 and EinStein as the commands read them. */
export const START = "4HPwATDgc/ABMA";
export const BOARD = "0 2 4 2 0 0 8 16 2 4 64 128 8 32 256 512";
export const EINSTEIN = "1 2 3 0 0 4 5 0 0 0 6 0 0 0 -6 0 0 0 -5 -4 0 0 -3 -2 -1";
