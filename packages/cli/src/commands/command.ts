import type { MessageId } from "@tyche/messages";
import type { Command } from "commander";
import type { Help } from "../help/help.js";
import type { Io } from "../io/io.js";

/**
 * A line to type, as the help shows it; the tests type every one.
 * @typeParam Text ids of messages, or texts where a program has no catalogue
 */
export interface Example<Text extends string = MessageId> {
  readonly say: Text;
  readonly type: string;
  /** A program of somebody else that must be installed for it. */
  readonly needs?: "gnubg" | "redis";
  /** It goes on until Ctrl-C is pressed. */
  readonly endless?: true;
}

/** What a command's file holds. */
export interface CommandFile<Text extends string = MessageId> {
  /** Adds arguments, options and the action. */
  register(command: Command, io: Io, help: Help): void;
  readonly examples: readonly Example<Text>[];
  /** What the help says below the options, in lines of a width. */
  note?(help: Help, width: number): string;
}
