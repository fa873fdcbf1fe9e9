import { type Game, OVER, seededChance } from "@tyche/engine";
import { sfc32 } from "@tyche/engine/chance";
import {
  crc32,
  decodeModel,
  encodeModel,
  type FeatureSet,
  type ModelFile,
  ModelFileError,
  stateEvaluator,
} from "@tyche/learn";
import { readNTuples } from "@tyche/learn/ntuple";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";

/** Counts down to 0. */
const game: Game<{ readonly left: number }, "one"> = {
  name: "nim",
  facts: { players: 1, zeroSum: false, bounds: [0, 1], cycles: false, chance: false },
  start: () => ({ left: 3 }),
  turn: ({ left }) => (left === 0 ? OVER : 0),
  actions: ({ left }) => (left === 0 ? [] : ["one"]),
  play: ({ left }) => ({ left: left - 1 }),
  payoff: () => [1],
};
const features: FeatureSet<{ readonly left: number }> = {
  name: "left",
  names: ["0", "1", "2", "3"],
  groups: [[0, 4]],
  write: ({ left }, into) => into.fill(0).fill(1, left, left + 1),
};
const history = [{ method: "by hand", settings: { seed: 1 }, games: 2 }];

const network: ModelFile = {
  header: { kind: "network", game: "nim", inputs: "left", shape: { features: 4, hidden: [8] }, history },
  arrays: [32, 8, 64, 8].map((length) => new Float32Array(length)),
};
const tuples: ModelFile = {
  header: { kind: "ntuple", game: "2048", inputs: "packed-16x4", shape: { tuples: [[0, 1]] }, history },
  arrays: [
    { numbers: new Int8Array(32).fill(1), scale: 1 },
    { numbers: new Int16Array(32), scale: 0.5 },
  ],
};
const deflated: ModelFile = {
  ...tuples,
  arrays: [
    { numbers: new Int8Array(32).fill(1), scale: 1, isDeflated: true },
    { numbers: new Int16Array(32), scale: 0.5, isDeflated: true },
  ],
};

/** A file with a changed description and a matching checksum. */
function forged(bytes: Uint8Array, change: (description: Record<string, unknown>) => unknown): Uint8Array {
  const length = new DataView(bytes.buffer).getUint32(12, true);
  const description = JSON.parse(new TextDecoder().decode(bytes.subarray(16, 16 + length)));
  const changed = change(description);
  const text = new TextEncoder().encode(typeof changed === "string" ? changed : JSON.stringify(changed));
  const rest = bytes.subarray(Math.ceil((16 + length) / 4) * 4);
  const start = Math.ceil((16 + text.length) / 4) * 4;
  const made = new Uint8Array(start + rest.length);
  made.set(bytes.subarray(0, 8));
  made.set(text, 16);
  made.set(rest, start);
  return sealed(made, text.length);
}

function sealed(bytes: Uint8Array, length = new DataView(bytes.buffer).getUint32(12, true)): Uint8Array {
  const view = new DataView(bytes.buffer);
  view.setUint32(12, length, true);
  view.setUint32(8, crc32(bytes.subarray(12)), true);
  return bytes;
}

/** Everything that is done with a file given by a user. */
function used(bytes: Uint8Array): void {
  const model = decodeModel(bytes);
  if (model.header.inputs === "packed-16x4") readNTuples(bytes, "2048").network.evaluate(1, 2);
  else stateEvaluator(game, features, model)(game.start(seededChance(1)));
}

const NETWORK = encodeModel(network);
const TUPLES = encodeModel(tuples);
const DEFLATED = encodeModel(deflated);

describe("a forged file, with a matching checksum", () => {
  it("is accepted while it is valid", () => {
    for (const bytes of [NETWORK, TUPLES, DEFLATED]) used(forged(bytes, (description) => description));
  });

  it.each<[string, Uint8Array, (description: Record<string, unknown>) => unknown]>([
    ["no JSON", NETWORK, () => "{"],
    ["null", NETWORK, () => "null"],
    ["a list", NETWORK, () => "[]"],
    ["no arrays", NETWORK, ({ arrays: _, ...d }) => d],
    ["a kind that is none", NETWORK, (d) => ({ ...d, kind: 7 })],
    ["an unknown kind", NETWORK, (d) => ({ ...d, kind: "oracle" })],
    ["no history", NETWORK, (d) => ({ ...d, history: null })],
    ["an entry without games", NETWORK, (d) => ({ ...d, history: [{ method: "x", settings: {} }] })],
    ["no shape", NETWORK, ({ shape: _, ...d }) => d],
    ["wide layers", NETWORK, (d) => ({ ...d, shape: { hidden: [80_000_000] } })],
    ["deep layers", NETWORK, (d) => ({ ...d, shape: { hidden: new Array(1e5).fill(8) } })],
    ["odd layers", NETWORK, (d) => ({ ...d, shape: { hidden: [7] } })],
    ["layers below 0", NETWORK, (d) => ({ ...d, shape: { hidden: [-8] } })],
    ["an array of another type", NETWORK, (d) => withFirst(d, { type: "int8" })],
    ["an array of no type", NETWORK, (d) => withFirst(d, { type: "toString" })],
    ["a longer array", NETWORK, (d) => withFirst(d, { length: 33 })],
    ["an endless array", NETWORK, (d) => withFirst(d, { length: 2 ** 53 - 1 })],
    ["a length that is no number", NETWORK, (d) => withFirst(d, { length: "32" })],
    ["a scale that is none", TUPLES, (d) => withFirst(d, { scale: null })],
    ["large tuples", TUPLES, (d) => ({ ...d, shape: { tuples: [[0, 1, 2, 3, 4, 5, 6, 7]] } })],
    ["many tuples", TUPLES, (d) => ({ ...d, shape: { tuples: new Array(1e5).fill([0, 1]) } })],
    ["a tuple off the board", TUPLES, (d) => ({ ...d, shape: { tuples: [[0, 16]] } })],
    ["a tuple of texts", TUPLES, (d) => ({ ...d, shape: { tuples: [["0", "1"]] } })],
    ["a deflated array of no length", DEFLATED, (d) => withFirst(d, { deflated: "32" })],
    ["a deflated array that is longer", DEFLATED, (d) => withFirst(d, { length: 33 })],
    ["a deflated array that is shorter", DEFLATED, (d) => withFirst(d, { length: 16 })],
    ["a deflated array that is endless", DEFLATED, (d) => withFirst(d, { length: 2 ** 53 - 1 })],
    ["a deflated array of wider numbers", DEFLATED, (d) => withFirst(d, { type: "int16" })],
    ["plain bytes said to be deflated", TUPLES, (d) => withFirst(d, { deflated: 32 })],
    ["a cell twice", TUPLES, (d) => ({ ...d, shape: { tuples: [[0, 0]] } })],
  ])("%s: one error message, and nothing is built from it", (_, bytes, change) => {
    expect(() => used(forged(bytes, change))).toThrow(ModelFileError);
  });

  it("with data after its end", () => {
    const longer = new Uint8Array(NETWORK.length + 4);
    longer.set(NETWORK);
    expect(() => decodeModel(sealed(longer))).toThrow(expect.objectContaining({ id: "model-file-size" }));
  });

  it("with a description beyond its end", () => {
    expect(() => decodeModel(sealed(NETWORK.slice(), 2 ** 32 - 1))).toThrow(ModelFileError);
  });

  it("with any bytes of its description changed, is accepted or refused with one message", () => {
    const next = sfc32("forged");
    for (let i = 0; i < cases(20_000, 1000); i++) {
      const bytes = [NETWORK, TUPLES, DEFLATED][next() % 3]!.slice();
      const length = new DataView(bytes.buffer).getUint32(12, true);
      for (let changes = 1 + (next() % 3); changes > 0; changes--) {
        bytes[16 + (next() % length)] = 32 + (next() % 95);
      }
      try {
        used(sealed(bytes));
      } catch (error) {
        expect(error).toBeInstanceOf(ModelFileError);
      }
    }
  });
});

/** The description with changes to its first array. */
function withFirst(description: Record<string, unknown>, change: object): Record<string, unknown> {
  const [first, ...others] = description.arrays as readonly object[];
  return { ...description, arrays: [{ ...first, ...change }, ...others] };
}
