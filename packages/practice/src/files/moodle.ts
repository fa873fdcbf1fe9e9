import type { Catalogue } from "@tyche/messages";
import { strToU8 } from "fflate";
import { recipeText, type Worksheet, type WorksheetItem } from "../worksheets/worksheet.js";
import { type Field, fieldsOf, htmlText, movesOf, share, shortAnswers, xmlText } from "./fields.js";
import { inWords, itemName, type KitPicture, pictureFor } from "./pictures.js";

/**
 * Writes a worksheet as a file for Moodle's question bank ("Moodle XML format"): cloze questions with a field for each
 * answer, multiple choice for the best move, and for cuts a picture with draggable markers in addition to the list.
 * Pictures are SVG files inside the questions.
 */
export function moodleXml(sheet: Worksheet): string {
  const { spec, items } = sheet;
  const category = `$course$/top/Tyche/${recipeText(spec).replaceAll("/", "//")}`;
  const questions = items.flatMap((item) => questionsOf(item, sheet));
  return `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="category">
<category><text>${xmlText(category)}</text></category>
</question>
${questions.join("\n")}
</quiz>
`;
}

const FILE = "tree.svg";

function questionsOf(item: WorksheetItem, { words }: Worksheet): string[] {
  const { exercise, key } = item;
  const name = itemName(item, words);
  const picture = pictureFor(exercise, name, words);
  const image = `<p><img src="@@PLUGINFILE@@/${FILE}" alt="${htmlText(inWords(exercise, words))}" width="${picture.width}" height="${picture.height}"></p>`;
  const task = `<p>${htmlText(words.paragraph(item.task))}</p>`;
  if (exercise.template.asks === "moves") return [moveQuestion(name, task + image, picture, item, words)];
  const fields = fieldsOf(exercise, key, words);
  const list = fields.map(
    (field) =>
      `<li>${words.text("question-about", { question: htmlText(field.label), text: cloze(field) })}</li>`,
  );
  const typing = fields.some((field) => field.type === "text")
    ? `<p>${htmlText(words.text("kit-typing"))}</p>`
    : "";
  const isCuts = exercise.template.asks === "cuts";
  const asList = question("cloze", isCuts ? `${name} (${words.text("kit-as-list")})` : name, [
    questionText(`${task}${typing}${image}<ul>\n${list.join("\n")}\n</ul>`, picture),
    feedback("generalfeedback", ""),
  ]);
  if (!isCuts || picture.cuts.length === 0) return [asList];
  return [asList, markerQuestion(`${name} (${words.text("kit-on-picture")})`, task, picture, item, words)];
}

/** Markers to be dragged onto the cut edges, as far up as possible. */
function markerQuestion(
  name: string,
  task: string,
  { svg, cuts, radius }: KitPicture,
  { exercise }: WorksheetItem,
  words: Catalogue,
): string {
  const drops = cuts.map(
    ({ x, y }, i) =>
      `<drop><no>${i + 1}</no><shape>circle</shape><coords>${x},${y};${radius}</coords><choice>1</choice></drop>`,
  );
  const description = `<p>${htmlText(inWords(exercise, words))}</p>`;
  return question("ddmarker", name, [
    `<questiontext format="html"><text>${cdata(`${task}<p>${htmlText(words.text("kit-markers"))}</p>${description}`)}</text></questiontext>`,
    feedback("generalfeedback", ""),
    "<defaultgrade>1</defaultgrade>",
    "<showmisplaced/>",
    ...combinedFeedback(words),
    file(svg),
    "<drag><no>1</no><text>✂</text><infinite/></drag>",
    ...drops,
  ]);
}

function moveQuestion(
  name: string,
  body: string,
  picture: KitPicture,
  { exercise, key }: WorksheetItem,
  words: Catalogue,
): string {
  // If one of several is enough, each is the whole answer; if all are required, a wrong one costs a share.
  const { moves, best, isSingle } = movesOf({ exercise, key }, words);
  const answers = moves.map((move) => {
    const grade = isSingle ? (move.right ? "100" : "0") : move.right ? share(best) : `-${share(best)}`;
    return `<answer fraction="${grade}" format="html"><text>${cdata(htmlText(move.text))}</text>${feedback("feedback", move.feedback)}</answer>`;
  });
  return question("multichoice", name, [
    questionText(body, picture),
    feedback("generalfeedback", ""),
    "<defaultgrade>1</defaultgrade>",
    `<single>${isSingle}</single>`,
    "<shuffleanswers>false</shuffleanswers>",
    "<answernumbering>none</answernumbering>",
    ...combinedFeedback(words),
    ...answers,
  ]);
}

function question(type: string, name: string, parts: readonly string[]): string {
  return `<question type="${type}">\n<name><text>${xmlText(name)}</text></name>\n${parts.join("\n")}\n</question>`;
}

function questionText(body: string, { svg }: KitPicture): string {
  return `<questiontext format="html"><text>${cdata(body)}</text>${file(svg)}</questiontext>`;
}

function combinedFeedback(words: Catalogue): string[] {
  return [
    feedback("correctfeedback", words.text("kit-right")),
    feedback("partiallycorrectfeedback", words.text("kit-partly")),
    feedback("incorrectfeedback", words.text("kit-wrong")),
  ];
}

function feedback(element: string, sentence: string): string {
  return `<${element} format="html"><text>${sentence === "" ? "" : cdata(`<p>${htmlText(sentence)}</p>`)}</text></${element}>`;
}

function file(svg: string): string {
  return `<file name="${FILE}" path="/" encoding="base64">${base64(strToU8(svg))}</file>`;
}

/** A field within the text of a question. */
function cloze(field: Field): string {
  if (field.type === "choice") {
    const options = field.options.map(
      ({ text: option, right, feedback: told }) =>
        `${right ? "=" : ""}${clozeText(option)}${clozeFeedback(told)}`,
    );
    return `{1:MULTICHOICE:${options.join("~")}}`;
  }
  return `{1:SHORTANSWER:${shortAnswers(field, { wrongSign: "", escaped: clozeText }).join("~")}}`;
}

function clozeText(answer: string): string {
  return htmlText(answer).replace(/[\\~#{}]/g, (character) => `\\${character}`);
}

function clozeFeedback(sentence: string): string {
  return sentence === "" ? "" : `#${clozeText(sentence)}`;
}

function cdata(markup: string): string {
  return `<![CDATA[${markup.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

/** Part of Node and of browsers, whose types this package does not use. */
declare const btoa: (binary: string) => string;

/** Encodes bytes as base64 (RFC 4648). */
export function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
