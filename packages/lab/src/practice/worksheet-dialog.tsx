import type { Catalogue, Problem } from "@tyche/messages";
import {
  type Copy,
  collectedSpec,
  type ExerciseSpec,
  MOST_EXERCISES,
  type Worksheet,
  type WorksheetSpec,
  worksheetHtml,
  worksheetLatex,
  worksheetOf,
} from "@tyche/practice";
import { canvasZip, giftText, handInKey, moodleXml, worksheetJson } from "@tyche/practice/files";
import { useMemo, useState } from "react";
import { ProblemText, problemFrom } from "../i18n/problem.js";
import { Button } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { download, fileName } from "../kit/download.js";
import { SelectField, TextField } from "../kit/field.js";
import { type HandInLink, LONGEST_HAND_IN_TITLE } from "../state/practice-link.js";
import { WorksheetPage } from "./worksheet-page.js";

export interface WorksheetDialogProps {
  /** Kind, level, rules and seed of the sheet's exercises. */
  readonly spec: ExerciseSpec;
  /** The exercises of the open set, which the sheet may use. */
  readonly set: readonly ExerciseSpec[];
  readonly words: Catalogue;
  /** Copies a link to the sheet's exercises, and to how their answers are handed in. */
  readonly onLink: (specs: readonly ExerciseSpec[], handIn?: HandInLink) => void;
  readonly onClose: () => void;
}

/** Menu value for the exercises of the set. */
const SET = "set";

/** Files for learning platforms and programs, whose names are not translated. */
const KITS = {
  moodle: ["Moodle XML", "xml", "application/xml", moodleXml],
  canvas: ["Canvas (QTI 1.2)", "zip", "application/zip", canvasZip],
  gift: ["GIFT", "gift.txt", "text/plain", giftText],
  json: ["JSON", "json", "application/json", (sheet: Worksheet) => worksheetJson(sheet, "blank")],
} as const;
type Kit = keyof typeof KITS;

/** Dialog for a worksheet: number and kind of exercises; prints it, or saves it as LaTeX or a page. */
export function WorksheetDialog({ spec, set, words, onLink, onClose }: WorksheetDialogProps) {
  const [count, setCount] = useState(6);
  const isSet = set.length > 1;
  const [kind, setKind] = useState<WorksheetSpec["template"] | typeof SET>(isSet ? SET : spec.template);
  const [printed, setPrinted] = useState<Copy>();
  const [isTwo, setTwo] = useState(false);
  const sheet = useMemo(
    () =>
      attempt(
        kind === SET
          ? collectedSpec(set, words.language)
          : { ...spec, template: kind, count, language: words.language },
        words,
      ),
    [spec, set, kind, count, words],
  );
  const layout = isTwo ? "two" : "flow";
  const save = (copy: Copy, format: "tex" | "html"): void => {
    if ("message" in sheet) return;
    const text = format === "tex" ? worksheetLatex(sheet, copy, layout) : worksheetHtml(sheet, copy, layout);
    const name = fileName(`tyche ${spec.seed} ${kind} ${copy}`, format);
    download(name, text, format === "tex" ? "application/x-tex" : "text/html");
  };
  const saveKit = (kit: Kit): void => {
    if ("message" in sheet) return;
    const [, ending, type, content] = KITS[kit];
    download(fileName(`tyche ${spec.seed} ${kind} ${kit}`, ending), content(sheet), type);
  };
  if (printed && !("message" in sheet)) {
    return (
      <WorksheetPage sheet={sheet} copy={printed} layout={layout} onClose={() => setPrinted(undefined)} />
    );
  }
  return (
    <Dialog className="narrow stack" label={words.text("practice-worksheet")} onClose={onClose}>
      <SelectField
        label={words.text("practice-template")}
        value={kind}
        options={isSet ? [SET, spec.template, "mixed"] : [spec.template, "mixed"]}
        text={(name) =>
          name === SET
            ? words.text("lab-exercises-set")
            : name === "mixed"
              ? words.text("practice-mixed")
              : words.text(`exercise-${name}`)
        }
        onChoose={setKind}
      />
      <TextField
        label={words.text("practice-count")}
        type="number"
        min={1}
        max={MOST_EXERCISES}
        disabled={kind === SET}
        value={kind === SET ? set.length : count}
        onText={(text) => setCount(Number(text))}
      />
      {"message" in sheet && <ProblemText problem={sheet} />}
      <CheckField label={words.text("practice-two-per-page")} checked={isTwo} onCheck={setTwo} />
      <div className="buttons">
        <Button primary onClick={() => setPrinted("blank")}>
          {words.text("practice-print")}
        </Button>
        <Button onClick={() => setPrinted("key")}>{words.text("practice-print-key")}</Button>
        <Button onClick={() => save("blank", "tex")}>{words.text("practice-latex")}</Button>
        <Button onClick={() => save("key", "tex")}>{words.text("practice-latex-key")}</Button>
        <Button onClick={() => save("blank", "html")}>{words.text("practice-page")}</Button>
        <Button onClick={() => save("key", "html")}>{words.text("practice-page-key")}</Button>
        {(Object.keys(KITS) as Kit[]).map((kit) => (
          <Button key={kit} onClick={() => saveKit(kit)}>
            {KITS[kit][0]}
          </Button>
        ))}
      </div>
      <HandInForm
        words={words}
        onLink={(handIn) => {
          if (!("message" in sheet)) onLink(specsOf(sheet), handIn && handInOf(handIn, specsOf(sheet)));
          onClose();
        }}
      />
      <div className="buttons">
        <Button onClick={onClose}>{words.text("practice-close")}</Button>
      </div>
    </Dialog>
  );
}

function specsOf({ items }: Worksheet): readonly ExerciseSpec[] {
  return items.map(({ exercise }) => exercise.spec);
}

/** What a lecturer chooses for answers that are handed in. */
interface HandInChoice {
  readonly title: string;
  readonly phrase: string;
  readonly help: boolean;
}

function handInOf({ title, phrase, help }: HandInChoice, exercises: readonly ExerciseSpec[]): HandInLink {
  return { title: title.trim(), help, key: phrase.trim() === "" ? "" : handInKey(phrase, exercises) };
}

interface HandInFormProps {
  readonly words: Catalogue;
  readonly onLink: (choice: HandInChoice | undefined) => void;
}

/** Links to the exercises: to practise them, or for answers to hand in. */
function HandInForm({ words, onLink }: HandInFormProps) {
  const [title, setTitle] = useState("");
  const [phrase, setPhrase] = useState("");
  const [isExam, setExam] = useState(true);
  return (
    <>
      <div className="buttons">
        <Button onClick={() => onLink(undefined)}>{words.text("lab-exercises-link-sheet")}</Button>
      </div>
      <details>
        <summary>{words.text("hand-in-link")}</summary>
        <div className="stack">
          <p className="note">{words.text("hand-in-about")}</p>
          <TextField
            label={words.text("hand-in-title")}
            maxLength={LONGEST_HAND_IN_TITLE}
            value={title}
            onText={setTitle}
          />
          <TextField label={words.text("hand-in-phrase")} value={phrase} onText={setPhrase} />
          <CheckField label={words.text("hand-in-without-help")} checked={isExam} onCheck={setExam} />
          <div className="buttons">
            <Button onClick={() => onLink({ title, phrase, help: !isExam })}>
              {words.text("hand-in-copy")}
            </Button>
          </div>
        </div>
      </details>
    </>
  );
}

interface CheckFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

function CheckField({ label, checked, onCheck }: CheckFieldProps) {
  return (
    <label className="practice-check">
      <input type="checkbox" checked={checked} onChange={(event) => onCheck(event.target.checked)} /> {label}
    </label>
  );
}

/** The sheet, or why there is none. */
function attempt(spec: WorksheetSpec, words: Catalogue): Worksheet | Problem {
  try {
    return worksheetOf(spec, words);
  } catch (error) {
    return problemFrom(error);
  }
}
