import { CubeLookahead, FULL_WIDTH, USUAL_FILTERS } from "@tyche/games/backgammon/analysis";
import { serveGnubg } from "@tyche/games/backgammon/servers";
import type { Command } from "commander";
import { evaluatorNamed, NAMED_EVALUATORS } from "../analysis/backgammon-evaluators.js";
import { countOf, oneOf } from "../io/arguments.js";
import { oneLine, systemProblem, UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { type Io, interruptible, write } from "../io/io.js";
import { addOptions, type OptionRows, type OptionValues } from "../io/options.js";
import { wrap } from "../io/table.js";
import type { Example } from "./command.js";

const OPTIONS = [
  ["--port <P>", "help-serve-port", "4401"],
  ["--host <H>", "help-serve-host", "127.0.0.1"],
  [
    "--evaluator <E>",
    { id: "help-interface-evaluator", values: { evaluators: NAMED_EVALUATORS } },
    "default",
  ],
  ["--depth <N>", "help-search-depth", "2"],
  ["--no-filters", "help-no-filters"],
  ["--cube <on|off>", "help-serve-cube"],
  ["--jacoby <on|off>", "help-serve-jacoby"],
  ["--beavers <on|off>", "help-serve-beavers"],
  ["--resign <on|off>", "help-serve-resign"],
] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS>;

/** A server runs until it is stopped, so tests cannot run its examples. */
export const examples: readonly Example[] = [
  {
    say: "example-serve",
    type: "tyche serve backgammon",
    endless: true,
  },
  {
    say: "example-serve-port",
    type: "tyche serve backgammon --port 0 --depth 1",
    endless: true,
  },
];

export function note(help: Help, width: number): string {
  return [
    help("help-serve-commands"),
    "  set player 1 external localhost:4401",
    "  new match 7",
    "",
    ...wrap(help("help-serve-note"), width),
  ].join("\n");
}

export function register(command: Command, io: Io, help: Help): void {
  addOptions(command.argument("<game>", "backgammon"), OPTIONS, help).action(
    (game: string, options: Options) => act(game, options, io),
  );
}

async function act(game: string, options: Options, io: Io): Promise<void> {
  if (game !== "backgammon")
    throw new UsageError("serve-game", { game }, `GNU Backgammon plays backgammon only, not "${game}"`);
  const depth = countOf("depth", options.depth, 1, 4);
  const lookahead = new CubeLookahead(
    evaluatorNamed(options.evaluator),
    options.filters ? USUAL_FILTERS : FULL_WIDTH,
  );
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
