import { serveGnubg } from "@tyche/backgammon/servers";
import { INTERFACE_OPTIONS, lookaheadOf } from "../analysis/match-options.js";
import { countOf, oneOf } from "../io/arguments.js";
import { oneLine, systemProblem, UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { type Io, interruptible, write } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { wrap } from "../io/table.js";
import { type Examples, registers } from "./command.js";

const OPTIONS = [
  ["--port <P>", "help-serve-port", "4401"],
  ["--host <H>", "help-serve-host", "127.0.0.1"],
  ...INTERFACE_OPTIONS,
  ["--cube <on|off>", "help-serve-cube"],
  ["--jacoby <on|off>", "help-serve-jacoby"],
  ["--beavers <on|off>", "help-serve-beavers"],
  ["--resign <on|off>", "help-serve-resign"],
] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS>;

/** A server runs until it is stopped, so tests cannot run its examples. */
export const examples: Examples = {
  "example-serve": { type: "tyche serve backgammon", endless: true },
  "example-serve-port": { type: "tyche serve backgammon --port 0 --depth 1", endless: true },
};

export function note(help: Help, width: number): string {
  return [
    help("help-serve-commands"),
    "  set player 1 external localhost:4401",
    "  new match 7",
    "",
    ...wrap(help("help-serve-note"), width),
  ].join("\n");
}

export const register = registers([(command) => command.argument("<game>", "backgammon"), OPTIONS], act);

async function act(game: string, options: Options, io: Io): Promise<void> {
  if (game !== "backgammon")
    throw new UsageError("serve-game", { game }, `GNU Backgammon plays backgammon only, not "${game}"`);
  const depth = countOf("depth", options.depth, 1, 4);
  const lookahead = await lookaheadOf(options, io);
  const port = countOf("port", options.port, 0, 65535);
  const server = await serveGnubg({
    port,
    host: options.host,
    lookahead,
    depth,
    terms: {
      cube: isOn("cube", options.cube, true),
      jacoby: isOn("jacoby", options.jacoby, true),
      beavers: isOn("beavers", options.beavers, false),
    },
    resigns: isOn("resign", options.resign, true),
    say: (text) => void io.stderr.write(`${oneLine(text)}\n`),
  }).catch((error: unknown) => {
    const problem = systemProblem(error as Error);
    throw new UsageError(
      "gnubg-port",
      { port, problem },
      `cannot listen on port ${port}: ${problem.message}`,
    );
  });
  await interruptible(async (signal) => {
    signal.addEventListener("abort", () => server.close());
    await write(
      io.stdout,
      `Tyche waits for GNU Backgammon on ${options.host}:${server.port}; Ctrl-C ends it.\n`,
    );
    await server.closed;
  });
}

function isOn(name: string, written: string | undefined, usual: boolean): boolean {
  const chosen = oneOf(name, written, ["on", "off"]);
  return chosen === undefined ? usual : chosen === "on";
}
