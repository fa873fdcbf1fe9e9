import type { Catalogue } from "@tyche/messages";
import { type Fail, type Limit, nameOf, type Value } from "@tyche/trees";
import { escapeXml } from "@tyche/trees/drawing";
import { compare } from "@tyche/trees/numbers";
import type { Exercise } from "../exercises/exercise.js";
import type { Expected, Key } from "../exercises/key.js";
import { type Answers, CROSS, type Question } from "../exercises/question.js";
import { isCross, readClaim, readPair } from "../grading/answer.js";
import { gradeOf } from "../grading/grade.js";
import { wrongAnswersOf } from "../misconceptions/diagnose.js";
import type { WrongRule } from "../misconceptions/rules.js";
import { questionText, remarkText, wrongRuleText } from "../sentences/sentences.js";
import type { WorksheetItem } from "../worksheets/worksheet.js";

/** A wrong answer that exactly one wrong rule explains, with the feedback on it. */
export interface Wrong {
  readonly texts: readonly string[];
  readonly feedback: string;
}

/** A field for one answer, in a form that every learning management system has. */
export type Field =
  /** A text that is compared letter by letter, in any of its spellings; the first is the usual one. */
  | {
      readonly type: "text";
      readonly label: string;
      readonly right: readonly string[];
      readonly wrong: readonly Wrong[];
    }
  /** A choice between options. */
  | {
      readonly type: "choice";
      readonly label: string;
      readonly options: readonly {
        readonly text: string;
        readonly right: boolean;
        readonly feedback: string;
      }[];
    };

/** An exercise of a file, and the answers of the wrong rules. */
interface Asked {
  readonly exercise: Exercise;
  readonly key: Key;
  readonly words: Catalogue;
  readonly wrong: ReadonlyMap<WrongRule, Answers>;
}

/** The fields of an exercise, except for one that asks for a move (see `movesOf`). */
export function fieldsOf(exercise: Exercise, key: Key, words: Catalogue): Field[] {
  const asked = { exercise, key, words, wrong: wrongAnswersOf(exercise) };
  return exercise.questions.flatMap((question) => fieldsFor(question, asked));
}

function fieldsFor(question: Question, asked: Asked): Field[] {
  const { exercise, key, words } = asked;
  const label = questionText(question, exercise.tree, words);
  const expected = key.get(question.id)!;
  if (expected.type === "mark") return [edgeField(question, label, expected.marked, asked)];
  const isPair = question.type === "window" || question.type === "interval";
  const ends = isPair ? ([0, 1] as const) : ([undefined] as const);
  return ends.map((end) => {
    const right = rightSpellings(expected, end, exercise);
    return {
      type: "text",
      label:
        end === undefined
          ? label
          : words.text("question-end", { question: label, end: endName(question, end, words) }),
      right,
      wrong: wrongSpellings(question, end, right, asked),
    };
  });
}

function endName({ type }: Question, end: 0 | 1, words: Catalogue): string {
  if (type === "window") return end === 0 ? "α" : "β";
  return words.text(end === 0 ? "kit-low" : "kit-high");
}

/** All spellings of a correct answer, or of one end of it. */
function rightSpellings(
  expected: Expected,
  end: 0 | 1 | undefined,
  { bounds, settings }: Exercise,
): string[] {
  switch (expected.type) {
    case "number":
      return everySpelling([expected.value]);
    case "bound": {
      const { value, bound } = expected;
      const signs = signsOf(expected);
      const ends = bound === "exact" ? [value] : [value, provedEnd(expected)];
      const bounds = ends.flatMap((one) =>
        typeof one === "number" ? [] : signs.flatMap((sign) => spellingsOfBound(sign, one)),
      );
      // The number alone is what the search returns; the usual answer comes first.
      const numbers = everySpelling([value, ...exactly(expected, settings.fail)]);
      return [...new Set(bound === "exact" ? [...numbers, ...bounds] : [...bounds, ...numbers])];
    }
    case "window": {
      const limit = end === 0 ? expected.alpha : expected.beta;
      const [low, high] = bounds ?? [undefined, undefined];
      // No value lies beyond the bounds, so their ends and infinity are equivalent.
      const same: Limit[] = [limit];
      if (low && high) {
        if (typeof limit === "number" || limit.compare(low) <= 0 || limit.compare(high) >= 0) {
          const isLow = typeof limit === "number" ? limit < 0 : limit.compare(low) <= 0;
          same.push(isLow ? low : high, isLow ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
        }
      }
      return everySpelling(same);
    }
    case "interval": {
      const [value, proved] =
        end === 0 ? [expected.low, expected.provedLow] : [expected.high, expected.provedHigh];
      return everySpelling([value, proved]);
    }
    default:
      return NEVER;
  }
}

type ExpectedBound = Extract<Expected, { readonly type: "bound" }>;

/**
 * The signs with which the returned value is a right answer: that of the bound, and for an exact value outside the
 * node's window, which is only a bound for its parent, that of this bound.
 */
function signsOf({ bound, value, window: [alpha, beta] }: ExpectedBound): ("≥" | "≤")[] {
  if (bound !== "exact") return [bound === "lower" ? "≥" : "≤"];
  return [
    ...(compare(value, beta) >= 0 ? (["≥"] as const) : []),
    ...(compare(value, alpha) <= 0 ? (["≤"] as const) : []),
  ];
}

/** How far the examined leaves prove a bound. */
function provedEnd({ bound, low, high }: ExpectedBound): Limit {
  return bound === "lower" ? low : high;
}

/** The exact value, where the examined leaves prove it although the search returns a bound. */
function exactly({ low, high }: ExpectedBound, fail: Fail): Limit[] {
  return fail === "soft" && typeof low !== "number" && compare(low, high) === 0 ? [low] : [];
}

/** The usual spellings of some numbers, then the others. */
function everySpelling(limits: readonly Limit[]): string[] {
  return [...new Set([...limits.flatMap(spellingsOf), ...limits.flatMap(rareSpellingsOf)])];
}

/** The wrong answers that exactly one wrong rule gives. */
function wrongSpellings(
  { id, type }: Question,
  end: 0 | 1 | undefined,
  right: readonly string[],
  { exercise, key, wrong, words }: Asked,
): Wrong[] {
  const byText = new Map<string, { texts: readonly string[]; rules: WrongRule[] }>();
  for (const [rule, answers] of wrong) {
    const texts = spelled(answers[id] ?? "", type, end);
    const first = texts[0];
    if (first === undefined || texts.some((text) => right.includes(text))) continue;
    // Between what is returned and what is proved, a bound is right without being listed.
    if (isAccepted(exercise, key, id, answerWith(first, end, key.get(id)!))) continue;
    const known = byText.get(first) ?? { texts, rules: [] };
    known.rules.push(rule);
    byText.set(first, known);
  }
  return [...byText.values()]
    .filter(({ rules }) => rules.length === 1)
    .map(({ texts, rules }) => ({ texts, feedback: wrongRuleText(rules[0]!, exercise, words) }));
}

/** An answer with this text at one end of a pair, and the other end right. */
function answerWith(text: string, end: 0 | 1 | undefined, expected: Expected): string {
  if (expected.type !== "window" && expected.type !== "interval") return text;
  const pair = expected.type === "window" ? [expected.alpha, expected.beta] : [expected.low, expected.high];
  return pair.map((limit, i) => (i === end ? text : spellingsOf(limit)[0])).join(" ; ");
}

function isAccepted(exercise: Exercise, key: Key, id: string, answer: string): boolean {
  const { marks } = gradeOf(exercise, key, { [id]: answer });
  return marks.find(({ question }) => question.id === id)?.verdict === "right";
}

function spelled(text: string, type: Question["type"], end: 0 | 1 | undefined): string[] {
  if (isCross(text)) return NEVER;
  if (end !== undefined) {
    const pair = readPair(text);
    return pair.ok ? spellingsOf(pair.value[end]) : [];
  }
  const claim = readClaim(text);
  if (!claim.ok) return [];
  const { relation, value } = claim.value;
  if (type === "value" || relation === "=") return spellingsOf(value as Value);
  return spellingsOfBound(relation.startsWith(">") ? "≥" : "≤", value);
}

function edgeField(
  question: Question,
  label: string,
  isCut: boolean,
  { exercise, key, wrong, words }: Asked,
): Field {
  const rules = [...wrong].filter(([, answers]) => isCross(answers[question.id] ?? "") !== isCut);
  const rule = rules.length === 1 ? [wrongRuleText(rules[0]![0], exercise, words)] : [];
  const marks = gradeOf(exercise, key, isCut ? {} : { [question.id]: "x" }).marks;
  const remark = marks.find((mark) => mark.question.id === question.id)?.remark;
  const told = words.paragraph([...(remark ? [remarkText(remark, exercise, words)] : []), ...rule]);
  return {
    type: "choice",
    label,
    options: [
      { text: words.text("kit-visited"), right: !isCut, feedback: isCut ? told : "" },
      { text: words.text("kit-skipped"), right: isCut, feedback: isCut ? "" : told },
    ],
  };
}

/**
 * The moves of an exercise that asks for the best one, with the feedback for choosing a wrong one; the number of best
 * ones, and whether one is enough.
 */
export function movesOf({ exercise, key }: Pick<WorksheetItem, "exercise" | "key">, words: Catalogue) {
  const wrong = wrongAnswersOf(exercise);
  const { tree, questions, spec } = exercise;
  const moves = questions.map(({ id, node }) => {
    const expected = key.get(id)!;
    const right = expected.type === "mark" && expected.marked;
    const rules = [...wrong].filter(([, answers]) => isCross(answers[id] ?? ""));
    const feedback = !right && rules.length === 1 ? wrongRuleText(rules[0]![0], exercise, words) : "";
    return { text: nameOf(tree, node), right, feedback };
  });
  const best = moves.filter(({ right }) => right).length;
  return { moves, best, isSingle: spec.ties === "prune" || best === 1 };
}

/** The labels of the leaves that the search of an exercise never visits. */
export function skippedLeaves({ tree, solution }: Exercise) {
  const leaves = tree.nodes.filter(({ kind }) => kind === "leaf");
  return leaves.map(({ id }) => ({ label: nameOf(tree, id), skipped: solution.record.visits[id] === 0 }));
}

/** Maximum number of answers that share a grade: Moodle's importer refuses smaller shares. */
export const MOST_SHARES = 10;

/** The share of each of `count` answers in per cent, with the decimals that Moodle's importer accepts. */
export function share(count: number): string {
  return String(Number((100 / count).toFixed(5)));
}

/** The spellings of "never visited". */
const NEVER = [CROSS, "×", "-"];
const SIGN = "\u2212";
/** Decimals with more places are not accepted. */
const MOST_PLACES = 10;
/** By how much a fraction may be expanded. */
const EXPANSIONS = [2n, 3n, 4n, 5n, 6n, 8n, 10n];

/**
 * The spellings of a number for fields that are compared letter by letter; the first is the usual one. Values are
 * exact, so rounded decimals are not among them.
 */
function spellingsOf(limit: Limit): string[] {
  if (typeof limit === "number") {
    return limit < 0
      ? ["-inf", "-∞", `${SIGN}∞`, "-infinity", "-oo"]
      : ["inf", "∞", "+∞", "+inf", "infinity", "oo"];
  }
  const { n, d } = limit;
  const size = n < 0n ? -n : n;
  const forms = d === 1n ? integers(size) : [...fractions(size, d), ...decimals(size, d)];
  return n < 0n ? ["-", SIGN].flatMap((sign) => forms.map((form) => sign + form)) : forms;
}

function integers(size: bigint): string[] {
  return [`${size}`, `${size}.0`, `${size},0`];
}

/** "9/4", "9 / 4", "2 1/4". */
function fractions(size: bigint, d: bigint): string[] {
  const forms = [`${size}/${d}`, `${size} / ${d}`];
  return size < d ? forms : [...forms, `${size / d} ${size % d}/${d}`];
}

/** "0.5", "0,5", "0.50", "0,50", ".5", ",5"; none for 1/3. */
function decimals(size: bigint, d: bigint): string[] {
  let places = 1;
  while (places < MOST_PLACES && (size * 10n ** BigInt(places)) % d !== 0n) places++;
  const shifted = size * 10n ** BigInt(places);
  if (shifted % d !== 0n) return [];
  const digits = String(shifted / d).padStart(places + 1, "0");
  const point = `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  const forms = [point, `${point}0`, ...(size < d ? [point.slice(1)] : [])];
  return forms.flatMap((form) => [form, form.replace(".", ",")]);
}

/** The rarer spellings of a right answer: with a plus sign, and fractions that are not reduced ("18/8"). */
function rareSpellingsOf(limit: Limit): string[] {
  if (typeof limit === "number") return [];
  const { n, d } = limit;
  const size = n < 0n ? -n : n;
  const expanded = d === 1n ? [] : EXPANSIONS.map((by) => `${by * size}/${by * d}`);
  if (n < 0n) return ["-", SIGN].flatMap((sign) => expanded.map((form) => sign + form));
  return [...expanded, ...spellingsOf(limit).map((form) => `+${form}`)];
}

/** The spellings of a bound: "≥ 3", ">=3". */
function spellingsOfBound(relation: "≥" | "≤", value: Value): string[] {
  const numbers = spellingsOf(value);
  const signs = relation === "≥" ? ["≥", ">="] : ["≤", "<="];
  return numbers.flatMap((number) => signs.flatMap((sign) => [`${sign} ${number}`, `${sign}${number}`]));
}

/**
 * The answers of a text field in the syntax that GIFT and Moodle's cloze questions share: `=right`, `=%0%wrong` with
 * feedback. Numbers too are compared letter by letter: of a number with a fraction bar Moodle reads what is before it.
 */
export function shortAnswers(
  { right, wrong }: Field & { readonly type: "text" },
  { wrongSign, escaped }: { readonly wrongSign: string; readonly escaped: (text: string) => string },
): string[] {
  const told = (feedback: string): string => (feedback === "" ? "" : `#${escaped(feedback)}`);
  return [
    ...right.map((one) => `=${escaped(one)}`),
    ...wrong.flatMap(({ texts, feedback }) =>
      texts.map((one) => `${wrongSign}%0%${escaped(one)}${told(feedback)}`),
    ),
  ];
}

/** Escapes plain text for HTML. */
export function htmlText(plain: string): string {
  return plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** Escapes plain text for XML; control characters, which XML cannot contain, are dropped. */
export function xmlText(plain: string): string {
  return escapeXml(plain.replace(/\p{Cc}/gu, ""));
}
