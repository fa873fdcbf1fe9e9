// Every regular expression of the packages takes time linear in the text that it is given: an expression that backtracks can be made
// to hang the command or a page by a file of a few hundred bytes. The expressions are taken from the syntax trees of the sources.
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

// Without Java and without the binaries of one platform.
process.env.RECHECK_BACKEND = "pure";
const { checkSync } = await import("recheck");

/** Expressions that cannot be judged, and why they do no harm. */
const EXCEPTIONS = new Map(
  ["P", "G", "g"].map((letter) => [
    `/(?<=^█.*)${letter}/gm`,
    "colours the maze that Pac-Man's notation has drawn, in lines as wide as a maze",
  ]),
);

/** By expression: where it is. */
const places = new Map();
const sources = readdirSync("packages").flatMap((name) =>
  readdirSync(`packages/${name}/src`, { recursive: true }).map((file) => `packages/${name}/src/${file}`),
);
for (const file of sources) {
  if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|\/generated\//.test(file)) continue;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      places.set(node.text, [...(places.get(node.text) ?? []), `${file}:${line + 1}`]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

let problems = 0;
const tell = (expression, problem) => {
  problems++;
  console.error(
    `${places.get(expression)?.join(", ") ?? "tools/check-regexps.js"}: ${expression} ${problem}`,
  );
};
for (const expression of places.keys()) {
  if (EXCEPTIONS.has(expression)) continue;
  const end = expression.lastIndexOf("/");
  // The automaton's verdict follows from the expression alone, and from no time that was measured.
  const found = checkSync(expression.slice(1, end), expression.slice(end + 1), {
    checker: "automaton",
    timeout: 60_000,
  });
  if (found.status === "vulnerable") {
    const { type, degree } = found.complexity;
    tell(expression, `takes ${type} time${degree ? ` of degree ${degree}` : ""}: ${found.attack.pattern}`);
  } else if (found.status !== "safe")
    tell(expression, `cannot be judged (${found.error.kind}): write it without lookaround`);
}
for (const expression of EXCEPTIONS.keys())
  if (!places.has(expression)) tell(expression, "is an exception that no source has any more");
if (problems > 0) process.exit(1);
console.log(`${places.size} regular expressions take linear time (${EXCEPTIONS.size} exceptions)`);
