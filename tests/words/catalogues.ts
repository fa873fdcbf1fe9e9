import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { LANGUAGES, type Language, type Literal, literalsOf, parsed, placeOf } from "./literals.js";

const ROOT = join(import.meta.dirname, "../..");

/** Where something is said to people in four languages. */
const SPOKEN = ["trees/src", "lab/src", "cli/src", "games/src/say"];

/** The source files below a folder of the repository, as paths from its root, without tests. */
export function sourcesIn(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => join(folder, file).replaceAll("\\", "/"));
}

/** What stands in catalogues of a file, with its language. */
function textsIn(file: string): Literal[] {
  return literalsOf(join(ROOT, file), file).filter(({ language }) => language !== undefined);
}

/** All text of catalogues, with its language. */
export function catalogueTexts(): Literal[] {
  return [
    ...SPOKEN.flatMap((folder) => sourcesIn(`packages/${folder}`)).flatMap(textsIn),
    ...LANGUAGES.flatMap(messageTexts),
  ];
}

/** What is no text in a line of Fluent: the name of a message or attribute, the key of a choice, the end of a selector. */
const SYNTAX = /^[\w-]+ = |^ +\.\w+ = |^ +\*?\[[\w-]+\] |^ +\}/;

/** The text of the files of messages in a language, in pieces between placeables. Their spaces are set when they are formatted. */
function messageTexts(language: Language): Literal[] {
  const folder = `packages/messages/locales/${language}`;
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const lines = readFileSync(join(ROOT, folder, name), "utf8").split("\n");
    return lines.flatMap((line, i) => {
      if (line.startsWith("#")) return [];
      const pieces = line.replace(SYNTAX, "").split(/\{[^{}]*(?:\}|->$)/);
      const place = `${folder}/${name}:${i + 1}`;
      return pieces
        .filter((text) => text !== "")
        .map((text): Literal => ({ text, place, language, isSet: true, start: 0, end: 0 }));
    });
  });
}

/**
 * The places where a catalogue compares a number with 1 or 2 to choose between two texts. Chinese is left out: it has one
 * form, so a choice there is one of meaning.
 */
export function formsByHand(): string[] {
  return SPOKEN.flatMap((folder) => sourcesIn(`packages/${folder}`)).flatMap((file) => {
    const starts = new Set(
      textsIn(file).flatMap(({ language, start }) => (language === "zh" ? [] : [start])),
    );
    return starts.size === 0 ? [] : choicesByCount(join(ROOT, file), file, starts);
  });
}

function choicesByCount(path: string, file: string, starts: ReadonlySet<number>): string[] {
  const source = parsed(path, file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node) && ts.isBinaryExpression(node.condition)) {
      const { operatorToken, right } = node.condition;
      const sign = `${operatorToken.getText(source)} ${right.getText(source)}`;
      const texts = [node.whenTrue, node.whenFalse].map((one) =>
        ts.isTaggedTemplateExpression(one) ? one.template : one,
      );
      if (
        /^(?:[!=]==? "?1"?|< 2|> 1|>= 2)$/.test(sign) &&
        texts.every((one) => starts.has(one.getStart(source)))
      )
        found.push(placeOf(source, node));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
