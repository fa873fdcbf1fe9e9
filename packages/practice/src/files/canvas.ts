import type { Catalogue } from "@tyche/messages";
import { formatExact } from "@tyche/trees";
import { strToU8, zipSync } from "fflate";
import type { Exercise } from "../exercises/exercise.js";
import { recipeText, type Worksheet, type WorksheetItem } from "../worksheets/worksheet.js";
import { type Field, fieldsOf, htmlText, movesOf, xmlText } from "./fields.js";
import { identifierOf, inWords, itemName, type KitPicture, pictureFor } from "./pictures.js";

/** The files of a QTI 1.2 package in Canvas's dialect, by path. */
export function canvasFiles(sheet: Worksheet): Readonly<Record<string, string>> {
  const id = identifierOf(sheet.spec);
  const title = `${sheet.words.text("worksheet-title", { copy: "blank" })} · ${recipeText(sheet.spec)}`;
  const pictures = new Map<string, string>();
  const items = sheet.items.map((item, i) => itemXml(item, i + 1, sheet, id, pictures));
  return {
    "imsmanifest.xml": manifest(id, [...pictures.keys()]),
    [`${id}/assessment_meta.xml`]: metaXml(id, title, sheet.items.length),
    [`${id}/${id}.xml`]: assessmentXml(id, title, items),
    ...Object.fromEntries(pictures),
  };
}

/** The package: a zip file with the same bytes for the same specification. */
export function canvasZip(sheet: Worksheet): Uint8Array<ArrayBuffer> {
  // Zip files store times without a zone, from 1980 on.
  const mtime = new Date(1980, 0, 1);
  const files = Object.entries(canvasFiles(sheet)).map(
    ([path, content]) => [path, [strToU8(content), { mtime, level: 6 }]] as const,
  );
  return zipSync(Object.fromEntries(files) as Parameters<typeof zipSync>[0]) as Uint8Array<ArrayBuffer>;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = "http://www.w3.org/2001/XMLSchema-instance";
const CONTENT = "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1";
const CANVAS = "http://canvas.instructure.com/xsd/cccv1p0";
const QTI = "http://www.imsglobal.org/xsd/ims_qtiasiv1p2";

function manifest(id: string, pictures: readonly string[]): string {
  const files = pictures.map(
    (path, i) =>
      `<resource identifier="${id}_picture_${i + 1}" type="webcontent" href="${path}"><file href="${path}"/></resource>`,
  );
  return `${XML}
<manifest identifier="${id}_manifest" xmlns="${CONTENT}" xmlns:xsi="${SCHEMA}">
<metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="${id}" type="imsqti_xmlv1p2"><file href="${id}/${id}.xml"/><dependency identifierref="${id}_meta"/></resource>
<resource identifier="${id}_meta" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="${id}/assessment_meta.xml"><file href="${id}/assessment_meta.xml"/></resource>
${files.join("\n")}
</resources>
</manifest>
`;
}

function metaXml(id: string, title: string, points: number): string {
  return `${XML}
<quiz identifier="${id}" xmlns="${CANVAS}" xmlns:xsi="${SCHEMA}">
<title>${xmlText(title)}</title>
<description></description>
<shuffle_answers>false</shuffle_answers>
<scoring_policy>keep_highest</scoring_policy>
<quiz_type>assignment</quiz_type>
<points_possible>${points}.0</points_possible>
<show_correct_answers>true</show_correct_answers>
</quiz>
`;
}

function assessmentXml(id: string, title: string, items: readonly string[]): string {
  return `${XML}
<questestinterop xmlns="${QTI}" xmlns:xsi="${SCHEMA}">
<assessment ident="${id}" title="${xmlText(title)}">
<qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>1</fieldentry></qtimetadatafield></qtimetadata>
<section ident="root_section">
${items.join("\n")}
</section>
</assessment>
</questestinterop>
`;
}

/** The parts of a question: its type, the response groups, when they score, and the feedback. */
interface Parts {
  readonly type: string;
  readonly body: string;
  readonly responses: string;
  readonly conditions: readonly string[];
  readonly feedbacks: readonly string[];
}

function itemXml(
  item: WorksheetItem,
  number: number,
  { words }: Worksheet,
  id: string,
  pictures: Map<string, string>,
): string {
  const name = itemName(item, words);
  const picture = pictureFor(item.exercise, name, words);
  const path = `images/${id}_${number}.svg`;
  pictures.set(path, picture.svg);
  const head = `<p>${htmlText(words.paragraph(item.task))}</p>${image(path, picture, inWords(item.exercise, words))}`;
  const ident = `${id}_${number}`;
  const { type, body, responses, conditions, feedbacks } =
    item.exercise.template.asks === "moves"
      ? moveParts(item, ident, head, words)
      : fieldParts(item, ident, head, words);
  return `<item ident="${ident}" title="${xmlText(name)}">
<itemmetadata><qtimetadata>
<qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield>
<qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>1.0</fieldentry></qtimetadatafield>
</qtimetadata></itemmetadata>
<presentation>
<material><mattext texttype="text/html">${xmlText(body)}</mattext></material>
${responses}
</presentation>
<resprocessing>
<outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
${conditions.join("\n")}
</resprocessing>
${feedbacks.join("\n")}
</item>`;
}

/** Text fields and choices, one blank each; all of one kind, as Canvas requires. */
function fieldParts(item: WorksheetItem, ident: string, head: string, words: Catalogue): Parts {
  const fields = fieldsOf(item.exercise, item.key, words);
  const isChoice = fields.some(({ type }) => type === "choice");
  const list = fields.map(
    ({ label }, i) =>
      `<li>${words.text("question-about", { question: htmlText(withoutBlanks(label)), text: `[f${i + 1}]` })}</li>`,
  );
  const feedbacks: string[] = [];
  const conditions: string[] = [];
  const share = (100 / fields.length).toFixed(2);
  const groups = fields.map((field, i) => {
    const group = `response_f${i + 1}`;
    const options = optionsOf(field, isChoice, item.exercise);
    const labels = options.map(({ said }, k) => label(`${ident}_${i + 1}_${k + 1}`, said));
    for (const [k, { right, feedback }] of options.entries()) {
      const option = `${ident}_${i + 1}_${k + 1}`;
      if (feedback !== "") feedbacks.push(itemFeedback(option, feedback));
      if (right) conditions.push(condition(chosen(group, option), scored("Add", share)));
      if (feedback !== "") conditions.push(condition(chosen(group, option), shown(option)));
    }
    return `<response_lid ident="${group}"><material><mattext>f${i + 1}</mattext></material><render_choice>${labels.join("")}</render_choice></response_lid>`;
  });
  return {
    type: isChoice ? "multiple_dropdowns_question" : "fill_in_multiple_blanks_question",
    body: `${head}${isChoice ? "" : `<p>${htmlText(words.text("kit-typing"))}</p>`}<ul>${list.join("")}</ul>`,
    responses: groups.join("\n"),
    conditions,
    feedbacks,
  };
}

interface Option {
  readonly said: string;
  readonly right: boolean;
  readonly feedback: string;
}

/** The accepted answers of a field. If every field is a choice, a number is chosen from the payoffs. */
function optionsOf(field: Field, isChoice: boolean, { tree }: Exercise): Option[] {
  if (field.type === "choice") {
    return field.options.map(({ text: said, right, feedback }) => ({ said, right, feedback }));
  }
  if (!isChoice) return field.right.map((said) => ({ said, right: true, feedback: "" }));
  const payoffs = tree.nodes.flatMap((node) => (node.kind === "leaf" ? [node.value] : []));
  const sorted = payoffs.sort((a, b) => a.compare(b)).map((value) => formatExact(value));
  return [...new Set(sorted)].map((said) => ({
    said,
    right: field.right.includes(said),
    feedback: field.wrong.find(({ texts }) => texts.includes(said))?.feedback ?? "",
  }));
}

function moveParts(item: WorksheetItem, ident: string, head: string, words: Catalogue): Parts {
  const { moves, isSingle } = movesOf(item, words);
  const options = moves.map((move, i) => ({ ...move, option: `${ident}_${i + 1}` }));
  const labels = options.map(({ option, text }) => label(option, text)).join("");
  const told = options.filter(({ feedback }) => feedback !== "");
  const tests = options.map(({ option, right }) => ({ test: chosen("response1", option), right }));
  const right = isSingle
    ? tests.filter((each) => each.right).map(({ test }) => test)
    : [`<and>${tests.map((each) => (each.right ? each.test : `<not>${each.test}</not>`)).join("")}</and>`];
  return {
    type: isSingle ? "multiple_choice_question" : "multiple_answers_question",
    body: head,
    responses: `<response_lid ident="response1" rcardinality="${isSingle ? "Single" : "Multiple"}"><render_choice>${labels}</render_choice></response_lid>`,
    conditions: [
      ...told.map(({ option }) => condition(chosen("response1", option), shown(option))),
      ...right.map((test) => condition(test, scored("Set", "100"), true)),
    ],
    feedbacks: told.map(({ option, feedback }) => itemFeedback(option, feedback)),
  };
}

const chosen = (group: string, option: string): string =>
  `<varequal respident="${group}">${option}</varequal>`;
const scored = (action: "Add" | "Set", score: string): string =>
  `<setvar action="${action}" varname="SCORE">${score}</setvar>`;
const shown = (option: string): string =>
  `<displayfeedback feedbacktype="Response" linkrefid="${option}_fb"/>`;

function condition(test: string, then: string, isLast = false): string {
  return `<respcondition continue="${isLast ? "No" : "Yes"}"><conditionvar>${test}</conditionvar>${then}</respcondition>`;
}

function itemFeedback(option: string, sentence: string): string {
  return `<itemfeedback ident="${option}_fb"><flow_mat><material><mattext texttype="text/html">${xmlText(`<p>${htmlText(sentence)}</p>`)}</mattext></material></flow_mat></itemfeedback>`;
}

function label(ident: string, said: string): string {
  return `<response_label ident="${ident}"><material><mattext texttype="text/plain">${xmlText(said)}</mattext></material></response_label>`;
}

/** In a question of Canvas "[name]" is a blank to fill in. */
function withoutBlanks(text: string): string {
  return text.replaceAll("[", "(").replaceAll("]", ")");
}

function image(path: string, { width, height }: KitPicture, description: string): string {
  return `<p><img src="%24IMS-CC-FILEBASE%24/${path}" alt="${htmlText(withoutBlanks(description))}" width="${width}" height="${height}"></p>`;
}
