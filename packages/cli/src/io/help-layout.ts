import type { HelpConfiguration } from "commander";
import type { Help } from "./help.js";
import { columnsOf, pad, wrap } from "./table.js";

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
