import type { Area, Catalogue, Language } from "@tyche/messages";

/**
 * A text of the help by its id and values, as `Catalogue.text`. Every text is "" in a call that does not ask for help, so that no
 * catalogue is read for it.
 */
export type Help = Catalogue["text"] & {
  /** A text whose English is in the code, such as that of a game's option, in the language of the help if its catalogue has the id. */
  translated(id: string, english: string): string;
};

/** The messages of the help of commands. */
const COMMAND_AREAS: readonly Area[] = [
  "algorithms",
  "games",
  "help-algorithms",
  "help-games",
  "help-research",
  "help-trees",
];

export const NO_HELP: Help = Object.assign(() => "", { translated: () => "" });

/** Whether a call prints the help of the program or of a command. */
export function isHelpAsked(argv: readonly string[]): boolean {
  return argv.length === 0 || argv.some((word) => word === "--help" || word === "-h" || word === "help");
}

/** Reads the texts of the help in a language: those of the whole program, and of its commands where one is named. */
export async function loadHelp(language: Language, isOfCommand: boolean): Promise<Help> {
  const { Catalogue } = await import("@tyche/messages");
  const words = await new Catalogue(language).load("help", ...(isOfCommand ? COMMAND_AREAS : []));
  const text: Catalogue["text"] = (id, ...values) => words.text(id, ...values);
  return Object.assign(text, {
    translated: (id: string, message: string) => words.problem({ id, message }),
  });
}
