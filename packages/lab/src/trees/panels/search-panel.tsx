import {
  ALGORITHMS,
  algorithmNamed,
  FAILS,
  type Fail,
  ORDERS,
  type OrderName,
  type SettingName,
  TIE_RULES,
  type TieRule,
} from "@tyche/trees";
import { algorithmText } from "@tyche/trees/explain";
import { useId, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { SelectField, TextField } from "../../kit/field.js";
import { algorithmOf, DEFAULT_RUN, fieldsOf, type RunConfig } from "../model/run-config.js";

export interface SearchPanelProps {
  readonly config: RunConfig;
  readonly wrong: SettingName | undefined;
  readonly onChange: (change: Partial<RunConfig>) => void;
  readonly heading: string;
}

/** Variants of other algorithms, which few readers look for. */
const MORE = ["negamax", "negamax-alpha-beta", "star1-ballard", "star2.5", "best-reply", "teams"];

/** The algorithm, and every setting that it reads. */
export function SearchPanel({ config, wrong, onChange, heading }: SearchPanelProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const algorithm = algorithmOf(config);
  const changes = algorithm.settings
    .flatMap((name) => fieldsOf(name))
    .filter((field) => config[field] !== DEFAULT_RUN[field]);
  return (
    <section className="panel" aria-label={heading}>
      <SelectField
        label={words.text("lab-search-algorithm")}
        value={config.algorithm}
        options={ALGORITHMS.map(({ name }) => name)}
        text={(name) => algorithmText(algorithmNamed(name), words).title}
        group={(name) => words.text(MORE.includes(name) ? "lab-more" : "lab-search-classic")}
        onChoose={(name) => onChange({ algorithm: name })}
      />
      <p className="source note">{algorithmText(algorithm, words).source}</p>
      <details open={open || wrong !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {words.text("lab-panels-settings")}
          {changes.map((field) => (
            <span key={field} className="badge">
              {SHORT[field] ?? ""} {config[field].slice(0, 12)}
            </span>
          ))}
        </summary>
        <div className="fields">
          {algorithm.settings.map((name) => (
            <Setting key={name} name={name} config={config} wrong={wrong === name} onChange={onChange} />
          ))}
        </div>
        {changes.length > 0 && (
          <Button onClick={() => onChange({ ...DEFAULT_RUN, algorithm: config.algorithm })}>
            {words.text("lab-search-reset")}
          </Button>
        )}
      </details>
    </section>
  );
}

interface SettingProps extends Pick<SearchPanelProps, "config" | "onChange"> {
  readonly name: SettingName;
  readonly wrong: boolean;
}

function Setting({ name, config, wrong, onChange }: SettingProps) {
  const words = useWords();
  const title = words.text(`setting-${name}`);
  const help = words.text(`setting-${name}.help`);
  const id = useId();
  const choice = CHOICES[name as keyof typeof CHOICES];
  const fields = fieldsOf(name);
  if (choice) {
    return (
      <SelectField
        label={title}
        title={help}
        value={config[fields[0]!]}
        options={choice}
        text={(value) => words.format({ id: `${name}-${value}` })}
        onChoose={(value) => onChange({ [name]: value as TieRule & Fail & OrderName })}
      />
    );
  }
  const names = { bounds: [words.text("lab-search-low"), words.text("lab-search-high")], window: ["α", "β"] };
  return (
    <>
      {fields.map((field, index) => (
        <TextField
          key={field}
          beside
          label={names[name as keyof typeof names]?.[index] ?? title}
          title={help}
          value={config[field]}
          placeholder={PLACEHOLDERS[field] ?? words.text("lab-search-auto")}
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby={`${id}-help`}
          maxLength={60}
          onText={(text) => onChange({ [field]: text })}
        />
      ))}
      <span id={`${id}-help`} className="hidden">
        {help}
      </span>
    </>
  );
}

/** Settings that are chosen from a list. */
const CHOICES = { ties: TIE_RULES, fail: FAILS, order: ORDERS } as const;
const PLACEHOLDERS: { readonly [field in keyof RunConfig]?: string } = {
  alpha: "−∞",
  beta: "+∞",
  guess: "0",
  teams: "0,2/1",
};

/** Short names of changed settings, for the summary line. */
const SHORT: { readonly [field in keyof RunConfig]?: string } = {
  depth: "d",
  low: "L",
  high: "U",
  alpha: "α",
  beta: "β",
  random: "r",
  guess: "g",
  probes: "k",
  width: "k",
};
