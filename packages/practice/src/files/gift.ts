import { recipeText, type Worksheet, type WorksheetItem } from "../worksheets/worksheet.js";
import { fieldsOf, MOST_SHARES, movesOf, share, shortAnswers, skippedLeaves } from "./fields.js";
import { inWords, itemName } from "./pictures.js";

/**
 * Writes a worksheet as GIFT, a plain-text format without pictures, so trees are described in words. One question per
 * answer; cuts are chosen from a list of the leaves.
 */
export function giftText(sheet: Worksheet): string {
  const { spec, items } = sheet;
  const blocks = [
    `// Tyche: ${oneLine(recipeText(spec))}`,
    `$CATEGORY: $course$/top/Tyche/${oneLine(recipeText(spec)).replaceAll("/", "//")}`,
    ...items.flatMap((item) => blocksOf(item, sheet)),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function blocksOf(item: WorksheetItem, { words }: Worksheet): string[] {
  const { exercise, key } = item;
  const name = itemName(item, words);
  const task = words.paragraph([...item.task, inWords(exercise, words)]);
  const { asks } = exercise.template;
  if (asks === "moves") {
    const { moves, best, isSingle } = movesOf({ exercise, key }, words);
    const options = moves.map(({ text, right, feedback }) => {
      const sign = isSingle ? (right ? "=" : "~") : `~%${right ? "" : "-"}${share(best)}%`;
      return `${sign}${escaped(text)}${told(feedback)}`;
    });
    // If a single-choice question has several correct answers, GIFT accepts an equals sign for only one of them.
    const single = isSingle && best > 1 ? options.map((one) => one.replace(/^=/, "~%100%")) : options;
    return [block(name, task, single)];
  }
  const fields = fieldsOf(exercise, key, words);
  const line = (question: string): string => words.text("worksheet-line", { question });
  const texts = fields.filter((field) => field.type === "text");
  const blocks = texts.map((field, i) =>
    block(
      `${name} · ${i + 1}`,
      words.paragraph([task, words.text("kit-typing"), line(field.label)]),
      shortAnswers(field, { wrongSign: "=", escaped }),
    ),
  );
  if (asks !== "cuts") return blocks;
  const leaves = skippedLeaves(exercise);
  const count = leaves.filter(({ skipped }) => skipped).length;
  if (count > MOST_SHARES) return blocks;
  const options = leaves.map(
    ({ label, skipped }) => `~%${skipped ? share(count) : `-${share(count)}`}%${escaped(label)}`,
  );
  return [block(name, words.paragraph([task, line(words.text("worksheet-skipped"))]), options), ...blocks];
}

function block(name: string, text: string, answers: readonly string[]): string {
  return `::${escaped(name)}::${escaped(text)} {\n${answers.join("\n")}\n}`;
}

function told(feedback: string): string {
  return feedback === "" ? "" : `#${escaped(feedback)}`;
}

/** Escapes the format's special characters with backslashes. */
function escaped(text: string): string {
  return oneLine(text).replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`);
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, " ");
}
