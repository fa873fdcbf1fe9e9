import { readdirSync, readFileSync } from "node:fs";
import { METHODS } from "@tyche/engine";
import { LANGUAGES, type Language } from "@tyche/messages";
import { GAMES } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../src/commands/index.js";
import { isHelpAsked } from "../src/io/help.js";
import { columnsOf } from "../src/io/table.js";
import { tyche } from "./harness.js";

const OTHERS = LANGUAGES.filter((language) => language !== "en");
const LOCALES = new URL("../../messages/locales/", import.meta.url);
const SOURCES = new URL("../src/", import.meta.url);
const WIDTH = 80;

/** Calls whose help is translated, including those that show the options of one game. */
const TRANSLATED = [
  [],
  ...COMMANDS.filter(({ inEnglish }) => !inEnglish).map(({ name }) => [name]),
  ["analyze", "merge"],
  ["think", "all"],
  ...GAMES.map(({ name }) => ["think", name]),
].map((argv) => ({ argv }));
/** Calls whose help is in English only. */
const ENGLISH = [
  ...COMMANDS.filter(({ inEnglish }) => inEnglish).map(({ name }) => [name]),
  ["arena", "pig"],
  ["arena", "all"],
  ["arena", "merge"],
  ["train", "merge"],
].map((argv) => ({ argv }));

async function helpOf(argv: readonly string[], language: Language): Promise<string> {
  const { code, out, err } = await tyche([...argv, "--help"], { terminal: WIDTH, env: { LANG: language } });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return out;
}

/** A language's help messages by id, as in its files. */
function messagesOf(language: Language): ReadonlyMap<string, string> {
  const folder = new URL(`${language}/`, LOCALES);
  const files = readdirSync(folder).filter((file) => file.startsWith("help"));
  const lines = files.flatMap((file) => readFileSync(new URL(file, folder), "utf8").split("\n"));
  return new Map(
    lines.filter((line) => /^[a-z]/.test(line)).map((line) => line.split(" = ", 2) as [string, string]),
  );
}

/** A text without spaces, since languages differ in spacing and line breaks. */
function packed(text: string): string {
  return text.replace(/[\s\u00a0\u202f]+/g, "");
}

/** The fixed parts of a language's messages. */
const PIECES = new Map(
  LANGUAGES.map((language) => [
    language,
    [...messagesOf(language).values()].flatMap((text) => text.split(/\{[^}]*\}+/)).map(packed),
  ]),
);

/** Finds parts of other languages in a help text, if they are too long to be the same in its own language. */
function strangersIn(help: string, language: Language): string[] {
  const own = PIECES.get(language)!;
  return LANGUAGES.flatMap((other) =>
    PIECES.get(other)!.filter(
      (piece) => piece.length >= (other === "zh" ? 6 : 16) && help.includes(piece) && !own.includes(piece),
    ),
  );
}

describe("the help in a language", () => {
  it.each(TRANSLATED)("contains no other language, tyche $argv", async ({ argv }) => {
    for (const language of LANGUAGES) {
      const help = packed(await helpOf(argv, language));
      expect(strangersIn(help, language)).toEqual([]);
      if (language === "en") continue;
      const english = [
        ...GAMES.flatMap(({ options }) => options),
        ...METHODS.flatMap(({ settings }) => settings),
      ];
      expect(english.map((option) => option.help).filter((text) => help.includes(packed(text)))).toEqual([]);
    }
  });

  it.each(ENGLISH)("is in English for developers, tyche $argv", async ({ argv }) => {
    const english = await helpOf(argv, "en");
    for (const language of OTHERS) expect(await helpOf(argv, language)).toBe(english);
  });

  it.each([...TRANSLATED, ...ENGLISH])("fits the terminal, tyche $argv", async ({ argv }) => {
    for (const language of LANGUAGES) {
      const [about] = (await helpOf(argv, language)).split("\n  # ");
      // Command lines are not broken.
      const lines = about!.split("\n").filter((line) => !/^ *(--?[a-zA-Z]|\S+$)/.test(line));
      expect(lines.filter((line) => columnsOf(line) > WIDTH)).toEqual([]);
    }
  });
});

describe("the options in the help", () => {
  const optionsIn = async (...argv: string[]): Promise<string[]> =>
    Array.from((await helpOf(argv, "en")).matchAll(/^ {2}(?:-\w, )?--([a-z.-]+)/gm), ([, name]) => name!);

  it("fit the game and the method that the call names", async () => {
    const bare = await optionsIn("think");
    expect(bare.length).toBeLessThan(25);
    expect(await optionsIn("think", "pig")).toEqual([...bare, "target", "dice", "sides"]);
    const mcts = await optionsIn("think", "pig", "-a", "mcts");
    expect(mcts).toContain("simulations");
    expect(mcts).not.toContain("threshold");
  });

  it("are all there with `all`", async () => {
    const all = await optionsIn("think", "all");
    const settings = METHODS.flatMap((method) => method.settings).filter(({ name }) => name !== "batch");
    const ofGames = GAMES.flatMap(({ options }) => options);
    expect(all).toEqual(expect.arrayContaining([...settings, ...ofGames].map(({ name }) => name)));
  });
});

describe("the messages of the help", () => {
  it("are all used", () => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(new URL(file, SOURCES), "utf8"))
      .join("\n");
    expect([...messagesOf("en").keys()].filter((id) => !sources.includes(`"${id}"`))).toEqual([]);
  });

  it.each(OTHERS)("contain all algorithm options, with the same defaults, in %s", (language) => {
    const prefix = "algorithm-option-";
    const translated = messagesOf(language);
    const settings = [METHODS, ...GAMES.map(({ methods = [] }) => methods)]
      .flat()
      .flatMap((one) => one.settings);
    for (const { name, help } of settings) {
      const numbers = (text: string): string[] => text.match(/\d[\d.,/]*\d|\d/g) ?? [];
      // `--batch` reads lines of JSON.
      if (name === "batch") continue;
      expect(numbers(translated.get(prefix + name)!), name).toEqual(numbers(help));
    }
    const names = settings.map(({ name }) => prefix + name);
    const ids = [...translated.keys()].filter((id) => id.startsWith(prefix));
    expect(ids.filter((id) => !names.includes(id))).toEqual([]);
  });

  it.each(OTHERS)("say what each algorithm is, with the same years, in %s", (language) => {
    const translated = messagesOf(language);
    const idOf = (name: string): string => `algorithm-help-${name.replace(".", "-")}`;
    const years = (text: string): string[] => (text.match(/\d{4}/g) ?? []).sort();
    for (const { name, help } of METHODS)
      expect(years(translated.get(idOf(name))!), name).toEqual(years(help));
    const names = [METHODS, ...GAMES.map(({ methods = [] }) => methods)].flat().map(({ name }) => idOf(name));
    const ids = [...translated.keys()].filter((id) => id.startsWith("algorithm-help-"));
    expect(ids.sort()).toEqual([...new Set(names)].sort());
  });

  it("are read only if a call asks for help", () => {
    for (const argv of [[], ["help", "solve"], ["think", "pig", "--help"], ["-h"]])
      expect(isHelpAsked(argv)).toBe(true);
    for (const argv of [["solve", "[1,2]"], ["--version"]]) expect(isHelpAsked(argv)).toBe(false);
  });
});

describe("--language", () => {
  it("is an option of every command, and refuses unknown languages", async () => {
    for (const { argv } of [...TRANSLATED, ...ENGLISH].slice(1))
      expect(await helpOf(argv, "en"), argv.join(" ")).toContain("--language <en|fr|es|zh>");
    const help = await tyche(["think", "pig", "--help", "--language", "zh"]);
    expect(help.out).toContain("默认：1。");
    const wrong = await tyche(["moves", "pig", "--language", "de"]);
    expect(wrong).toMatchObject({
      code: 2,
      err: expect.stringContaining("--language must be one of en, fr, es"),
    });
  });
});
