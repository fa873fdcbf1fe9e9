import { createInterface, type Interface } from "node:readline";
import { asciiText, isPlainLocale } from "../io/ascii.js";
import { type Io, write } from "../io/io.js";
import { paint, type Terminal, terminalOf } from "../io/terminal.js";

/** The input and output of a match: a terminal, or lines from a file. */
export interface Keyboard {
  readonly terminal: Terminal;
  /** Whether the input is interactive, so that a question can be repeated. */
  readonly isPerson: boolean;
  say(text: string): Promise<void>;
  /** The next line, or the action of an arrow key; undefined at the end of the input. */
  ask(question: string): Promise<string | undefined>;
  /** Shows a message while work is in progress. */
  during<Result>(sign: string, work: () => Promise<Result>): Promise<Result>;
}

/** Input texts by key name. */
export type Arrows = Readonly<Record<string, string>>;

const CLEAR_LINE = "\r\u001b[K";

/** Reads lines from a terminal, a file or a pipe. In a locale without UTF-8 all is written in ASCII, except for Chinese. */
export function openKeyboard(
  { stdin, stdout, env, language }: Pick<Io, "stdin" | "stdout" | "env" | "language">,
  arrows: Arrows = {},
): Keyboard & { close(): void } {
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const terminal = terminalOf(stdout, env);
  const lines = createInterface({
    input: stdin,
    ...(isTerminal && { output: stdout }),
    terminal: isTerminal,
    // Arrow keys that play must not browse the input history.
    ...(Object.keys(arrows).length > 0 && { historySize: 0 }),
  });
  const shown = (text: string): string => (language !== "zh" && isPlainLocale(env) ? asciiText(text) : text);
  const say = (text: string): Promise<void> => write(stdout, shown(text));
  const typed = lines[Symbol.asyncIterator]();
  /** The pending line; it stays pending if a key came first. */
  let coming: Promise<IteratorResult<string>> | undefined;
  return {
    terminal,
    isPerson: isTerminal,
    say,
    async ask(question) {
      if (isTerminal) {
        lines.setPrompt(paint(shown(question), "bold", terminal.colour));
        lines.prompt();
      } else await say(question);
      coming ??= typed.next();
      const key = isTerminal ? arrowPressed(stdin, lines, arrows) : undefined;
      const found = await Promise.race([coming, ...(key ? [key.pressed] : [])]);
      key?.forget();
      if (typeof found === "string") {
        await write(stdout, `${found}\n`);
        return found;
      }
      coming = undefined;
      const { value, done } = found;
      // Piped input is not echoed, so without this the next line would start after the prompt.
      if (!isTerminal) await write(stdout, done ? "\n" : `${value}\n`);
      return done ? undefined : value;
    },
    async during(sign, work) {
      if (!isTerminal) return work();
      await say(paint(sign, "dim", terminal.colour));
      try {
        return await work();
      } finally {
        await say(CLEAR_LINE);
      }
    },
    close: () => lines.close(),
  };
}

/** Waits for an arrow key on an empty line. */
function arrowPressed(
  stdin: Io["stdin"],
  lines: Interface,
  arrows: Arrows,
): { readonly pressed: Promise<string>; forget(): void } {
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
