import { sfc32 } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { sidesOf, writeProspects } from "../../../test/reference-prospects.js";
import { BACKGAMMON, mirrored, ROLLS, startPoints } from "../../rules/board.js";
import { MoveGenerator } from "../../rules/moves.js";
import { rareStart } from "../../training/rare-starts.js";
import { BOARD_ENCODINGS } from "./encoding.js";
import { backgammonNetwork } from "./network.js";
import { MOST, PROSPECT_COUNT, PROSPECTS, WAYS, writeAllProspects } from "./prospects.js";

const generator = new MoveGenerator(512);
const FIRST = MoveGenerator.FIRST;

function bytesOf(points: readonly number[]): Int8Array {
  generator.load(FIRST, points, BACKGAMMON.checkers);
  return Int8Array.from([...generator.bytes.subarray(4 * FIRST, 4 * FIRST + 28), ...new Array(16).fill(0)]);
}

/** The features of a board by name, for both sides where there are two. */
function prospectsOf(points: readonly number[]): Record<string, readonly number[]> {
  const bytes = bytesOf(points);
  writeProspects(bytes, 0);
  return Object.fromEntries(
    PROSPECTS.map((name, i) => [name, Array.from(bytes.subarray(28 + 2 * i, Math.min(30 + 2 * i, 43)))]),
  );
}

/** Boards from normal and rare starts after some turns of random play. */
function* boards(count: number): Generator<readonly number[]> {
  const next = sfc32("prospects");
  for (let i = 0; i < count; i++) {
    let points: readonly number[] = i % 2 === 0 ? startPoints(BACKGAMMON) : rareStart(next).points;
    for (let turn = next() % 40; turn > 0; turn--) {
      const [high, low] = ROLLS[next() % ROLLS.length]!.dice;
      generator.load(FIRST, points, BACKGAMMON.checkers);
      const found = generator.generate(FIRST, 0, high, low, generator.after(FIRST));
      points = mirrored(generator.points(generator.after(FIRST, 1 + (next() % found))));
    }
    yield points;
  }
}

/** Number of the 36 rolls with which player 0 has a legal play that hits. */
function hittingRolls(points: readonly number[]): number {
  return ROLLS.reduce((sum, { dice: [high, low], ways }) => {
    generator.load(FIRST, points, BACKGAMMON.checkers);
    const results = generator.after(FIRST);
    const found = generator.generate(FIRST, 0, high, low, results);
    const hits = Array.from({ length: found }, (_, i) => generator.points(generator.after(results, i))[0]!);
    return sum + (Math.min(...hits) < points[0]! ? ways : 0);
  }, 0);
}

describe("prospects", () => {
  it("count the rolls with a legal hit, and a few more that the rule to play both dice excludes", () => {
    let more = 0;
    let all = 0;
    for (const points of boards(cases(20_000, 300))) {
      const legal = hittingRolls(points);
      const [side] = sidesOf(bytesOf(points), 0);
      expect(side.hits).toBeGreaterThanOrEqual(legal);
      more += side.hits - legal;
      all += legal;
    }
    expect(all).toBeGreaterThan(1000);
    expect(more / all).toBeLessThan(0.01);
  });

  it("include the mean pips of a checker: 8 1/6 if nothing blocks it, 0 in front of six or more blocked points", () => {
    expect(WAYS[0]! / 36).toBeCloseTo(49 / 6, 12);
    expect(WAYS[(1 << 12) - 1]).toBe(0);
    expect(WAYS[0b111111]).toBe(0);
    // All but the sixth point are blocked: 11 rolls move, with a 6 and then the other die, and 6-6 four times.
    expect(WAYS[0b011111]).toBe(2 * (7 + 8 + 9 + 10 + 11) + 24);
    // More blocked points never let a checker move further.
    const next = sfc32("ways");
    for (let i = 0; i < 2000; i++) {
      const barred = next() & 4095;
      expect(WAYS[barred | (1 << (next() % 12))]).toBeLessThanOrEqual(WAYS[barred]!);
    }
  });

  it("have names", () => {
    expect(prospectsOf(startPoints(BACKGAMMON))).toMatchObject({
      "rolls that hit": [0, 0],
      "pips that hits cost": [0, 0],
      "pips to go": [14, 14],
      lead: [0],
    });
    // A checker on the bar against a closed board; the opponent's pip count is 49, player 0's is 31.
    const closed = new Array<number>(26).fill(0);
    closed[25] = 1;
    closed[1] = 6;
    for (let point = 19; point <= 24; point++) closed[point] = -2;
    closed[18] = -1;
    expect(prospectsOf(closed)).toMatchObject({
      "way from the bar": [1, 15],
      "pips to go": [3, 5],
      lead: [10],
    });
    // A direct shot six pips away is hit by 17 of 36 rolls if nothing is blocked: 11 with a 6, 5-1, 4-2, 3-3 and 2-2.
    const shot = new Array<number>(26).fill(0);
    shot[20] = 1;
    shot[14] = -1;
    shot[24] = -2;
    expect(sidesOf(bytesOf(shot), 0)[0].hits).toBe(17);
    // On the bar with only the four-point open, where there is a blot: 11 rolls hit.
    const bar = new Array<number>(26).fill(0);
    bar[25] = 1;
    for (const point of [19, 20, 22, 23, 24]) bar[point] = -2;
    bar[21] = -1;
    expect(sidesOf(bytesOf(bar), 0)[0].hits).toBe(11);
  });

  it("swap sides on the mirrored board, and stay in range", () => {
    for (const points of boards(cases(20_000, 300))) {
      const here = prospectsOf(points);
      const there = prospectsOf(mirrored(points));
      for (const name of PROSPECTS) {
        expect(there[name]).toEqual(name === "lead" ? [0 - here.lead![0]!] : here[name]!.toReversed());
        for (const step of here[name]!) expect(Math.abs(step)).toBeLessThanOrEqual(MOST);
      }
    }
  });

  it("are the same by WebAssembly, for any batch size", () => {
    const next = sfc32("batches");
    const all = [...boards(cases(20_000, 1500))].map(bytesOf);
    for (let at = 0; at < all.length; ) {
      const count = Math.min(all.length - at, 1 + (next() % 2000));
      const [one, other] = [1, 2].map((fill) => {
        const bytes = new Int8Array((count + 2) * 45).fill(fill);
        for (let i = 0; i < count; i++) bytes.set(all[at + i]!.subarray(0, 28), (i + 1) * 45);
        return bytes;
      }) as [Int8Array, Int8Array];
      for (let i = 1; i <= count; i++) writeProspects(one, i * 45);
      writeAllProspects(other, 45, count, 45);
      for (let i = 1; i <= count; i++)
        expect(other.subarray(i * 45, i * 45 + 43)).toEqual(one.subarray(i * 45, i * 45 + 43));
      // Nothing else is changed.
      expect(other[44]).toBe(2);
      expect(other[45 * count + 45 + 28]).toBe(2);
      at += count;
    }
  });

  it("give both players of a network the same view, whatever was stored after the board before", () => {
    const network = backgammonNetwork("prospects", [16, 8], { seed: 3 });
    const next = sfc32("weights");
    const { first } = BOARD_ENCODINGS.phases.pairs!;
    // The weights of pairs and prospects start at zero.
    const weights = network.parameters[0]!;
    for (let i = first * 16; i < weights.length; i++) weights[i] = next() / 2 ** 32 - 0.5;
    network.changed();
    for (const points of boards(50)) {
      const values = [points, mirrored(points)].map((board, view) => {
        network.boards.fill(7, 0, 44);
        network.boards.set(bytesOf(board).subarray(0, 28));
        network.evaluateBoards(0, 1, view);
        return Array.from(network.results.subarray(0, 5));
      });
      values[0]!.forEach((value, i) => void expect(value).toBeCloseTo(values[1]![i]!, 5));
    }
    expect(PROSPECT_COUNT).toBe(15);
  });
});
