import { formatDecimal, formatExact, type Tree } from "@tyche/trees";
import { fraction } from "@tyche/trees/numbers";
import { useMemo, useState } from "react";
import { useWords } from "../i18n/words.js";
import { actionsNames } from "../run/actions.js";
import type { Look } from "../state/state.js";
import { flipsOf, hasOpponent, mixtureAt, percent } from "../whatif/opponent.js";
import { transformTable } from "../whatif/transforms.js";
import { worthIn } from "./actions-panel.js";
import { BreakEven } from "./break-even.js";
import { Risk } from "./risk.js";

const MOST_NODES = 3000;
const NOTCHES = 100;

/** What a monotone change of the payoffs, or a weaker opponent, does to the best action. */
export function WhatIfPanel({ tree, look }: { readonly tree: Tree; readonly look: Look }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details className="panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{words.panels.whatIf}</h2>
      </summary>
      {open && tree.nodes.length <= MOST_NODES && (
        <>
          <BreakEven tree={tree} look={look} />
          <Risk tree={tree} />
          <Monotone tree={tree} />
          <Opponent tree={tree} look={look} />
        </>
      )}
      {open && tree.nodes.length > MOST_NODES && <p className="note">{words.whatIf.none}</p>}
    </details>
  );
}

function Monotone({ tree }: { readonly tree: Tree }) {
  const words = useWords().whatIf;
  const table = useMemo(() => transformTable(tree), [tree]);
  const names = actionsNames(tree);
  const show = (best: readonly number[]): string => best.map((index) => names[index]).join(", ");
  const given = table?.[0];
  return (
    <section aria-label={words.monotone}>
      <h3>{words.monotone}</h3>
      <p className="note">{words.monotoneHelp}</p>
      {!table || !given ? (
        <p className="note">{words.none}</p>
      ) : (
        <table className="numbers">
          <thead>
            <tr>
              <th scope="col">{words.change}</th>
              <th scope="col">{words.worst}</th>
              <th scope="col">{words.mean}</th>
            </tr>
          </thead>
          <tbody>
            {table.map(({ transform, worstCase, expected }) => {
              const flipped = expected.join() !== given.expected.join();
              return (
                <tr key={transform} data-transform={transform}>
                  <th scope="row">{words.transforms[transform]}</th>
                  <td>{show(worstCase)}</td>
                  <td className={flipped ? "flipped" : undefined}>
                    {show(expected)}
                    {flipped && <span className="badge">⇄ {words.flipped}</span>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Opponent({ tree, look }: { readonly tree: Tree; readonly look: Look }) {
  const words = useWords().whatIf;
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
    <section aria-label={words.opponent}>
      <h3>{words.opponent}</h3>
      {!mixture ? (
        <p className="note">{words.noOpponent}</p>
      ) : (
        <>
          <p className="note">{words.opponentHelp}</p>
          <div className="mixture">
            <span>{words.perfect}</span>
            <input
              type="range"
              min={0}
              max={NOTCHES}
              value={notch}
              aria-label={words.slider}
              aria-valuetext={percent(r)}
              list="flips"
              onChange={(event) => setNotch(Number(event.target.value))}
            />
            <span>{words.randomly}</span>
            <output>{percent(r)}</output>
          </div>
          <table className="numbers">
            <tbody>
              {mixture.values.map((value, index) => (
                <tr key={names[index]} className={mixture.best.includes(index) ? "best" : undefined}>
                  <th scope="row">
                    {mixture.best.includes(index) ? "★ " : ""}
                    {names[index]}
                  </th>
                  <td>{worthIn(value, look)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <ul className="flips" aria-live="polite">
            {flips.length === 0 && <li>{words.noFlip}</li>}
            {flips.map(({ at, exact, before, after }) => (
              <li key={at.toFraction()} data-flip={exact ? at.toFraction() : ""}>
                {words.flip(
                  exact ? `${format(at)} (${percent(at)})` : percent(at),
                  exact,
                  show(before),
                  show(after),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
