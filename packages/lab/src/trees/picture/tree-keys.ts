import type { KeyboardEvent } from "react";
import type { Edit } from "../model/edit.js";

/** The command of a key while a node of the tree has the focus. */
export type TreeCommand =
  | { readonly type: "edit" }
  | { readonly type: "step"; readonly by: number }
  | { readonly type: "next-event" }
  | { readonly type: "copy" }
  | { readonly type: "paste" }
  | { readonly type: "change"; readonly edit: (node: number) => Edit };

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

export function treeKey({ key, ctrlKey, metaKey, altKey }: Key): TreeCommand | undefined {
  const change = (edit: (node: number) => Edit): TreeCommand => ({ type: "change", edit });
  if (ctrlKey || metaKey) {
    if (key === "c") return { type: "copy" };
    return key === "v" ? { type: "paste" } : undefined;
  }
  if (altKey) {
    if (key === "ArrowLeft" || key === "ArrowUp") return change((node) => ({ type: "move", node, by: -1 }));
    if (key === "ArrowRight" || key === "ArrowDown") return change((node) => ({ type: "move", node, by: 1 }));
    return undefined;
  }
  switch (key) {
    case "F2":
      return { type: "edit" };
    case "Enter":
    case " ":
      return { type: "next-event" };
    case ".":
      return { type: "step", by: 1 };
    case ",":
      return { type: "step", by: -1 };
    case "Insert":
    case "+":
      return change((node) => ({ type: "add", node }));
    case "Delete":
    case "Backspace":
      return change((node) => ({ type: "delete", node }));
    case "m":
    case "M":
      return change((node) => ({ type: "mirror", node }));
    default:
      return undefined;
  }
}
