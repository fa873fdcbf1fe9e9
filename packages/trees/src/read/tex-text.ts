/** Words of TeX that mean a text; other commands are left out, and their arguments stay. */
const WORDS: Readonly<Record<string, string>> = {
  alpha: "α",
  beta: "β",
  infty: "∞",
  ldots: "…",
  dots: "…",
  times: "×",
  to: "→",
  rightarrow: "→",
};
/** A fraction of two groups without groups, or of two digits. */
const FRACTION = /\\[dt]?frac(?:\{([^{}]*)\}\{([^{}]*)\}|(\d)(\d))/g;
const COMMAND = /\\(?:([a-zA-Z]+) *|(.))/gs;

/** What a piece of TeX shows, as plain text: without math, groups, fonts and subscripts; ½ is "1/2", 50 \% is "50/100". */
export function plainTex(tex: string): string {
  return tex
    .replaceAll(
      FRACTION,
      (_, over = "", under = "", one = "", other = "") => `${over}${one}/${under}${other}`,
    )
    .replaceAll(/(\d) *\\%/g, "$1/100")
    .replaceAll(COMMAND, (_, word: string | undefined, mark: string | undefined) =>
      word === undefined
        ? mark === "\\" || mark === "," || mark === ";"
          ? " "
          : mark!
        : (WORDS[word] ?? ""),
    )
    .replaceAll(/[${}_^]/g, "")
    .replaceAll(/[~\s]+/g, " ")
    .replaceAll("−", "-")
    .trim();
}

/** A piece of a text with its place. */
export type Piece = readonly [text: string, at: number];

/** The parts of a text between commas that stand in no group or bracket. */
export function partsOf(text: string, at: number): Piece[] {
  const parts: Piece[] = [];
  let start = 0;
  for (const [end, depth] of depths(text)) {
    if (depth > 0 || text[end] !== ",") continue;
    parts.push([text.slice(start, end), at + start]);
    start = end + 1;
  }
  parts.push([text.slice(start), at + start]);
  return parts;
}

/** The contents of the groups that stand in no other group or bracket: `node[left]{a} node {b}` has a and b. */
export function groupsIn(text: string): string[] {
  const groups: string[] = [];
  let start = -1;
  for (const [at, depth] of depths(text)) {
    if (text[at] === "{" && depth === 0) start = at + 1;
    if (text[at] === "}" && depth === 0 && start >= 0) {
      groups.push(text.slice(start, at));
      start = -1;
    }
  }
  return groups;
}

/** The characters that are not escaped, with the number of groups and brackets around each; a brace is outside its own. */
function* depths(text: string, from = 0): Generator<readonly [at: number, depth: number]> {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const mark = text[at]!;
    if (mark === "}" || mark === "]") depth--;
    yield [at, depth];
    if (mark === "{" || mark === "[") depth++;
    if (mark === "\\") at++;
  }
}
