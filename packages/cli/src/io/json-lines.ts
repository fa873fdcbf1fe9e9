import type { Problem } from "@tyche/engine/errors";
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
  const problems = new Map<string, Problem>();
  for await (const bytes of linesOf(io.stdin)) {
    const { text, problem } = await answerTo(bytes, answer);
    if (text === undefined) continue;
    lines++;
    if (problem) {
      wrong++;
      // One of each, and no more than needed: there may be millions of lines.
      if (problems.size < 2) problems.set(problem.message, problem);
    }
    await write(io.stdout, `${text}\n`);
  }
  const [problem] = problems.values();
  if (problem && problems.size === 1 && wrong === lines && lines > 1)
    throw new UsageError(
      "lines-alike",
      { lines, problem },
      `all ${lines} lines have the same error: ${problem.message}`,
    );
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
): Promise<{ text?: string; problem?: Problem }> {
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
    return { text, problem };
  }
}
