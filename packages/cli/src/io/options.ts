import type { Message, MessageId } from "@tyche/messages";
import { LANGUAGES } from "@tyche/messages/languages";
import { type Command, Help as CommanderHelp, Option } from "commander";
import { oneOf } from "./arguments.js";
import type { Help } from "./help.js";
import type { Io } from "./io.js";

/** A message of the help, with values if it has some. */
type HelpText = MessageId | (Message & { readonly id: MessageId });
/** An option: its flags, its help, and its default. */
type Row = readonly [flags: string, help: HelpText, usual?: string];
/** Options in the order of the help. */
export type OptionRows = readonly Row[];
/** A part of a command: options, or a function that adds an argument or what rows cannot say. */
export type Part = OptionRows | ((command: Command, help: Help, io: Io) => void);

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
type NameIn<Flags extends string> = Flags extends `${string}--no-${infer Name}`
  ? Camel<Name>
  : Flags extends `${string}--${infer Name} ${string}`
    ? Camel<Name>
    : Flags extends `${string}--${infer Name}`
      ? Camel<Name>
      : never;
type ValueIn<Flags extends string> = Flags extends `${string}<${string}`
  ? string
  : Flags extends `${string}[${string}`
    ? string | boolean
    : boolean;
type IsSet<One extends Row> = One extends readonly [`--no-${string}`, unknown]
  ? true
  : One extends readonly [string, unknown, string]
    ? true
    : false;

/** The values of options, by commander's names. */
export type OptionValues<Rows extends OptionRows> = {
  readonly [One in Rows[number] as IsSet<One> extends true ? NameIn<One[0]> : never]: ValueIn<One[0]>;
} & {
  readonly [One in Rows[number] as IsSet<One> extends true ? never : NameIn<One[0]>]?:
    | ValueIn<One[0]>
    | undefined;
};

/** For commands whose answers are texts: it sets `Io.language`. */
export const LANGUAGE_OPTION = [
  `--language <${LANGUAGES.join("|")}>` as const,
  "help-output-language",
] as const;

function textOf(text: HelpText, help: Help): string {
  return help.format(typeof text === "string" ? { id: text } : text);
}

/** Adds options to a command. */
export function addOptions(command: Command, rows: OptionRows, help: Help): Command {
  for (const [flags, text, usual] of rows) {
    const option = new Option(flags, textOf(text, help));
    if (option.long === "--language") option.argParser((language) => oneOf("language", language, LANGUAGES));
    command.addOption(option.default(usual));
  }
  return command;
}

/** An argument of a command: "<game>", "[file]". */
export function argument(name: string, text: HelpText): Part {
  return (command, help) => command.argument(name, textOf(text, help));
}

/** An option that may be given several times. */
export function repeated(flags: string, text: HelpText, isRequired = false): Part {
  return (command, help) =>
    command.addOption(
      new Option(flags, textOf(text, help))
        .argParser((value: string, before: readonly string[] = []) => [...before, value])
        .makeOptionMandatory(isRequired),
    );
}

/** Whether the help of a command was requested, rather than a run of it. */
export function isHelpOf(command: Command): boolean {
  return command.args.includes("--help") || command.args.includes("-h");
}

/** Sets what the help lists for an option, depending on the call; undefined: nothing. `--help all` lists every option. */
export function chooseOptions(
  command: Command,
  choose: (option: Option, shown: Command) => Option | undefined,
): void {
  const { visibleOptions = (shown: Command) => new CommanderHelp().visibleOptions(shown), ...rest } =
    command.configureHelp();
  command.configureHelp({
    ...rest,
    visibleOptions(shown) {
      const options = visibleOptions(shown);
      return shown.args.includes("all") ? options : options.flatMap((one) => choose(one, shown) ?? []);
    },
  });
}
