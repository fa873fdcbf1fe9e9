import { formatExact, writeTree } from "@tyche/trees";
import { answerText } from "../exercises/key.js";
import { questionText } from "../say/sentences.js";
import type { Copy, Worksheet } from "../worksheets/worksheet.js";

/** The format tag of the file; the number changes if readers of the old form could not read the new one. */
export const ANSWER_FILE = "tyche answers 1";

/**
 * Writes a worksheet for programs: the exercises, each with an object of answers to fill in, which `readAnswerFile`
 * reads back. In the key they are filled in.
 */
export function worksheetJson({ spec, words, items }: Worksheet, copy: Copy): string {
  const exercises = items.map(({ exercise, key, task }, i) => {
    const { tree, questions, bounds } = exercise;
    const answers = questions.map(({ id }) => [id, copy === "key" ? answerText(key.get(id)!) : ""]);
    return {
      exercise: i + 1,
      seed: exercise.spec.seed,
      template: exercise.spec.template,
      task: words.paragraph(task),
      tree: JSON.parse(writeTree(tree, "json").text) as unknown,
      ...(bounds ? { bounds: bounds.map((bound) => formatExact(bound)) } : {}),
      questions: questions.map((question) => ({
        id: question.id,
        type: question.type,
        node: tree.nodes[question.node]!.label,
        asked: questionText(question, tree, words),
      })),
      answers: Object.fromEntries(answers) as Record<string, string>,
    };
  });
  return `${JSON.stringify({ format: ANSWER_FILE, sheet: spec, exercises }, undefined, 1)}\n`;
}
