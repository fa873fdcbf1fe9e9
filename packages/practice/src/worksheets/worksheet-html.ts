import type { Catalogue } from "@tyche/messages";
import { writeTree } from "@tyche/trees";
import { escapeXml } from "@tyche/trees/drawing";
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
 * Writes a worksheet as a self-contained page, for printing or for a course's site: no scripts and no external
 * resources.
 */
export function worksheetHtml(sheet: Worksheet, copy: Copy, layout: SheetLayout = "flow"): string {
  const { spec, words, items } = sheet;
  const { seed, licence } = originTexts(sheet);
  const title = escapeXml(words.text("worksheet-title", { copy }));
  return `<!doctype html>
<html lang="${spec.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${PAGE_STYLE}</style>
</head>
<body class="${layout}">
<header>
<h1>${title}</h1>
${seed === "" ? "" : `<p>${escapeXml(seed)}</p>\n`}<p class="recipe">${escapeXml(recipeText(spec))}</p>
${copy === "blank" ? `<p class="person">${escapeXml(words.text("worksheet-person"))} <span></span></p>` : ""}
</header>
<main>
${items.map((item, i) => itemHtml(item, i + 1, copy, words)).join("\n")}
</main>
<footer>${escapeXml(licence)}</footer>
</body>
</html>
`;
}

const PAGE_STYLE = [
  ":root{color-scheme:light dark}",
  'body{font:16px/1.5 "Helvetica Neue",Helvetica,Arial,"Noto Sans",sans-serif;max-width:60rem;margin:1rem auto;padding:0 1rem}',
  "h1{font-size:1.5rem;margin:0}h2{font-size:1.1rem;margin:0}",
  "header p{margin:.2rem 0}.recipe{font-size:.8rem}",
  ".person span{display:inline-block;width:16rem;border-bottom:1px solid}",
  "section{margin:1.5rem 0;break-inside:avoid}",
  "svg.tyche-tree{max-width:100%;height:auto;display:block;margin:.5rem auto}",
  ".tables{display:flex;flex-wrap:wrap;gap:1rem}",
  "table{border-collapse:collapse}th,td{border:1px solid;padding:.15rem .6rem;text-align:start;height:1.6em}",
  "td.answer{min-width:7rem;font-weight:600}",
  ".line{display:flex;gap:.6rem;align-items:end;margin:.4rem 0}",
  ".line .answer{flex:1;border-bottom:1px solid;min-height:1.6em;font-weight:600}",
  "footer{font-size:.8rem;margin-top:1.5rem}",
  // Two sections and the header fill a page of A4 or letter; a longer one takes more.
  "@media print{.two section{min-height:10.9cm;margin:0 0 .4cm}.two section:nth-of-type(odd):not(:first-of-type){break-before:page}.two svg.tyche-tree{max-height:5.2cm}.two td,.two th{height:auto;padding:0 .4rem;font-size:9pt}}",
  "@media print{body{max-width:none;margin:0;font-size:11pt}@page{margin:1.5cm}}",
].join("\n");

function itemHtml(item: WorksheetItem, number: number, copy: Copy, words: Catalogue): string {
  const { exercise, task, table } = item;
  const { name, about } = headOf(item, number, words);
  const { text } = writeTree(exercise.tree, "svg", {
    ...drawingOf(exercise, copy, words),
    title: name,
  });
  return `<section>
<h2>${escapeXml(name)} <small>(${escapeXml(about)})</small></h2>
<p>${escapeXml(words.paragraph(task))}</p>
${text.trim()}
${tableHtml(table, copy)}
</section>`;
}

const LONG_TABLE = 8;

function tableHtml({ head, rows }: AnswerTable, copy: Copy): string {
  const written = (text: string): string => (copy === "key" ? escapeXml(text === "x" ? "×" : text) : "");
  if (head.length === 0) {
    const lines = rows.map(
      ([name, answer]) =>
        `<p class="line"><span>${escapeXml(name!.text)}</span><span class="answer">${written(answer!.text)}</span></p>`,
    );
    return lines.join("\n");
  }
  const headRow = `<tr>${head.map((text) => `<th scope="col">${escapeXml(text)}</th>`).join("")}</tr>`;
  const bodyRows = rows.map((row) => {
    const cells = row.map(({ text, isAnswer }) =>
      isAnswer ? `<td class="answer">${written(text)}</td>` : `<td>${escapeXml(text)}</td>`,
    );
    return `<tr>${cells.join("")}</tr>`;
  });
  const tables: string[] = [];
  for (let from = 0; from < bodyRows.length; from += LONG_TABLE) {
    const part = bodyRows.slice(from, from + LONG_TABLE).join("\n");
    tables.push(`<table><thead>${headRow}</thead><tbody>\n${part}\n</tbody></table>`);
  }
  return `<div class="tables">${tables.join("\n")}</div>`;
}
