import { formatDecimal, formatExact, type Tree } from "@tyche/trees";
import { numberText } from "@tyche/trees/drawing";
import { fraction } from "@tyche/trees/numbers";
import { useMemo, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Table } from "../../kit/panel.js";
import type { Look } from "../../state/state.js";
import { actionsNames } from "../run/actions.js";
import { BreakEven } from "./break-even.js";
import { flipsOf, hasOpponent, mixtureAt, percent } from "./opponent.js";
import { Risk } from "./risk.js";
import { transformTable } from "./transforms.js";

const MOST_NODES = 3000;
const NOTCHES = 100;

/** Effects of other numbers, a monotone change of the payoffs, or a weaker opponent on the best action. */
export default function WhatIf({ tree, look }: { readonly tree: Tree; readonly look: Look }) {
  const words = useWords();
  if (tree.nodes.length > MOST_NODES) return <p className="note">{words.text("lab-what-if-none")}</p>;
  return (
    <>
      <BreakEven tree={tree} look={look} />
      <Risk tree={tree} />
      <Monotone tree={tree} />
      <Opponent tree={tree} look={look} />
    </>
  );
}

function Monotone({ tree }: { readonly tree: Tree }) {
  const words = useWords();
  const table = useMemo(() => transformTable(tree), [tree]);
  const names = actionsNames(tree);
  const show = (best: readonly number[]): string => best.map((index) => names[index]).join(", ");
  const title = words.text("lab-what-if-monotone");
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p className="note">{words.text("lab-what-if-monotone-help")}</p>
      {!table ? (
        <p className="note">{words.text("lab-what-if-none")}</p>
      ) : (
        <Table
          head={[
            words.text("lab-what-if-change"),
            words.text("lab-what-if-worst"),
            words.text("lab-what-if-mean"),
          ]}
          rows={table.map(({ transform, worstCase, expected }) => {
            const flipped = expected.join() !== table[0]!.expected.join();
            return {
              key: transform,
              data: { "data-transform": transform },
              name: words.text(`lab-transform-${transform}`),
              cells: [
                show(worstCase),
                <>
                  {show(expected)}
                  {flipped && <span className="badge bad">⇄ {words.text("lab-what-if-flipped")}</span>}
                </>,
              ],
            };
          })}
        />
      )}
    </section>
  );
}

function Opponent({ tree, look }: { readonly tree: Tree; readonly look: Look }) {
  const words = useWords();
  const [notch, setNotch] = useState(0);
  const possible = useMemo(() => hasOpponent(tree), [tree]);
  const flips = useMemo(() => (possible ? flipsOf(tree) : []), [tree, possible]);
  const r = fraction(notch, NOTCHES);
  const mixture = useMemo(
    () => (possible ? mixtureAt(tree, fraction(notch, NOTCHES)) : undefined),
    [tree, possible, notch],
  );
  const names = actionsNames(tree);
  const show = (best: readonly number[]): string => best.map((index) => names[index]).join(", ");
  const format = look.numbers === "exact" ? formatExact : formatDecimal;
  return (
    <section aria-label={words.text("lab-what-if-opponent")}>
      <h3>{words.text("lab-what-if-opponent")}</h3>
      {!mixture ? (
        <p className="note">{words.text("lab-what-if-no-opponent")}</p>
      ) : (
        <>
          <p className="note">{words.text("lab-what-if-opponent-help")}</p>
          <div className="mixture">
            <span>{words.text("lab-what-if-perfect")}</span>
            <input
              type="range"
              min={0}
              max={NOTCHES}
              value={notch}
              aria-label={words.text("lab-what-if-slider")}
              aria-valuetext={percent(r)}
              list="flips"
              onChange={(event) => setNotch(Number(event.target.value))}
            />
            <span>{words.text("lab-what-if-randomly")}</span>
            <output>{percent(r)}</output>
          </div>
          <Table
            rows={mixture.values.map((value, index) => {
              const isBest = mixture.best.includes(index);
              return {
                key: index,
                name: `${isBest ? "★ " : ""}${names[index]}`,
                cells: [numberText(value, look.numbers)],
                className: isBest ? "best" : undefined,
              };
            })}
          />
          <ul className="flips" aria-live="polite">
            {flips.length === 0 && <li>{words.text("lab-what-if-no-flip")}</li>}
            {flips.map(({ at, exact, before, after }) => (
              <li key={at.toFraction()} data-flip={exact ? at.toFraction() : ""}>
                {words.text("lab-what-if-flip", {
                  at: exact ? `${format(at)} (${percent(at)})` : percent(at),
                  exact,
                  before: show(before),
                  after: show(after),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
