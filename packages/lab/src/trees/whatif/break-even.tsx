import { type Tree, toNumber, type Value } from "@tyche/trees";
import { breakEven, type Sensitivity, type SensitivityReport, sensitivity } from "@tyche/trees/analysis";
import { numberText } from "@tyche/trees/drawing";
import { tornadoSvg } from "@tyche/trees/write";
import { useMemo } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { download } from "../../kit/download.js";
import type { Look } from "../../state/state.js";
import { unlessRefused } from "../run/actions.js";

/** Most bars shown; the widest come first, and more would not be informative. */
const MOST_BARS = 12;

/** The break-even point of each payoff and probability, and its effect on the tree's value. */
export function BreakEven({ tree, look }: { readonly tree: Tree; readonly look: Look }) {
  const words = useWords();
  const report = useMemo(() => unlessRefused(() => sensitivity(tree)), [tree]);
  const shown = useMemo(() => report?.inputs.filter(hasEffect).slice(0, MOST_BARS) ?? [], [report]);
  return (
    <section aria-label={words.text("lab-what-if-break-even")}>
      <h3>{words.text("lab-what-if-break-even")}</h3>
      {!report ? (
        <p className="note">{words.text("lab-what-if-none")}</p>
      ) : (
        <>
          <p className="note">{words.text("lab-what-if-break-even-help")}</p>
          {report.inputs.every(({ flip }) => !flip) && <p>{words.text("lab-what-if-no-break-even")}</p>}
          {shown.length > 0 && <p className="note">{words.text("lab-what-if-tornado")}</p>}
          <ol className="tornado plain">
            {shown.map((input) => (
              <li key={`${input.type}${input.node}`} data-break-even={input.flip?.at.toFraction()}>
                {words.format(breakEven(input, tree, look.numbers))}
                <Bar input={input} report={report} look={look} />
              </li>
            ))}
          </ol>
          <Button onClick={() => download("tornado.svg", tornadoSvg(tree, report, words), "image/svg+xml")}>
            {words.text("lab-what-if-save-tornado")}
          </Button>
        </>
      )}
    </section>
  );
}

/** Inputs without any effect are not shown. */
function hasEffect({ flip, roots: [a, b] }: Sensitivity): boolean {
  return flip !== undefined || !a.equals(b);
}

interface BarProps {
  readonly input: Sensitivity;
  readonly report: SensitivityReport;
  readonly look: Look;
}

/** The range of the tree's value, with a line at the current value and a diamond where the best action changes. */
function Bar({ input, report, look }: BarProps) {
  const ends = report.inputs.flatMap(({ roots }) => roots).map(toNumber);
  const least = Math.min(...ends);
  const span = Math.max(...ends) - least || 1;
  const place = (value: Value): number => (100 * (toNumber(value) - least)) / span;
  const [a, b] = input.roots;
  const [low, high] = a.compare(b) < 0 ? [a, b] : [b, a];
  const { flip, range } = input;
  const isWithin = flip && flip.at.compare(range[0]) >= 0 && flip.at.compare(range[1]) <= 0;
  return (
    <span className="tornado-row" aria-hidden="true">
      <span>{numberText(low, look.numbers)}</span>
      <svg viewBox="-3 0 106 14" preserveAspectRatio="none" aria-hidden="true">
        <rect x={place(low)} width={Math.max(0.5, place(high) - place(low))} y="3" height="8" />
        <path className="axis" d={`M${place(report.value)} 0v14`} />
        {isWithin && flip && <path className="flip" d={`M${place(flip.value)} 1l2.4 6l-2.4 6l-2.4-6z`} />}
      </svg>
      <span>{numberText(high, look.numbers)}</span>
    </span>
  );
}
