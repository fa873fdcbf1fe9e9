import { createHmac, pbkdf2Sync } from "node:crypto";
import { Catalogue, LANGUAGES } from "@tyche/messages";
import { describe, expect, test } from "vitest";
import { rows } from "../../../../tests/cases.js";
import type { ExerciseSpec } from "../exercises/exercise.js";
import { answerText, keyOf } from "../exercises/key.js";
import { PRACTICE_AREAS } from "../sentences/sentences.js";
import { exerciseOf } from "../worksheets/make-exercise.js";
import { collectedSpec } from "../worksheets/worksheet.js";
import { readAnswerFile } from "./answer-file.js";
import { handInKey, handInText, signatureCheck } from "./hand-in.js";
import { reporter } from "./report.js";

const RULES = { notation: "aima", ties: "prune", fail: "soft", level: 1 } as const;
const EXERCISES: readonly ExerciseSpec[] = [
  { ...RULES, seed: "42", template: "values-expectiminimax" },
  { ...RULES, seed: "7", template: "returns-alpha-beta" },
];
const PHRASE = "correct horse";
const KEY = handInKey(PHRASE, EXERCISES);
const ANSWERS = EXERCISES.map((spec) => {
  const exercise = exerciseOf(spec);
  const key = keyOf(exercise);
  return Object.fromEntries(exercise.questions.map(({ id }) => [id, answerText(key.get(id)!)]));
});
const HANDED_IN = {
  student: "Ana 王",
  title: "Exam 1",
  time: "2026-11-26T10:00:00.000Z",
  help: ["none", "hint"],
} as const;

function fileIn(language: (typeof LANGUAGES)[number], key = KEY): string {
  return handInText(
    { sheet: collectedSpec(EXERCISES, language), answers: ANSWERS, handedIn: HANDED_IN },
    key,
  );
}

describe("answers that are handed in", () => {
  test("are signed as Node's own cryptography signs them", () => {
    const rows = EXERCISES.map((one) => [
      one.seed,
      one.template,
      one.level,
      one.notation,
      one.ties,
      one.fail,
    ]);
    const salt = JSON.stringify(["tyche hand-in 1", ...rows]);
    const key = pbkdf2Sync(PHRASE, salt, 100_000, 32, "sha256");
    expect(KEY).toBe(key.toString("hex"));
    const answers = ANSWERS.map((one) =>
      Object.entries(one)
        .filter(([, text]) => text !== "")
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    const { student, title, time, help } = HANDED_IN;
    const signed = JSON.stringify(["tyche answers 1", rows, answers, student, title, time, help]);
    const { handedIn } = readAnswerFile(fileIn("en"));
    expect(handedIn?.signature).toBe(createHmac("sha256", key).update(signed).digest("hex"));
  });

  test("are read again with their signature, whatever the language of the page", async () => {
    const check = signatureCheck(PHRASE);
    for (const language of LANGUAGES) {
      const file = readAnswerFile(fileIn(language));
      expect(file.answers).toEqual(ANSWERS);
      expect(file.handedIn).toMatchObject(HANDED_IN);
      expect(check(file)).toBe("valid");
    }
    const words = await new Catalogue("en").load(...PRACTICE_AREAS);
    expect(reporter(words)(readAnswerFile(fileIn("zh"))).score).toBe(1);
    expect(check(readAnswerFile(fileIn("en", "")))).toBe("none");
    expect(signatureCheck("another phrase")(readAnswerFile(fileIn("en")))).toBe("invalid");
  });

  test("lose their signature with every change that matters", () => {
    const check = signatureCheck(PHRASE);
    const changes: Readonly<Record<string, (file: ReturnType<typeof JSON.parse>) => object>> = {
      student: ({ handedIn }) => Object.assign(handedIn, { student: "Ben" }),
      title: ({ handedIn }) => Object.assign(handedIn, { title: "Exam 2" }),
      time: ({ handedIn }) => Object.assign(handedIn, { time: "2026-11-25T10:00:00.000Z" }),
      begun: ({ handedIn }) => Object.assign(handedIn, { begun: "2026-11-25T09:00:00.000Z" }),
      help: ({ handedIn }) => Object.assign(handedIn, { help: ["none", "none"] }),
      seed: ({ sheet }) => Object.assign(sheet.exercises[0], { seed: "43" }),
      level: ({ sheet }) => Object.assign(sheet.exercises[1], { level: 2 }),
      ...Object.fromEntries(
        ANSWERS.flatMap((answers, i) =>
          Object.entries(answers).map(([id, text]) => [
            `${i} ${id}`,
            (file: ReturnType<typeof JSON.parse>) =>
              Object.assign(file.exercises[i].answers, { [id]: `${text}0` }),
          ]),
        ),
      ),
    };
    for (const [name, change] of rows(Object.entries(changes), 3)) {
      const file = JSON.parse(fileIn("en"));
      change(file);
      expect(check(readAnswerFile(JSON.stringify(file))), name).toBe("invalid");
    }
  });

  test("may contain anything where the page writes texts", () => {
    for (const handedIn of [{}, { student: 5, help: "x", signature: ["a"] }, { help: ["key", 7] }]) {
      const file = JSON.parse(fileIn("en"));
      file.handedIn = handedIn;
      expect(["none", "invalid"]).toContain(signatureCheck(PHRASE)(readAnswerFile(JSON.stringify(file))));
    }
    const file = JSON.parse(fileIn("en"));
    file.handedIn = null;
    expect(() => readAnswerFile(JSON.stringify(file))).toThrow('"handedIn" is not a JSON object');
  });
});
