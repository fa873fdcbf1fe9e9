import { expect, test } from "vitest";
import { treeKey } from "./tree-keys.js";

const press = (key: string, modifier: "ctrlKey" | "metaKey" | "altKey" | "" = "") =>
  treeKey({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...(modifier === "" ? {} : { [modifier]: true }),
  });

test("keys of the tree", () => {
  expect(press("F2")).toEqual({ type: "edit" });
  for (const key of ["Enter", " "]) expect(press(key)).toEqual({ type: "next-event" });
  expect(press(".")).toEqual({ type: "step", by: 1 });
  expect(press(",")).toEqual({ type: "step", by: -1 });
  expect(press("c", "ctrlKey")).toEqual({ type: "copy" });
  expect(press("v", "metaKey")).toEqual({ type: "paste" });
  for (const [key, modifier, edit] of [
    ["Insert", "", { type: "add", node: 7 }],
    ["Delete", "", { type: "delete", node: 7 }],
    ["m", "", { type: "mirror", node: 7 }],
    ["ArrowLeft", "altKey", { type: "move", node: 7, by: -1 }],
    ["ArrowDown", "altKey", { type: "move", node: 7, by: 1 }],
  ] as const) {
    const command = press(key, modifier);
    expect(command?.type === "change" && command.edit(7)).toEqual(edit);
  }
});

test("keys of the browser or the screen reader are ignored", () => {
  for (const key of ["Tab", "Escape", "a", "F5"]) expect(press(key)).toBeUndefined();
  for (const key of ["m", "z", "Delete", "ArrowLeft", "r"]) expect(press(key, "ctrlKey")).toBeUndefined();
  expect(press("F4", "altKey")).toBeUndefined();
});
