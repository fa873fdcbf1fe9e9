import { createInterface } from "node:readline";
import { type Io, write } from "../../io/io.js";
import { paint, type Terminal, terminalOf } from "../../io/terminal.js";

/** Where a match is played: a terminal, or lines of a file. */
export interface Keyboard {
  readonly terminal: Terminal;
  /** Whether a person sits there, who can be asked again. */
  readonly isPerson: boolean;
  say(text: string): Promise<void>;
  /** The next line that was typed, or what an arrow key stands for; undefined where there is none any more. */
  ask(question: string): Promise<string | undefined>;
  /** Shows a person that something is at work. */
  during<Result>(sign: string, work: () => Promise<Result>): Promise<Result>;
}

/** By the names of the keys, what they stand for. */
export type Arrows = Readonly<Record<string, string>>;

const CLEAR_LINE = "\r\u001b[K";

/** Lines that a person types at a terminal, or lines of a file or a pipe. */
export function openKeyboard(
  { stdin, stdout, env }: Pick<Io, "stdin" | "stdout" | "env">,
  arrows: Arrows = {},
): Keyboard & { close(): void } {
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const terminal = terminalOf(stdout, env);
  const lines = createInterface({
    input: stdin,
    ...(isTerminal && { output: stdout }),
    terminal: isTerminal,
    // Arrows that play cannot walk through what was typed before.
    ...(Object.keys(arrows).length > 0 && { historySize: 0 }),
  });
  const typed = lines[Symbol.asyncIterator]();
  /** A line that is waited for; it stays where a key was quicker. */
  let coming: Promise<IteratorResult<string>> | undefined;
  return {
    terminal,
    isPerson: isTerminal,
    say: (text) => write(stdout, text),
    async ask(question) {
      if (isTerminal) {
        lines.setPrompt(paint(question, "bold", terminal.colour));
        lines.prompt();
      } else await write(stdout, question);
      coming ??= typed.next();
      const key = isTerminal ? arrowPressed() : undefined;
      const found = await Promise.race([coming, ...(key ? [key.pressed] : [])]);
      key?.forget();
      if (typeof found === "string") {
        await write(stdout, `${found}\n`);
        return found;
      }
      coming = undefined;
      const { value, done } = found;
      // What is piped in is not seen on the screen, so that without this the next line would begin after the prompt.
      if (!isTerminal) await write(stdout, done ? "\n" : `${value}\n`);
      return done ? undefined : value;
    },
    async during(sign, work) {
      if (!isTerminal) return work();
      await write(stdout, paint(sign, "dim", terminal.colour));
      try {
        return await work();
      } finally {
        await write(stdout, CLEAR_LINE);
      }
    },
    close: () => lines.close(),
  };

  /** Waits for an arrow key on a line on which nothing is typed. */
  function arrowPressed(): { readonly pressed: Promise<string>; forget(): void } {
    let listener = (_text: unknown, _key: { readonly name?: string }): void => {};
    const pressed = new Promise<string>((resolve) => {
      listener = (_text, { name = "" } = {}) => {
        const action = Object.hasOwn(arrows, name) ? arrows[name] : undefined;
        if (action !== undefined && lines.line === "") resolve(action);
      };
      stdin.on("keypress", listener);
    });
    return { pressed, forget: () => void stdin.off("keypress", listener) };
  }
}
