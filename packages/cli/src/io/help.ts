import type { Area, Catalogue, Language, Message } from "@tyche/messages";

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
