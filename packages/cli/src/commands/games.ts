import { Catalogue } from "@tyche/messages";
import { GAMES, loadEntry } from "@tyche/registry";
import { type Io, write } from "../io/io.js";
import { argument, type OptionRows, type OptionValues } from "../io/options.js";
import { pairs, wrap } from "../io/table.js";
import { paint, terminalOf } from "../io/terminal.js";
import { type Examples, registers } from "./command.js";

const OPTIONS = [["--json", "help-games-json"]] as const satisfies OptionRows;

export const examples: Examples = {
  "example-games": "tyche games",
  "example-json": "tyche games --json",
  "example-games-name": "tyche games liars-dice",
};

export const register = registers([argument("[game]", "help-games-name"), OPTIONS], act);

/** The members of games and of their options, in the order of the JSON. */
const LISTED = ["games", "name", "values", "help", "options", "position", "example", "roll", "evaluators"];

async function act(asked: string | undefined, { json }: OptionValues<typeof OPTIONS>, io: Io): Promise<void> {
  const entry = asked === undefined ? undefined : await loadEntry(asked);
  const games = GAMES.filter(({ name }) => entry === undefined || name === entry.name);
  if (json) return write(io.stdout, `${JSON.stringify({ games }, LISTED)}\n`);
  const { width, colour } = terminalOf(io.stdout, io.env);
  const words = await new Catalogue(io.language ?? "en").load(
    "answers",
    "games",
    ...(entry ? (["how-to-play"] as const) : []),
  );
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
    const rules = entry
      ? words
          .format({ id: `how-to-play-${name}` })
          .split("\n")
          .flatMap((line) => wrap(line, width))
      : [];
    return `${head}\n${rules.map((line) => `${line}\n`).join("")}${pairs(rows, width)}  tyche think ${name} --position "${example.position}"${roll}\n`;
  });
  await write(io.stdout, texts.join("\n"));
}
