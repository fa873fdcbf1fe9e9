import {
  algorithmNamed,
  type Document,
  explain,
  parseValue,
  readTree,
  SETTING_NAMES,
  solve,
  TreeError,
} from "@tyche/trees";
import { answerOf } from "./answer.js";
import { failureOf, InterruptedError, UsageError } from "./errors.js";
import { decode } from "./input.js";
import { type Io, write } from "./io.js";
import { membersOf, parsed, type Written } from "./json-members.js";
import { linesOf } from "./lines.js";
import { problemOf, readReading, type WrittenProblem } from "./problem.js";
import { readSettings } from "./settings.js";

/** Keys of a line that say how to read its tree and how to solve it; they go before the options. */
const OVERRIDES = ["algorithm", "format", "root", ...SETTING_NAMES] as const;

/**
 * Solves one tree a line: {"id", "tree"} in, the answer with the id out, in the same order and one at a time. A line
 * that is wrong has {"id", "error"} for an answer.
 * @throws UsageError at the end, where a line was wrong
 */
export async function solveBatch(written: WrittenProblem, io: Io): Promise<void> {
  readReading(written);
  readSettings(written);
  if (written.algorithm !== undefined) algorithmNamed(written.algorithm);
  await answerLines("solved", (members) => solveLine(members, { ...written, ...overridesIn(members) }), io);
}

/**
 * Answers every line of the input, a JSON object with an "id", by one line that begins with the same id.
 *
 * @param done what could not be done with a wrong line: "solved"
 * @throws UsageError at the end, where a line was wrong
 */
export async function answerLines(
  done: string,
  answer: (members: ReadonlyMap<string, Written>) => object | Promise<object>,
  io: Io,
): Promise<void> {
  let lines = 0;
  let wrong = 0;
  for await (const bytes of linesOf(io.stdin)) {
    const { text, isWrong } = await answerTo(bytes, answer);
    if (text === undefined) continue;
    lines++;
    if (isWrong) wrong++;
    await write(io.stdout, `${text}\n`);
  }
  if (wrong > 0) {
    throw new UsageError(
      `${wrong} of ${lines} ${lines === 1 ? "line" : "lines"} could not be ${done}; each has its "error"`,
    );
  }
}

/** No answer to a blank line. */
async function answerTo(
  bytes: Buffer,
  answer: (members: ReadonlyMap<string, Written>) => object | Promise<object>,
): Promise<{ text?: string; isWrong?: boolean }> {
  let id = "null";
  try {
    const line = decode(bytes, "the line");
    if (line.trim() === "") return {};
    const members = membersOf(line);
    const given = members.get("id");
    if (given) {
      parsed(given.text, given.at);
      id = given.text;
    }
    const body = JSON.stringify(await answer(members));
    return { text: `{"id":${id}${body === "{}" ? "" : ","}${body.slice(1)}` };
  } catch (error) {
    if (error instanceof InterruptedError) throw error;
    return { text: `{"id":${id},"error":${JSON.stringify(failureOf(error).sentence)}}`, isWrong: true };
  }
}

function solveLine(members: ReadonlyMap<string, Written>, written: WrittenProblem) {
  const tree = members.get("tree");
  if (!tree) throw new UsageError('the line has no "tree"');
  const { document, algorithm, settings } = problemOf(readMember(tree, written), written);
  return answerOf(document.tree, solve(document.tree, algorithm, settings));
}

/** A tree in JSON as it stands in the line, or a string with a text in any format. */
function readMember({ text, at }: Written, written: WrittenProblem): Document {
  const string = text.startsWith('"') ? (parsed(text, at) as string) : undefined;
  // A fraction in quotes is a leaf as it stands, any other string a text in one of the formats.
  const inString = string !== undefined && parseValue(string.trim()) ? undefined : string;
  try {
    return readTree(inString ?? text, readReading(written));
  } catch (error) {
    if (!(error instanceof TreeError) || error.offset === undefined) throw error;
    const place = `column ${at + error.offset + 1}: ${error.message}`;
    throw new TreeError(inString === undefined ? place : explain(error, inString, "tree"));
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

/** A JSON value as it would stand on the command line: [-10, 10] is "-10,10", [[0, 2], [1]] is "0,2/1". */
function asOption(value: unknown, separator: "/" | ","): string {
  if (!Array.isArray(value)) return String(value);
  const isFlat = !value.some(Array.isArray);
  return value.map((item) => asOption(item, ",")).join(isFlat ? "," : separator);
}
