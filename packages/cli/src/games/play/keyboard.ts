import { createInterface } from "node:readline";
import { type Io, write } from "../../io/io.js";
import type { Keyboard } from "./match.js";

/** Lines that a person types at a terminal, with their history, or lines of a file or a pipe. */
export function openKeyboard({ stdin, stdout }: Io): Keyboard & { close(): void } {
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const lines = createInterface({
    input: stdin,
    ...(isTerminal && { output: stdout }),
    terminal: isTerminal,
  });
  const typed = lines[Symbol.asyncIterator]();
  return {
    say: (text) => write(stdout, text),
    async ask(question) {
      if (isTerminal) {
        lines.setPrompt(question);
        lines.prompt();
      } else await write(stdout, question);
      const { value, done } = await typed.next();
      // What is piped in is not seen on the screen, so that without this the next line would begin after the prompt.
      if (!isTerminal) await write(stdout, done ? "\n" : `${value}\n`);
      return done ? undefined : value;
    },
    close: () => lines.close(),
  };
}
