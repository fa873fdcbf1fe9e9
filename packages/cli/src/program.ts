import { LANGUAGES, type Language } from "@tyche/messages/languages";
import { type Command, CommanderError, Option } from "commander";
import type { Examples } from "./commands/command.js";
import { COMMANDS, type Entry } from "./commands/index.js";
import { oneOf } from "./io/arguments.js";
import { CommandLine } from "./io/command-line.js";
import { failureOf, problemText } from "./io/errors.js";
import { type Help, helpLayout, isHelpAsked, loadHelp, NO_HELP } from "./io/help.js";
import { ClosedOutputError, type Io, isClosed, languageOf, write } from "./io/io.js";
import { version } from "./io/package.js";
import { terminalOf } from "./io/terminal.js";

/** A command with subcommands, each loaded only when it is called. */
export interface Program {
  readonly name: string;
  /** Help texts, this one and the others: message ids, or English. */
  readonly description: string;
  readonly version: string;
  readonly examples: Examples<string>;
  readonly commands: readonly Entry[];
  /** Whether the texts are in the catalogues of all languages, and the commands take --language. */
  readonly isTranslated?: true;
}

/** Maximum width of the help in columns. */
const MOST_COLUMNS = 100;

/** What a call is given; its language comes from the arguments and the environment. */
type Outside = Omit<Io, "language">;

/** Runs the command `tyche`, as `runProgram` does. */
export function run(argv: readonly string[], io: Outside): Promise<number> {
  return runProgram(
    {
      name: "tyche",
      description: "help-tyche",
      version: version(),
      examples: {
        "example-tyche": "tyche solve '[[3,12,8],[2,4,6],[14,5,2]]'",
      },
      commands: COMMANDS,
      isTranslated: true,
    },
    argv,
    io,
  );
}

/**
 * Runs a command with its arguments (without "node" and the script). Never throws and never ends the process; an error
 * is one sentence on stderr.
 * @returns the exit code: 0, 2 if the input or the call is wrong, 1 after an internal error or a failed verdict
 */
export async function runProgram(described: Program, argv: readonly string[], io: Outside): Promise<number> {
  const language = languageOf(argv, io.env);
  // A reader that disconnects is reported as an event, which would end the process without a listener.
  const broken: { error?: unknown } = {};
  const onError = (error: unknown): void => {
    broken.error = error;
  };
  io.stdout.on("error", onError);
  io.stderr.on("error", onError);
  try {
    // A copy would open standard input.
    const ownIo: Io = Object.assign(Object.create(io), { language });
    const program = await programFor(described, argv, ownIo);
    await program.parseAsync(argv.length === 0 ? ["--help"] : [...argv], { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (error instanceof ClosedOutputError || isClosed(error) || isClosed(broken.error)) return 0;
    const { problem, exitCode } = failureOf(error, described.name);
    const sentence = await problemText(problem, language);
    await write(io.stderr, `${described.name}: ${sentence}\n`).catch(() => undefined);
    return exitCode;
  } finally {
    // The last chunks may still be pending when we return, so the listener stays attached to the stream.
    if (io.stdout.writableFinished) io.stdout.off("error", onError);
  }
}

/** The program with the names of all commands. The details of a command are loaded only when it is called. */
async function programFor(
  { name, description, version, examples, commands, isTranslated }: Program,
  argv: readonly string[],
  io: Io,
): Promise<Command> {
  const { width, colour } = terminalOf(io.stdout, io.env);
  const columns = Math.min(width, MOST_COLUMNS);
  const isOfCommand = commands.some(({ name }) => argv.includes(name));
  const helpIn = (language: Language) => (isHelpAsked(argv) ? loadHelp(language, isOfCommand) : NO_HELP);
  const help = await helpIn(isTranslated ? languageOf(argv, io.env) : "en");
  const program = new CommandLine(name)
    .description(textOf(description, help))
    .version(version, "-V, --version", help("help-version"))
    .helpOption("-h, --help", help("help-help"))
    .helpCommand("help [command]", help("help-help-command"))
    .exitOverride()
    .configureHelp(helpLayout(help))
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      // Errors are thrown, and `runProgram` prints them.
      writeErr: () => undefined,
      getOutHelpWidth: () => columns,
      getOutHasColors: () => colour,
    })
    .addHelpText("after", () => examplesText(examples, help));
  for (const { name, summary, inEnglish, load } of commands) {
    const command = program.command(name);
    if (!argv.includes(name)) {
      command.description(textOf(summary, help));
      continue;
    }
    const own = inEnglish ? await helpIn("en") : help;
    const { register, examples, note } = await load();
    command
      .description(textOf(summary, own))
      .helpOption("-h, --help", own("help-help"))
      .configureHelp(helpLayout(own));
    register(command, io, own);
    const language = own(inEnglish ? "help-error-language" : "help-language");
    if (isTranslated)
      for (const one of [command, ...command.commands])
        if (one.options.every(({ long }) => long !== "--language")) addLanguage(one, language);
    if (note) command.addHelpText("after", () => `\n${note(own, columns)}`);
    command.addHelpText("after", () => examplesText(examples, own));
  }
  return program;
}

/** Adds --language, for errors and the help, to commands without an option of this name. */
function addLanguage(command: Command, description: string): void {
  if (command.options.some(({ long }) => long === "--language")) return;
  command.addOption(
    new Option(`--language <${LANGUAGES.join("|")}>`, description).argParser((text) =>
      oneOf("language", text, LANGUAGES),
    ),
  );
}

/** A help text: an id or, in a program without catalogues, English. */
function textOf(text: string, help: Help): string {
  return help.translated(text, text);
}

function examplesText(examples: Examples<string>, help: Help): string {
  const lines = Object.entries(examples).map(
    ([say, line = ""]) => `  # ${textOf(say, help)}\n  ${typeof line === "string" ? line : line.type}`,
  );
  return `\n${help("help-examples")}\n${lines.join("\n\n")}\n`;
}
