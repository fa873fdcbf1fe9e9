import { afterEach, expect, it, vi } from "vitest";
import { isOwnFile } from "./own-file.js";

afterEach(() => vi.unstubAllGlobals());

const NAME = "/search/load";

it.each([
  ["as published, in Node", "file:///app/node_modules/@tyche/engine/dist/search/load.js", true],
  ["the source", "file:///src/packages/engine/src/search/load.ts", true],
  ["a bundle for Node", "file:///app/dist/server.js", false],
])("%s", (_, url, own) => {
  expect(isOwnFile(url, NAME)).toBe(own);
});

it.each([
  ["as published, from a host of modules", "https://modules.test/@tyche/engine/dist/search/load.js", true],
  ["what Vite prepares", "http://localhost:5173/node_modules/.vite/deps/@tyche_engine.js?v=1a2b", false],
  ["a chunk", "https://game.test/assets/load-DYj9MxvL.js", false],
  [
    "a bundle that says where the file lay",
    "file:///home/me/node_modules/@tyche/engine/dist/search/load.js",
    false,
  ],
])("on a page: %s", (_, url, own) => {
  vi.stubGlobal("location", { protocol: "https:" });
  expect(isOwnFile(url, NAME)).toBe(own);
});
