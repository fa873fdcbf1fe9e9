/** Moodle's importer and question engine, as far as the documented formats specify them: an oracle for the tests. */
import { XMLParser, XMLValidator } from "fast-xml-parser";

export interface MoodleFile {
  readonly name: string;
  readonly path: string;
  readonly content: string;
}

/** A gap of a cloze question. */
export interface Gap {
  readonly type: "NUMERICAL" | "MULTICHOICE" | "SHORTANSWER";
  readonly answers: readonly GapAnswer[];
}

export interface GapAnswer {
  readonly grade: number;
  readonly text: string;
  readonly tolerance: number;
  readonly feedback: string;
}

export interface MoodleQuestion {
  readonly type: string;
  readonly name: string;
  readonly text: string;
  readonly files: readonly MoodleFile[];
  readonly gaps: readonly Gap[];
  readonly answers: readonly {
    readonly fraction: number;
    readonly text: string;
    readonly feedback: string;
  }[];
  readonly single: boolean;
  readonly drops: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
  readonly background: string | undefined;
  readonly markers: readonly { readonly label: string; readonly endless: boolean }[];
}

/** The grades that the importer accepts, in per cent; it refuses others. */
const GRADES = [
  100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20, 16.66667, 14.28571, 12.5,
  11.11111, 10, 5, 0,
];

const LISTS = ["question", "answer", "file", "drag", "drop"];

/** @throws Error if the importer would refuse the file, or read it differently than intended */
export function importMoodle(xml: string): MoodleQuestion[] {
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>'))
    throw new Error("something stands before the XML");
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`not well-formed: ${valid.err.msg}, line ${valid.err.line}`);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => LISTS.includes(name),
  });
  const questions = parser.parse(xml).quiz.question as Node[];
  const [first, ...rest] = questions;
  if (first?.["@type"] !== "category") throw new Error("the category does not come first");
  return rest.map(readQuestion);
}

// biome-ignore lint/suspicious/noExplicitAny: what a parser of XML hands over
type Node = any;

function textOf(node: Node): string {
  const text = node?.text;
  return typeof text === "string" ? text : String(text?.["#text"] ?? "");
}

function readQuestion(node: Node): MoodleQuestion {
  const type = node["@type"] as string;
  const name = textOf(node.name);
  if (name === "") throw new Error("a question has no name");
  const text = textOf(node.questiontext);
  const files = ((node.questiontext.file ?? []) as Node[]).map(readFile);
  const paths = files.map(({ path, name: file }) => path + file);
  if (new Set(paths).size < paths.length) throw new Error("two files of one path: the second is dropped");
  for (const [, file] of text.matchAll(/@@PLUGINFILE@@\/([^"]+)"/g)) {
    if (!files.some((one) => one.name === file))
      throw new Error(`the text shows ${file}, which is not in it`);
  }
  for (const { name: file } of files)
    if (!text.includes(`@@PLUGINFILE@@/${file}`)) throw new Error(`${file} is not shown`);
  const answers = ((node.answer ?? []) as Node[]).map((answer) => ({
    fraction: gradeOf(Number(answer["@fraction"])),
    text: textOf(answer),
    feedback: textOf(answer.feedback),
  }));
  const gaps = type === "cloze" ? gapsOf(text) : [];
  if (type === "cloze" && gaps.length === 0) throw new Error("a cloze question without a gap");
  const drops = ((node.drop ?? []) as Node[]).map((drop) => {
    const [, x, y, radius] = /^(\d+),(\d+);(\d+)$/.exec(String(drop.coords)) ?? [];
    if (drop.shape !== "circle" || radius === undefined || String(drop.choice) !== "1")
      throw new Error("a drop zone");
    return { x: Number(x), y: Number(y), radius: Number(radius) };
  });
  const background = type === "ddmarker" ? readFile(node.file[0]).content : undefined;
  const markers = ((node.drag ?? []) as Node[]).map((drag) => ({
    label: textOf(drag),
    endless: "infinite" in drag,
  }));
  return {
    type,
    name,
    text,
    files,
    gaps,
    answers,
    single: String(node.single) === "true",
    drops,
    background,
    markers,
  };
}

function readFile(node: Node): MoodleFile {
  if (node["@encoding"] !== "base64") throw new Error("a file is no base64");
  const content = Buffer.from(String(node["#text"]), "base64").toString("utf8");
  return { name: node["@name"], path: node["@path"], content };
}

function gradeOf(fraction: number): number {
  if (!GRADES.some((grade) => Math.abs(grade - Math.abs(fraction)) < 1e-9))
    throw new Error(`no grade: ${fraction}`);
  return fraction;
}

/** A gap: its weight, its type, and answers separated by "~"; a backslash escapes a character. */
const GAP = /\{(\d*):(NUMERICAL|MULTICHOICE|SHORTANSWER):((?:\\.|[^\\}])*)\}/gs;

function gapsOf(text: string): Gap[] {
  const gaps = [...text.matchAll(GAP)].map(([, , type, body]): Gap => {
    const answers = split(body!, "~").map((part) => answerOf(part, type as Gap["type"]));
    if (!answers.some(({ grade }) => grade === 100)) throw new Error("a gap that nobody can fill");
    return { type: type as Gap["type"], answers };
  });
  const rest = text.replace(GAP, "");
  if (/[{}]/.test(rest)) throw new Error("a brace that is no gap");
  return gaps;
}

function answerOf(part: string, type: Gap["type"]): GapAnswer {
  const [answer = "", ...feedback] = split(part, "#");
  const [, sign = "", body = ""] = /^(=|%-?[\d.]+%)?(.*)$/s.exec(answer)!;
  const grade = sign === "=" ? 100 : sign === "" ? 0 : gradeOf(Number(sign.slice(1, -1)));
  if (body === "") throw new Error("an answer without a text");
  const numeric = /^(-?\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(body);
  if (type === "NUMERICAL" && !numeric) throw new Error(`no number: ${body}`);
  return {
    grade,
    text: shown(numeric ? numeric[1]! : body),
    tolerance: Number(numeric?.[2] ?? 0),
    feedback: shown(feedback.join("#")),
  };
}

/** Splits at a character that is not escaped by a backslash. */
function split(text: string, sign: string): string[] {
  const parts = [""];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\\") parts[parts.length - 1] += text[at]! + text[++at]!;
    else if (text[at] === sign) parts.push("");
    else parts[parts.length - 1] += text[at]!;
  }
  return parts;
}

function shown(text: string): string {
  return text
    .replace(/\\(.)/gs, "$1")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** The first answer of a gap that matches the typed text, by type. */
export function fill({ type, answers }: Pick<Gap, "type" | "answers">, typed: string): GapAnswer | undefined {
  const plain = typed.trim().toLowerCase();
  return answers.find(({ text, tolerance }) =>
    type === "NUMERICAL"
      ? Math.abs(numberRead(plain) - Number(text)) <= tolerance
      : text.trim().toLowerCase() === plain,
  );
}

/** The number that Moodle reads in a numerical field: blanks are dropped, and what follows a number is its unit. */
function numberRead(typed: string): number {
  const text = typed.replaceAll(" ", "");
  const bare = text.includes(".") || /,.*,/.test(text) ? text.replaceAll(",", "") : text.replace(",", ".");
  return Number(/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/.exec(bare)?.[0] ?? Number.NaN);
}
