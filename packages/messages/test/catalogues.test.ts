import { readdirSync, readFileSync } from "node:fs";
import {
  type Entry,
  type Message as FluentMessage,
  type FunctionReference,
  parse,
  type SelectExpression,
  Visitor,
} from "@fluent/syntax";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Area, Catalogue, LANGUAGES, type Language, type MessageValue } from "../src/index.js";

const LOCALES = new URL("../locales/", import.meta.url);
const areasOf = (language: string): Area[] =>
  readdirSync(new URL(`${language}/`, LOCALES)).map((file) => file.replace(/\.ftl$/, "") as Area);

/** The variables of a message, each with the keys of its selectors. */
class Variables extends Visitor {
  readonly keys = new Map<string, Set<string>>();
  readonly references = new Set<string>();

  override visitVariableReference({ id }: { id: { name: string } }): void {
    if (!this.keys.has(id.name)) this.keys.set(id.name, new Set());
  }
  override visitMessageReference({ id }: { id: { name: string } }): void {
    this.references.add(id.name);
  }
  override visitFunctionReference(node: FunctionReference): void {
    const [argument] = node.arguments.positional;
    if (node.id.name === "NUMBER" && argument?.type === "VariableReference")
      this.keys.set(argument.id.name, new Set(["other"]));
    this.genericVisit(node);
  }
  override visitSelectExpression(node: SelectExpression): void {
    if (node.selector.type === "VariableReference") {
      const keys = this.keys.get(node.selector.id.name) ?? new Set();
      for (const { key } of node.variants) keys.add("name" in key ? String(key.name) : String(key.value));
      this.keys.set(node.selector.id.name, keys);
    }
    this.genericVisit(node);
  }
}

function messagesOf(language: string, area: string): Map<string, Variables> {
  const { body } = parse(readFileSync(new URL(`${language}/${area}.ftl`, LOCALES), "utf8"), {});
  const found = new Map<string, Variables>();
  const isMessage = (entry: Entry | { type: string }): entry is FluentMessage => entry.type === "Message";
  for (const entry of body.filter(isMessage)) {
    const patterns = [
      ...(entry.value ? [[entry.id.name, entry.value] as const] : []),
      ...entry.attributes.map(({ id, value }) => [`${entry.id.name}.${id.name}`, value] as const),
    ];
    for (const [id, pattern] of patterns) {
      const variables = new Variables();
      variables.visit(pattern);
      found.set(id, variables);
    }
  }
  return found;
}

/** The variables of a message and of all messages it refers to, without those set by FORM. */
function variablesOf(id: string, messages: Map<string, Variables>): Map<string, Set<string>> {
  const { keys, references } = messages.get(id)!;
  const all = new Map(keys);
  for (const reference of references)
    for (const [name, found] of variablesOf(reference, messages))
      all.set(name, new Set([...(all.get(name) ?? []), ...found]));
  all.delete("form");
  return all;
}

const PLURALS = /^(zero|one|two|few|many|other|\d+)$/;

/** All combinations of selector keys; only the first of each message if there are very many. */
function* choices(variables: Map<string, Set<string>>): Generator<Record<string, MessageValue>> {
  const names = [...variables];
  const values = names.map(([name, keys]): MessageValue[] => {
    if (keys.size === 0) return [`«${name}»`];
    return [...keys].every((key) => PLURALS.test(key)) ? [0, 1, 2, 5] : [...keys];
  });
  const count = Math.min(
    values.reduce((product, list) => product * list.length, 1),
    500,
  );
  for (let number = 0; number < count; number++) {
    let rest = number;
    yield Object.fromEntries(
      names.map(([name], i) => {
        const list = values[i]!;
        const value = list[rest % list.length]!;
        rest = Math.floor(rest / list.length);
        return [name, value];
      }),
    );
  }
}

describe.each(LANGUAGES.filter((language) => language !== "en"))("%s", (language) => {
  test.each(areasOf(language))("has the messages of %s, with the same arguments", (area) => {
    const isEnglish = areasOf("en").includes(area);
    if (!isEnglish) return;
    const english = messagesOf("en", area);
    const own = messagesOf(language, area);
    for (const id of english.keys()) {
      expect(own.has(id), `${id} is missing`).toBe(true);
      const asked = [...variablesOf(id, own).keys()];
      const given = [...variablesOf(id, english).keys()];
      expect(
        asked.filter((name) => !given.includes(name)),
        `${id} asks for more than the English does`,
      ).toEqual([]);
    }
    const referred = new Set([...own.values()].flatMap(({ references }) => [...references]));
    expect([...own.keys()].filter((id) => !english.has(id) && !referred.has(id))).toEqual([]);
  });
});

describe.each(LANGUAGES)("%s", (language) => {
  test.each(areasOf(language))(
    "%s: every message formats, whatever values its selectors get",
    async (area) => {
      const catalogue = await new Catalogue(language).load(area);
      const messages = messagesOf(language, area);
      for (const id of messages.keys())
        for (const values of choices(variablesOf(id, messages))) {
          const text = catalogue.format({ id, values });
          expect(text).not.toMatch(/\{\$|undefined/);
          if (language === "fr")
            expect(text.replace(/«[^»]*»/g, "")).not.toMatch(/[ \u00a0][;!?]( |$)| :( |$)/);
        }
    },
  );

  test("inserts values unchanged, even words of its own vocabulary", async () => {
    const catalogue = await new Catalogue(language).load("search");
    const vocabulary = [
      ...readFileSync(new URL(`${language}/search.ftl`, LOCALES), "utf8").matchAll(/\p{L}+/gu),
    ];
    const word = fc.oneof(
      fc.constantFrom(...vocabulary.map(([found]) => found)),
      fc.string({ unit: "grapheme", minLength: 1 }),
    );
    fc.assert(
      fc.property(word, word, (child, value) => {
        const text = catalogue.text("search-first", { child: `<${child}>` });
        expect(text).toContain(`<${child}>`);
        const inner = { id: "search-value", values: { bound: "lower", value: `<${value}>` } };
        const node = { id: "search-node", values: { kind: "leaf", player: 0, name: `<${child}>` } };
        const nested = catalogue.text("search-leave", { node, value: inner });
        expect(nested).toContain(`<${child}>`);
        expect(nested).toContain(`<${value}>`);
      }),
    );
  });
});

test("an unloaded message and a missing value are programming errors", async () => {
  const catalogue = await new Catalogue("en").load("search");
  expect(() => catalogue.text("kind-max")).toThrow('No message "kind-max" is loaded in "en".');
  expect(() => catalogue.format({ id: "search-first" })).toThrow("Unknown variable: $child");
});

test("a sentence has a capital and one full stop of its language", () => {
  expect(new Catalogue("en").sentence("the text is empty")).toBe("The text is empty.");
  expect(new Catalogue("en").sentence("Is it?")).toBe("Is it?");
  expect(new Catalogue("zh").sentence("文本是空的")).toBe("文本是空的。");
});

test("numbers are not grouped, and select plurals", async () => {
  const english = await new Catalogue("en" satisfies Language).load("search");
  const open = (count: number): string =>
    english.text("search-open-added", { count, names: Array.from({ length: count }, (_, i) => i) });
  expect(open(1)).toBe(": its first child (0) enters OPEN, live with the same merit");
  expect(open(2)).toBe(": its 2 children (0, 1) enter OPEN, live with the same merit");
  expect(english.text("search-impossible", { count: 12345, names: ["a"] })).toContain(
    "12345 of its children",
  );
});
