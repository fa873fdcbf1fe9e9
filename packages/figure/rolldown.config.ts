// Bundles the element for pages without a bundler: one file to include, and beside it what it loads when a figure first
// needs it: algorithms, languages, further formats.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { defineConfig, type Plugin } from "rolldown";
import { parseAst } from "rolldown/parseAst";
import { notices } from "../../tools/notices.ts";

const TREES = fileURLToPath(new URL("../trees/src/", import.meta.url));
const MESSAGES = fileURLToPath(new URL("../messages/src/generated/", import.meta.url));
const ENGLISH = `${TREES}model/english.ts`;

/** The areas of text that every figure uses: one file for each language. */
const AREAS = ["search", "drawing", "figure"];

/** Texts that only errors need. */
const ERROR_AREAS = ["places", "tree-errors"];

/** The generated list of all texts, reduced to those of figures. */
function ownAreas(code: string): string {
  const lines = code.split("\n").flatMap((line) => {
    const [, area = "", language] = /^ +"([\w-]+)": \(\) => import\("\.\/(\w+)\//.exec(line) ?? [];
    if (language === undefined || ERROR_AREAS.includes(area)) return [line];
    return area === AREAS[0] ? [`"${area}": () => import("tyche-words/${language}"),`] : [];
  });
  return lines.join("\n");
}

/** Words of drawings about slides, files and descriptions, which figures do not have. */
const OTHERS =
  /^(?:(?:slides|note|format)-|drawing-(?:more|more-nodes|estimate|described|root|found|move|edges-pay|sets|shares|diagram|title|interval|window|impossible|player|child) )/;

/** The text in a file that exports one. */
function jsonIn(code: string): string {
  return JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
}

/** The text of a language for figures. */
function textIn(language: string): string {
  const texts = AREAS.map((area) => {
    return jsonIn(readFileSync(`${MESSAGES}${language}/${area}.ts`, "utf8"));
  });
  const messages = texts.join("\n").split(/\n(?=[a-z])/);
  return messages.filter((message) => !OTHERS.test(message)).join("\n");
}

/** What `written` calls: a variable, a text, and a choice with its variants. */
const PARTS =
  'const v = (name) => ({ type: "var", name }), t = (value) => ({ type: "str", value }), s = (selector, star, ...of) => ({ type: "select", selector, star, variants: of.flatMap((value, i) => i % 2 ? { key: of[i - 1], value } : []) });';

/** The code of a part of a message: a third shorter than as JSON. */
function written(part: unknown): string {
  if (Array.isArray(part)) return `[${part.map(written)}]`;
  if (typeof part !== "object" || part === null) return JSON.stringify(part);
  const { type, name, value, selector, star, variants, attributes, ...others } = part as Readonly<
    Record<string, unknown>
  >;
  if (type === "var") return `v(${written(name)})`;
  if (type === "str") return `t(${written(value)})`;
  if (type === "select") {
    const of = (variants as Variant[]).flatMap(({ key, value }) => [written(key), written(value)]);
    return `s(${[written(selector), star, ...of]})`;
  }
  if (Object.keys(attributes ?? {}).length > 0) throw new Error("messages of figures have no attributes");
  const rest = Object.entries({ type, name, value, ...others }).filter(([, of]) => of !== undefined);
  return `{${rest.map(([key, of]) => `${key}:${written(of)}`)}}`;
}

interface Variant {
  readonly key: unknown;
  readonly value: unknown;
}

/** Texts in Fluent's format as their messages, so that pages need no parser. */
function parsed(text: string): string {
  return `${PARTS} export default ${written(new FluentResource(text).body)};`;
}

/** All words of a language as one file, and those of errors; both are read by `FluentResource`, which here is given them. */
const words: Plugin = {
  name: "tyche-words",
  resolveId(id, from = "") {
    if (id === "./resource.js" && /[\\/]bundle[\\/]esm[\\/]/.test(from)) return "\0resource";
    return id.startsWith("tyche-words/") ? `\0${id}` : null;
  },
  load(id) {
    if (id === "\0resource") return "export class FluentResource { constructor(body) { this.body = body; } }";
    return id.startsWith("\0tyche-words/") ? parsed(textIn(id.slice(13))) : null;
  },
  transform(code, id) {
    if (!ERROR_AREAS.some((area) => id.startsWith(MESSAGES) && id.endsWith(`/${area}.ts`))) return null;
    return parsed(jsonIn(code));
  },
};

/** Properties of an algorithm that only its explanation needs, each with its replacement; an empty text removes it. */
const LESSONS: Readonly<Record<string, string>> = {
  pseudocode: "pseudocode: []",
  properties: "properties: {}",
  source: "",
  title: "",
  lineOf: "",
};

interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** All nodes of a syntax tree. */
function* syntaxIn(node: unknown): Generator<Syntax & Readonly<Record<string, unknown>>> {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && "start" in node) yield node as Syntax & Readonly<Record<string, unknown>>;
  for (const part of Object.values(node)) yield* syntaxIn(part);
}

/**
 * Replaces properties of the object literals that have a property named `mark`.
 *
 * @throws Error if there is no such literal: the file has changed, and so must this
 */
function replaced(code: string, id: string, mark: string, texts: Readonly<Record<string, string>>): string {
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  for (const { type, properties } of syntaxIn(parseAst(code, { lang: id.endsWith(".ts") ? "ts" : "js" }))) {
    if (type !== "ObjectExpression") continue;
    const parts = (properties as (Syntax & { readonly key?: Syntax })[]).map((part) => ({
      name: part.key ? code.slice(part.key.start, part.key.end) : "",
      start: part.start,
      // With its comma.
      end: code[part.end] === "," ? part.end + 1 : part.end,
    }));
    if (!parts.some(({ name }) => name === mark)) continue;
    for (const { name, start, end } of parts) {
      if (!Object.hasOwn(texts, name)) continue;
      edits.push({ start, end, text: texts[name] === "" ? "" : `${texts[name]},` });
    }
  }
  if (edits.length === 0) throw new Error(`${id}: no object with a property ${mark}`);
  edits.sort((a, b) => b.start - a.start);
  return edits.reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}

/** Dates, which no text has: the last class of Fluent's types. */
const DATES = "export class FluentDateTime extends FluentType {";

/** Fluent's types without dates. @throws Error if there is no such class: the file has changed, and so must this */
function withoutDates(code: string): string {
  const start = code.indexOf(DATES);
  if (start < 0 || code.includes("export ", start + DATES.length)) throw new Error(`no last ${DATES}`);
  return `${code.slice(0, start)}${DATES} static supportsValue() { return false; } }`;
}

/** Leaves out what no figure shows. */
const leaveOut: Plugin = {
  name: "tyche-leave-out",
  transform(code, id) {
    if (/[\\/]generated[\\/]areas\.ts$/.test(id)) return ownAreas(code);
    if (/[\\/]algorithms[\\/][\w-]+\.ts$/.test(id)) return replaced(code, id, "pseudocode", LESSONS);
    // The blanks of the style sheet.
    if (/[\\/]figure[\\/]src[\\/]style\.ts$/.test(id)) return code.replace(/ *([{};:,]) +/g, "$1");
    if (/[\\/]bundle[\\/]esm[\\/]types\.js$/.test(id)) return withoutDates(code);
    // Figures have their words loaded.
    if (/[\\/]messages[\\/]src[\\/]english\.ts$/.test(id))
      return 'export function englishWords() { throw new Error("a figure without words"); }';
    return null;
  },
};

/** Figures search the children of a node as they are given. */
const givenOrder: Plugin = {
  name: "tyche-given-order",
  resolveId: (id, from = "") =>
    id === "./order.js" && from.startsWith(TREES)
      ? fileURLToPath(new URL("src/given-order.ts", import.meta.url))
      : null,
};

/** Figures draw no information sets until what draws them is loaded. */
const givenSets: Plugin = {
  name: "tyche-given-sets",
  resolveId: (id, from = "") =>
    (id === "./plan-ribbons.js" && from === `${TREES}scene/place.ts`) ||
    (id === "./ribbons.js" && from === `${TREES}scene/draw.ts`)
      ? fileURLToPath(new URL("src/given-sets.ts", import.meta.url))
      : null,
};

/** The English sentences of errors, which are written where they are thrown, as a file that the first error loads. */
const errorsApart: Plugin = {
  name: "tyche-errors-apart",
  resolveId: (id, from = "") => (/\/english\.js$/.test(id) && from.startsWith(TREES) ? "\0english" : null),
  load: (id) =>
    id === "\0english"
      ? 'export const thing = (name) => ({ id: "thing-" + name }); export const english = ({ id }) => id;'
      : null,
  transform: (_, id) =>
    /[\\/]figure[\\/]src[\\/]in-english\.ts$/.test(id)
      ? `export const inEnglish = async (problem) => ({ ...problem, message: (await import(${JSON.stringify(ENGLISH)})).english(problem) });`
      : null,
};

/** The entry point only passes on the exports of the file to include, which defines the element by itself. */
const withoutEntry: Plugin = {
  name: "tyche-without-entry",
  generateBundle(_, bundle) {
    delete bundle["tyche-tree/entry.js"];
  },
};

export default defineConfig({
  input: { "tyche-tree": "src/define.ts" },
  platform: "browser",
  resolve: { conditionNames: ["@tyche/source", "import", "default"] },
  plugins: [
    leaveOut,
    words,
    givenOrder,
    givenSets,
    errorsApart,
    withoutEntry,
    notices("The element <tyche-tree> of Tyche").bundle,
  ],
  output: {
    dir: "bundle",
    cleanDir: true,
    format: "es",
    minify: true,
    comments: false,
    // Without a hash: the package's version is in the address, and pages may copy the folder over an older one.
    chunkFileNames: ({ name, facadeModuleId }) => {
      const [, language] = /tyche-words\/(\w+)$/.exec(facadeModuleId ?? "") ?? [];
      return name === "tyche-tree" ? "[name].js" : `tyche-tree/${language ?? "[name]"}.js`;
    },
    entryFileNames: "tyche-tree/entry.js",
    codeSplitting: {
      groups: [
        // Most searches use parts of these two.
        {
          name: "minimax",
          test: /algorithms[\\/](?:full-width|alpha-beta)\.ts|search[\\/]algorithm\.ts/,
          priority: 2,
        },
        // The file to include is whole.
        { name: "tyche-tree", tags: ["$initial"], priority: 1 },
      ],
    },
  },
});
