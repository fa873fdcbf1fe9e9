import type { MessageId } from "@tyche/messages";
import type { Command } from "commander";
import type { Help } from "../io/help.js";
import type { Io } from "../io/io.js";
import { addOptions, type OptionRows, type Part } from "../io/options.js";

/** An example command line that cannot run everywhere, or that does not end. */
interface Example {
  readonly type: string;
  /** External program that must be installed to run the example. */
  readonly needs?: "gnubg" | "redis";
  /** The example runs until Ctrl-C is pressed. */
  readonly endless?: true;
}

/**
 * Example command lines by what they do, as shown in the help. The tests run every one.
 * @typeParam Text ids of messages, or plain texts in programs without a catalogue
 */
export type Examples<Text extends string = MessageId> = { readonly [Say in Text]?: string | Example };

/**
 * Registers a command.
 * @param parts its arguments and options, in the order of the help
 * @param act answers a call, with its arguments and options
 */
export function registers<Call extends unknown[]>(
  parts: readonly Part[],
  act: (...call: Call) => Promise<void>,
): CommandFile["register"] {
  return (command, io, help) => {
    for (const part of parts)
      if (typeof part === "function") part(command, help, io);
      else addOptions(command, part, help);
    command.action((...call) => act(...([...call.slice(0, -1), io, command] as Call)));
  };
}

/** The subcommand `merge`, which reads the files that shards have written. */
export function mergePart<Options>(
  texts: readonly [about: MessageId, files: MessageId],
  rows: OptionRows,
  act: (files: string[], options: Options, io: Io) => Promise<void>,
): Part {
  return (command, help, io) => {
    const merge = command.command("merge").description(help(texts[0])).argument("<files...>", help(texts[1]));
    addOptions(merge, rows, help)
      .helpOption("-h, --help", help("help-help"))
      .action((files: string[]) => act(files, merge.optsWithGlobals<Options & object>(), io));
  };
}

/** The exports of a command's file. */
export interface CommandFile<Text extends string = MessageId> {
  /** Adds arguments, options and the action. */
  register(command: Command, io: Io, help: Help): void;
  readonly examples: Examples<Text>;
  /** Help text below the options, as lines of the given width. */
  note?(help: Help, width: number): string;
}
