import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Message as FluentMessage, parse, Visitor } from "@fluent/syntax";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/index.js";

const PACKAGES = fileURLToPath(new URL("../../", import.meta.url));
const LOCALES = new URL("../locales/", import.meta.url);
const OTHERS = LANGUAGES.filter((language) => language !== "en");

/** Texts for developers and researchers exist in English only. */
const ENGLISH_ONLY = [
  "arena/",
  "boardgameio/",
  "learn/",
  "react/",
  "engine/src/chance/",
  "engine/src/minimax/",
  "engine/src/opponent/",
  "engine/src/opponent-models/",
  "engine/src/options/",
  "engine/src/threads/",
  "engine/src/position/",
  "engine/src/rules/",
  "engine/src/testing/",
  "cli/src/arena/",
  "cli/src/queue/",
  "cli/src/train/",
  "cli/src/tune/",
];

interface Thrown {
  readonly id: string;
  readonly values: readonly string[];
  readonly place: string;
}

/**
 * Every problem in the sources: `new …Error("id", { values }, message)`, `{ id: "…", values: { … }, message }`, and calls
 * of a game's `texts`.
 */
function thrown(): readonly Thrown[] {
  const found: Thrown[] = [];
  for (const path of readdirSync(PACKAGES, { recursive: true, encoding: "utf8" })) {
    if (!/^[^/]+\/src\/.*\.tsx?$/.test(path) || /\.test\.tsx?$|\/generated\/|^trees\//.test(path)) continue;
    const text = readFileSync(PACKAGES + path, "utf8");
    if (!/Error\(|message|texts/.test(text)) continue;
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const add = (id: ts.Node | undefined, values: ts.Node | undefined): void => {
      if (
        !id ||
        !values ||
        !ts.isStringLiteral(id) ||
        !/^[a-z][a-z0-9-]*$/.test(id.text) ||
        !ts.isObjectLiteralExpression(values)
      )
        return;
      const line = source.getLineAndCharacterOfPosition(id.getStart()).line + 1;
      const names = values.properties.map((property) => property.name?.getText() ?? "…");
      found.push({ id: id.text, values: names, place: `${path}:${line}` });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()))
        add(node.arguments?.[0], node.arguments?.[1]);
      if (ts.isCallExpression(node) && /^(?:promise|texts\.error)$/.test(node.expression.getText()))
        add(node.arguments[1], node.arguments[2]);
      if (
        ts.isCallExpression(node) &&
        /^texts\.(?:phrase|notationError|optionError)$/.test(node.expression.getText())
      )
        add(node.arguments[0], node.arguments[1]);
      if (ts.isObjectLiteralExpression(node)) {
        const of = (name: string): ts.Node | undefined =>
          node.properties.flatMap((property) =>
            ts.isPropertyAssignment(property) && property.name.getText() === name ? property.initializer : [],
          )[0];
        if (node.properties.some(({ name }) => name?.getText() === "message")) add(of("id"), of("values"));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** The variables of a message, and the messages it refers to. */
class Mentions extends Visitor {
  readonly variables = new Set<string>();
  readonly references = new Set<string>();

  override visitVariableReference({ id }: { id: { name: string } }): void {
    if (id.name !== "form") this.variables.add(id.name);
  }
  override visitMessageReference({ id }: { id: { name: string } }): void {
    this.references.add(id.name);
  }
}

/** The messages of a language from some of its files. */
function translated(language: string, isWanted: (file: string) => boolean): Map<string, Mentions> {
  const found = new Map<string, Mentions>();
  for (const file of readdirSync(new URL(`${language}/`, LOCALES))) {
    if (!isWanted(file)) continue;
    const { body } = parse(readFileSync(new URL(`${language}/${file}`, LOCALES), "utf8"), {});
    for (const entry of body as FluentMessage[]) {
      if (entry.type !== "Message") continue;
      const mentions = new Mentions();
      mentions.visit(entry);
      expect(found.has(entry.id.name), `${entry.id.name} is there twice`).toBe(false);
      found.set(entry.id.name, mentions);
    }
  }
  return found;
}

/** The files with only errors; those of trees and certificates have their own tests. */
const isErrors = (file: string): boolean =>
  file.endsWith("-errors.ftl") && !/^(?:tree|certificate)-/.test(file);

describe("errors", () => {
  const all = thrown();
  const byId = new Map<string, Thrown[]>();
  for (const one of all) byId.set(one.id, [...(byId.get(one.id) ?? []), one]);

  test("have the same values wherever they are thrown", () => {
    for (const [id, cases] of byId)
      for (const { values, place } of cases)
        expect([...values].sort(), `${id} at ${place}`).toEqual([...cases[0]!.values].sort());
  });

  test.each(OTHERS)("are in %s, and need no more values than are thrown", (language) => {
    const own = translated(language, isErrors);
    const all = translated(language, () => true);
    const missing = [...byId].filter(
      ([id, cases]) =>
        // Errors in calls of the libraries are for programmers.
        !id.startsWith("api-") &&
        !all.has(id) &&
        cases.some(({ place }) => !ENGLISH_ONLY.some((folder) => place.startsWith(folder))),
    );
    expect(missing.map(([id, [first]]) => `${id} (${first!.place})`)).toEqual([]);
    const referred = new Set([...own.values()].flatMap(({ references }) => [...references]));
    for (const [id, { variables }] of own) {
      if (referred.has(id)) continue;
      expect(byId.has(id), `${id} is thrown nowhere`).toBe(true);
      const given = byId.get(id)![0]!.values;
      expect(
        [...variables].filter((name) => !given.includes(name)),
        id,
      ).toEqual([]);
    }
  });
});
