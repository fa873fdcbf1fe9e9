import { sfc32 } from "@tyche/engine/chance";
import { type BoardNetwork, PositionGathering } from "@tyche/learn/network";
import { describe, expect, it } from "vitest";
import { BACKGAMMON, type BackgammonPlayer, ROLLS } from "../../rules/board.js";
import { OFF_BYTE, RECORD } from "../../rules/board-records.js";
import { MoveGenerator } from "../../rules/moves.js";
import { rareStart } from "../../training/rare-starts.js";
import { backgammonTask } from "../../training/task.js";
import { backgammonIntegers, backgammonNetwork, RESULT } from "./network.js";

/** Checks five probabilities of the player who has just played to the board at byte `at`. */
function expectPossible(chances: ArrayLike<number>, bytes: Int8Array, at: number, player: BackgammonPlayer) {
  const [win, wonGammon, wonBackgammon, lostGammon, lostBackgammon] = Array.from(chances) as [
    number,
    number,
    number,
    number,
    number,
  ];
  expect(win).toBeGreaterThanOrEqual(wonGammon - 1e-6);
  expect(wonGammon).toBeGreaterThanOrEqual(wonBackgammon - 1e-6);
  expect(1 - win).toBeGreaterThanOrEqual(lostGammon - 1e-6);
  expect(lostGammon).toBeGreaterThanOrEqual(lostBackgammon - 1e-6);
  if (bytes[at + OFF_BYTE + 1 - player]! > 0) expect([wonGammon, wonBackgammon]).toEqual([0, 0]);
  if (bytes[at + OFF_BYTE + player]! > 0) expect([lostGammon, lostBackgammon]).toEqual([0, 0]);
}

const untrained = (seed: string) => backgammonNetwork("points", [16, 8], { seed });

describe("a backgammon network", () => {
  it.each([
    ["floats", untrained("rules")],
    ["integers", backgammonIntegers(untrained("rules"))],
  ] as const)("never contradicts the rules in its results: %s", (_, network: BoardNetwork) => {
    const random = sfc32("possible");
    const generator = new MoveGenerator(4096);
    const results = MoveGenerator.FIRST + RECORD;
    let off = 0;
    for (let place = 0; place < 150; place++) {
      generator.load(MoveGenerator.FIRST, rareStart(random).points, BACKGAMMON.checkers);
      const [high, low] = ROLLS[random() % ROLLS.length]!.dice;
      const player = (random() & 1) as BackgammonPlayer;
      const count = generator.generate(MoveGenerator.FIRST, player, high, low, results);
      const from = 4 * results;
      network.boards.set(generator.bytes.subarray(from, from + count * network.stride));
      network.evaluateBoards(0, count, player);
      for (let i = 0; i < count; i++) {
        const at = from + i * network.stride;
        const first = i * RESULT;
        expectPossible(network.results.subarray(first, first + 5), generator.bytes, at, player);
        off += generator.bytes[at + OFF_BYTE]! > 0 ? 1 : 0;
      }
    }
    expect(off).toBeGreaterThan(50);
  });

  it("makes training targets that do not contradict the rules", async () => {
    const gathering = new PositionGathering(backgammonIntegers(untrained("targets")), backgammonTask(1), {
      game: "backgammon",
      inputs: "points",
      games: 12,
      seed: 5,
      parallel: 4,
    });
    for await (const _ of gathering.run());
    const [boards, views, targets] = gathering
      .model()
      .arrays.map((array) => (array instanceof Float32Array ? array : array.numbers)) as [
      Int8Array,
      Int8Array,
      Float32Array,
    ];
    const size = boards.length / views.length;
    expect(views.length).toBeGreaterThan(200);
    for (const [i, view] of views.entries())
      expectPossible(targets.subarray(5 * i, 5 * i + 5), boards, i * size, view as BackgammonPlayer);
  });
});
