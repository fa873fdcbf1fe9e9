import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GAMES } from "@tyche/registry";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";

/** Indexed by the name of a shipped file: its game. */
const GAME_OF: Readonly<Record<string, string>> = {
  twenty48: "2048",
  "connect-four": "connect-four",
  backgammon: "backgammon",
  "backgammon-race": "backgammon",
  chess: "chess",
  "chess-squares": "chess",
  einstein: "einstein",
  minesweeper: "minesweeper",
};

const { exports: doors } = JSON.parse(
  readFileSync(new URL("../../games/package.json", import.meta.url), "utf8"),
);
/** The games that are entry points of their own, and backgammon, a package. */
const games = [...Object.keys(doors).flatMap((door) => /^\.\/([\w-]+)$/.exec(door)?.[1] ?? []), "backgammon"];

/** The entry point of a game. */
const doorOf = (game: string): string =>
  game === "backgammon" ? "@tyche/backgammon" : `@tyche/games/${game}`;

/**
 * Limit in characters. The largest game with its dependencies has 230,629 (backgammon: cube, matches, tables,
 * kernels, learning, inflating, errors with ids); another game would add 50,000.
 */
const MOST_AT_FIRST = 240_000;

const ENGINE = fileURLToPath(new URL("../../engine/src/index.ts", import.meta.url));

/** Limit in characters of the list of all games with their options. */
const MOST_LISTED = 40_000;

interface Bundle {
  /** The code that loads initially. */
  readonly atFirst: string;
  /** The shipped files that its code loads, once per occurrence. */
  readonly weights: readonly string[];
}

/** Bundles a page with this source. */
async function bundled(source: string): Promise<Bundle> {
  const made = await build({
    configFile: false,
    logLevel: "silent",
    resolve: {
      conditions: ["@tyche/source"],
      // As under the condition "production": without the checks of programs' options.
      alias: [{ find: /^@tyche\/engine$/, replacement: ENGINE }],
    },
    plugins: [
      {
        name: "page",
        enforce: "pre",
        resolveId: (id) => (id === "page" ? "\0page" : undefined),
        load: (id) => (id === "\0page" ? source : undefined),
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: "page", preserveEntrySignatures: "strict" },
    },
  });
  const { output } = made as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((chunk) => (chunk.type === "chunk" ? [[chunk.fileName, chunk]] : [])),
  );
  const atFirst = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  for (const { imports } of atFirst) for (const name of imports) atFirst.add(chunks.get(name)!);
  const codeOf = (some: Iterable<Rolldown.OutputChunk>): string =>
    Array.from(some, ({ code }) => code).join("");
  const code = codeOf(chunks.values());
  // Vite also copies files that unused code refers to; nothing loads those.
  const weights = Array.from(code.matchAll(/([\w-]+)-[\w-]{8}\.(?:model|book)\b/g), ([, name]) => name!);
  return { atFirst: codeOf(atFirst), weights: weights.sort() };
}

const filesOf = (game: string): string[] =>
  Object.keys(GAME_OF)
    .filter((name) => GAME_OF[name] === game)
    .sort();

describe("a bundle", () => {
  it.each(games)(
    "of %s alone contains no other game's weights, and loads little else initially",
    async (game) => {
      const { atFirst, weights } = await bundled(
        `import { entry } from "${doorOf(game)}";
       import { createGame } from "@tyche/games";
       export const game = createGame(entry);`,
      );
      expect(weights).toEqual(filesOf(game));
      expect(atFirst.length).toBeLessThan(MOST_AT_FIRST);
    },
  );

  it("of rules alone contains no weights, unless one of their evaluators needs them", async () => {
    const weights = async (game: string, rules: string): Promise<readonly string[]> =>
      (await bundled(`export { ${rules} } from "${doorOf(game)}";`)).weights;
    expect(await weights("tic-tac-toe", "ticTacToe")).toEqual([]);
    expect(await weights("pac-man", "pacMan")).toEqual([]);
    expect(await weights("2048", "twenty48")).toEqual([]);
    expect(await weights("2048", "twenty48WithNetwork")).toEqual(["twenty48"]);
    expect(await weights("einstein", "einstein")).toEqual([]);
    expect(await weights("einstein", "einsteinWithNetwork")).toEqual(["einstein"]);
    expect(await weights("backgammon", "backgammon")).toEqual(filesOf("backgammon"));
  });

  it("of all games contains all weights, each once, and no rules initially", async () => {
    const { weights, atFirst } = await bundled('export { loadGame } from "@tyche/registry";');
    expect(weights).toEqual(Object.keys(GAME_OF).sort());
    expect(atFirst.length).toBeLessThan(MOST_LISTED);
  });
});

it("has an entry point for every game in the registry, under the same name", () => {
  const listed = GAMES.map(({ name }) => name).filter((name) => name !== "hypergammon");
  expect(games.sort()).toEqual(listed.sort());
});
