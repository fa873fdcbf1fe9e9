import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "../..");

/** The source files below a folder of the repository, as paths from its root, without tests and generated files. */
function sourcesIn(folder: string, ending = /\.tsx?$/): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$|\.d\.ts$|\bgenerated\b/.test(file))
    .map((file) => join(folder, file).replaceAll("\\", "/"));
}

/** A source file as a syntax tree, named by its path from the root. */
function parsed(file: string): ts.SourceFile {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(join(ROOT, file), "utf8");
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** The text of a string or of a part of a template. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : undefined;
}

/** "FILE:LINE" of a node. */
function placeOf(source: ts.SourceFile, node: ts.Node): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** Attributes of elements and properties of components that people see or hear. */
const SEEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|help|caption)$/;
/** A word in some language: not a sign, a mathematical symbol or the name of a key. */
const WORD = /\p{Ll}{3,}/u;

/** Operators whose operands may be the value, unlike those of a comparison. */
const JOINING = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Texts for people in a component of the Lab that are not in a catalogue, as "FILE:LINE: text". */
export function textsOfComponents(): string[] {
  return sourcesIn("packages/lab/src", /\.tsx$/).flatMap((file) => {
    const source = parsed(file);
    const found: string[] = [];
    const note = (node: ts.Node, text: string): void => {
      if (WORD.test(text)) found.push(`${placeOf(source, node)}: ${text.trim()}`);
    };
    /** Strings that may be the value of an expression: both branches of a choice, parts of a template. */
    const values = (node: ts.Node): void => {
      const text = textOf(node);
      if (text !== undefined) note(node, text);
      else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(values);
      else if (ts.isParenthesizedExpression(node)) values(node.expression);
      else if (ts.isBinaryExpression(node) && JOINING.has(node.operatorToken.kind)) {
        [node.left, node.right].forEach(values);
      } else if (ts.isTemplateExpression(node)) {
        for (const piece of [node.head, ...node.templateSpans.map(({ literal }) => literal)])
          note(piece, piece.text);
      }
    };
    const visit = (node: ts.Node): void => {
      if (ts.isJsxText(node)) note(node, node.text);
      else if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
        values(node.expression);
      else if (ts.isJsxAttribute(node) && SEEN.test(node.name.getText(source)) && node.initializer) {
        values(ts.isJsxExpression(node.initializer) ? node.initializer.expression! : node.initializer);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/**
 * Sequences of words in a source file outside its catalogues, as "FILE:LINE: text".
 * @param errors classes whose English message may be where they are thrown
 */
export function sentencesIn(folder: string, catalogues: RegExp, errors = /^\b$/): string[] {
  return sourcesIn(folder, /\.tsx?$/)
    .filter((file) => !catalogues.test(file))
    .flatMap((file) => {
      const source = parsed(file);
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
        if (ts.isNewExpression(node) && errors.test(node.expression.getText(source))) return;
        const text = textOf(node);
        if (text !== undefined && /\p{Ll}{2,} \p{Ll}+ \p{Ll}{2,}/u.test(text))
          found.push(`${placeOf(source, node)}: ${text.trim()}`);
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
}

const FOREIGN = /\p{Script=Han}|[éèêàùçñáíóú¿¡]\p{L}|\p{L}[éèêàùçñáíóú]/u;

/** Text in a language other than English outside the catalogues, as "FILE:LINE: text". */
export function foreignTexts(folder: string): string[] {
  const files = sourcesIn(folder).filter((file) => FOREIGN.test(readFileSync(join(ROOT, file), "utf8")));
  return files.flatMap((file) => {
    const source = parsed(file);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const text = textOf(node);
      if (text !== undefined && FOREIGN.test(text)) found.push(`${placeOf(source, node)}: ${text.trim()}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
