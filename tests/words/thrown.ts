import { join } from "node:path";
import ts from "typescript";
import { sourcesIn } from "./catalogues.js";
import { parsed, placeOf } from "./literals.js";

const ROOT = join(import.meta.dirname, "../..");

/** A sentence that is thrown as it stands in a source file. */
export interface Thrown {
  /** With a word of its own for each thing that is put in. */
  readonly sentence: string;
  /** "FILE:LINE". */
  readonly place: string;
}

/** Errors whose sentence a person reads, by the name of their class. */
const FOR_PEOPLE =
  /^(?:Usage|GameOption|Notation|Search|Chance|Gnubg|Match|Model|Feature|ModelFile|Network|Training|Range)Error$/;

/** What is thrown in the source files below a folder of the repository. */
export function thrownIn(folder: string): Thrown[] {
  return sourcesIn(folder, /\.ts$/).flatMap((file) => {
    const source = parsed(join(ROOT, file), file);
    const found: Thrown[] = [];
    const note = (node: ts.Expression): void => {
      if (ts.isParenthesizedExpression(node)) note(node.expression);
      else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(note);
      else if (ts.isStringLiteralLike(node))
        found.push({ sentence: node.text, place: placeOf(source, node) });
      else if (ts.isTemplateExpression(node)) {
        const rest = node.templateSpans.map(({ literal }, i) => `WORD${i}${literal.text}`).join("");
        found.push({ sentence: `${node.head.text}${rest}`, place: placeOf(source, node) });
      }
    };
    const visit = (node: ts.Node): void => {
      if (ts.isNewExpression(node) && FOR_PEOPLE.test(node.expression.getText(source))) {
        const [sentence] = node.arguments ?? [];
        if (sentence) note(sentence);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
