import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  type MatchReport,
  type NamedReport,
  openMatch,
  type Profile,
  profileOf,
} from "@tyche/backgammon/analysis";
import { isMatch, unpackedMatch } from "@tyche/backgammon/notation";
import { profileText } from "@tyche/backgammon/report";
import { TycheError } from "@tyche/engine";
import { englishTexts } from "@tyche/engine/errors";
import { csvRow } from "@tyche/trees/drawing";
import { UsageError } from "../io/errors.js";
import { decodeAloud, readInputBytes } from "../io/input.js";
import { type Io, write, writeNote } from "../io/io.js";
import { saveFile } from "../io/save-file.js";
import { table } from "../io/table.js";
import { shown } from "../io/user-file.js";
import { reportWords } from "./analysis.js";

const texts = englishTexts({
  "folder-no-match": "{folder} has no match of backgammon that can be read",
  "folder-file-skipped": "{file} is skipped: {problem}",
});

/**
 * Analyses every match of a folder and writes one profile of all; other files are left out, and matches that cannot be
 * read, with a note.
 *
 * @param analyse the report of one match, from its text and the name of its file
 */
export async function profileFolder(
  folder: string,
  { csv, json }: { readonly csv: string | undefined; readonly json: boolean },
  analyse: (text: string, name: string) => Promise<MatchReport>,
  io: Io,
): Promise<void> {
  const matches: { file: string; text: string; date: string | undefined }[] = [];
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name: file } of files.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    try {
      const { bytes, name } = await readInputBytes(join(folder, file), io);
      const text = (await unpackedMatch(bytes)) ?? (await decodeAloud(bytes, name, io));
      if (isMatch(text)) matches.push({ file, text, date: openMatch(text, {}).match.header?.date });
    } catch (problem) {
      if (!(problem instanceof TycheError)) throw problem;
      await writeNote(io, texts.phrase("folder-file-skipped", { file: shown(file), problem }));
    }
  }
  if (matches.length === 0) throw texts.error(UsageError, "folder-no-match", { folder: shown(folder) });
  const found: NamedReport[] = [];
  for (const { file, text, date } of matches) found.push({ file, date, report: await analyse(text, file) });
  const profile = profileOf(found);
  if (csv !== undefined) await saveFile(csv, [profileCsv(profile)]);
  await write(
    io.stdout,
    json
      ? `${JSON.stringify(profile)}\n`
      : profileText(profile, await reportWords(io.language ?? "en"), table),
  );
}

/** A row for each player of each match; the columns have the names of the JSON, for programs. */
function profileCsv({ matches }: Profile): string {
  return [
    Object.keys(matches[0]!),
    ...matches.map((match) => Object.values(match).map((cell) => String(cell ?? ""))),
  ]
    .map((row) => csvRow(row))
    .join("");
}
