import { pairs, table, wrap } from "../../io/table.js";
import { paint, type Terminal } from "../../io/terminal.js";
import type { ActionRow } from "../moves.js";
import type { Place } from "../place.js";

/** More actions than these are listed only for one who asks for them. */
const MANY = 60;

/** What can be typed beside actions. */
const COMMANDS: readonly (readonly [name: string, help: string])[] = [
  ["?", "this help"],
  ["list", "all actions"],
  ["board", "draw the board"],
  ["hint", "what the engine would play, and why; Enter then plays it"],
  ["undo", "take back your last action and all that came after it; the dice go back too"],
  ["resign", "give the game up"],
  ["new", "begin another game"],
  ["quit", "end here"],
];

/** Of games that have it. */
const CLAIM = ["draw", "claim a draw, alone or after a move that makes it possible"] as const;

/** The help of the game that is played. */
export function helpText(
  { game, named, presentation, state }: Place,
  about: string | undefined,
  rows: () => readonly ActionRow[],
  { width, colour }: Terminal,
): string {
  const { terminal } = presentation;
  const examples = game
    .actions(state)
    .slice(0, 3)
    .map((action) => game.notation!.action(state, action));
  const typing =
    terminal?.typing ??
    `Type an action as it is listed${examples.length > 0 ? `, ${examples.join(" or ")}` : ""}, or its number.`;
  const sweeps = (terminal?.sweeps ?? []).map(({ name, help }) => [name, help] as const);
  const keys = terminal?.arrows ? " The arrow keys play too." : "";
  const paragraphs = [
    ...(about === undefined ? [] : [about]),
    `${typing}${keys} Enter alone plays the only action there is.`,
  ];
  const { length } = game.actions(state);
  const list =
    length > MANY
      ? `${wrap(`There are ${length} actions; list shows them.`, width).join("\n")}\n`
      : listText(rows(), named.game.facts.hidden === true, width);
  return [
    `${paint(game.name, "bold", colour)}\n`,
    ...paragraphs.map((text) => `${wrap(text, width).join("\n")}\n`),
    "\n",
    pairs([...sweeps, ...(game.claim ? [CLAIM] : []), ...COMMANDS], width),
    "\n",
    list,
  ].join("");
}

/** All actions with their numbers: with the positions after them where these fit, else side by side. */
export function listText(rows: readonly ActionRow[], hidden: boolean, width: number): string {
  const unseenText = hidden ? "not all seen" : "as chance has it";
  const hasPositions = rows.some(({ position }) => position !== null);
  const full = table(
    ["", "action", "position after it"],
    rows.map(({ action, position, reached }, i) => [
      String(i + 1),
      action,
      reached ?? position ?? unseenText,
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

/** Numbered texts in as many columns as there is room for, read from left to right. */
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
