import { Table } from "@tyche/engine";
import type { NamedGame } from "@tyche/games";
import { UsageError } from "../io/errors.js";
import type { Io } from "../io/io.js";
import { answerLines } from "../io/json-lines.js";
import { parsed, type Written } from "../io/json-members.js";
import { allGameOptions, readGame, type WrittenGame } from "./options.js";
import { type Place, placeOf } from "./place.js";

/**
 * Answers one position per line: {"id", "position", "roll"}, and any option of the command or the game by name, which
 * overrides that of the command line.
 *
 * @param answer receives an empty table shared by all lines
 * @throws UsageError at the end, if a line was wrong
 */
export async function answerPlaces(
  name: string,
  written: WrittenGame,
  answer: (place: Place, options: WrittenGame, table: Table) => object | Promise<object>,
  io: Io,
): Promise<void> {
  const games = new Map<string, NamedGame>();
  const gameOf = async (options: WrittenGame): Promise<NamedGame> => {
    const key = JSON.stringify(await allGameOptions(name, options));
    const known = games.get(key) ?? (await readGame(name, options));
    games.set(key, known);
    return known;
  };
  await gameOf(written);
  let table: Table | undefined;
  await answerLines(
    "positions",
    async (members) => {
      const { position, roll, ...own } = optionsOf(members);
      const options = { ...written, ...own };
      if (position === undefined) throw new UsageError("line-no-position", {}, 'the line has no "position"');
      const place = placeOf(await gameOf({ ...options, position }), { position, roll });
      table ??= new Table();
      table.clear();
      return answer(place, options, table);
    },
    io,
  );
}

/** Converts the members of a line to the form of command-line options. Members that are null are left out. */
function optionsOf(members: ReadonlyMap<string, Written>): Readonly<Record<string, string | undefined>> {
  const options: Record<string, string> = {};
  for (const [name, { text, at }] of members) {
    if (name === "id") continue;
    const value = parsed(text, at);
    if (value !== null) options[name] = textOf(value, name);
  }
  return options;
}

/** Reads a text, a number, or a list of numbers, flat or by rows. */
function textOf(value: unknown, name: string): string {
  if (Array.isArray(value)) return value.map((item) => textOf(item, name)).join(" ");
  if (typeof value === "string" || typeof value === "number") return String(value);
  throw new UsageError(
    "line-value",
    { name: name.slice(0, 40) },
    `"${name.slice(0, 40)}" must be a string, a number or a list of them`,
  );
}
