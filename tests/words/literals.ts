import { readFileSync } from "node:fs";
import ts from "typescript";

/** The languages that are spoken. They stand here by name, so that these tests lean on no package that they judge. */
export const LANGUAGES = ["en", "fr", "es", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text as it stands in a source file. */
export interface Literal {
  readonly text: string;
  /** "FILE:LINE", to find it by. */
  readonly place: string;
  /** The language it is in, where the file or what it stands in says so. */
  readonly language: Language | undefined;
  /** A piece of a template whose tag sets the blanks before marks. */
  readonly isSet: boolean;
  /** Where its characters stand in the file. */
  readonly start: number;
  readonly end: number;
}

/** A source file as a tree of syntax. */
export function parsed(path: string, name = path): ts.SourceFile {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(name, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, kind);
}

/** What a node of syntax says, where it is a string or a piece of a template. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : undefined;
}

/** "FILE:LINE" of a node. */
export function placeOf(source: ts.SourceFile, node: ts.Node): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/**
 * All strings and pieces of templates in a file, but for those that name keys and modules.
 * @param name what the file is called in places
 */
export function literalsOf(path: string, name = path): Literal[] {
  const source = parsed(path, name);
  const found: Literal[] = [];
  const ofFile = languageOf(
    path
      .split(/[\\/]/)
      .at(-1)!
      .replace(/\.tsx?$/, ""),
  );
  const visit = (node: ts.Node, language: Language | undefined): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const here = spokenIn(node) ?? language;
    const text = textOf(node);
    if (text !== undefined && !isKey(node)) {
      found.push({
        text,
        place: placeOf(source, node),
        language: here,
        isSet: isTagged(node),
        start: node.getStart(),
        end: node.getEnd(),
      });
    }
    ts.forEachChild(node, (child) => visit(child, here));
  };
  visit(source, ofFile);
  return found;
}

/** `fr: …` of an object, or `const fr = …`, is French. */
function spokenIn(node: ts.Node): Language | undefined {
  if (!ts.isPropertyAssignment(node) && !ts.isVariableDeclaration(node)) return undefined;
  return ts.isIdentifier(node.name) ? languageOf(node.name.text) : undefined;
}

function languageOf(name: string): Language | undefined {
  return LANGUAGES.find((language) => language === name);
}

function isKey(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

function isTagged(node: ts.Node): boolean {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isTaggedTemplateExpression(at)) return true;
    if (!ts.isTemplateExpression(at) && !ts.isTemplateSpan(at)) return false;
  }
  return false;
}
