import type { Catalogue, Problem } from "@tyche/messages";
import { type Copy, type ExerciseSpec, type Worksheet, worksheetHtml, worksheetLatex } from "@tyche/practice";
import { canvasZip, giftText, handInKey, moodleXml, worksheetJson } from "@tyche/practice/files";
import { useState } from "react";
import { ProblemText } from "../i18n/problem.js";
import { Button } from "../kit/button.js";
import { download, fileName } from "../kit/download.js";
import { TextField } from "../kit/field.js";
import { type HandInLink, LONGEST_HAND_IN_TITLE, MOST_LIMIT } from "../state/practice-link.js";
import { WorksheetPage } from "./worksheet-page.js";
import "./practice.css";

/** Files for learning platforms and programs, whose names are not translated. */
const KITS = {
  moodle: ["Moodle XML", "xml", "application/xml", moodleXml],
  canvas: ["Canvas (QTI 1.2)", "zip", "application/zip", canvasZip],
  gift: ["GIFT", "gift.txt", "text/plain", giftText],
  json: ["JSON", "json", "application/json", (sheet: Worksheet) => worksheetJson(sheet, "blank")],
} as const;
type Kit = keyof typeof KITS;

export interface SheetOutputsProps {
  /** The sheet, or why there is none. */
  readonly sheet: Worksheet | Problem;
  /** The start of the files' names. */
  readonly name: string;
  readonly words: Catalogue;
  /** Copies a link to the sheet's exercises, and to how their answers are handed in. */
  readonly onLink: (specs: readonly ExerciseSpec[], handIn?: HandInLink) => void;
}

/** What a worksheet can become: printed pages, files for course systems, links. */
export function SheetOutputs({ sheet, name, words, onLink }: SheetOutputsProps) {
  const [printed, setPrinted] = useState<Copy>();
  const [isTwo, setTwo] = useState(false);
  if ("message" in sheet) return <ProblemText problem={sheet} />;
  const layout = isTwo ? "two" : "flow";
  const save = (copy: Copy, format: "tex" | "html"): void => {
    const text = format === "tex" ? worksheetLatex(sheet, copy, layout) : worksheetHtml(sheet, copy, layout);
    download(fileName(`${name} ${copy}`, format), text, format === "tex" ? "application/x-tex" : "text/html");
  };
  const saveKit = (kit: Kit): void => {
    const [, ending, type, content] = KITS[kit];
    download(fileName(`${name} ${kit}`, ending), content(sheet), type);
  };
  return (
    <>
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
        onLink={(handIn) => onLink(specsOf(sheet), handIn && handInOf(handIn, specsOf(sheet)))}
      />
      {printed && (
        <WorksheetPage sheet={sheet} copy={printed} layout={layout} onClose={() => setPrinted(undefined)} />
      )}
    </>
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
  readonly minutes: string;
  readonly tries: string;
}

function handInOf(
  { title, phrase, help, minutes, tries }: HandInChoice,
  exercises: readonly ExerciseSpec[],
): HandInLink {
  const key = phrase.trim() === "" ? "" : handInKey(phrase, exercises);
  return { title: title.trim(), help, key, minutes: Number(minutes), tries: Number(tries) };
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
  const [limits, setLimits] = useState({ minutes: "", tries: "" });
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
          {(["minutes", "tries"] as const).map((name) => (
            <TextField
              key={name}
              label={words.text(`hand-in-${name}`)}
              type="number"
              min={1}
              max={MOST_LIMIT}
              value={limits[name]}
              onText={(text) => setLimits({ ...limits, [name]: text })}
            />
          ))}
          <div className="buttons">
            <Button onClick={() => onLink({ title, phrase, help: !isExam, ...limits })}>
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
