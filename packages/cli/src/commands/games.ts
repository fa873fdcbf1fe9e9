import { GAMES, gameNamed } from "@tyche/games";
import type { Command } from "commander";
import { type Io, write } from "../io/io.js";
import { pairs } from "../io/table.js";
import { paint, terminalOf } from "../io/terminal.js";
import type { Example } from "./command.js";

export const examples: readonly Example[] = [
  { say: "all games with their options and how their positions are written", type: "tyche games" },
  { say: "the same for programs", type: "tyche games --json" },
];

export function register(command: Command, io: Io): void {
  command
    .option("--json", "Print them as one JSON object.")
    .action(({ json }: { readonly json?: boolean }) => act(json === true, io));
}

async function act(json: boolean, io: Io): Promise<void> {
  const games = GAMES.map(({ name, help, options }) => {
    const { game, presentation } = gameNamed(name);
    const { position, example } = presentation;
    const evaluators = Object.keys({ ...game.evaluators, ...game.vectorEvaluators }).filter(
      (one) => one !== "default",
    );
    return {
      name,
      help,
      options: options.map((option) => ({ name: option.name, values: option.values, help: option.help })),
      position,
      evaluators,
      example,
    };
  });
  if (json) return write(io.stdout, `${JSON.stringify({ games })}\n`);
  const { width, colour } = terminalOf(io.stdout, io.env);
  const texts = games.map(({ name, help, options, position, evaluators, example }) => {
    const roll = example.roll === undefined ? "" : ` --roll ${example.roll}`;
    const rows = [
      ...options.map((option) => [`  --${option.name} ${option.values}`, option.help] as const),
      ["  position", position] as const,
      ...(evaluators.length > 0 ? [["  evaluators", evaluators.join(", ")] as const] : []),
    ];
    return `${paint(name, "bold", colour)}: ${help}\n${pairs(rows, width)}  tyche think ${name} --position "${example.position}"${roll}\n`;
  });
  await write(io.stdout, texts.join("\n"));
}
