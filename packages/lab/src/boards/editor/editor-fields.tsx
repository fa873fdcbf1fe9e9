import { ChoiceField } from "../choice-field.js";
import type { EditorField } from "./board-editor.js";
import { type Draft, withField } from "./draft.js";

/** Fields for the parts of a position that are on no square: player to move, dice, scores. */
export function EditorFields({
  fields,
  draft,
  onDraft,
}: {
  readonly fields: readonly EditorField[];
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}) {
  if (fields.length === 0) return null;
  return (
    <div className="editor-fields">
      {fields.map((field) => {
        const value = draft.fields[field.name] ?? "";
        const set = (to: string): void => onDraft(withField(draft, field.name, to));
        if (field.kind === "check")
          return (
            <label key={field.name} className="tool">
              <input
                type="checkbox"
                checked={value !== ""}
                onChange={(event) => set(event.target.checked ? "on" : "")}
              />
              {field.label}
            </label>
          );
        return (
          <ChoiceField key={field.name} label={field.label}>
            {(id) =>
              field.kind === "number" ? (
                <input
                  id={id}
                  type="number"
                  min={field.least}
                  max={field.most}
                  value={value}
                  onChange={(event) => set(event.target.value)}
                />
              ) : (
                <select id={id} value={value} onChange={(event) => set(event.target.value)}>
                  {field.values.map(([each, name]) => (
                    <option key={each} value={each}>
                      {name}
                    </option>
                  ))}
                </select>
              )
            }
          </ChoiceField>
        );
      })}
    </div>
  );
}
