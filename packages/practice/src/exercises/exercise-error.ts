import type { Message } from "@tyche/messages";

/**
 * An exercise, a worksheet or an answer file cannot be created or read. The message is an English sentence; `id` and
 * `values` give the same in other languages, in the area "practice-errors".
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
