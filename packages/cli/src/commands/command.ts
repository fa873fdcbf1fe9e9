import type { Command } from "commander";
import type { Io } from "../io/io.js";

/** A line to type, as the help shows it; the tests type every one. */
export interface Example {
  readonly say: string;
  readonly type: string;
  /** A program of somebody else that must be installed for it. */
  readonly needs?: "gnubg" | "redis";
  /** It goes on until Ctrl-C is pressed. */
  readonly endless?: true;
}

/** What an English text of the help is in the language of a call. */
export type Tell = (text: string) => string;

/** What a command's file holds. */
export interface CommandFile {
  /** Adds arguments, options and the action. */
  register(command: Command, io: Io): void;
  readonly examples: readonly Example[];
  /** What the help says below the options. */
  readonly note?: string | ((tell: Tell) => string);
}
