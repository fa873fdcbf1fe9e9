import type { Catalogue, Problem } from "@tyche/messages";
import {
  collectedSpec,
  type ExerciseSpec,
  MOST_EXERCISES,
  type Worksheet,
  type WorksheetSpec,
  worksheetOf,
} from "@tyche/practice";
import { useMemo, useState } from "react";
import { problemFrom } from "../i18n/problem.js";
import { Button } from "../kit/button.js";
import { Dialog } from "../kit/dialog.js";
import { SelectField, TextField } from "../kit/field.js";
import type { HandInLink } from "../state/practice-link.js";
import { SheetOutputs } from "./sheet-outputs.js";

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

/** Dialog for a worksheet: number and kind of exercises; prints it, or saves it as LaTeX or a page. */
export function WorksheetDialog({ spec, set, words, onLink, onClose }: WorksheetDialogProps) {
  const [count, setCount] = useState(6);
  const isSet = set.length > 1;
  const [kind, setKind] = useState<WorksheetSpec["template"] | typeof SET>(isSet ? SET : spec.template);
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
      <SheetOutputs
        sheet={sheet}
        name={`tyche ${spec.seed} ${kind}`}
        words={words}
        onLink={(specs, handIn) => {
          onLink(specs, handIn);
          onClose();
        }}
      />
      <div className="buttons">
        <Button onClick={onClose}>{words.text("practice-close")}</Button>
      </div>
    </Dialog>
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
