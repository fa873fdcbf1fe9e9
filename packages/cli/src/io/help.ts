import type { Area, Catalogue, Language, Message } from "@tyche/messages";
import type { HelpConfiguration } from "commander";
import { columnsOf, pad, wrap } from "./table.js";

/**
 * Returns a help text by id and values, like `Catalogue.text`. In a call that does not ask for help every text is "",
 * so that no catalogue is loaded.
 */
export type Help = Catalogue["text"] & {
  /** Translates a text whose English is in the code, such as a game option's, if the catalogue has the id. */
  translated(id: string, english: string): string;
  /** A message given as data. */
  format(message: Message): string;
};

/** The message catalogues of the commands' help. */
const COMMAND_AREAS: readonly Area[] = [
  "algorithms",
  "games",
  "help-algorithms",
  "help-games",
  "help-research",
  "help-trees",
];

export const NO_HELP: Help = Object.assign(() => "", { translated: () => "", format: () => "" });

/** Whether a call prints the help of the program or of a command. */
export function isHelpAsked(argv: readonly string[]): boolean {
  return argv.length === 0 || argv.some((word) => word === "--help" || word === "-h" || word === "help");
}

/** Loads the help texts in a language: of the program and, if a command is named, of the commands. */
export async function loadHelp(language: Language, isOfCommand: boolean): Promise<Help> {
  const { Catalogue } = await import("@tyche/messages");
  const words = await new Catalogue(language).load("help", ...(isOfCommand ? COMMAND_AREAS : []));
  const text: Catalogue["text"] = (id, ...values) => words.text(id, ...values);
  return Object.assign(text, {
    translated: (id: string, message: string) => words.problem({ id, message }),
    format: (message: Message) => words.format(message),
  });
}

/** A longer term gets its own line, so that the descriptions of the others have enough room. */
const MOST_COLUMNS = 26;
/** Minimum width of a description in columns. */
const LEAST_ROOM = 20;

const TITLES = {
  "Usage:": "help-usage",
  "Arguments:": "help-arguments",
  "Options:": "help-options",
  "Commands:": "help-commands",
} as const;

/**
 * The layout of a command's help: translated titles and defaults, and wrapped descriptions next to or below the terms.
 */
export function helpLayout(help: Help): HelpConfiguration {
  return {
    styleTitle: (title) => (title in TITLES ? help(TITLES[title as keyof typeof TITLES]) : title),
    optionDescription: ({ description, defaultValue, required, optional }) =>
      defaultValue !== undefined && (required || optional)
        ? help("help-default", { text: description, value: String(defaultValue) }).trim()
        : description,
    displayWidth: columnsOf,
    boxWrap: (text, width) => wrap(text, width).join("\n"),
    padWidth(command, helper) {
      const terms = [
        ...helper.visibleOptions(command).map((option) => helper.optionTerm(option)),
        ...helper.visibleArguments(command).map((argument) => helper.argumentTerm(argument)),
        ...helper.visibleCommands(command).map((one) => helper.subcommandTerm(one)),
      ].map(columnsOf);
      return Math.max(0, ...terms.filter((columns) => columns <= MOST_COLUMNS));
    },
    formatItem(term, columns, description, helper) {
      const indent = " ".repeat(columns + 4);
      const room = Math.max(LEAST_ROOM, (helper.helpWidth ?? 80) - indent.length);
      const lines = description === "" ? [] : wrap(description, room);
      const first = columnsOf(term) <= columns ? `${pad(term, columns)}  ${lines.shift() ?? ""}` : term;
      return [`  ${first.trimEnd()}`, ...lines.map((line) => indent + line)].join("\n");
    },
  };
}
