import { describe, expect, it } from "vitest";
import { pig, ticTacToe } from "../../test/sample-games.js";
import { createOpponent } from "./opponent.js";

const EMPTY = [0, 0, 0, 0, 0, 0, 0, 0, 0];
const sizeOf = ({ nodes }: { nodes: { decision: number; chance: number; leaf: number } }): number =>
  nodes.decision + nodes.chance + nodes.leaf;

describe("what an opponent has saved", () => {
  it("is the starting point of the next one", async () => {
    const first = createOpponent(ticTacToe, { time: 1e9 });
    const fresh = await first.hint(EMPTY);
    const bytes = first.save();
    const kept = await first.hint(EMPTY);
    const next = createOpponent(ticTacToe, { time: 1e9, saved: bytes });
    const saved = await next.hint(EMPTY);
    expect(saved).toEqual({ ...kept, ms: saved.ms });
    expect(sizeOf(saved)).toBeLessThan(sizeOf(fresh));
    expect(next.save().length).toBeGreaterThanOrEqual(bytes.length);
  });

  it("is a few words if nothing was searched", () => {
    const empty = createOpponent(ticTacToe).save();
    expect(empty.length).toBe(24);
    expect(createOpponent(ticTacToe, { saved: empty }).save()).toEqual(empty);
  });

  it("is rejected in another game, with another evaluator, or if damaged", async () => {
    const opponent = createOpponent(pig(50), { time: 1e9, nodes: 500 });
    await opponent.hint([10, 20, 6, 0]);
    const saved = opponent.save();
    const other = "pig: what was saved is of another game, of other options or of another evaluator";
    expect(() => createOpponent(pig(60), { saved })).toThrow(other);
    expect(() => createOpponent(pig(50), { saved, evaluator: () => 0.5 })).toThrow(other);
    const damaged = saved.slice();
    damaged[40]! ^= 1;
    for (const bytes of [damaged, saved.subarray(0, 50), saved.subarray(4), new Uint8Array(24)])
      expect(() => createOpponent(pig(50), { saved: bytes })).toThrow("they are damaged");
    expect(() => createOpponent(pig(50), { saved, worker: { think() {} } as never })).toThrow(
      expect.objectContaining({ id: "opponent-worker-option", values: { option: "saved" } }),
    );
    expect(() => createOpponent(pig(50), { worker: { think() {} } as never }).save()).toThrow(
      "What a worker has found cannot be saved.",
    );
  });
});
