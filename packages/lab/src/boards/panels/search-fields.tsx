import type { Setting } from "@tyche/engine";
import { withWords } from "../../i18n/load-words.js";
import { useWords } from "../../i18n/words.js";
import { Field, SelectField } from "../../kit/field.js";
import { Later } from "../../kit/later.js";
import { useLater } from "../../kit/use-later.js";
import type { MethodSheet } from "../record/scene.js";
import { LIMITS, type Search } from "../workers/player.js";

/** What methods and their settings are, in other languages than English, which the engine has. Without it, all works. */
const HELP = new Later(() => withWords(Promise.resolve(true), "help-algorithms").catch(() => false));

/** Fields for a method, its limit and its other settings. */
export function SearchFields(props: {
  readonly name: string;
  readonly search: Search;
  readonly methods: readonly MethodSheet[];
  readonly onChange: (search: Search) => void;
}) {
  const { name, search, methods, onChange } = props;
  const words = useWords();
  useLater(HELP);
  const method = methods.find((each) => each.name === search.method);
  const limits = LIMITS.filter((limit) => limit === "time" || !method || method.limits.includes(limit));
  const choose = (chosen: string): void => {
    const { method: _, settings: __, ...rest } = search;
    const next = methods.find((each) => each.name === chosen);
    const fits = rest.limit === "time" || !next || next.limits.includes(rest.limit);
    onChange({
      ...rest,
      ...(fits ? {} : { limit: "time", amount: 1 }),
      ...(chosen !== "" && { method: chosen }),
    });
  };
  return (
    <fieldset className="boards-search" aria-label={name}>
      <SelectField
        label={words.text("board-opponent-method")}
        value={search.method ?? ""}
        options={["", ...methods.map((each) => each.name)]}
        title={
          method &&
          words.problem({ id: `algorithm-help-${method.name.replace(".", "-")}`, message: method.help })
        }
        text={(each) => each || words.text("board-opponent-usual")}
        onChoose={choose}
      />
      <SelectField
        label={words.text("board-opponent-limit")}
        value={search.limit}
        options={limits}
        text={(limit) => words.text(`board-opponent-limits-${limit}`)}
        onChoose={(limit) =>
          onChange({ ...search, limit, amount: { time: 1, depth: 3, nodes: 10_000 }[limit] })
        }
      />
      <Field label={words.text("board-opponent-amount")}>
        {(id) => (
          <input
            id={id}
            key={search.limit}
            type="number"
            min={search.limit === "time" ? 0.1 : 1}
            step={search.limit === "time" ? 0.1 : 1}
            defaultValue={search.amount}
            onChange={(event) => {
              const amount = event.target.valueAsNumber;
              if (amount > 0) onChange({ ...search, amount });
            }}
          />
        )}
      </Field>
      {method?.settings.map((setting) => (
        <SettingField key={`${method.name} ${setting.name}`} {...{ setting, search, onChange }} />
      ))}
    </fieldset>
  );
}

/** Field for one setting, named as on the command line; empty: the default. */
function SettingField({
  setting: { name, help, takes, least, most },
  search,
  onChange,
}: {
  readonly setting: Setting;
  readonly search: Search;
  readonly onChange: (search: Search) => void;
}) {
  const words = useWords();
  const title = words.problem({ id: `algorithm-option-${name}`, message: help });
  const value = search.settings?.[name];
  const set = (next: number | string): void => {
    const { [name]: _, ...others } = search.settings ?? {};
    const settings = next === "" || Number.isNaN(next) ? others : { ...others, [name]: next };
    const { settings: __, ...rest } = search;
    onChange({ ...rest, ...(Object.keys(settings).length > 0 && { settings }) });
  };
  return (
    <Field label={name}>
      {(id) =>
        typeof takes === "object" ? (
          <select id={id} title={title} value={value ?? ""} onChange={(event) => set(event.target.value)}>
            <option value="">–</option>
            {takes.map((word) => (
              <option key={word}>{word}</option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            title={title}
            type={takes === "text" ? "text" : "number"}
            min={least}
            max={most}
            step={takes === "number" ? "any" : undefined}
            maxLength={200}
            defaultValue={value}
            onChange={(event) => set(takes === "text" ? event.target.value : event.target.valueAsNumber)}
          />
        )
      }
    </Field>
  );
}
