import { NOTATION_NAMES } from "@tyche/trees";
import { useWords } from "../i18n/words.js";
import { useLab } from "../state/context.js";

/** Settings for the display of trees and numbers. */
export function LookPanel() {
  const { state, dispatch } = useLab();
  const words = useWords();
  return (
    <div className="fields">
      <label className="field wide">
        <span className="name">{words.text("lab-search-notation")}</span>
        <select
          value={state.look.notation}
          onChange={(event) => {
            const notation = NOTATION_NAMES.find((name) => name === event.target.value);
            if (notation) dispatch({ type: "look", change: { notation } });
          }}
        >
          {NOTATION_NAMES.map((name) => (
            <option key={name} value={name}>
              {words.text(`lab-notation-${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field wide">
        <span className="name">{words.text("lab-search-numbers")}</span>
        <select
          value={state.look.numbers}
          onChange={(event) =>
            dispatch({
              type: "look",
              change: { numbers: event.target.value === "decimal" ? "decimal" : "exact" },
            })
          }
        >
          <option value="exact">{words.text("lab-search-exact")}</option>
          <option value="decimal">{words.text("lab-search-decimal")}</option>
        </select>
      </label>
    </div>
  );
}
