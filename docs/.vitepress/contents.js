// Pictures before words: the list of chapters becomes a row of cards, each with a small picture of a figure of the chapter, and a
// chapter opens with that figure, unsolved, if it would begin without one.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { picture } from "./figures.js";
import { LABELS } from "./locales.js";

const BOOK = fileURLToPath(new URL("../book/", import.meta.url));
/** A figure of each chapter that says what the chapter is about and can be read when it is small. */
const PICTURES = {
  "01-games": "cups",
  "02-minimax": "three",
  "03-alpha-beta": "doors",
  "04-negamax": "gain",
  "05-in-time": "deepening",
  "06-expectimax": "coin",
  "07-expectiminimax": "three",
  "08-star": "inside",
  "09-more-players": "trust",
  "10-hidden": "pennies",
  "11-sampling": "same",
  "12-cases": "mines",
  "13-agents": "twice",
  "14-cycles": "dance",
  "15-learning": "optimism",
};
const ROWS = /(?:^(?:- |\d+\. )\[[^\]]+\]\(\d\d-[\w-]+\.md\).*\n)+/gm;
const ROW = /^(?:- |\d+\. )\[(?:\d+\. )?([^\]]+)\]\(((\d\d)-[\w-]+)\.md\)(?:\s?[:：] ?(.+))?$/gm;

/** @param {string} source Markdown of the page @param {string} language @returns {string} */
export function contents(source, language) {
  return source.replaceAll(ROWS, (rows) => {
    const cards = [...rows.matchAll(ROW)].map(([, title, name, number, about = ""], index) => {
      const text = readFileSync(`${BOOK}${language}/${name}.md`, "utf8");
      const small = miniature(picture(text, name, PICTURES[name], true), index === 0);
      const heading = `<strong><span>${Number(number)}</span> ${title}</strong>`;
      return `<li data-chapter="${name}">${small}<a href="/book/${language}/${name}.html">${heading}</a> <small>${about}</small></li>`;
    });
    return `<ol class="book-contents">${cards.join("")}</ol>\n`;
  });
}

/**
 * A chapter with a picture below its title that leads to the figure; unchanged if a figure stands before the first section.
 *
 * @param {string} source Markdown @param {string} name of the file @param {string} language
 */
export function opening(source, name, language) {
  const [title, ...sections] = source.split("\n## ");
  const id = PICTURES[name];
  if (id === undefined || sections.length === 0 || title.includes("<tyche-tree")) return source;
  const written = readFileSync(`${BOOK}${language}/${name}.md`, "utf8");
  const small = miniature(picture(written, name, id, false), true);
  const link = `<div class="book-opening"><a href="#${id}">${small}<span class="visually-hidden">${LABELS[language].figure}</span></a></div>`;
  return source.replace(/^(# .*\n)/, `$1\n${link}\n`);
}

/**
 * A picture that says nothing to screen readers, whose parts know their place in the search (`--at`), so that they can appear in
 * that order; its colours are those of the page, in a style sheet that is in one of the pictures.
 *
 * @param {string} svg @param {boolean} isFirst whether it has the style sheet of all pictures
 */
function miniature(svg, isFirst) {
  const [, light, dark] = /<style>(.*?)@media[^{]*\{(.*)\}<\/style>/s.exec(svg);
  const style = isFirst
    ? `<style>${light}${dark.replaceAll(".tyche-tree", ".dark .tyche-tree")}</style>`
    : "";
  return svg
    .slice(svg.indexOf("<svg"))
    .replace(/<style>.*<\/style>/s, style)
    .replace(/ role="img" aria-label="[^"]*"/, ' aria-hidden="true"')
    .replaceAll(/<(title|desc)>[^<]*<\/\1>/g, "")
    .replaceAll(/ data-(?:node|edge|handed)="(\d+)"/g, ' style="--at:$1"')
    .replaceAll(/\n\s*/g, "");
}

/** A markdown-it plugin for contents pages and chapters. @param md the markdown-it instance */
export function contentsPages(md) {
  md.core.ruler.after("figures", "contents", (state) => {
    const page = state.env.realPath ?? state.env.path ?? "";
    const [, language, name] = /[\\/]book[\\/](en|es|fr|zh)[\\/]([\w-]+)\.md$/.exec(page) ?? [];
    if (name === "index") state.src = contents(state.src, language);
    else if (name in PICTURES) state.src = opening(state.src, name, language);
  });
}
