import { readFileSync } from "node:fs";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { GAMES } from "../src/registry.js";

/** A file's text as it appears in a bundle. */
const text = (file: string): string =>
  readFileSync(new URL(`../weights/${file}`, import.meta.url)).toString("base64");

/** Indexed by game: its shipped weights or book. */
const WEIGHTS: Readonly<Record<string, string>> = {
  "2048": text("twenty48.model"),
  "connect-four": text("connect-four.book"),
  backgammon: text("backgammon.model"),
  chess: text("chess.model"),
  einstein: text("einstein.model"),
  minesweeper: text("minesweeper.model"),
};

const { exports: doors } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
/** Entry points that are not games: option parsing, and translated error messages. */
const SHARED = ["", "options", "say"];
const games = Object.keys(doors)
  .map((door) => door.slice(2))
  .filter((door) => !SHARED.includes(door) && !door.includes("/"));

/**
 * Limit in characters. The largest game with its dependencies has 230,629 (backgammon: cube, matches, tables,
 * kernels, learning, inflating, errors with ids); another game would add 50,000.
 */
const MOST_AT_FIRST = 240_000;

interface Bundle {
  /** All code that the page may load. */
  readonly code: string;
  /** The code that loads initially. */
  readonly atFirst: string;
}

/** Bundles a page with this source. */
async function bundled(source: string): Promise<Bundle> {
  const made = await build({
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["@tyche/source"] },
    plugins: [
      {
        name: "page",
        enforce: "pre",
        resolveId: (id) => (id === "page" ? "\0page" : undefined),
        load: (id) => (id === "\0page" ? source : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: "page", preserveEntrySignatures: "strict" } },
  });
  const { output } = made as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((chunk) => (chunk.type === "chunk" ? [[chunk.fileName, chunk]] : [])),
  );
  const atFirst = new Set([...chunks.values()].filter(({ isEntry }) => isEntry));
  for (const { imports } of atFirst) for (const name of imports) atFirst.add(chunks.get(name)!);
  const codeOf = (some: Iterable<Rolldown.OutputChunk>): string =>
    Array.from(some, ({ code }) => code).join("");
  return { code: codeOf(chunks.values()), atFirst: codeOf(atFirst) };
}

/** The games whose weights occur in the bundle, once per occurrence. */
function weightsIn(code: string): string[] {
  return Object.entries(WEIGHTS).flatMap(([game, text]) => {
    const part = text.slice(text.length >> 1).slice(0, 100);
    return Array.from(code.matchAll(new RegExp(part.replace(/\+/g, "\\+"), "g")), () => game);
  });
}

describe("a bundle", () => {
  it.each(games)(
    "of %s alone contains no other game's weights, and loads little else initially",
    async (game) => {
      const { code, atFirst } = await bundled(
        `import { entry } from "@tyche/games/${game}";
       import { gameOf } from "@tyche/games/options";
       export const game = gameOf(entry);`,
      );
      expect(weightsIn(code)).toEqual(game in WEIGHTS ? [game] : []);
      const weights = weightsIn(atFirst).reduce((sum, name) => sum + WEIGHTS[name]!.length, 0);
      expect(atFirst.length - weights).toBeLessThan(MOST_AT_FIRST);
    },
  );

  it("of rules alone contains no weights, unless one of their evaluators needs them", async () => {
    const weights = async (game: string, rules: string): Promise<string[]> =>
      weightsIn((await bundled(`export { ${rules} } from "@tyche/games/${game}";`)).code);
    expect(await weights("tic-tac-toe", "ticTacToe")).toEqual([]);
    expect(await weights("pac-man", "pacMan")).toEqual([]);
    expect(await weights("2048", "twenty48")).toEqual([]);
    expect(await weights("2048", "twenty48WithNetwork")).toEqual(["2048"]);
    expect(await weights("einstein", "einstein")).toEqual([]);
    expect(await weights("einstein", "einsteinWithNetwork")).toEqual(["einstein"]);
    expect(await weights("backgammon", "backgammon")).toEqual(["backgammon"]);
  });

  it("of connect four loads its book when a game begins", async () => {
    const { code, atFirst } = await bundled('export { connectFour } from "@tyche/games/connect-four";');
    expect(weightsIn(code)).toEqual(["connect-four"]);
    expect(weightsIn(atFirst)).toEqual([]);
  });

  it("of all games contains all weights, each once", async () => {
    const { code } = await bundled('export { gameNamed } from "@tyche/games";');
    expect(weightsIn(code)).toEqual(Object.keys(WEIGHTS));
  });
});

it("has an entry point for every game in the registry, under the same name", () => {
  const listed = GAMES.map(({ name }) => name).filter((name) => name !== "hypergammon");
  expect(games.sort()).toEqual(listed.sort());
});
