import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import {
  begun,
  branchesAt,
  type GameRecord,
  lineOf,
  pathTo,
  placeAt,
  played,
  plyOf,
  wentBack,
  wentForward,
  wentTo,
} from "./game-record.js";
import type { Scene } from "./scene.js";

const scene = (text: string): Scene => ({ state: text, text, turn: 0, actions: [] });
const named = (text: string) => ({ action: text, text });
const texts = (record: GameRecord, line: readonly number[]) =>
  line.map((at) => record.places[at]!.scene.text).join(" ");

describe("a game record with variations", () => {
  it("goes back without forgetting, and forward along the line viewed last", () => {
    let record = played(played(begun(scene("start")), named("a"), scene("a")), named("b"), scene("ab"));
    record = played(wentBack(record), named("c"), scene("ac"));
    expect(texts(record, lineOf(record))).toBe("start a ac");
    record = wentForward(wentForward(wentTo(record, 0)));
    expect(placeAt(record).scene.text).toBe("ac");
    record = wentTo(record, 2);
    expect(texts(wentTo(record, 0), lineOf(wentTo(record, 0)))).toBe("start a ab");
    expect(branchesAt(record, record.at)).toEqual([2, 3]);
    expect(wentForward(record)).toBe(record);
    expect(wentBack(wentTo(record, 0)).at).toBe(0);
  });

  it("distinguishes equal actions by the outcome of chance, and reuses known places", () => {
    let record = played(begun(scene("start")), named("roll"), scene("4"));
    record = played(wentBack(record), named("roll"), scene("6"));
    expect(record.places).toHaveLength(3);
    record = played(wentBack(record), named("roll"), scene("4"));
    expect(record.places).toHaveLength(3);
    expect(record.at).toBe(1);
  });

  it("keeps every place reachable by its own path, whatever is done", () => {
    const chance = seededChance(7);
    let record = begun(scene(""));
    for (let step = 0; step < 2000; step++) {
      const kind = chance.die(4);
      const action = "abc"[chance.die(3) - 1]!;
      if (kind === 1) record = wentBack(record);
      else if (kind === 2) record = wentForward(record);
      else if (kind === 3) record = wentTo(record, chance.die(record.places.length) - 1);
      else record = played(record, named(action), scene(placeAt(record).scene.text + action));
      expect(lineOf(record)).toContain(record.at);
      expect(plyOf(record)).toBe(placeAt(record).scene.text.length);
    }
    for (const at of record.places.keys()) {
      const path = pathTo(record, at);
      expect(path.map((place) => record.places[place]!.action?.text ?? "").join("")).toBe(
        record.places[at]!.scene.text,
      );
    }
  });
});
