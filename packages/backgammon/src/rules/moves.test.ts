import { seededChance } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { cases } from "../../../../tests/cases.js";
import { randomBoards } from "../../test/random-boards.js";
import { slowResults } from "../../test/slow-moves.js";
import { BACKGAMMON, type BackgammonPlayer, type Dice, HYPERGAMMON, seenBy } from "./board.js";
import { RECORD } from "./board-records.js";
import { MoveGenerator } from "./moves.js";

const generator = new MoveGenerator();
const FROM = MoveGenerator.FIRST;
const INTO = FROM + RECORD;

function fastResults(
  points: readonly number[],
  player: BackgammonPlayer,
  [high, low]: Dice,
  checkers: number,
): string[] {
  generator.load(FROM, points, checkers);
  const count = generator.generate(FROM, player, high, low, INTO);
  return Array.from({ length: count }, (_, k) =>
    seenBy(generator.points(INTO + k * RECORD), player).join(","),
  );
}

describe.each([BACKGAMMON, HYPERGAMMON])("move generation of $name", (variant) => {
  it("finds exactly the results of the plain rules on random positions", () => {
    const board = randomBoards(`moves ${variant.name}`, variant);
    const chance = seededChance("rolls");
    for (let round = 0; round < cases(20_000); round++) {
      const points = board();
      const player: BackgammonPlayer = round % 2 === 0 ? 0 : 1;
      const [high, low] = chance.dice(2, 6) as unknown as Dice;
      const fast = fastResults(points, player, [high, low], variant.checkers);
      const slow = slowResults(seenBy(points, player), low, high);
      const what = `${points} player ${player} roll ${high}${low}`;
      expect(new Set(fast).size, `repeated results at ${what}`).toBe(fast.length);
      if (fast.length !== slow.size || !fast.every((result) => slow.has(result))) {
        expect(fast.toSorted(), what).toEqual([...slow].sort());
      }
    }
  });
});
