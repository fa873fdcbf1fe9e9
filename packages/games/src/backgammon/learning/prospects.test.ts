import { sfc32 } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../../tests/cases.js";
import { BACKGAMMON, mirrored, startPoints } from "../board.js";
import { MoveGenerator } from "../moves.js";
import { ROLLS } from "../rolls.js";
import { BOARD_ENCODINGS } from "./encoding.js";
import { backgammonNetwork } from "./network.js";
import { MOST, PROSPECT_COUNT, PROSPECTS, sidesOf, WAYS, writeProspects } from "./prospects.js";
import { plainWriter, writeAllProspects } from "./prospects-kernel.js";
import { rareStart } from "./rare-starts.js";

const generator = new MoveGenerator(512);
const FIRST = MoveGenerator.FIRST;

function bytesOf(points: readonly number[]): Int8Array {
  generator.load(FIRST, points, BACKGAMMON.checkers);
  return Int8Array.from([...generator.bytes.subarray(4 * FIRST, 4 * FIRST + 28), ...new Array(16).fill(0)]);
}

/** The numbers of a board by name; of both sides where there are two. */
function prospectsOf(points: readonly number[]): Record<string, readonly number[]> {
  const bytes = bytesOf(points);
  writeProspects(bytes, 0);
  return Object.fromEntries(
    PROSPECTS.map((name, i) => [name, Array.from(bytes.subarray(28 + 2 * i, Math.min(30 + 2 * i, 43)))]),
  );
}

/** Boards of games and of rare starts, some turns of random play on. */
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

/** Rolls of 36 with which player 0 has a legal play that hits. */
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
  it("count the rolls by which a legal play hits; some more, where the rules ask for both dice", () => {
    let more = 0;
    let all = 0;
    for (const points of boards(cases(20_000, 600))) {
      const legal = hittingRolls(points);
      const [side] = sidesOf(bytesOf(points), 0);
      expect(side.hits).toBeGreaterThanOrEqual(legal);
      more += side.hits - legal;
      all += legal;
    }
    expect(all).toBeGreaterThan(1000);
    expect(more / all).toBeLessThan(0.01);
  });

  it("know how far a checker comes: 8 1/6 pips on average where nothing bars it, none before six points in a row and more", () => {
    expect(WAYS[0]! / 36).toBeCloseTo(49 / 6, 12);
    expect(WAYS[(1 << 12) - 1]).toBe(0);
    expect(WAYS[0b111111]).toBe(0);
    // All but the six: 11 rolls move, with a 6 and then the other die, and 6-6 four times.
    expect(WAYS[0b011111]).toBe(2 * (7 + 8 + 9 + 10 + 11) + 24);
    // More that is barred lets nobody further.
    const next = sfc32("ways");
    for (let i = 0; i < 2000; i++) {
      const barred = next() & 4095;
      expect(WAYS[barred | (1 << (next() % 12))]).toBeLessThanOrEqual(WAYS[barred]!);
    }
  });

  it("are told of a board by name", () => {
    expect(prospectsOf(startPoints(BACKGAMMON))).toMatchObject({
      "rolls that hit": [0, 0],
      "pips that hits cost": [0, 0],
      "pips to go": [14, 14],
      lead: [0],
    });
    // A checker on the bar before a closed board; the other side has 49 pips to go and not 31.
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
    // A direct shot six pips away is hit by 17 rolls of 36 where nothing bars the ways: 11 with a 6, 5-1, 4-2, 3-3 and 2-2.
    const shot = new Array<number>(26).fill(0);
    shot[20] = 1;
    shot[14] = -1;
    shot[24] = -2;
    expect(sidesOf(bytesOf(shot), 0)[0].hits).toBe(17);
    // On the bar with one point open, the four, where a blot stands: 11 rolls hit.
    const bar = new Array<number>(26).fill(0);
    bar[25] = 1;
    for (const point of [19, 20, 22, 23, 24]) bar[point] = -2;
    bar[21] = -1;
    expect(sidesOf(bytesOf(bar), 0)[0].hits).toBe(11);
  });

  it("are the same from the other side, changed about, and keep within their steps", () => {
    for (const points of boards(cases(20_000, 600))) {
      const here = prospectsOf(points);
      const there = prospectsOf(mirrored(points));
      for (const name of PROSPECTS) {
        expect(there[name]).toEqual(name === "lead" ? [0 - here.lead![0]!] : here[name]!.toReversed());
        for (const step of here[name]!) expect(Math.abs(step)).toBeLessThanOrEqual(MOST);
      }
    }
  });

  it("are the same by WebAssembly, however many boards are asked for at once", () => {
    const next = sfc32("batches");
    const all = [...boards(cases(20_000, 3000))].map(bytesOf);
    for (let at = 0; at < all.length; ) {
      const count = Math.min(all.length - at, 1 + (next() % 2000));
      const [one, other] = [1, 2].map((fill) => {
        const bytes = new Int8Array((count + 2) * 45).fill(fill);
        for (let i = 0; i < count; i++) bytes.set(all[at + i]!.subarray(0, 28), (i + 1) * 45);
        return bytes;
      }) as [Int8Array, Int8Array];
      plainWriter(one, 45, count, 45);
      writeAllProspects(other, 45, count, 45);
      for (let i = 1; i <= count; i++)
        expect(other.subarray(i * 45, i * 45 + 43)).toEqual(one.subarray(i * 45, i * 45 + 43));
      // Nothing else is touched.
      expect(other[44]).toBe(2);
      expect(other[45 * count + 45 + 28]).toBe(2);
      at += count;
    }
  });

  it("are seen alike by both players of a network, whatever stood behind the board before", () => {
    const network = backgammonNetwork("prospects", [16, 8], { seed: 3 });
    const next = sfc32("weights");
    const { first } = BOARD_ENCODINGS.phases.pairs!;
    // Pairs and prospects begin with nothing to say.
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
