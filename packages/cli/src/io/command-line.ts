import { englishTexts } from "@tyche/engine/errors";
import { suggest } from "@tyche/trees/suggest";
import { Command, type HelpContext, type Option } from "commander";
import { UsageError } from "./errors.js";

const texts = englishTexts({
  "command-unknown-meant": 'there is no command "{name}"; did you mean "{meant}"?',
  "command-unknown": 'there is no command "{name}"; `{program} help` lists them',
  "option-unknown-meant": 'there is no option "{option}"; did you mean "{meant}"?',
  "too-many-arguments": "too many arguments: {command} takes {most}, not {given}",
});

/**
 * A command that reports wrong usage as `UsageError`. Most of these methods are commander's own but not declared in its
 * types; a test causes each of the errors.
 */
export class CommandLine extends Command {
  declare protected readonly _allowUnknownOption: boolean;

  override createCommand(name?: string): CommandLine {
    return new CommandLine(name);
  }

  /** Commander prints the help if `help NAME` names no command, or if a group of commands is called without one. */
  override help(context?: HelpContext | ((text: string) => string)): never {
    if (typeof context !== "object" || !context.error) return super.help(context as HelpContext);
    const [, name] = this.args;
    if (name !== undefined) throw this.noCommand(name);
    const program = this.name();
    throw new UsageError("command-missing", { program }, `name a command; \`${program} help\` lists them`);
  }

  unknownCommand(): never {
    throw this.noCommand(this.args[0]!);
  }

  private noCommand(name: string): UsageError {
    const meant = suggest(
      name,
      this.createHelp()
        .visibleCommands(this)
        .map((command) => command.name()),
    );
    if (meant !== undefined) return texts.error(UsageError, "command-unknown-meant", { name, meant });
    const program = this.name();
    return texts.error(UsageError, "command-unknown", { name, program });
  }

  unknownOption(option: string): void {
    if (this._allowUnknownOption) return;
    const known: string[] = [];
    for (let command: Command | null = this; command; command = command.parent)
      known.push(
        ...command
          .createHelp()
          .visibleOptions(command)
          .flatMap(({ long }) => long ?? []),
      );
    const meant = option.startsWith("--") ? suggest(option, known) : undefined;
    if (meant === undefined)
      throw new UsageError("option-unknown", { option }, `there is no option "${option}"`);
    throw texts.error(UsageError, "option-unknown-meant", { option, meant });
  }

  missingArgument(name: string): never {
    throw new UsageError("argument-missing", { name }, `the argument <${name}> is missing`);
  }

  optionMissingArgument({ flags }: Option): never {
    throw new UsageError("option-without-value", { flags }, `the option ${flags} needs a value`);
  }

  missingMandatoryOptionValue({ flags }: Option): never {
    throw new UsageError("option-missing", { flags }, `the option ${flags} is missing`);
  }

  _excessArguments(received: readonly string[]): never {
    const command = this.name();
    const most = this.registeredArguments.length;
    const given = received.length;
    throw texts.error(UsageError, "too-many-arguments", { command, most, given });
  }
}
