import type { Catalogue, Problem } from "@tyche/messages";
import {
  type Copy,
  canvasZip,
  collectedSpec,
  type ExerciseSpec,
  giftText,
  MOST_EXERCISES,
  moodleXml,
  type Worksheet,
  type WorksheetSpec,
  worksheetHtml,
  worksheetJson,
  worksheetLatex,
  worksheetOf,
} from "@tyche/practice";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { ProblemText, problemFrom } from "../../i18n/problem.js";
import { download, fileName } from "../../share/download.js";
import { Choice } from "../settings-form.js";
import { WorksheetPage } from "./worksheet-page.js";

export interface WorksheetDialogProps {
  /** Kind, level, rules and seed of the sheet's exercises. */
  readonly spec: ExerciseSpec;
  /** The exercises of the open set, which the sheet may use. */
  readonly set: readonly ExerciseSpec[];
  readonly words: Catalogue;
  /** Copies a link to the sheet's exercises. */
  readonly onLink: (specs: readonly ExerciseSpec[]) => void;
  readonly onDone: () => void;
}

/** Menu value for the exercises of the set. */
const SET = "set";

const KIT_NAMES = ["moodle", "canvas", "gift", "json"] as const;
type Kit = (typeof KIT_NAMES)[number];

/** Files for learning platforms and programs, whose names are not translated. */
const KITS: Readonly<
  Record<
    Kit,
    {
      readonly name: string;
      readonly ending: string;
      readonly type: string;
      readonly content: (sheet: Worksheet) => string | Uint8Array<ArrayBuffer>;
    }
  >
> = {
  moodle: { name: "Moodle XML", ending: "xml", type: "application/xml", content: moodleXml },
  canvas: { name: "Canvas (QTI 1.2)", ending: "zip", type: "application/zip", content: canvasZip },
  gift: { name: "GIFT", ending: "gift.txt", type: "text/plain", content: giftText },
  json: {
    name: "JSON",
    ending: "json",
    type: "application/json",
    content: (sheet) => worksheetJson(sheet, "blank"),
  },
};

/** Dialog for a worksheet: number and kind of exercises; prints it, or saves it as LaTeX or a page. */
export function WorksheetDialog({ spec, set, words, onLink, onDone }: WorksheetDialogProps) {
  const [count, setCount] = useState(6);
  const isSet = set.length > 1;
  const [kind, setKind] = useState<WorksheetSpec["template"] | typeof SET>(isSet ? SET : spec.template);
  const [printed, setPrinted] = useState<Copy>();
  const dialog = useRef<HTMLDialogElement>(null);
  const number = useId();
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
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const save = (copy: Copy, format: "tex" | "html"): void => {
    if ("message" in sheet) return;
    const text = format === "tex" ? worksheetLatex(sheet, copy) : worksheetHtml(sheet, copy);
    const name = fileName(`tyche ${spec.seed} ${kind} ${copy}`, format);
    download(name, text, format === "tex" ? "application/x-tex" : "text/html");
  };
  const saveKit = (kit: Kit): void => {
    if ("message" in sheet) return;
    const { ending, type, content } = KITS[kit];
    download(fileName(`tyche ${spec.seed} ${kind} ${kit}`, ending), content(sheet), type);
  };
  if (printed && !("message" in sheet)) {
    return <WorksheetPage sheet={sheet} copy={printed} onDone={() => setPrinted(undefined)} />;
  }
  return (
    <dialog
      ref={dialog}
      className="practice-dialog"
      aria-label={words.text("practice-worksheet")}
      onClose={onDone}
    >
      <Choice
        name={words.text("practice-template")}
        value={kind}
        options={isSet ? [SET, spec.template, "mixed"] : [spec.template, "mixed"]}
        text={(name) =>
          name === SET
            ? words.text("lab-exercises-set")
            : name === "mixed"
              ? words.text("practice-mixed")
              : words.text(`exercise-${name}`)
        }
        onChoice={setKind}
      />
      <div className="practice-choice">
        <label htmlFor={number}>{words.text("practice-count")}</label>
        <input
          id={number}
          type="number"
          min={1}
          max={MOST_EXERCISES}
          disabled={kind === SET}
          value={kind === SET ? set.length : count}
          onChange={(event) => setCount(Number(event.target.value))}
        />
      </div>
      {"message" in sheet && <ProblemText problem={sheet} />}
      <div className="buttons">
        <button type="button" className="tool primary" onClick={() => setPrinted("blank")}>
          {words.text("practice-print")}
        </button>
        <button type="button" className="tool" onClick={() => setPrinted("key")}>
          {words.text("practice-print-key")}
        </button>
        <button type="button" className="tool" onClick={() => save("blank", "tex")}>
          {words.text("practice-latex")}
        </button>
        <button type="button" className="tool" onClick={() => save("key", "tex")}>
          {words.text("practice-latex-key")}
        </button>
        <button type="button" className="tool" onClick={() => save("blank", "html")}>
          {words.text("practice-page")}
        </button>
        <button type="button" className="tool" onClick={() => save("key", "html")}>
          {words.text("practice-page-key")}
        </button>
        {KIT_NAMES.map((kit) => (
          <button key={kit} type="button" className="tool" onClick={() => saveKit(kit)}>
            {KITS[kit].name}
          </button>
        ))}
        <button
          type="button"
          className="tool"
          onClick={() => {
            if (!("message" in sheet)) onLink(sheet.items.map(({ exercise }) => exercise.spec));
            onDone();
          }}
        >
          {words.text("lab-exercises-link-sheet")}
        </button>
        <button type="button" className="tool" onClick={onDone}>
          {words.text("practice-close")}
        </button>
      </div>
    </dialog>
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
