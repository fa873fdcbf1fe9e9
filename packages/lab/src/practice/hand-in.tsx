import type { Catalogue } from "@tyche/messages";
import { collectedSpec, type ExerciseSpec } from "@tyche/practice";
import { type Help, handInText } from "@tyche/practice/files";
import { useState } from "react";
import { Button } from "../kit/button.js";
import { download, fileName } from "../kit/download.js";
import { TextField } from "../kit/field.js";
import type { HandInLink } from "../state/practice-link.js";
import { remember, remembered } from "../state/preferences.js";
import { type Draft, draftOf, isBegun } from "./drafts.js";
import type { useExam } from "./exam.js";
import { specKey } from "./specs.js";

export interface HandInProps {
  readonly exercises: readonly ExerciseSpec[];
  readonly handIn: HandInLink;
  readonly exam: ReturnType<typeof useExam>;
  readonly words: Catalogue;
}

/** Storage key of the student's name in this browser. */
const NAME = "student";

/** The name under which the answers to an exercise are stored: those of an exam are kept apart from practice. */
export function draftName(spec: ExerciseSpec, handIn: HandInLink | undefined): string {
  return handIn ? `${handIn.title} ${handIn.key.slice(0, 8)} ${specKey(spec)}` : specKey(spec);
}

/** Saves the answers to all exercises as a file for the lecturer, signed with the key of the link. */
export function HandIn({ exercises, handIn, exam, words }: HandInProps) {
  const [student, setStudent] = useState(remembered(NAME) ?? "");
  const [saved, setSaved] = useState("");
  const save = (): void => {
    const drafts = exercises.map((spec) => draftOf(draftName(spec, handIn)));
    const name = fileName(`${handIn.title} ${student}`, "json");
    const text = handInText(
      {
        sheet: collectedSpec(exercises, words.language),
        answers: drafts.map(({ answers }) => answers),
        handedIn: {
          student: student.trim(),
          title: handIn.title,
          time: new Date().toISOString(),
          begun: exam.begun,
          help: drafts.map(helpOf),
        },
      },
      handIn.key,
    );
    download(name, text, "application/json");
    exam.count();
    const begun = drafts.filter(isBegun).length;
    setSaved(words.text("hand-in-saved", { file: name, begun, all: exercises.length }));
  };
  return (
    <form
      className="hand-in"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={words.text("worksheet-person")}
        required
        maxLength={100}
        autoComplete="name"
        value={student}
        onText={(text) => {
          setStudent(text);
          remember(NAME, text);
        }}
      />
      <Button type="submit" primary disabled={exam.tries === 0}>
        {words.text("hand-in")}
      </Button>
      <p role="status" className="note">
        {words.paragraph([
          ...(exam.left === undefined ? [] : [words.text("hand-in-left", { minutes: exam.left })]),
          ...(exam.tries === undefined ? [] : [words.text("hand-in-tries-left", { tries: exam.tries })]),
          saved,
        ])}{" "}
        {saved === "" &&
          words.paragraph([
            ...(handIn.help ? [] : [words.text("hand-in-no-help")]),
            words.text(handIn.key === "" ? "hand-in-unsigned" : "hand-in-signed"),
          ])}
      </p>
    </form>
  );
}

function helpOf({ hinted, done }: Draft): Help {
  return done === "shown" ? "key" : hinted ? "hint" : "none";
}
