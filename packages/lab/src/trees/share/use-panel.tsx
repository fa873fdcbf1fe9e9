import type { Problem } from "@tyche/messages";
import {
  type ExerciseSpec,
  MOST_EXERCISES,
  type TemplateName,
  type Worksheet,
  worksheetOf,
} from "@tyche/practice";
import { type Document, readTrees } from "@tyche/trees";
import { useMemo, useState } from "react";
import { problemFrom } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { download, fileName } from "../../kit/download.js";
import { Field, SelectField, TextField } from "../../kit/field.js";
import { ownKinds, ownRules, ownSheet, usualKind } from "../../practice/own-sheet.js";
import { SheetOutputs } from "../../practice/sheet-outputs.js";
import { exercisesLink } from "../../practice/specs.js";
import { useLab } from "../../state/context.js";
import type { HandInLink } from "../../state/practice-link.js";
import { tryOrNotice } from "../../state/try-or-notice.js";
import { FigureField } from "./copy-field.js";
import { drawStep, exportedOf, slidesOf } from "./export.js";
import type { SharePanelProps } from "./share-panel.js";

/** Menu value for an exercise of each kind that fits. */
const MIXED = "mixed";

/** The sheet about the tree on screen, of a kind that is chosen or suits the algorithm on screen. */
function useOwnSheet() {
  const { state } = useLab();
  const words = useWords();
  const { work, run, look } = state;
  const { tree } = work;
  const [chosen, setKind] = useState<TemplateName | typeof MIXED>();
  const rules = useMemo(() => ownRules({ work, run, look }), [work, run, look]);
  const { fitting, others } = useMemo(() => ownKinds(tree, rules), [tree, rules]);
  const [more, setMore] = useState<readonly Document[]>([]);
  const [variants, setVariants] = useState({ count: 0, seed: "1" });
  const usual = usualKind(tree, run.algorithm, fitting);
  const kind = chosen === MIXED && fitting.length === 0 ? usual : (chosen ?? usual);
  const sheet = useMemo((): Worksheet | Problem => {
    try {
      return worksheetOf(ownSheet([{ tree }, ...more], kind, rules, words.language, variants), words);
    } catch (error) {
      return problemFrom(error);
    }
  }, [tree, more, kind, variants, rules, words]);
  const name = `${rules.seed} ${kind}`;
  return { kind, setKind, fitting, others, sheet, name, more, setMore, variants, setVariants };
}

/** What the tree on screen can become: a figure, exercises for every course system, an exam, slides, LaTeX. */
export default function UsePanel({ replay, run, step }: SharePanelProps) {
  const { state, dispatch } = useLab();
  const words = useWords();
  const [copied, setCopied] = useState("");
  const own = useOwnSheet();
  const { kind, setKind, fitting, others, sheet, name, more, variants, setVariants } = own;
  const { title } = state.work;
  const exported = exportedOf(state, replay, words);
  const finished = run.status === "ready" ? run : undefined;
  const save = (part: "slides" | "latex"): Promise<void> =>
    tryOrNotice(dispatch, () => {
      const isSlides = part === "slides";
      const text = isSlides ? slidesOf(exported, finished!) : drawStep(exported, step, "tikz");
      const type = isSlides ? "text/html" : "application/x-tex";
      download(fileName(`${title || "tree"} ${part}`, isSlides ? "html" : "tex"), text, type);
    });
  const copyLink = (specs: readonly ExerciseSpec[], handIn?: HandInLink): Promise<void> =>
    tryOrNotice(dispatch, async () => {
      await navigator.clipboard.writeText(exercisesLink(specs, state.look, handIn));
      setCopied(words.text("lab-share-copied"));
    });
  const isReversible = "message" in sheet && sheet.values?.why === "order";
  return (
    <div className="share stack">
      <h2 className="sub">{words.text("lab-use-exercise")}</h2>
      <SelectField
        label={words.text("practice-template")}
        value={kind}
        options={fitting.length > 1 ? [...fitting, MIXED, ...others] : [...fitting, ...others]}
        text={(one) => words.text(one === MIXED ? "lab-use-mixed" : `exercise-${one}`)}
        group={(one) =>
          words.text(others.some((other) => other === one) ? "lab-use-unfit" : "lab-use-fitting")
        }
        onChoose={(one) => {
          setCopied("");
          setKind(one);
        }}
      />
      <TextField
        label={words.text("lab-use-variants")}
        type="number"
        min={0}
        max={MOST_EXERCISES}
        value={variants.count}
        onText={(count) => setVariants({ ...variants, count: Math.max(0, Math.floor(Number(count))) })}
      />
      {variants.count > 0 && (
        <TextField
          label={words.text("practice-seed")}
          maxLength={40}
          value={variants.seed}
          onText={(seed) => setVariants({ ...variants, seed })}
        />
      )}
      <Field label={words.text("lab-use-more", { count: more.length })}>
        {(id) => (
          <input
            id={id}
            type="file"
            onChange={(event) => {
              const file = event.target.files?.[0];
              void tryOrNotice(dispatch, async () => own.setMore(file ? readTrees(await file.text()) : []));
            }}
          />
        )}
      </Field>
      {!("message" in sheet) && (
        <div className="buttons">
          <Button
            onClick={() => {
              const exercises = sheet.items.map(({ exercise }) => exercise.spec);
              dispatch({ type: "practice", practice: { exercises, at: 0 } });
              dispatch({ type: "place", place: "practise" });
            }}
          >
            {words.text("lab-use-practise")}
          </Button>
        </div>
      )}
      <SheetOutputs
        sheet={sheet}
        name={name}
        words={words}
        onLink={(specs, handIn) => void copyLink(specs, handIn)}
      />
      {isReversible && (
        <Button primary onClick={() => dispatch({ type: "edit", edit: { type: "mirror", node: 0 } })}>
          {words.text("lab-use-reverse")}
        </Button>
      )}
      <p className="note" role="status">
        {copied}
      </p>
      <h2 className="sub">{words.text("lab-share-embed")}</h2>
      <FigureField step={step} />
      <div className="buttons">
        <Button data-export="use-slides" disabled={!finished} onClick={() => void save("slides")}>
          {words.text("lab-share-slides")}
        </Button>
        <Button data-export="use-latex" onClick={() => void save("latex")}>
          {words.text("practice-latex")}
        </Button>
      </div>
    </div>
  );
}
