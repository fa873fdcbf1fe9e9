import { type Catalogue, type Language, scriptOf } from "@tyche/messages";
import { writeTree } from "@tyche/trees";
import { fontLines, math, Typesetter } from "@tyche/trees/drawing";
import {
  type AnswerTable,
  type Copy,
  drawingOf,
  headOf,
  originTexts,
  recipeText,
  type SheetLayout,
  type Worksheet,
  type WorksheetItem,
} from "./worksheet.js";

/**
 * Writes a worksheet as one LaTeX document, with TikZ and packages of every distribution; Chinese needs the package
 * ctex and XeLaTeX or LuaLaTeX. Trees wider than the page are scaled down.
 */
export function worksheetLatex(sheet: Worksheet, copy: Copy, layout: SheetLayout = "flow"): string {
  const { spec, words, items } = sheet;
  const { seed, licence } = originTexts(sheet);
  return [
    ...preamble(spec.language),
    "\\begin{document}",
    "\\noindent",
    `{\\Large\\bfseries ${set(words.text("worksheet-title", { copy }))}}\\hfill ${set(seed)}\\par`,
    `\\noindent{\\footnotesize ${set(recipeText(spec))}}\\par`,
    copy === "blank"
      ? `\\medskip\\noindent ${set(words.text("worksheet-person"))}\\enspace\\underline{\\hspace{7cm}}\\par`
      : "",
    ...items.flatMap((item, i) => arranged(itemLatex(item, i + 1, copy, sheet, layout), i, layout)),
    `\\bigskip\\noindent{\\footnotesize ${set(licence)}\\par}`,
    "\\end{document}",
    "",
  ]
    .filter((line) => line !== "")
    .join("\n")
    .concat("\n");
}

function preamble(language: Language): string[] {
  const own = PACKAGES[scriptOf(language)];
  return [
    own === undefined ? "" : "% !TEX program = xelatex",
    "\\documentclass[11pt,a4paper]{article}",
    "\\usepackage[margin=2cm]{geometry}",
    ...(own === undefined ? [...fontLines(), hyphenation(language)] : [own]),
    "\\usepackage{amssymb}",
    "\\usepackage{graphicx}",
    "\\usepackage{multicol}",
    "\\usepackage{tikz}",
    "\\newsavebox{\\tychetree}",
    "\\newcommand{\\fittree}{\\ifdim\\wd\\tychetree>\\linewidth\\resizebox{\\linewidth}{!}{\\usebox{\\tychetree}}\\else\\usebox{\\tychetree}\\fi}",
    "\\newsavebox{\\tycheitem}",
    "\\newcommand{\\halfpage}{\\noindent\\ifdim\\dimexpr\\ht\\tycheitem+\\dp\\tycheitem<0.43\\textheight\\vbox to 0.43\\textheight{\\usebox{\\tycheitem}\\vfil}\\else\\resizebox*{!}{0.43\\textheight}{\\usebox{\\tycheitem}}\\fi\\par}",
    "\\setlength{\\parindent}{0pt}",
    "\\renewcommand{\\arraystretch}{1.35}",
  ];
}

/** Scripts that need a separate package, and a TeX that reads Unicode. */
const PACKAGES: Readonly<Record<string, string>> = { Hans: "\\usepackage[UTF8]{ctex}" };

/** TeX's names for the languages with hyphenation patterns. */
const PATTERNS: Partial<Record<Language, string>> = { fr: "french", es: "spanish" };

/** Hyphenates words by the patterns of the language, if this TeX has them; requires no package. */
function hyphenation(language: Language): string {
  const name = PATTERNS[language];
  return name === undefined
    ? ""
    : `\\ifcsname l@${name}\\endcsname\\language\\csname l@${name}\\endcsname\\fi`;
}

function itemLatex(
  item: WorksheetItem,
  number: number,
  copy: Copy,
  { words }: Worksheet,
  layout: SheetLayout,
): string[] {
  const { exercise } = item;
  const { name, about } = headOf(item, number, words);
  const { text } = writeTree(exercise.tree, "tikz", {
    ...drawingOf(exercise, copy, words),
    fragment: true,
  });
  return [
    "\\bigskip",
    "\\begin{minipage}{\\linewidth}",
    `\\textbf{${set(name)}} {\\footnotesize (${set(about)})}\\enspace ${set(words.paragraph(item.task))}\\par\\medskip`,
    `\\begin{lrbox}{\\tychetree}%\n${text.trimEnd()}%\n\\end{lrbox}%`,
    "{\\centering\\fittree\\par}",
    "\\end{minipage}",
    "\\par\\medskip",
    tableLatex(item.table, copy, words, LONG_TABLE[layout]),
    "\\par",
  ];
}

/** An exercise in its place: half a page is filled, and what is higher is scaled down to that. */
function arranged(item: readonly string[], index: number, layout: SheetLayout): readonly string[] {
  if (layout === "flow") return item;
  return [
    ...(index > 0 && index % 2 === 0 ? ["\\clearpage"] : []),
    "\\begin{lrbox}{\\tycheitem}%",
    "\\begin{minipage}[t]{\\linewidth}",
    ...item,
    "\\end{minipage}%",
    "\\end{lrbox}%",
    "\\halfpage",
  ];
}

/** Maximum number of table columns side by side. */
const MOST_COLUMNS = 3;
/** Number of rows from which a table is set in several parts. */
const LONG_TABLE: Readonly<Record<SheetLayout, number>> = { flow: 8, two: 4 };

function tableLatex({ head, rows }: AnswerTable, copy: Copy, words: Catalogue, long: number): string {
  if (head.length === 0) {
    const lines = rows.map(
      ([name, text]) =>
        `${set(words.text("worksheet-line", { question: name!.text }))}\\enspace \\underline{\\makebox[7cm][l]{${answer(text!.text, copy)}}}`,
    );
    return lines.join("\\par\n");
  }
  const cells = rows.map((row) =>
    row.map(({ text, isAnswer }) => (isAnswer ? answer(text, copy) : set(text))),
  );
  // Answer columns are as wide as what must be written there.
  const columns = rows[0]!.map(({ isAnswer }) => (isAnswer ? "p{2.4cm}" : "l")).join("|");
  const part = (some: readonly (readonly string[])[]): string =>
    [
      `\\begin{tabular}[t]{|${columns}|}`,
      `\\hline ${head.map((text) => (text.startsWith("(") ? math(text) : set(text))).join(" & ")} \\\\ \\hline`,
      ...some.map((row) => `${row.join(" & ")} \\\\ \\hline`),
      "\\end{tabular}",
    ].join("\n");
  const parts = Math.min(MOST_COLUMNS, Math.ceil(cells.length / long));
  const size = Math.ceil(cells.length / parts);
  return Array.from({ length: parts }, (_, i) => part(cells.slice(i * size, (i + 1) * size))).join(
    "\\hfill\n",
  );
}

function answer(text: string, copy: Copy): string {
  if (copy === "blank") return "\\strut";
  if (text === "x") return "$\\times$";
  return /^[\d\s()[\],./<>=≥≤−∞+-]+$/u.test(text) ? math(text) : `\\textbf{${set(text)}}`;
}

/** Escapes a text, which may be a seed typed by a user, so that it contains no markup. */
function set(text: string): string {
  return new Typesetter().text(text.replace(/[\p{Cc}\p{Cf}]/gu, ""));
}
