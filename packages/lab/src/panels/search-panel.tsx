import {
  ALGORITHMS,
  algorithmText,
  FAILS,
  type Fail,
  ORDERS,
  type OrderName,
  type SettingName,
  TIE_RULES,
  type TieRule,
} from "@tyche/trees";
import { useId, useState } from "react";
import { useWords } from "../i18n/words.js";
import { algorithmOf, DEFAULT_RUN, FIELDS, type RunConfig } from "../state/run-config.js";

export interface SearchPanelProps {
  readonly config: RunConfig;
  readonly wrong: SettingName | undefined;
  readonly onChange: (change: Partial<RunConfig>) => void;
  readonly heading: string;
}

/** The algorithm, and every setting that it reads. */
export function SearchPanel({ config, wrong, onChange, heading }: SearchPanelProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const algorithm = algorithmOf(config);
  const changes = algorithm.settings
    .flatMap((name) => FIELDS[name])
    .filter((field) => config[field] !== DEFAULT_RUN[field]);
  return (
    <section className="panel" aria-label={heading}>
      <label className="field wide">
        <span className="name">{words.text("lab-search-algorithm")}</span>
        <select value={config.algorithm} onChange={(event) => onChange({ algorithm: event.target.value })}>
          {ALGORITHMS.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p className="source">{algorithmText(algorithm, words).source}</p>
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
          <button
            type="button"
            className="tool"
            onClick={() => onChange({ ...DEFAULT_RUN, algorithm: config.algorithm })}
          >
            {words.text("lab-search-reset")}
          </button>
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
  const choice = CHOICES[name];
  if (choice) {
    const id = ({ ties: "ties", fail: "fail", order: "order" } as const)[name as "ties" | "fail" | "order"];
    const field = FIELDS[name][0]!;
    return (
      <label className="field wide" title={help}>
        <span className="name">{title}</span>
        <select
          value={config[field]}
          onChange={(event) => onChange({ [field]: event.target.value as TieRule & Fail & OrderName })}
        >
          {choice.map((value) => (
            <option key={value} value={value}>
              {words.format({ id: `${id}-${value}` })}
            </option>
          ))}
        </select>
      </label>
    );
  }
  const fields = FIELDS[name];
  const names =
    fields.length === 1
      ? [title]
      : name === "bounds"
        ? [words.text("lab-search-low"), words.text("lab-search-high")]
        : ["α", "β"];
  return (
    <>
      {fields.map((field, index) => (
        <label key={field} className="field" title={help}>
          <span className="name">{names[index]}</span>
          <input
            value={config[field]}
            placeholder={PLACEHOLDERS[field] ?? words.text("lab-search-auto")}
            inputMode="text"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={wrong}
            aria-describedby={`${id}-help`}
            maxLength={60}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        </label>
      ))}
      <span id={`${id}-help`} className="hidden">
        {help}
      </span>
    </>
  );
}

const CHOICES: { readonly [name in SettingName]?: readonly string[] } = {
  ties: TIE_RULES,
  fail: FAILS,
  order: ORDERS,
};
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
