import { writeTree } from "@tyche/trees";
import { type Copy, drawingOf, headOf, originTexts, recipeText, type Worksheet } from "./worksheet.js";

/** A worksheet for a terminal: trees as text, and a line for each answer. */
export function worksheetText(sheet: Worksheet, copy: Copy, width = 80): string {
  const { spec, words, items } = sheet;
  const title = words.text("worksheet-title", { copy });
  const parts = items.map((item, i) => {
    const { exercise, task, table } = item;
    const { name, about } = headOf(item, i + 1, words);
    const { text } = writeTree(exercise.tree, "text", { ...drawingOf(exercise, copy, words), width });
    const lines = table.rows.map((row) =>
      row.map((cell) => (!cell.isAnswer ? cell.text : copy === "key" ? cell.text : "____")).join("  "),
    );
    return [
      `${name} (${about})`,
      words.paragraph(task),
      "",
      text.trimEnd(),
      "",
      ...(table.head.length > 0 ? [table.head.join("  ")] : []),
      ...lines,
    ].join("\n");
  });
  return `${[`${title}\n${recipeText(spec)}`, ...parts, originTexts(sheet).licence].join("\n\n")}\n`.replace(
    /\p{Cc}/gu,
    (sign) => (sign === "\n" ? sign : " "),
  );
}
