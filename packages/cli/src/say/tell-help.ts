import type { Language } from "@tyche/trees";
import { CATALOGUES, ORDERS, SETTING_NAMES } from "@tyche/trees";
import type { Command } from "commander";
import { HELP, TOLD_COMMANDS, TOLD_OPTIONS, type ToldCommand, type ToldOption } from "./help.js";

/** What the help says around the texts of its options, in one language. */
export interface HelpWords {
  /** A title such as "Options:"; undefined where it is told in English alone. */
  label(title: string): string | undefined;
  /** What a command does, where it is one about trees. */
  summary(name: string): string | undefined;
  /** A description with its "(default: …)". */
  standard(text: string): string;
}

export function wordsOf(language: Exclude<Language, "en">): HelpWords {
  const { labels, standard, summaries } = HELP[language];
  return {
    label: (title) => (labels as Readonly<Record<string, string>>)[title],
    summary: (name) => {
      const told = toldCommand(name);
      return told && summaries[told];
    },
    standard: (text) => text.replace("(default:", `(${standard}:`),
  };
}

/** Names in a row with commas between them, as options list their words. */
const LIST = /[\w^-]+(?:, [\w^-]+){2,}/;

/**
 * Puts the help of a command about trees into a language: what it does, its argument and its options. What a game says of
 * its own options stays as it is.
 */
export function tellHelp(command: Command, language: Exclude<Language, "en">): void {
  const name = toldCommand(command.name());
  if (!name) return;
  const help = HELP[language];
  command.description(help.summaries[name]);
  command.helpOption("-h, --help", help.options["--help"]);
  for (const argument of command.registeredArguments) {
    argument.description = name === "grade" ? help.answers : help.tree;
  }
  for (const option of command.options) {
    const told = optionText(name, option.long ?? "", language);
    if (told !== undefined)
      option.description = told.replace("{0}", LIST.exec(option.description)?.[0] ?? "");
  }
}

/** What the help says of an option of a command in a language; undefined where it is told in English alone. */
export function optionText(
  command: ToldCommand,
  long: string,
  language: Exclude<Language, "en">,
): string | undefined {
  const own = [`${command} ${long}`, long].find((key) => (TOLD_OPTIONS as readonly string[]).includes(key));
  const setting = SETTING_NAMES.find((name) => `--${name}` === long);
  // The settings of searches are told by the catalogue of trees, as in the Lab.
  if (setting && !own?.includes(" ")) {
    const { help } = CATALOGUES[language].settings[setting];
    return setting === "order" ? `${help} (${ORDERS.join(", ")})` : help;
  }
  return own === undefined ? undefined : HELP[language].options[own as ToldOption];
}

function toldCommand(name: string): ToldCommand | undefined {
  return TOLD_COMMANDS.find((told) => told === name);
}
