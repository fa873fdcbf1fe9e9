import type { Catalogue } from "@tyche/messages";
import { unseen } from "../answers/game-text.js";
import type { ActionRow } from "../answers/moves.js";
import type { Place } from "../games/place.js";
import { pairs, table, wrap } from "../io/table.js";
import { paint, type Terminal } from "../io/terminal.js";
import type { Seats } from "./words.js";

/** The commands a player can type. */
const COMMANDS = [
  ["?", "play-help-help"],
  ["list", "play-help-list"],
  ["board", "play-help-board"],
  ["hint", "play-help-hint"],
  ["undo", "play-help-undo"],
  ["resign", "play-help-resign"],
  ["new", "play-help-new"],
  ["quit", "play-help-quit"],
] as const;

/** The help text of the current game, which fits 24 lines of 80 columns with the prompt that follows. */
export function helpText(
  { game, presentation, state }: Place,
  about: readonly string[],
  { width, colour }: Terminal,
  { words, format }: Seats,
): string {
  const { terminal } = presentation;
  const examples = game
    .actions(state)
    .slice(0, 3)
    .map((action) => game.notation!.action(state, action));
  const typing = terminal?.typing
    ? format(terminal.typing)
    : examples.length > 0
      ? words.text("play-typing-examples", { examples })
      : words.text("play-typing");
  const commands = [
    ...(terminal?.sweeps ?? []).map(({ name, help }) => [name, format(help)] as const),
    ...(game.claim ? [["draw", words.text("play-help-draw")] as const] : []),
    ...COMMANDS.map(([name, id]) => [name, words.text(id)] as const),
  ];
  const paragraphs = [
    ...about,
    words.paragraph([
      typing,
      ...(terminal?.arrows ? [words.text("play-arrows")] : []),
      words.text("play-enter"),
    ]),
  ];
  return [
    `${paint(game.name, "bold", colour)}\n`,
    ...paragraphs.map((text) => `${wrap(text, width).join("\n")}\n`),
    "\n",
    pairs(commands, width),
  ].join("");
}

/** The numbered list of all actions: with the resulting positions if they fit, else in columns. */
export function listText(place: Place, rows: readonly ActionRow[], width: number, words: Catalogue): string {
  const hasPositions = rows.some(({ position }) => position !== null);
  const full = table(
    ["", words.text("answers-heading-action"), words.text("answers-heading-position")],
    rows.map(({ action, position, reached }, i) => [
      String(i + 1),
      action,
      reached ?? position ?? unseen(place, words),
    ]),
  );
  const fits = full.split("\n").every((line) => line.length <= width);
  return hasPositions && fits
    ? full
    : sideBySide(
        rows.map(({ action }) => action),
        width,
      );
}

/** Sets numbered texts in as many columns as fit, row by row. */
function sideBySide(texts: readonly string[], width: number): string {
  const digits = String(texts.length).length;
  const cells = texts.map((text, i) => `${String(i + 1).padStart(digits)} ${text}`);
  const cell = Math.max(...cells.map(({ length }) => length)) + 2;
  const columns = Math.max(1, Math.floor((width + 2) / cell));
  const lines = Array.from({ length: Math.ceil(cells.length / columns) }, (_, line) =>
    cells
      .slice(line * columns, (line + 1) * columns)
      .map((text) => text.padEnd(cell))
      .join("")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}
