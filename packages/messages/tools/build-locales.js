// Converts each locales/LANGUAGE/AREA.ftl to a module that contains its text, so that the same file loads in Node, in a
// browser and in a bundle, and generates the types of ids and arguments from the English files.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, serialize, Visitor } from "@fluent/syntax";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const locales = join(root, "locales");
const target = join(root, "src/generated");
/** Plural categories: a selector with these keys selects by number. */
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);

const languages = readdirSync(locales).sort();
const areas = Object.fromEntries(
  languages.map((language) => [
    language,
    readdirSync(join(locales, language))
      .filter((file) => file.endsWith(".ftl"))
      .map((file) => file.slice(0, -".ftl".length))
      .sort(),
  ]),
);

/** The file without its comments, which are for translators. */
function withoutComments(path) {
  const resource = parse(readFileSync(path, "utf8"), {});
  for (const entry of resource.body) {
    if (entry.type === "Junk")
      throw new Error(`${path}: ${entry.annotations[0].message}: ${entry.content.trim().split("\n")[0]}`);
    entry.comment = null;
  }
  resource.body = resource.body.filter(({ type }) => !type.endsWith("Comment"));
  return { resource, text: serialize(resource, {}) };
}

/** The variables of a pattern, each with the type of its values; `messages` has the messages it refers to. */
class Arguments extends Visitor {
  constructor(messages) {
    super();
    this.messages = messages;
    this.types = new Map();
  }
  visitVariableReference(node) {
    if (!this.types.has(node.id.name)) this.types.set(node.id.name, "MessageValue");
  }
  visitMessageReference(node) {
    const message = this.messages.get(node.id.name);
    if (message) this.genericVisit(message.value);
  }
  visitFunctionReference(node) {
    const [value] = node.arguments.positional;
    if (node.id.name === "NUMBER" && value.type === "VariableReference")
      this.types.set(value.id.name, "number");
    this.genericVisit(node);
  }
  visitSelectExpression(node) {
    const keys = node.variants.map(({ key }) => key.name ?? key.value);
    if (node.selector.type === "VariableReference") {
      const isNumber = keys.some((key) => PLURALS.has(key) || /^[0-9.]+$/.test(key));
      const isClosed = !isNumber && !keys.includes("any");
      const type = isClosed
        ? keys.map((key) => (key === "true" || key === "false" ? key : JSON.stringify(key))).join(" | ")
        : isNumber && keys.every((key) => PLURALS.has(key) || /^[0-9.]+$/.test(key))
          ? "number"
          : "MessageValue";
      const known = this.types.get(node.selector.id.name);
      if (known === undefined || known === "MessageValue") this.types.set(node.selector.id.name, type);
    }
    this.genericVisit(node);
  }
}

/** The entry of a message in the type of all arguments. */
function typed(id, pattern) {
  const reader = new Arguments(messages);
  reader.genericVisit(pattern);
  // Set by FORM.
  reader.types.delete("form");
  const fields = [...reader.types].map(([name, type]) => `readonly ${name}: ${type}`);
  return `  ${JSON.stringify(id)}: ${fields.length === 0 ? "Record<string, never>" : `{ ${fields.join("; ")} }`};`;
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  let old;
  try {
    old = readFileSync(file, "utf8");
  } catch {}
  // An unchanged module is not rewritten, so that nothing is rebuilt because of it.
  if (old !== text) writeFileSync(file, text);
}

const messages = new Map();
for (const language of languages)
  for (const area of areas[language]) {
    const { resource, text } = withoutComments(join(locales, language, `${area}.ftl`));
    // As a string: its declaration would repeat the text.
    write(
      join(target, language, `${area}.ts`),
      `// Made by tools/build-locales.js from locales/${language}/${area}.ftl.\nexport default ${JSON.stringify(text)} as string;\n`,
    );
    if (language !== "en") continue;
    for (const entry of resource.body) {
      if (entry.type !== "Message") continue;
      if (messages.has(entry.id.name)) throw new Error(`Two messages are called "${entry.id.name}".`);
      messages.set(entry.id.name, entry);
    }
  }

const types = [...messages].flatMap(([id, message]) => [
  ...(message.value ? [typed(id, message.value)] : []),
  ...message.attributes.map(({ id: { name }, value }) => typed(`${id}.${name}`, value)),
]);
write(
  join(target, "areas.ts"),
  `// Made by tools/build-locales.js from locales.
import type { MessageValue } from "../language/message.js";
import type { Language } from "../language/languages.js";

/** A file of messages: what is loaded at once. */
export type Area = ${[...new Set(Object.values(areas).flat())].map((area) => JSON.stringify(area)).join(" | ")};

/** Reads the text of a language and area. */
export const LOADERS: Readonly<Record<Language, Readonly<Partial<Record<Area, () => Promise<{ default: string }>>>>>> = {
${languages
  .map(
    (language) =>
      `  ${language}: {\n${areas[language].map((area) => `    ${JSON.stringify(area)}: () => import("./${language}/${area}.js"),`).join("\n")}\n  },`,
  )
  .join("\n")}
};

/** The arguments of each message. */
export interface MessageArguments {
${types.join("\n")}
}
`,
);
