import type { Catalogue } from "@tyche/messages";
import { EXERCISE_LEVELS, type ExerciseSpec, TEMPLATE_NAMES, TEMPLATES } from "@tyche/practice";
import { FAILS, NOTATION_NAMES, TIE_RULES } from "@tyche/trees";
import { SelectField, TextField } from "../kit/field.js";

export interface SettingsFormProps {
  readonly spec: ExerciseSpec;
  readonly words: Catalogue;
  readonly onSpec: (spec: ExerciseSpec) => void;
}

/** Settings of an exercise: kind, level, rules and seed. Rules without an effect are not offered. */
export function SettingsForm({ spec, words, onSpec }: SettingsFormProps) {
  const template = TEMPLATES[spec.template];
  const select = <Name extends Exclude<keyof ExerciseSpec, "seed">>(
    name: Name,
    label: string,
    options: readonly ExerciseSpec[Name][],
    text: (option: ExerciseSpec[Name]) => string,
  ) => (
    <SelectField
      label={label}
      value={spec[name]}
      options={options}
      text={text}
      onChoose={(option) => onSpec({ ...spec, [name]: option })}
    />
  );
  return (
    <div className="practice-settings">
      {select("template", words.text("practice-template"), TEMPLATE_NAMES, (name) =>
        words.text(`exercise-${name}`),
      )}
      {select("level", words.text("practice-level"), EXERCISE_LEVELS, (level) =>
        words.text(`exercise-level-${level}`),
      )}
      {select("notation", words.text("lab-search-notation"), NOTATION_NAMES, (name) =>
        words.text(`lab-notation-${name}`),
      )}
      {template.ties &&
        select("ties", words.text("practice-ties"), TIE_RULES, (rule) => words.text(`ties-${rule}`))}
      {template.fail &&
        spec.ties === "prune" &&
        select("fail", words.text("practice-fail"), FAILS, (rule) => words.text(`fail-${rule}`))}
      <TextField
        label={words.text("practice-seed")}
        maxLength={40}
        value={spec.seed}
        onText={(seed) => onSpec({ ...spec, seed })}
      />
    </div>
  );
}
