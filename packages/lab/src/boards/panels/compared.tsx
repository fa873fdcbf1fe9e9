import { useState } from "react";
import { useWords } from "../../i18n/words.js";
import { SelectField } from "../../kit/field.js";
import { differenceOf, type Happening, nearestFlip, type Pair, pairsOf } from "../analysis/difference.js";
import { compareRows } from "../kit/comparing.js";
import { type JudgedAction, signedText, type ValueScale } from "../kit/judgement.js";
import { placeAt } from "../record/game-record.js";
import type { SceneOutcome } from "../record/scene.js";
import { type Replies, useOutcomes, useOutcomeValues } from "../table/use-outcome-values.js";
import type { TableProps } from "../table/use-table.js";
import { toneOf } from "./chance-map.js";
import { DifferenceBar } from "./difference-bar.js";

const NOTHING: readonly SceneOutcome[] = [];

export interface ComparedProps extends TableProps {
  readonly row: JudgedAction;
  /** The moves that it can be compared with. */
  readonly others: readonly JudgedAction[];
  readonly outcomes: readonly SceneOutcome[];
  readonly values: Replies;
}

/** A move beside another, selectable one, outcome by outcome. */
export function Compared({ table, row, others, outcomes, values }: ComparedProps) {
  const { game, naming, engineOf } = table;
  const { scene } = placeAt(game.record);
  const words = useWords();
  const [text, setText] = useState("");
  const other = others.find((each) => each.text === text);
  const found = useOutcomes(scene, other?.action, table.session.outcomes);
  const otherValues = useOutcomeValues(engineOf, game.sheet, scene.turn, found ?? NOTHING, row.depth);

  const happenings = (
    of: JudgedAction,
    all: readonly SceneOutcome[],
    known: Replies,
  ): readonly Happening[] | number | undefined => {
    // There is no chance, or there are too many outcomes.
    if (all.length < 2) return of.value;
    const named = all.flatMap((outcome) => {
      const value = known.get(outcome.scene.text)?.value;
      return value === undefined
        ? []
        : [{ name: naming.outcomeName(of, outcome), probability: outcome.probability, value }];
    });
    return named.length === all.length ? named : undefined;
  };
  const one = happenings(row, outcomes, values);
  const second = other && found && happenings(other, found, otherValues);
  return (
    <>
      <SelectField
        label={words.text("board-compare-compare")}
        value={text}
        options={["", ...others.map((each) => each.text)]}
        text={(each) => {
          const named = others.find(({ text }) => text === each);
          return named ? naming.nameOf(named) : words.text("board-compare-nobody");
        }}
        onChoose={setText}
      />
      {other && one !== undefined && second !== undefined && (
        <DifferenceMap
          names={[naming.nameOf(row), naming.nameOf(other)]}
          pairs={pairsOf(one, second)}
          scale={naming.scale}
          isDecided={["better", "worse"].includes(
            compareRows(row, other, table.analysis.judgement?.errors).relation,
          )}
        />
      )}
    </>
  );
}

interface DifferenceMapProps {
  readonly names: readonly [one: string, other: string];
  /** Undefined if chance has different outcomes after the two actions. */
  readonly pairs: readonly Pair[] | undefined;
  readonly scale: ValueScale;
  /** Whether one of the actions is known to be better. */
  readonly isDecided: boolean;
}

/**
 * Compares two actions for each outcome: both values in one colour scale, the difference, and when the choice would
 * change.
 */
function DifferenceMap({ names: [one, other], pairs, scale, isDecided }: DifferenceMapProps) {
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
  const tone = (value: number) => toneOf((value - middle) / spread);
  const widest = Math.max(...pairs.map((pair) => Math.abs(pair.one - pair.other)), 1e-12);
  const flip = nearestFlip(pairs);
  return (
    <div className="boards-difference own-swipe">
      <table className="numbers">
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
                <td style={tone(pair.one)}>{scale.text(pair.one)}</td>
                <td style={tone(pair.other)}>{scale.text(pair.other)}</td>
                <td>
                  <DifferenceBar share={(pair.one - pair.other) / widest} />
                  {signedText(scale, pair.one - pair.other)}
                </td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.text("board-compare-all")}</th>
            <td>{scale.text(first)}</td>
            <td>{scale.text(second)}</td>
            <td>{isDecided ? signedText(scale, differenceOf(pairs)) : scale.difference(undefined)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="note">
        {!isDecided
          ? words.text("board-compare-close")
          : flip
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
