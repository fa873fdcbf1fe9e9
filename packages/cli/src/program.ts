import type { Language } from "@tyche/messages";
import { Command, CommanderError, Option } from "commander";
import type { CommandFile, Example, Tell } from "./commands/command.js";
import { COMMANDS, type Entry, MOVED } from "./commands/index.js";
import type { MovedCommand } from "./commands/moved.js";
import { oneOf } from "./io/arguments.js";
import { failureOf, onOneLine, UsageError } from "./io/errors.js";
import { ClosedOutputError, type Io, isClosed, write } from "./io/io.js";
import { languageOf, SPOKEN } from "./io/language.js";
import { terminalOf } from "./io/terminal.js";
import { version } from "./version.js";

/** A command with commands of its own, each loaded only where it is called. */
export interface Program {
  readonly name: string;
  readonly description: string;
  readonly version: string;
  readonly examples: readonly Example[];
  readonly commands: readonly Entry[];
  /** Its help stands in the catalogue of all languages. */
  readonly isTold?: true;
  /** Names that were commands, each with what a call of it is told. */
  readonly moved?: Readonly<Record<string, MovedCommand>>;
}

/** Runs the command `tyche`, as `runProgram` does. */
export function run(argv: readonly string[], io: Io): Promise<number> {
  return runProgram(
    {
      name: "tyche",
      description:
        "Game trees with chance: solve and draw them; play, analyse and learn games with dice, cards or spawns.",
      version: version(),
      examples: [{ say: "a tree in one line", type: "tyche solve '[[3,12,8],[2,4,6],[14,5,2]]'" }],
      commands: COMMANDS,
      moved: MOVED,
      isTold: true,
    },
    argv,
    io,
  );
}

/**
 * Runs a command with its arguments (without "node" and the script). Never throws and never ends the
 * process; an error is one sentence on stderr.
 * @returns the exit code: 0, 2 where the input or the call is wrong, 1 where we are
 */
export async function runProgram(described: Program, argv: readonly string[], io: Io): Promise<number> {
  const language = languageOf(argv, io.env);
  // A reader that goes away is told to us as an event, which without a listener would end the process.
  const broken: { error?: unknown } = {};
  const onError = (error: unknown): void => {
    broken.error = error;
  };
  io.stdout.on("error", onError);
  io.stderr.on("error", onError);
  try {
    const program = await programFor(described, argv, { ...io, language });
    await program.parseAsync(argv.length === 0 ? ["--help"] : [...argv], { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (error instanceof ClosedOutputError || isClosed(error) || isClosed(broken.error)) return 0;
    const { sentence, exitCode } = failureOf(error, described.name);
    const told = language === "en" ? sentence : await toldIn(language, error, sentence);
    await write(io.stderr, `${described.name}: ${told}\n`).catch(() => undefined);
    return exitCode;
  } finally {
    // The last pieces may still be on their way when we return, so the listener stays where the stream does.
    if (io.stdout.writableFinished) io.stdout.off("error", onError);
  }
}

/** What an error says in another language than English, whose words are loaded only where they are needed. */
async function toldIn(language: Exclude<Language, "en">, error: unknown, sentence: string): Promise<string> {
  const { failureIn } = await import("./say/failure.js");
  return onOneLine(await failureIn(error, sentence, language));
}

/** The program with every command's name; what a command takes is loaded only where it is called. */
async function programFor(
  { name, description, version, examples, commands, isTold, moved = {} }: Program,
  argv: readonly string[],
  io: Io,
): Promise<Command> {
  const { width, colour } = terminalOf(io.stdout, io.env);
  const tell = await tellerOf(isTold ? languageOf(argv, io.env) : "en");
  const program = new Command(name)
    .description(description)
    .version(version, "-V, --version", "Print the version.")
    .helpOption("-h, --help", "Print this help.")
    .helpCommand("help [command]", "Print the help of a command.")
    .exitOverride()
    .configureHelp({
      styleTitle: (title) => tell(title),
      styleDescriptionText: (text) => described(text, tell),
    })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      // Errors are thrown, and said once, in `run`.
      writeErr: () => undefined,
      getOutHelpWidth: () => Math.min(width, 100),
      getOutHasColors: () => colour,
    })
    .addHelpText("after", examplesText(examples, tell));
  for (const { name, summary, load } of commands) {
    const command = program.command(name).description(summary).helpOption("-h, --help", "Print this help.");
    if (!argv.includes(name)) continue;
    const { register, examples, note } = await load();
    register(command, io);
    if (isTold) for (const one of [command, ...command.commands]) addLanguage(one);
    if (note !== undefined) command.addHelpText("after", noteText(note, tell));
    command.addHelpText("after", examplesText(examples, tell));
  }
  for (const [old, now] of Object.entries(moved)) {
    program
      .command(old, { hidden: true })
      .argument("[arguments...]")
      .allowUnknownOption()
      .helpOption(false)
      .action((written: readonly string[]) => {
        throw new UsageError(now(written));
      });
  }
  return program;
}

/** Says the help in a language; the words of others than English are loaded only where they are needed. */
async function tellerOf(language: Language): Promise<Tell> {
  if (language === "en") return (text) => text;
  const { toldIn } = await import("./say/tell.js");
  return (text) => toldIn(text, language);
}

/** A description as commander makes it, with what an option is by default behind it. */
function described(text: string, tell: Tell): string {
  const found = text.endsWith(")") ? text.indexOf(" (default: ") : -1;
  const at = found < 0 ? text.length : found;
  return tell(text.slice(0, at)) + tell(text.slice(at));
}

/** A command that says nothing of its own in other languages has its help and its refusals in them. */
function addLanguage(command: Command): void {
  if (command.options.some(({ long }) => long === "--language")) return;
  command.addOption(
    new Option(
      `--language <${SPOKEN.join("|")}>`,
      "The language of refusals and of this help. Without it that of the environment (LC_ALL, LC_MESSAGES, LANG), else en.",
    ).argParser((text) => oneOf("language", text, SPOKEN)),
  );
}

function noteText(note: NonNullable<CommandFile["note"]>, tell: Tell): string {
  return typeof note === "string" ? tell(note) : note(tell);
}

function examplesText(examples: readonly Example[], tell: Tell): string {
  const lines = examples.map(({ say, type }) => `  # ${tell(say)}\n  ${type}`);
  return `\n${tell("Examples:")}\n${lines.join("\n\n")}\n`;
}
