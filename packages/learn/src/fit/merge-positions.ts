import { problemOf } from "@tyche/engine/errors";
import { ModelFileError } from "../model-file/errors.js";
import { decodeModel, type ModelFile, type TrainingEntry } from "../model-file/model-file.js";
import { TrainingSet } from "./training-set.js";

/** A file of positions that were gathered as one part of a run. */
interface Part {
  readonly name: string;
  readonly file: ModelFile;
  readonly entry: TrainingEntry;
  readonly index: number;
  readonly of: number;
}

/**
 * Merges the parts of a run: the result equals the file of one long run, bit for bit.
 * @param parts in any order, with names for error messages
 * @throws ModelFileError if a part is missing or duplicated, or does not match the others
 */
export function mergePositions(
  parts: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  marks: readonly string[] = [],
): ModelFile {
  const read = parts.map(({ name, bytes }) => partOf(name, bytes)).sort((a, b) => a.index - b.index);
  const [first] = read;
  if (!first) throw new ModelFileError("positions-no-parts", {}, "There are no parts to merge.");
  for (const part of read) checkFits(first, part);
  for (const [i, { index, of, name }] of read.entries()) {
    const before = read[i - 1];
    if (before?.index === index)
      throw new ModelFileError(
        "positions-part-twice",
        { first: before.name, second: name, index, of },
        `${before.name} and ${name} are both part ${index} of ${of}.`,
      );
  }
  const missing = Array.from({ length: first.of }, (_, i) => i + 1).filter(
    (index) => !read.some((part) => part.index === index),
  );
  if (missing.length > 0) {
    const shown = [...missing.slice(0, 10), ...(missing.length > 10 ? ["…"] : [])];
    throw new ModelFileError(
      "positions-parts-missing",
      { missing: missing.length, of: first.of, parts: shown },
      `${missing.length} of ${first.of} ${first.of === 1 ? "part" : "parts"} ${missing.length === 1 ? "is" : "are"} missing: ${shown.join(", ")}.`,
    );
  }
  const { size, outputs } = first.file.header.shape as { readonly size: number; readonly outputs: number };
  const all = new TrainingSet(size, outputs);
  for (const { file } of read) all.read(file);
  const games = read.reduce((sum, { entry }) => sum + entry.games, 0);
  const { game, inputs, history } = first.file.header;
  const settings = Object.fromEntries(
    Object.entries(first.entry.settings).filter(([key]) => key !== "part" && !marks.includes(key)),
  );
  if (games !== settings.games) {
    throw new ModelFileError(
      "positions-games-missing",
      { games, of: String(settings.games) },
      `The parts hold ${games} of ${settings.games} games: one part is not complete.`,
    );
  }
  const entry = { ...first.entry, settings, games, measures: { positions: all.length } };
  return all.file({ game, inputs, history: [...history.slice(0, -1), entry] });
}

function partOf(name: string, bytes: Uint8Array): Part {
  let file: ModelFile;
  try {
    file = decodeModel(bytes, { kind: "positions" });
  } catch (error) {
    if (error instanceof ModelFileError)
      throw new ModelFileError(
        "positions-file",
        { file: name, problem: problemOf(error) },
        `${name}: ${error.message}`,
      );
    throw error;
  }
  const entry = file.header.history.at(-1);
  const [index, of] = String(entry?.settings.part ?? "")
    .split("/")
    .map(Number);
  if (!entry || !index || !of || index > of)
    throw new ModelFileError(
      "positions-not-part",
      { file: name },
      `${name} holds positions, but is not a part of a run.`,
    );
  return { name, file, entry, index, of };
}

/** @throws ModelFileError which names the difference */
function checkFits(first: Part, other: Part): void {
  const [one, two] = [first.file.header, other.file.header];
  const differs = (what: string): ModelFileError =>
    new ModelFileError(
      "positions-other-run",
      { file: other.name, first: first.name, what },
      `${other.name} is of another run than ${first.name}: its ${what} is not the same.`,
    );
  for (const key of ["game", "inputs", "shape"] as const) {
    if (JSON.stringify(one[key]) !== JSON.stringify(two[key])) throw differs(key);
  }
  if (first.of !== other.of)
    throw new ModelFileError(
      "positions-other-count",
      { first: first.name, firstOf: first.of, file: other.name, of: other.of },
      `${first.name} is one of ${first.of} parts, ${other.name} is one of ${other.of}.`,
    );
  for (const key of new Set([...Object.keys(first.entry.settings), ...Object.keys(other.entry.settings)])) {
    if (key === "part") continue;
    if (JSON.stringify(first.entry.settings[key]) !== JSON.stringify(other.entry.settings[key]))
      throw differs(key);
  }
  if (JSON.stringify(one.history.slice(0, -1)) !== JSON.stringify(two.history.slice(0, -1)))
    throw differs("network");
}
