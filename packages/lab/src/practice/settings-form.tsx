import type { Catalogue } from "@tyche/messages";
import { EXERCISE_LEVELS, type ExerciseSpec, TEMPLATE_NAMES, TEMPLATES } from "@tyche/practice";
import { FAILS, NOTATION_NAMES, TIE_RULES } from "@tyche/trees";
import { useId } from "react";

export interface SettingsFormProps {
  readonly spec: ExerciseSpec;
  readonly words: Catalogue;
  readonly onSpec: (spec: ExerciseSpec) => void;
}

/** Settings of an exercise: kind, level, rules and seed. Rules without an effect are not offered. */
export function SettingsForm({ spec, words, onSpec }: SettingsFormProps) {
  const template = TEMPLATES[spec.template];
  const seed = useId();
  return (
    <div className="practice-settings">
      <Choice
        name={words.text("practice-template")}
        value={spec.template}
        options={TEMPLATE_NAMES}
        text={(name) => words.text(`exercise-${name}`)}
        onChoice={(name) => onSpec({ ...spec, template: name })}
      />
      <Choice
        name={words.text("practice-level")}
        value={spec.level}
        options={EXERCISE_LEVELS}
        text={(level) => words.text(`exercise-level-${level}`)}
        onChoice={(level) => onSpec({ ...spec, level })}
      />
      <Choice
        name={words.text("lab-search-notation")}
        value={spec.notation}
        options={NOTATION_NAMES}
        text={(name) => words.text(`lab-notation-${name}`)}
        onChoice={(notation) => onSpec({ ...spec, notation })}
      />
      {template.ties && (
        <Choice
          name={words.text("practice-ties")}
          value={spec.ties}
          options={TIE_RULES}
          text={(rule) => words.text(`ties-${rule}`)}
          onChoice={(rule) => onSpec({ ...spec, ties: rule })}
        />
      )}
      {template.fail && spec.ties === "prune" && (
        <Choice
          name={words.text("practice-fail")}
          value={spec.fail}
          options={FAILS}
          text={(rule) => words.text(`fail-${rule}`)}
          onChoice={(fail) => onSpec({ ...spec, fail })}
        />
      )}
      <div className="practice-choice">
        <label htmlFor={seed}>{words.text("practice-seed")}</label>
        <input
          id={seed}
          type="text"
          autoComplete="off"
          maxLength={40}
          value={spec.seed}
          onChange={(event) => onSpec({ ...spec, seed: event.target.value })}
        />
      </div>
    </div>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly name: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly text: (option: T) => string;
  readonly onChoice: (option: T) => void;
}

/** A labelled select field. */
export function Choice<T extends string | number>({ name, value, options, text, onChoice }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className="practice-choice">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={String(value)}
        onChange={(event) => onChoice(options.find((option) => String(option) === event.target.value)!)}
      >
        {options.map((option) => (
          <option key={String(option)} value={String(option)}>
            {text(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
