import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "../../packages/lab/src/boards/games/games.js";

const BOARD_GAMES = GAMES.map(({ name }) => name);

const DOCS = join(import.meta.dirname, "../../docs");
const FOLDER = join(DOCS, "images/boards");
const MOMENTS = ["start", "middle", "why", "end"] as const;
const PAGE = readFileSync(join(DOCS, "boards.md"), "utf8");

/** Limit in bytes: everyone who clones the repository downloads them. */
const MOST_OF_ONE = 200_000;
const MOST_OF_ALL = 3_000_000;

const shown = [...PAGE.matchAll(/!\[([^\]]*)\]\(([^)]+)\)|<img src="\.\/([^"]+)" alt="([^"]*)"/g)].map(
  ([, alt, path, source, words]) => ({ path: path ?? source!, says: alt ?? words! }),
);

test.each(BOARD_GAMES)("%s has its pictures, and docs/boards.md shows and describes them", (game) => {
  for (const moment of MOMENTS) {
    const path = `images/boards/${game}-${moment}.webp`;
    expect(existsSync(join(DOCS, path)), `npm run pictures -w packages/lab makes ${path}`).toBe(true);
    expect(shown.find((picture) => picture.path === path)?.says, path).toMatch(/\w+ \w+/);
  }
});

test("pictures are of existing games, small, and distinct", () => {
  const files = readdirSync(FOLDER);
  expect(files.filter((file) => !BOARD_GAMES.some((game) => file.startsWith(`${game}-`)))).toEqual([]);
  const sizes = files.map((file) => statSync(join(FOLDER, file)).size);
  expect(Math.max(...sizes)).toBeLessThan(MOST_OF_ONE);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_OF_ALL);
  expect(new Set(files.map((file) => readFileSync(join(FOLDER, file), "base64"))).size).toBe(files.length);
});
