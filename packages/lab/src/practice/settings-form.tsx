import type { Catalogue } from "@tyche/messages";
import { EXERCISE_LEVELS, type ExerciseSpec, OWN_TEMPLATE_NAMES, TEMPLATES } from "@tyche/practice";
import { FAILS, NOTATION_NAMES, TIE_RULES } from "@tyche/trees";
import { SelectField, TextField } from "../kit/field.js";

export interface SettingsProps {
  readonly spec: ExerciseSpec;
  readonly words: Catalogue;
  readonly onSpec: (spec: ExerciseSpec) => void;
}

/** What most people choose: kind and level. */
export function KindAndLevel({ spec, words, onSpec }: SettingsProps) {
  return (
    <>
      <SelectField
        label={words.text("practice-template")}
        value={spec.template}
        options={OWN_TEMPLATE_NAMES.filter((name) => name === spec.template || TEMPLATES[name].levels)}
        text={(name) => words.text(`exercise-${name}`)}
        onChoose={(template) => onSpec({ ...spec, template })}
      />
      <SelectField
        label={words.text("practice-level")}
        value={spec.level}
        options={EXERCISE_LEVELS}
        text={(level) => words.text(`exercise-level-${level}`)}
        onChoose={(level) => onSpec({ ...spec, level })}
      />
    </>
  );
}

/** The other settings: notation, rules and seed. Rules without an effect are not offered. */
export function RuleSettings({ spec, words, onSpec }: SettingsProps) {
  const { ties, fail } = TEMPLATES[spec.template];
  return (
    <div className="practice-settings">
      <SelectField
        label={words.text("lab-search-notation")}
        value={spec.notation}
        options={NOTATION_NAMES}
        text={(name) => words.text(`lab-notation-${name}`)}
        onChoose={(notation) => onSpec({ ...spec, notation })}
      />
      {ties && (
        <SelectField
          label={words.text("practice-ties")}
          value={spec.ties}
          options={TIE_RULES}
          text={(rule) => words.text(`ties-${rule}`)}
          onChoose={(rule) => onSpec({ ...spec, ties: rule })}
        />
      )}
      {fail && spec.ties === "prune" && (
        <SelectField
          label={words.text("practice-fail")}
          value={spec.fail}
          options={FAILS}
          text={(rule) => words.text(`fail-${rule}`)}
          onChoose={(rule) => onSpec({ ...spec, fail: rule })}
        />
      )}
      <TextField
        label={words.text("practice-seed")}
        maxLength={40}
        value={spec.seed}
        onText={(seed) => onSpec({ ...spec, seed })}
      />
    </div>
  );
}
