// Checks that every regular expression in the packages takes time linear in the length of its input: with an expression
// that backtracks, a file of a few hundred bytes could hang the command or a page. The expressions are taken from the
// syntax trees of the sources.
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

// Uses neither Java nor platform-specific binaries.
process.env.RECHECK_BACKEND = "pure";
const { checkSync } = await import("recheck");

/** Expressions that cannot be analysed, and why they are harmless. */
const EXCEPTIONS = new Map(
  ["P", "G", "g"].map((letter) => [
    `/(?<=^█.*)${letter}/gm`,
    "colours the maze that Pac-Man's notation has drawn, in lines as wide as a maze",
  ]),
);

/** The places of each expression. */
const places = new Map();
const sources = readdirSync("packages").flatMap((name) =>
  readdirSync(`packages/${name}/src`, { recursive: true }).map((file) => `packages/${name}/src/${file}`),
);
for (const file of sources) {
  if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|\/generated\//.test(file)) continue;
  // The kind of a script follows from its name.
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
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
const report = (expression, problem) => {
  problems++;
  console.error(
    `${places.get(expression)?.join(", ") ?? "tools/check-regexps.js"}: ${expression} ${problem}`,
  );
};
for (const expression of places.keys()) {
  if (EXCEPTIONS.has(expression)) continue;
  const end = expression.lastIndexOf("/");
  // The automaton's verdict depends only on the expression, not on measured time.
  const found = checkSync(expression.slice(1, end), expression.slice(end + 1), {
    checker: "automaton",
    timeout: 300_000,
  });
  if (found.status === "vulnerable") {
    const { type, degree } = found.complexity;
    report(expression, `takes ${type} time${degree ? ` of degree ${degree}` : ""}: ${found.attack.pattern}`);
  } else if (found.status !== "safe")
    report(expression, `cannot be judged (${found.error.kind}): write it without lookaround`);
}
for (const expression of EXCEPTIONS.keys())
  if (!places.has(expression)) report(expression, "is an exception that no source has any more");
if (problems > 0) process.exit(1);
console.log(`${places.size} regular expressions take linear time (${EXCEPTIONS.size} exceptions)`);
