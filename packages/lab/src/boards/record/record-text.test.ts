import { expect, it } from "vitest";
import { begun, played, wentBack } from "./game-record.js";
import { recordText } from "./record-text.js";
import type { Scene } from "./scene.js";

const scene = (text: string, turn: number): Scene => ({ state: text, text, turn, actions: [] });

it("a record is written action by action, along the current line", () => {
  let record = begun(scene("start", 0));
  record = played(record, { action: "left", text: "left" }, scene("L", 1));
  record = wentBack(record);
  record = played(record, { action: "roll", text: "roll" }, scene("R", 1));
  record = played(record, { action: "hold", text: "hold" }, scene("H", -1));
  const text = recordText(record, {
    title: "Pig",
    seats: ["First", "Second"],
    nameOf: (place) => record.places[place]!.action!.text.toUpperCase(),
    chanceOf: (place) => (place === 2 ? "+5" : undefined),
    lossOf: (place) => (place === 3 ? "2.0%" : undefined),
  });
  expect(text).toBe(
    ["Pig", "", "start", "1. First   ROLL → +5", "2. Second  HOLD       -2.0%", "H", ""].join("\n"),
  );
  expect(recordText(begun(scene("start", 0)), { ...NAMES })).toBe("Pig\n\nstart\n");
});

const NAMES = {
  title: "Pig",
  seats: [],
  nameOf: () => "",
  chanceOf: () => undefined,
  lossOf: () => undefined,
};
