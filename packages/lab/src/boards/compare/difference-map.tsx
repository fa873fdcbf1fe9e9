import { useWords } from "../../i18n/words.js";
import type { ValueScale } from "../thinking/judgement.js";
import "./compare.css";
import { differenceOf, nearestFlip, type Pair } from "./difference.js";

export interface DifferenceMapProps {
  /** The names of the two actions. */
  readonly names: readonly [one: string, other: string];
  /** Undefined if chance has different outcomes after the two actions. */
  readonly pairs: readonly Pair[] | undefined;
  readonly scale: ValueScale;
}

/**
 * Compares two actions for each outcome: both values in one colour scale, the difference, and when the choice would
 * change.
 */
export function DifferenceMap({ names: [one, other], pairs, scale }: DifferenceMapProps) {
  const words = useWords();
  if (!pairs) return <p className="note">{words.text("board-compare-unlike")}</p>;
  const percent = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 });
  const mean = (of: (pair: Pair) => number): number =>
    pairs.reduce((sum, pair) => sum + pair.probability * of(pair), 0);
  const [first, second] = [mean((pair) => pair.one), mean((pair) => pair.other)];
  const middle = (first + second) / 2;
  const spread = Math.max(
    ...pairs.flatMap((pair) => [pair.one, pair.other]).map((value) => Math.abs(value - middle)),
    1e-12,
  );
  const tone = (value: number): string => `tone-${Math.round((3 * (value - middle)) / spread) + 3}`;
  const widest = Math.max(...pairs.map((pair) => Math.abs(pair.one - pair.other)), 1e-12);
  const flip = nearestFlip(pairs);
  const signed = (value: number): string => {
    const text = scale.difference(Math.abs(value));
    return /[1-9]/.test(text) ? `${value < 0 ? "−" : "+"}${text}` : text;
  };
  return (
    <div className="boards-difference own-swipe">
      <table>
        <caption>{words.text("board-compare-title", { one, other })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.text("board-compare-happens")}</th>
            <th scope="col">{one}</th>
            <th scope="col">{other}</th>
            <th scope="col">{words.text("board-compare-difference")}</th>
          </tr>
        </thead>
        <tbody>
          {pairs
            .toSorted((a, b) => b.one - b.other - (a.one - a.other))
            .map((pair) => (
              <tr key={pair.name}>
                <th scope="row">
                  {pair.name} <small className="note">{percent.format(pair.probability)}</small>
                </th>
                <td className={`boards-outcome ${tone(pair.one)}`}>{scale.text(pair.one)}</td>
                <td className={`boards-outcome ${tone(pair.other)}`}>{scale.text(pair.other)}</td>
                <td>
                  <span className="ledger-bar" aria-hidden="true">
                    <span
                      className={pair.one < pair.other ? "less" : "more"}
                      style={{ inlineSize: `${(50 * Math.abs(pair.one - pair.other)) / widest}%` }}
                    />
                  </span>
                  {signed(pair.one - pair.other)}
                </td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.text("board-compare-all")}</th>
            <td>{scale.text(first)}</td>
            <td>{scale.text(second)}</td>
            <td>{signed(differenceOf(pairs))}</td>
          </tr>
        </tfoot>
      </table>
      <p className="note">
        {flip
          ? words.text("board-compare-flip", {
              name: flip.pair.name,
              from: percent.format(flip.pair.probability),
              to: percent.format(flip.to),
            })
          : words.text("board-compare-firm")}
      </p>
    </div>
  );
}
