import { readFileSync } from "node:fs";
import { parse } from "@fluent/syntax";
import { GAMES } from "@tyche/registry";
import { expect, it } from "vitest";

const LOCALES = new URL("../../messages/locales/", import.meta.url);

it.each(["fr", "es", "zh"])("every game has its messages in %s, and there are no others", (language) => {
  const wanted = GAMES.flatMap(({ name, options }) => [
    `game-${name}`,
    `position-${name}`,
    ...options.map((option) => `option-${name}-${option.name}`),
  ]);
  const { body } = parse(readFileSync(new URL(`${language}/games.ftl`, LOCALES), "utf8"), {});
  const found = body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
  expect(found.sort()).toEqual(wanted.sort());
});
