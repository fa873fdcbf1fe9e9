import { readFileSync } from "node:fs";
import { parse, type TextElement, Visitor } from "@fluent/syntax";
import { GAMES, loadGame } from "@tyche/registry";
import { describe, expect, it, test } from "vitest";
import { IS_LONG, rows } from "../../../tests/cases.js";
import { tyche } from "./harness.js";

const AREAS = ["answers", "play", "terminal-boards"];
/** The other languages in which the commands answer. */
const MORE = ["backgammon-cube", "game-texts", "games"];
const OTHERS = ["fr", "zh"] as const;

/** The fixed parts of a language's messages, without the values. */
function textsOf(language: string, areas: readonly string[]): Set<string> {
  const texts = new Set<string>();
  class Texts extends Visitor {
    override visitTextElement({ value }: TextElement): void {
      const text = value.replace(/^[\s,.:;()]+|[\s,.:;()]+$/gu, "");
      if (/\p{L}{2}/u.test(text)) texts.add(text);
    }
  }
  for (const area of areas) {
    const file = new URL(`../../messages/locales/${language}/${area}.ftl`, import.meta.url);
    for (const entry of parse(readFileSync(file, "utf8"), {}).body)
      if (entry.type === "Message") new Texts().visit(entry);
  }
  return texts;
}

const ENGLISH = textsOf("en", AREAS);

/** Input that is typed is the same in every language. */
const TYPED = [
  "new",
  "undo",
  "review",
  "quit",
  "list",
  "hint",
  "draw",
  "play",
  "tyche play",
  "open",
  "anyway",
];

/** English texts that another language does not share, as whole words. */
function foreignTo(language: string): RegExp[] {
  const own = [...textsOf(language, [...AREAS, ...MORE])].join("\n");
  return [...ENGLISH]
    .filter((text) => !TYPED.includes(text) && !own.includes(text))
    .map((text) => new RegExp(`(?<!\\p{L})${text.replace(/[.*+?^$()|[\]\\{}/]/g, "\\$&")}(?!\\p{L})`, "u"));
}

const FOREIGN = new Map(OTHERS.map((language) => [language, foreignTo(language)]));

/** Finds English in the output of another language. */
function englishIn(output: string, language: (typeof OTHERS)[number], data: readonly string[]): string[] {
  return FOREIGN.get(language)!
    .filter((word) => word.test(output) && !data.some((item) => word.test(item)))
    .map(({ source }) => source);
}

/** A fast game of each kind: its options, and a position. */
const SMALL: Readonly<Record<string, readonly string[]>> = {
  "2048": ["--size", "2x2", "--position", "2 4 2 0"],
  minesweeper: ["--size", "5x4", "--mines", "4", "--position", ".1.../...../...../....."],
  "pac-man": ["--layout", "trap"],
};

async function positionOf(name: string): Promise<readonly string[]> {
  const { position, roll } = (await loadGame(name)).presentation.example;
  return SMALL[name] ?? ["--position", position, ...(roll === undefined ? [] : ["--roll", roll])];
}

/** Names of games, actions and algorithms are the same in every language. */
async function dataOf(name: string): Promise<readonly string[]> {
  const { game, presentation } = await loadGame(name);
  const { position, roll } = presentation.example;
  const state = game.notation!.parsePosition(position, roll);
  const actions = game.actions(state).map((action) => game.notation!.action(state, action));
  return [name, position, "value-iteration", ...actions];
}

const limits = async (name: string): Promise<readonly string[]> =>
  (await loadGame(name)).game.facts.hidden ? ["--simulations", "30"] : ["--depth", "1"];

async function said(argv: readonly string[], language: string, typed: readonly string[] = []) {
  const stdin = typed.map((line) => `${line}\n`).join("");
  const { code, out, err } = await tyche([...argv, "--language", language], { stdin });
  expect([code, err]).toEqual([0, ""]);
  return out;
}

/** In the quick suite, each game in one of the two languages. */
const PAIRS = GAMES.flatMap(({ name }, i) =>
  OTHERS.filter((_, at) => IS_LONG || at === i % OTHERS.length).map((language) => [name, language] as const),
);

describe("a game", () => {
  it.each(rows(PAIRS, 7))(
    "%s is listed, searched and played without English in %s",
    async (name, language) => {
      const place = await positionOf(name);
      const data = await dataOf(name);
      const outputs = [
        await said(["moves", name, ...place], language),
        await said(["think", name, ...place, ...(await limits(name))], language),
        await said(
          ["play", name, ...place, ...(await limits(name)), "--seed", "1", "--tutor", "0.01"],
          language,
          ["?", "list", "board", "hint", "nonsense", "undo", "", "no", "draw", "resign"],
        ),
      ];
      for (const output of outputs) expect(englishIn(output, language, data)).toEqual([]);
    },
  );
});

interface Listed {
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly values: string }[];
  readonly evaluators: readonly string[];
}

const SOLVED = [
  ["tic-tac-toe", "--position", "XO.|XO.|..."],
  ["connect-four", "--size", "4x4", "--position", "1122"],
  ["pig", "--target", "10"],
  ["2048", "--size", "2x2"],
  ["hypergammon", "--checkers", "1"],
  ["lifeboat", "--distance", "5", "--position", "5 0 0 3"],
  ["blackjack"],
  ["blackjack", "--position", "T6 v T?"],
];

describe.each(OTHERS)("in %s", (language) => {
  test.each(rows(SOLVED, 3))("%s is solved without English", async (...argv) => {
    expect(englishIn(await said(["exact", ...argv], language), language, await dataOf(argv[0]!))).toEqual([]);
  });

  test.runIf(IS_LONG || language === "fr")(
    "rollouts, cube decisions and the list of games are without English",
    async () => {
      const cube = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10";
      const few = "--trials 4 --turns 1 --depth 1 --threads 1".split(" ");
      const outputs = [
        await said(["rollout", "backgammon", "--position", cube, ...few], language),
        await said(["think", "backgammon", "--position", cube, "--depth", "1"], language),
        await said(["think", "connect-four", "--nodes", "20"], language),
      ];
      const data = [...(await dataOf("backgammon")), "roll", "double"];
      for (const output of outputs) expect(englishIn(output, language, data)).toEqual([]);
      const list = JSON.parse(await said(["games", "--json"], language)) as { games: readonly Listed[] };
      const typed = list.games.flatMap(({ name, options, evaluators }) => [
        name,
        ...options.flatMap((option) => [option.name, option.values]),
        ...evaluators,
      ]);
      typed.push(...GAMES.map(({ example }) => example.position));
      expect(
        englishIn(await said(["games"], language), language, ["--position", "--roll", ...typed]),
      ).toEqual([]);
    },
  );

  test.each(rows(GAMES, language === "fr" ? 5 : 7).map(({ name }) => name))(
    "%s ends without English",
    async (name) => {
      const small =
        {
          pig: ["--target", "5"],
          ludo: ["--players", "2", "--pieces", "1"],
          briscola: ["--suits", "2", "--ranks", "4"],
          backgammon: ["--position", "AwAAYAAAAAAAAA", "--roll", "31"],
          chess: ["--position", "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"],
          "connect-four": ["--position", "112233"],
          "rock-paper-scissors": ["--rounds", "1"],
          ...SMALL,
        }[name] ?? [];
      const out = await said(
        ["play", name, ...small, ...(await limits(name)), "--as", "none", "--seed", "3"],
        language,
      );
      expect(englishIn(out, language, await dataOf(name))).toEqual([]);
    },
  );
});

describe("one item", () => {
  it.each([
    [
      "en",
      ["moves", "minesweeper", "--mines", "1", "--position", "1./1."],
      "\n1 mine under 2 hidden cells\n",
    ],
    [
      "fr",
      ["moves", "minesweeper", "--mines", "1", "--position", "1./1."],
      "\n1 mine sous 2 cases fermées\n",
    ],
    ["en", ["moves", "lifeboat", "--position", "1 0 0 3"], "1 stroke to go,"],
    ["fr", ["moves", "lifeboat", "--position", "1 0 0 3"], "encore 1 coup de rame,"],
    ["en", ["exact", "blackjack"], ", 1 position\n"],
    ["es", ["exact", "blackjack"], ", 1 posición\n"],
    ["en", ["think", "blackjack", "--position", "A7 v A?"], ", 1 node, "],
    ["fr", ["think", "blackjack", "--position", "A7 v A?"], ", 1 nœud, "],
    ["en", ["think", "tic-tac-toe", "--position", "XX.|OO.|...", "--depth", "1"], "wins in 1 action"],
    ["es", ["think", "tic-tac-toe", "--position", "XX.|OO.|...", "--depth", "1"], "gana en 1 acción"],
  ] as const)("is not put in the plural in %s: %j", async (language, argv, text) => {
    expect(await said(argv, language)).toContain(text);
  });

  it("is counted correctly in rollouts, hints and reviews", async () => {
    const rollout = ["rollout", "backgammon", "--position", "4HPwATDgc/ABMA", "--roll", "31"];
    const once = [...rollout, "--trials", "1", "--turns", "1", "--candidates", "1", "--depth", "1"];
    expect(await said([...once, "--threads", "1"], "en")).toContain("1 game each, 1 turn long, ");
    expect(await said([...once, "--threads", "1"], "fr")).toContain("1 partie pour chacun, de 1 tour, ");
    const play = ["play", "tic-tac-toe", "--depth", "1", "--tutor", "0.1", "--seed", "1"];
    expect(await said(play, "en", ["hint", "5", "resign"])).toMatch(
      /searched 1 decision ahead\.[\s\S]* in 1 decision, /,
    );
    expect(await said(play, "es", ["hint", "5", "resign"])).toMatch(
      /exploró 1 decisión[\s\S]* en 1 decisión, /,
    );
  });
});

describe("boards", () => {
  it.each(GAMES.map(({ name }) => name))(
    "of %s have the game's texts as in the English catalogue",
    async (name) => {
      const { game, presentation } = await loadGame(name);
      const { position, roll } = presentation.example;
      const state = game.notation!.parsePosition(position, roll);
      if (game.facts.hidden || name === "minesweeper") return;
      const drawn = game.notation!.draw!(state);
      const place = ["--position", position, ...(roll === undefined ? [] : ["--roll", roll])];
      expect(await said(["moves", name, ...place], "en")).toContain(drawn);
    },
  );
});
