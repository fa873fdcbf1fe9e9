import { UsageError } from "../io/errors.js";
import type { CommandFile } from "./command.js";

/**
 * A command that a private package of the repository holds. The published command does not depend on that package, so it is
 * looked for when it is called; where there is only what was published, the command says so.
 *
 * @param what the command is for, as the sentence begins
 */
export async function fromSource(name: string, what: string): Promise<CommandFile> {
  try {
    return (await import(name)) as CommandFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    if (!String((error as Error).message).includes(name.split("/", 2).join("/"))) throw error;
    return onlyInSource(what);
  }
}

function onlyInSource(what: string): CommandFile {
  return {
    register(command) {
      command
        .argument("[arguments...]")
        .allowUnknownOption()
        .action(() => {
          throw new UsageError(
            `${what} come with the source of Tyche and are not published: call this in a checkout, after a build`,
          );
        });
    },
    examples: [],
  };
}
