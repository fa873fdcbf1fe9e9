import { NOTATION_NAMES } from "@tyche/trees";
import { useWords } from "../i18n/words.js";
import { useLab } from "../state/context.js";

/** How trees and numbers are shown. */
export function LookPanel() {
  const { state, dispatch } = useLab();
  const words = useWords().search;
  return (
    <div className="fields">
      <label className="field wide">
        <span className="name">{words.notation}</span>
        <select
          value={state.look.notation}
          onChange={(event) => {
            const notation = NOTATION_NAMES.find((name) => name === event.target.value);
            if (notation) dispatch({ type: "look", change: { notation } });
          }}
        >
          {NOTATION_NAMES.map((name) => (
            <option key={name} value={name}>
              {words.notations[name]}
            </option>
          ))}
        </select>
      </label>
      <label className="field wide">
        <span className="name">{words.numbers}</span>
        <select
          value={state.look.numbers}
          onChange={(event) =>
            dispatch({
              type: "look",
              change: { numbers: event.target.value === "decimal" ? "decimal" : "exact" },
            })
          }
        >
          <option value="exact">{words.exact}</option>
          <option value="decimal">{words.decimal}</option>
        </select>
      </label>
    </div>
  );
}
