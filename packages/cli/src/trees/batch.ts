import type { Problem } from "@tyche/engine/errors";
import {
  algorithmNamed,
  type Document,
  parseValue,
  readTree,
  SETTING_NAMES,
  solve,
  TreeError,
} from "@tyche/trees";
import { UsageError } from "../io/errors.js";
import type { Io } from "../io/io.js";
import { answerLines } from "../io/json-lines.js";
import { parsed, type Written } from "../io/json-members.js";
import { answerOf } from "./answer.js";
import { checkRoot, problemOf, readReading, TextError, type WrittenProblem } from "./problem.js";
import { readSettings } from "./settings.js";

/** Keys of a line that control how its tree is read and solved; they override the options. */
const OVERRIDES = ["algorithm", "format", "root", ...SETTING_NAMES] as const;

/**
 * Solves one tree per line: {"id", "tree"} in, the answer with the id out, in the same order and one at a time. A wrong
 * line is answered with {"id", "error"}.
 * @throws UsageError at the end, if a line was wrong
 */
export async function solveBatch(written: WrittenProblem, io: Io): Promise<void> {
  readReading(written);
  readSettings(written);
  if (written.algorithm !== undefined) algorithmNamed(written.algorithm);
  await answerLines("trees", (members) => solveLine(members, { ...written, ...overridesIn(members) }), io);
}

/** Refuses unknown keys, which would have no effect. */
function checkKeys(members: ReadonlyMap<string, Written>): void {
  const known: readonly string[] = ["id", "tree", ...OVERRIDES];
  for (const key of members.keys()) {
    if (known.includes(key)) continue;
    throw new UsageError(
      "line-unknown-key",
      { key, known },
      `the line has an unknown key "${key}"; it may have ${known.join(", ")}`,
    );
  }
}

function solveLine(members: ReadonlyMap<string, Written>, written: WrittenProblem) {
  checkKeys(members);
  const tree = members.get("tree");
  if (!tree) throw new UsageError("line-no-tree", {}, 'the line has no "tree"');
  const { document, algorithm, settings } = problemOf(readMember(tree, written), written);
  return answerOf(document.tree, solve(document.tree, algorithm, settings));
}

/** Reads a tree: JSON within the line, or a string with a text in any format. */
function readMember({ text, at }: Written, written: WrittenProblem): Document {
  const string = text.startsWith('"') ? (parsed(text, at) as string) : undefined;
  // A fraction in quotes is a leaf; any other string is a text in one of the formats.
  const inString = string !== undefined && parseValue(string.trim()) ? undefined : string;
  try {
    const reading = readReading(written);
    const document = readTree(inString ?? text, reading);
    checkRoot(document, inString ?? text, reading);
    return document;
  } catch (error) {
    if (!(error instanceof TreeError) || error.offset === undefined) throw error;
    if (inString !== undefined) throw new TextError(error, inString, "tree");
    const column = at + error.offset + 1;
    const { id, values = {}, message } = error;
    const sentence = { id, values, message } as Problem;
    throw new UsageError("at-column", { column, sentence }, `column ${column}: ${message}`);
  }
}

function overridesIn(members: ReadonlyMap<string, Written>): WrittenProblem {
  const found: Record<string, string> = {};
  for (const name of OVERRIDES) {
    const member = members.get(name);
    if (member && member.text !== "null") found[name] = asOption(parsed(member.text, member.at), "/");
  }
  return found;
}

/** Converts a JSON value to the form of an option: [-10, 10] to "-10,10", [[0, 2], [1]] to "0,2/1". */
function asOption(value: unknown, separator: "/" | ","): string {
  if (!Array.isArray(value)) return String(value);
  const isFlat = !value.some(Array.isArray);
  return value.map((item) => asOption(item, ",")).join(isFlat ? "," : separator);
}
