import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COMMANDS } from "../../packages/cli/src/commands/index.js";
import { tyche } from "../../packages/cli/test/harness.js";

const ROOT = join(import.meta.dirname, "../..");

/** A Tyche command as printed on a page: its name, and its options in order. */
interface Printed {
  readonly page: string;
  readonly command: string;
  readonly options: readonly string[];
}

function pagesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
}

const pages = [
  "README.md",
  ...readdirSync(join(ROOT, "packages")).map((name) => `packages/${name}/README.md`),
  ...pagesIn("docs"),
  ...pagesIn("research/notes"),
];

/** Commands in code blocks and in backquotes; anything after a pipe, a comment or another command is left out. */
function printedIn(page: string): Printed[] {
  const text = readFileSync(join(ROOT, page), "utf8");
  const code = [...text.matchAll(/^```(?:sh|console)?\n([\s\S]*?)^```$/gm)].flatMap(([, block]) =>
    block!.replaceAll("\\\n", " ").split("\n"),
  );
  const inline = [...text.replace(/^```[\s\S]*?^```$/gm, "").matchAll(/`([^`]+)`/g)].map(
    ([, words]) => words!,
  );
  const indented = text.split("\n").filter((line) => /^ {4}\S/.test(line));
  return [...code, ...inline, ...indented].flatMap((line) => {
    const [, command, rest] = /^(?:\$ |.*\| )?\s*(?:npx )?tyche ([a-z]+)\b(.*)$/.exec(line) ?? [];
    if (command === undefined) return [];
    const own = rest!.split(/ # | \| |\s#|, there /)[0]!.replace(/"[^"]*"|'[^']*'/g, "");
    return [{ page, command, options: [...own.matchAll(/ (--[a-z][a-z-]*)/g)].map(([, option]) => option!) }];
  });
}

const printed = pages.flatMap(printedIn);
/** The help of each command, including its subcommand `merge`. */
const helps = new Map<string, Promise<string>>();

async function helpOf(command: string): Promise<string> {
  const texts = [[command], [command, "merge"]].map(async (words) => {
    const { code, out } = await tyche([...words, "--help", "all"], { env: { COLUMNS: "200" } });
    return code === 0 ? out : "";
  });
  return (await Promise.all(texts)).join("\n");
}

test("pages print commands", () => {
  expect(printed.length).toBeGreaterThan(150);
});

test("every command that a page prints exists, with its options", async () => {
  const unknown: string[] = [];
  for (const { page, command, options } of printed) {
    if (!COMMANDS.some(({ name }) => name === command)) unknown.push(`${page}: tyche ${command}`);
    if (!helps.has(command)) helps.set(command, helpOf(command));
    const help = await helps.get(command)!;
    for (const option of options)
      if (!new RegExp(`${option}\\b`).test(help)) unknown.push(`${page}: tyche ${command} ${option}`);
  }
  expect(unknown).toEqual([]);
});
