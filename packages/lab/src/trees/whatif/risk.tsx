import { formatExact, type Tree } from "@tyche/trees";
import {
  amountText,
  appraise,
  parseUtility,
  type RiskReport,
  UTILITIES,
  type UtilityName,
} from "@tyche/trees/analysis";
import { useMemo, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { SelectField, TextField } from "../../kit/field.js";
import { Table } from "../../kit/panel.js";
import { actionsNames, unlessRefused } from "../run/actions.js";

/** Default parameters of the utility functions: valid for every small tree of positive payoffs. */
const USUAL: Readonly<Record<UtilityName, string>> = {
  linear: "",
  exponential: "50",
  log: "100",
  sqrt: "100",
  points: "0=0,50=0.8,100=1",
};

/** The certainty equivalent of each action under a risk attitude, beside its mean. */
export function Risk({ tree }: { readonly tree: Tree }) {
  const words = useWords();
  const [name, setName] = useState<UtilityName>("exponential");
  const [given, setGiven] = useState(USUAL.exponential);
  const hasChance = useMemo(() => tree.nodes.some(({ kind }) => kind === "chance"), [tree]);
  const report = useMemo(() => {
    const utility = given === "" ? name : `${name}:${given}`;
    return hasChance ? unlessRefused(() => appraise(tree, parseUtility(utility))) : undefined;
  }, [tree, name, given, hasChance]);
  return (
    <section aria-label={words.text("risk-title")} className="risk">
      <h3>{words.text("risk-title")}</h3>
      {!hasChance && <p className="note">{words.text("risk-no-chance")}</p>}
      {hasChance && (
        <div className="fields">
          <SelectField
            label={words.text("risk-utility")}
            value={name}
            options={UTILITIES}
            text={(utility) => words.text(`risk-${utility}`)}
            onChoose={(utility) => {
              setName(utility);
              setGiven(USUAL[utility]);
            }}
          />
          {name !== "linear" && (
            <TextField label={report?.utility.formula ?? "u(x)"} value={given} onText={setGiven} />
          )}
        </div>
      )}
      {hasChance && !report && (
        <p className="problem" role="alert">
          ✕ {words.text("risk-impossible")}
        </p>
      )}
      {report && <Actions tree={tree} report={report} />}
    </section>
  );
}

function Actions({ tree, report }: { readonly tree: Tree; readonly report: RiskReport }) {
  const words = useWords();
  const names = actionsNames(tree);
  const { best } = report.nodes[0]!;
  const list = (actions: readonly number[]): string => actions.map((index) => names[index]).join(", ");
  return (
    <>
      <Table
        head={[
          words.text("risk-action"),
          words.text("risk-certainty-equivalent"),
          words.text("risk-expected-utility"),
          words.text("risk-expected-value"),
        ]}
        rows={tree.root.children.map(({ id }, index) => {
          const { certaintyEquivalent, expectedUtility, expectedValue } = report.nodes[id]!;
          return {
            key: id,
            name: `${best.includes(index) ? "★ " : ""}${names[index]}`,
            className: best.includes(index) ? "best" : undefined,
            cells: [
              <span key="certain" data-certain={certaintyEquivalent.number}>
                {amountText(certaintyEquivalent)}
              </span>,
              amountText(expectedUtility),
              formatExact(expectedValue),
            ],
          };
        })}
      />
      {best.length > 0 && (
        <Table
          rows={[
            { key: "best", name: words.text("risk-best"), cells: [list(best)] },
            { key: "neutral", name: words.text("risk-neutral"), cells: [list(report.neutral)] },
          ]}
        />
      )}
      {!report.exact && <p className="note">{words.text("risk-rounded")}</p>}
    </>
  );
}
