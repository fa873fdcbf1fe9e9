import { seededChance } from "@tyche/engine";
import { expect, it } from "vitest";
import { randomBoards } from "../../../../test/random-boards.js";
import { xgFile } from "../../../../test/xg-writer.js";
import { formatXgid, type Xgid } from "../../../notation/xgid.js";
import { BACKGAMMON, rollOf } from "../../../rules/board.js";
import { parseMat } from "../mat.js";
import { parseXg } from "./xg.js";

const RECORD = 2560;
/** Its records: match, game, cube, move, end of the match. */
const BEGUN = parseMat(" 5 point match\n Game 1\n One : 0   Two : 0\n  1) 31: 8/5 6/5\n");

/** A file of a position as eXtreme Gammon saves it: a match that begins at a board, with the record of one question. */
function xgp({ points, cube, cubeOwner, onRoll, dice, score, rule, length }: Xgid): Uint8Array {
  const signed = Math.log2(cube) * (cubeOwner === 1 ? -1 : 1);
  return xgFile(BEGUN, {
    jacoby: length === 0 && rule % 2 === 1,
    beavers: length === 0 && rule >= 2,
    edit(records) {
      const write = (record: number, fields: readonly (readonly [offset: number, value: number])[]): void => {
        for (const [offset, value] of fields) records.writeInt32LE(value, record * RECORD + offset);
      };
      const active = onRoll === 0 ? 1 : -1;
      write(0, [[92, length === 0 ? 99_999 : length]]);
      write(1, [
        [12, score[0]],
        [16, score[1]],
      ]);
      records[RECORD + 20] = length > 0 ? rule : 0;
      write(2, [
        [12, active],
        [32, signed],
      ]);
      const [one, two] = Array.isArray(dice) ? dice : [0, 0];
      write(3, [
        [64, active],
        [100, one!],
        [104, two!],
        [108, signed],
      ]);
      for (const start of [RECORD + 21, 2 * RECORD + 36, 3 * RECORD + 9])
        for (const [i, count] of points.entries()) records.writeInt8(count, start + i);
      return dice === null
        ? Buffer.concat([records.subarray(0, 3 * RECORD), records.subarray(-RECORD)])
        : records;
    },
  });
}

it("a file of a position is told by its XGID, with or without a roll", async () => {
  const random = seededChance("xgp");
  const boards = randomBoards("xgp", BACKGAMMON);
  for (let i = 0; i < 100; i++) {
    const length = random.die(8) - 1;
    const isOwned = random.die(2) === 1;
    const position: Xgid = {
      points: boards(),
      cube: isOwned ? 2 ** random.die(3) : 1,
      cubeOwner: isOwned ? (random.die(2) === 1 ? 0 : 1) : null,
      onRoll: random.die(2) === 1 ? 0 : 1,
      dice: random.die(2) === 1 ? rollOf(random.die(6), random.die(6)) : null,
      score: length === 0 ? [0, 0] : [random.die(length) - 1, random.die(length) - 1],
      rule: length === 0 ? random.die(4) - 1 : random.die(2) - 1,
      length,
      maxCube: 10,
    };
    await expect(parseXg(xgp(position))).rejects.toThrow(
      `This is a position, not a match: ${formatXgid(position)}`,
    );
  }
});
