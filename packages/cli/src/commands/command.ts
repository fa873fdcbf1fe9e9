import type { MessageId } from "@tyche/messages";
import type { Command } from "commander";
import type { Help } from "../io/help.js";
import type { Io } from "../io/io.js";

/**
 * An example command line, as shown in the help. The tests run every one.
 * @typeParam Text ids of messages, or plain texts in programs without a catalogue
 */
export interface Example<Text extends string = MessageId> {
  readonly say: Text;
  readonly type: string;
  /** External program that must be installed to run the example. */
  readonly needs?: "gnubg" | "redis";
  /** The example runs until Ctrl-C is pressed. */
  readonly endless?: true;
}

/** The exports of a command's file. */
export interface CommandFile<Text extends string = MessageId> {
  /** Adds arguments, options and the action. */
  register(command: Command, io: Io, help: Help): void;
  readonly examples: readonly Example<Text>[];
  /** Help text below the options, as lines of the given width. */
  note?(help: Help, width: number): string;
}
