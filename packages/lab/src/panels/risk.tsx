import {
  amountText,
  appraise,
  formatExact,
  parseUtility,
  RefusalError,
  type RiskReport,
  type Tree,
  UTILITIES,
  type UtilityName,
} from "@tyche/trees";
import { useMemo, useState } from "react";
import { useWords } from "../i18n/words.js";
import { actionsNames } from "../run/actions.js";

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
  const report = useMemo(
    () => (hasChance ? reportOf(tree, given === "" ? name : `${name}:${given}`) : undefined),
    [tree, name, given, hasChance],
  );
  return (
    <section aria-label={words.text("risk-title")} className="risk">
      <h3>{words.text("risk-title")}</h3>
      {!hasChance && <p className="note">{words.text("risk-no-chance")}</p>}
      {hasChance && (
        <div className="fields">
          <label className="field wide">
            <span className="name">{words.text("risk-utility")}</span>
            <select
              value={name}
              onChange={(event) => {
                const next = event.target.value as UtilityName;
                setName(next);
                setGiven(USUAL[next]);
              }}
            >
              {UTILITIES.map((utility) => (
                <option key={utility} value={utility}>
                  {words.text(`risk-${utility}`)}
                </option>
              ))}
            </select>
          </label>
          {name !== "linear" && (
            <label className="field wide">
              <span className="name">{report?.utility.formula ?? "u(x)"}</span>
              <input value={given} autoComplete="off" onChange={(event) => setGiven(event.target.value)} />
            </label>
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
  return (
    <>
      <table className="numbers">
        <thead>
          <tr>
            <th scope="col">{words.text("risk-action")}</th>
            <th scope="col">{words.text("risk-certainty-equivalent")}</th>
            <th scope="col">{words.text("risk-expected-utility")}</th>
            <th scope="col">{words.text("risk-expected-value")}</th>
          </tr>
        </thead>
        <tbody>
          {tree.root.children.map(({ id }, index) => {
            const { certaintyEquivalent, expectedUtility, expectedValue } = report.nodes[id]!;
            return (
              <tr key={names[index]} className={best.includes(index) ? "best" : undefined}>
                <th scope="row">
                  {best.includes(index) ? "★ " : ""}
                  {names[index]}
                </th>
                <td data-certain={certaintyEquivalent.number}>{amountText(certaintyEquivalent)}</td>
                <td>{amountText(expectedUtility)}</td>
                <td>{formatExact(expectedValue)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {best.length > 0 && (
        <table className="numbers">
          <tbody>
            <tr>
              <th scope="row">{words.text("risk-best")}</th>
              <td>{best.map((index) => names[index]).join(", ")}</td>
            </tr>
            <tr>
              <th scope="row">{words.text("risk-neutral")}</th>
              <td>{report.neutral.map((index) => names[index]).join(", ")}</td>
            </tr>
          </tbody>
        </table>
      )}
      {!report.exact && <p className="note">{words.text("risk-rounded")}</p>}
    </>
  );
}

function reportOf(tree: Tree, utility: string): RiskReport | undefined {
  try {
    return appraise(tree, parseUtility(utility));
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}
