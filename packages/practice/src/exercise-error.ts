import type { Message } from "@tyche/messages";

/**
 * An exercise, a worksheet or a file of answers cannot be made or read. The message is one sentence, in English; `id` and `values` are the
 * same in the area "practice-errors" of the other languages.
 */
export class ExerciseError extends Error implements Message {
  readonly id: string;
  readonly values: NonNullable<Message["values"]>;

  constructor(id: string, values: NonNullable<Message["values"]>, message: string) {
    super(message);
    this.name = "ExerciseError";
    this.id = id;
    this.values = values;
  }
}
