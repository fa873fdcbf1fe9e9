import {
  breakEven,
  RefusalError,
  type SensitivityReport,
  sensitivity,
  type Tree,
  tornadoSvg,
} from "@tyche/trees";
import { useMemo } from "react";
import { useWords } from "../i18n/words.js";
import type { Look } from "../state/state.js";

/** For each payoff and probability where the best action changes, and how far the tree's value moves with it. */
export function BreakEven({ tree, look }: { readonly tree: Tree; readonly look: Look }) {
  const { whatIf: words, language } = useWords();
  const report = useMemo(() => reportOf(tree), [tree]);
  const picture = useMemo(
    () => report && `data:image/svg+xml,${encodeURIComponent(tornadoSvg(tree, report, language))}`,
    [tree, report, language],
  );
  const flips = report?.inputs.filter(({ flip }) => flip) ?? [];
  return (
    <section aria-label={words.breakEven}>
      <h3>{words.breakEven}</h3>
      {!report ? (
        <p className="note">{words.none}</p>
      ) : (
        <>
          <p className="note">{words.breakEvenHelp}</p>
          <ul className="flips">
            {flips.length === 0 && <li>{words.noBreakEven}</li>}
            {flips.map((input) => (
              <li key={`${input.type}${input.node}`} data-break-even={input.flip!.at.toFraction()}>
                {breakEven(input, tree, language, look.numbers)}
              </li>
            ))}
          </ul>
          <a href={picture} download="tornado.svg">
            <img className="tornado" src={picture} alt={words.tornado} />
          </a>
        </>
      )}
    </section>
  );
}

function reportOf(tree: Tree): SensitivityReport | undefined {
  try {
    return sensitivity(tree);
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}
