import { GAMES } from "@tyche/games";
import { Catalogue } from "@tyche/messages";
import type { Command } from "commander";
import type { Help } from "../io/help.js";
import { type Io, write } from "../io/io.js";
import { addOptions, type OptionRows, type OptionValues } from "../io/options.js";
import { pairs } from "../io/table.js";
import { paint, terminalOf } from "../io/terminal.js";
import type { Example } from "./command.js";

const OPTIONS = [["--json", "help-games-json"]] as const satisfies OptionRows;

export const examples: readonly Example[] = [
  { say: "example-games", type: "tyche games" },
  { say: "example-json", type: "tyche games --json" },
];

export function register(command: Command, io: Io, help: Help): void {
  addOptions(command, OPTIONS, help).action(({ json }: OptionValues<typeof OPTIONS>) =>
    act(json === true, io),
  );
}

async function act(json: boolean, io: Io): Promise<void> {
  const games = GAMES.map(({ methods: _methods, ...info }) => info);
  if (json) return write(io.stdout, `${JSON.stringify({ games })}\n`);
  const { width, colour } = terminalOf(io.stdout, io.env);
  const words = await new Catalogue(io.language ?? "en").load("answers", "games");
  const text = (id: string, message: string): string => words.problem({ id, message });
  const texts = games.map(({ name, help, options, position, evaluators, example }) => {
    const roll = example.roll === undefined ? "" : ` --roll ${example.roll}`;
    const rows = [
      ...options.map(
        (option) =>
          [
            `  --${option.name} ${option.values}`,
            text(`option-${name}-${option.name}`, option.help),
          ] as const,
      ),
      [`  ${words.text("answers-games-position")}`, text(`position-${name}`, position)] as const,
      ...(evaluators.length > 0
        ? [[`  ${words.text("answers-games-evaluators")}`, evaluators.join(", ")] as const]
        : []),
    ];
    const head = words.text("answers-games-head", {
      name: paint(name, "bold", colour),
      help: text(`game-${name}`, help),
    });
    return `${head}\n${pairs(rows, width)}  tyche think ${name} --position "${example.position}"${roll}\n`;
  });
  await write(io.stdout, texts.join("\n"));
}
