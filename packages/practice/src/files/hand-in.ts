import { hmac } from "@noble/hashes/hmac";
import { pbkdf2 } from "@noble/hashes/pbkdf2";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";
import { type ExerciseSpec, SPEC_FIELDS } from "../exercises/exercise.js";
import { exercisesOf } from "../worksheets/worksheet.js";
import { ANSWER_FILE, type AnswerFile, type HandedIn } from "./answer-file.js";

/** Makes a guessed phrase cost about a quarter of a second in a browser. */
const ROUNDS = 100_000;

/**
 * The key that signs answers to some exercises, from a lecturer's phrase: 64 hexadecimal digits, for the link that
 * students open (PBKDF2 of RFC 8018 with HMAC-SHA-256). It does not show the phrase, and differs for other exercises.
 * Whoever has the link has the key.
 */
export function handInKey(phrase: string, exercises: readonly ExerciseSpec[]): string {
  const salt = JSON.stringify(["tyche hand-in 1", ...exercises.map(rowOf)]);
  return bytesToHex(
    pbkdf2(sha256, utf8ToBytes(phrase.normalize("NFKC").trim()), utf8ToBytes(salt), { c: ROUNDS, dkLen: 32 }),
  );
}

/**
 * The signature of handed-in answers (HMAC-SHA-256 of RFC 2104, in hexadecimal digits): of the exercises, the answers, the
 * student, the title, the time and the help taken. The language is not signed, because it changes no answer.
 *
 * @param key from `handInKey`
 */
export function signatureOf({ sheet, answers, handedIn }: AnswerFile, key: string): string {
  const { student = "", title = "", time = "", begun, help = [] } = handedIn ?? {};
  const sorted = answers.map((one) =>
    Object.entries(one)
      .filter(([, text]) => text !== "")
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const text = JSON.stringify([
    ANSWER_FILE,
    exercisesOf(sheet).map(rowOf),
    sorted,
    student,
    title,
    time,
    help,
    ...(begun === undefined ? [] : [begun]),
  ]);
  return bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text)));
}

function rowOf(spec: ExerciseSpec): readonly unknown[] {
  const own = spec.tree === undefined ? [] : [spec.tree, spec.bounds];
  return [...SPEC_FIELDS.map((field) => spec[field]), ...own];
}

/** What a signature shows: that the page of the link wrote the file as it is, that it did not, or nothing. */
export type Signed = "valid" | "invalid" | "none";

/** Tells whether the signatures of answer files are those of a lecturer's phrase. */
export function signatureCheck(phrase: string): (file: AnswerFile) => Signed {
  // A key takes long; files of a course have the same exercises.
  const keys = new Map<string, string>();
  return (file) => {
    const signature = file.handedIn?.signature ?? "";
    if (signature === "") return "none";
    const exercises = exercisesOf(file.sheet);
    const name = sheetName(file);
    const key = keys.get(name) ?? handInKey(phrase, exercises);
    keys.set(name, key);
    return signature === signatureOf(file, key) ? "valid" : "invalid";
  };
}

/** A text that answer files have in common if they answer the same exercises, in any language. */
export function sheetName({ sheet }: AnswerFile): string {
  return JSON.stringify(exercisesOf(sheet).map(rowOf));
}

/**
 * Writes answers as the file that a student hands in, which `readAnswerFile` reads. Without a key it is not signed.
 *
 * @param key from `handInKey`, or empty
 */
export function handInText(
  {
    sheet,
    answers,
    handedIn,
  }: Omit<AnswerFile, "handedIn"> & { readonly handedIn: Omit<HandedIn, "signature"> },
  key: string,
): string {
  const unsigned = { sheet, answers, handedIn: { ...handedIn, signature: "" } };
  const signature = key === "" ? "" : signatureOf(unsigned, key);
  const exercises = exercisesOf(sheet).map(({ seed, template }, i) => ({
    exercise: i + 1,
    seed,
    template,
    answers: answers[i] ?? {},
  }));
  const file = { format: ANSWER_FILE, sheet, handedIn: { ...unsigned.handedIn, signature }, exercises };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}
