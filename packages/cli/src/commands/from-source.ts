import { UsageError } from "../io/errors.js";
import type { CommandFile } from "./command.js";

/**
 * Loads a command of a private package of the repository. The published command does not depend on that package, so it
 * is looked up when called; outside a checkout of the source the command reports that it is not published.
 */
export async function fromSource(name: string): Promise<CommandFile<string>> {
  try {
    return (await import(name)) as CommandFile<string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    if (!String((error as Error).message).includes(name.split("/", 2).join("/"))) throw error;
    return ONLY_IN_SOURCE;
  }
}

const ONLY_IN_SOURCE: CommandFile = {
  register(command) {
    command
      .argument("[arguments...]")
      .allowUnknownOption()
      .action(() => {
        throw new UsageError(
          "command-not-published",
          {},
          "this command comes with the source of Tyche and is not published: call it in a checkout, after a build",
        );
      });
  },
  examples: [],
};
