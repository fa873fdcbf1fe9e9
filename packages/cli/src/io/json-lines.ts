import { failureOf, InterruptedError, UsageError } from "./errors.js";
import { decode, linesOf } from "./input.js";
import { type Io, write } from "./io.js";
import { membersOf, parsed, type Written } from "./json-members.js";

/**
 * Answers each line of the input, a JSON object with an "id", with one line that begins with the same id.
 *
 * @param what what the lines contain
 * @throws UsageError at the end, if a line was wrong
 */
export async function answerLines(
  what: "trees" | "positions",
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
    const done = what === "trees" ? "solved" : "answered";
    throw new UsageError(
      "lines-wrong",
      { wrong, lines, what },
      `${wrong} of ${lines} ${lines === 1 ? "line" : "lines"} could not be ${done}; each has its "error"`,
    );
  }
}

/** Blank lines get no answer. */
async function answerTo(
  bytes: Buffer,
  answer: (members: ReadonlyMap<string, Written>) => object | Promise<object>,
): Promise<{ text?: string; isWrong?: boolean }> {
  let id = "null";
  try {
    const line = decode(bytes, { id: "the-line", values: {}, message: "the line" });
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
    const { problem } = failureOf(error);
    const { message, ...data } = problem;
    const text = `{"id":${id},"error":${JSON.stringify(message)},"problem":${JSON.stringify(data)}}`;
    return { text, isWrong: true };
  }
}
