import { sfc32 } from "@tyche/engine/chance";
import {
  crc32,
  decodeModel,
  encodeModel,
  type ModelHeader,
  scaledTo8,
  scaledTo16,
  unscaled,
} from "@tyche/learn";
import { describe, expect, it } from "vitest";

const header: ModelHeader = {
  kind: "network",
  game: "backgammon",
  inputs: "tesauro",
  shape: { hidden: [8, 16] },
  history: [{ method: "td", settings: { lambda: 0.5, say: "größer" }, games: 12 }],
};

describe("a model file", () => {
  const next = sfc32("file");
  const floats = Float32Array.from({ length: 101 }, () => next() / 2 ** 31 - 1);
  const bytes = encodeModel({
    header,
    arrays: [floats, scaledTo16(floats), { numbers: Int8Array.of(1, -2, 3), scale: 0.5 }, scaledTo8(floats)],
  });

  it("returns what was written, from any offset in memory", () => {
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    for (const source of [bytes, shifted.subarray(3), Buffer.from(bytes)]) {
      const read = decodeModel(source, { game: "backgammon", kind: "network" });
      expect(read.header).toEqual(header);
      expect(read.arrays[0]).toEqual(floats);
      expect([...unscaled(read.arrays[2]!)]).toEqual([0.5, -1, 1.5]);
      unscaled(read.arrays[1]!).forEach((value, i) => {
        expect(Math.abs(value - floats[i]!)).toBeLessThan(2e-5);
      });
      // Half a step: the largest divided by 127.
      unscaled(read.arrays[3]!).forEach((value, i) => {
        expect(Math.abs(value - floats[i]!)).toBeLessThan(4e-3);
      });
    }
  });

  it("returns what it holds compressed", () => {
    // Most weights of a network are small, and some are large.
    const weights = Float32Array.from({ length: 5_001 }, () => (next() / 2 ** 31 - 1) ** 9);
    const plain = [scaledTo16(weights), scaledTo8(weights.subarray(0, 4_999))];
    const deflated = plain.map((array) => ({ ...array, isDeflated: true }));
    const small = encodeModel({ header, arrays: deflated });
    expect(small.length).toBeLessThan(0.8 * encodeModel({ header, arrays: plain }).length);
    const read = decodeModel(small);
    expect(read.arrays).toEqual(deflated);
    expect(encodeModel(read)).toEqual(small);
    expect(
      decodeModel(
        encodeModel({ header, arrays: [{ numbers: new Int16Array(0), scale: 1, isDeflated: true }] }),
      ).arrays,
    ).toEqual([{ numbers: new Int16Array(0), scale: 1, isDeflated: true }]);
  });

  it("is refused after a change of any byte", () => {
    for (let i = 0; i < bytes.length; i++) {
      const damaged = bytes.slice();
      damaged[i]! ^= 1 + (next() % 255);
      expect(() => decodeModel(damaged)).toThrow(/damaged|not a model file/);
    }
    for (const length of [0, 5, 20, bytes.length - 1]) {
      expect(() => decodeModel(bytes.subarray(0, length))).toThrow(/damaged|not a model file/);
    }
  });

  it("is refused for another purpose", () => {
    expect(() => decodeModel(bytes, { game: "2048" })).toThrow(
      'This model has game "backgammon", and "2048" is needed here.',
    );
  });

  it("has the checksum that zip files use", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
    for (let length = 0; length < 40; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => i * i + 7 * length);
      let crc = -1;
      for (const byte of bytes) {
        crc ^= byte;
        for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 && 0xedb88320);
      }
      expect(crc32(bytes)).toBe(~crc >>> 0);
    }
  });
});
