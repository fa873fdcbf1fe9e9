import { type Facts, followsFromOne } from "@tyche/engine";
import type { Catalogue } from "@tyche/messages";
import { useMemo } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Select } from "../../kit/field.js";
import { Panel, Table } from "../../kit/panel.js";
import {
  type ChanceWorth,
  chanceFor,
  decidedLuck,
  type Ledger,
  meanOf,
  withoutLuck,
} from "../analysis/ledger.js";
import { percentileOf } from "../analysis/luck.js";
import { signedText, type ValueScale } from "../kit/judgement.js";
import { lineOf, wentTo } from "../record/game-record.js";
import type { TableProps } from "../table/use-table.js";
import { DifferenceBar } from "./difference-bar.js";

/**
 * Start, luck, own losses, the others' losses and result: as an equation, turn by turn, and with the percentile of the
 * luck.
 */
export function LedgerPanel({ table }: TableProps) {
  const { naming, seating, analysis, accounts } = table;
  const { sheet, record } = table.game;
  const { facts } = sheet;
  const { player, whole } = accounts;
  const words = useWords();
  const turns = lineOf(record).length - 1;
  // Without chance there is no luck to speak of.
  const kind = facts.chance ? "" : "-skill";
  const ledger = seating.seesAll ? accounts.ledger : undefined;
  // If one number is not enough, the evaluator must give every player's value.
  const isPossible =
    followsFromOne(facts) || [...analysis.judged.values()].every(({ payoffs }) => payoffs !== undefined);
  if (!isPossible) return <p className="panel note">{words.text("board-ledger-impossible")}</p>;
  return (
    <Panel title={words.text(`board-ledger-title${kind}`)} className="stack">
      <div className="buttons">
        {facts.players > 1 && (
          <Select
            aria-label={words.text("board-ledger-of")}
            value={player}
            options={[...naming.names.keys()]}
            text={(seat) => naming.names[seat]!}
            onChoose={accounts.setPlayer}
          />
        )}
        {whole.progress ? (
          <Button onClick={whole.cancel}>{words.text("board-ledger-cancel")}</Button>
        ) : (
          <Button primary disabled={turns === 0} onClick={() => whole.judge(true)}>
            {words.text("board-ledger-judge")}
          </Button>
        )}
      </div>
      <Judging table={table} />
      {ledger && ledger.steps.length > 0 ? (
        <Account table={table} ledger={ledger} />
      ) : (
        <p className="note">{words.text(`board-ledger-none${kind}`)}</p>
      )}
    </Panel>
  );
}

/** How far the judgement of the whole game is, while it runs. */
export function Judging({ table }: TableProps) {
  const { progress } = table.accounts.whole;
  const words = useWords();
  if (!progress) return null;
  const { done, all } = progress;
  return (
    <p className="note">
      <progress value={done} max={all} aria-label={words.text("board-ledger-judge")} />{" "}
      {words.text("board-ledger-judging", { done: done + 1, all })}
    </p>
  );
}

/** The luck with its error, or marked as an estimate whose error nobody has measured; a dash if it is not known. */
export function luckText(
  { luck, luckError = -1 }: Pick<Ledger, "luck" | "luckError">,
  scale: ValueScale,
): string {
  if (luck === undefined) return scale.text(luck);
  const text = signedText(scale, luck);
  if (luckError < 0) return `≈ ${text}`;
  return luckError > 0 ? `${text} ± ${scale.difference(luckError)}` : text;
}

/** The equation of an account: from the start to the result. */
function linesOf(
  { start, luck, own, others, revision, end, deal, isExact, isWhole, steps }: Ledger,
  facts: Facts,
  isOver: boolean,
  words: Catalogue,
): readonly (readonly [name: string, value: number | undefined, isSum: boolean])[] {
  const isOfChance = facts.chance || deal !== undefined;
  /** A sum of losses; undefined if there are none and nobody can tell of every choice. */
  const known = (sum: number, isOwn: boolean): number | undefined =>
    sum !== 0 || steps.every((step) => step.isDecided || step.isOwn !== isOwn) ? sum : undefined;
  return [
    [words.text(deal !== undefined ? "board-ledger-undealt" : "board-ledger-start"), start, true],
    ...(isOfChance ? [[words.text("board-ledger-luck"), luck, false] as const] : []),
    [words.text("board-ledger-own"), known(own === 0 ? 0 : -own, true), false],
    ...(facts.players > 1
      ? [
          [
            words.text(`board-ledger-${followsFromOne(facts) ? "others" : "changes"}`),
            known(others, false),
            false,
          ] as const,
        ]
      : []),
    ...(isExact ? [] : [[words.text("board-ledger-revision"), revision, false] as const]),
    [words.text(`board-ledger-${isOver && isWhole ? "result" : "so-far"}`), end, true],
    ...(isOfChance ? [[words.text("board-ledger-average"), withoutLuck({ end, luck }), true] as const] : []),
  ];
}

function Account({ table, ledger }: TableProps & { readonly ledger: Ledger }) {
  const words = useWords();
  const { sheet, record } = table.game;
  const { facts } = sheet;
  const { scale } = table.naming;
  const { chances } = table.accounts.whole;
  const line = lineOf(record);
  const dealt = chances.get(line[0]!);
  const isOver = record.places[line.at(-1)!]!.scene.turn < 0;
  const { luck, luckError, isExact, isWhole, steps } = ledger;
  const rolled = useMemo(
    () =>
      [dealt, ...steps.map(({ place }) => chances.get(place))].flatMap((chance) =>
        chance && chance.outcomes.length > 1 ? [chance] : [],
      ),
    [dealt, steps, chances],
  );
  const sampled = rolled.filter(({ samples }) => samples > 0).length;
  const lines = linesOf(ledger, facts, isOver, words);
  const widest = Math.max(...lines.map(([, value, isSum]) => (isSum ? 0 : Math.abs(value ?? 0))), 1e-12);
  return (
    <>
      <dl className="ledger-account">
        {lines.map(([name, value, isSum]) => (
          <div key={name} className={isSum ? "sum" : ""}>
            <dt>{name}</dt>
            <dd>
              {!isSum && <DifferenceBar share={(value ?? 0) / widest} />}
              <span>
                {name === words.text("board-ledger-luck")
                  ? luckText(ledger, scale)
                  : isSum || value === undefined
                    ? scale.text(value)
                    : signedText(scale, value)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {words.text(
          isExact ? "board-ledger-exact" : luck === undefined ? "board-ledger-open" : "board-ledger-estimate",
        )}
      </p>
      {luck !== undefined && luckError === undefined && (
        <p className="note">{words.text("board-ledger-unmeasured")}</p>
      )}
      {sampled > 0 && <p className="note">{words.text("board-ledger-sampled", { turns: sampled })}</p>}
      {!isWhole && (
        <p className="note">
          {words.text("board-ledger-partly", { done: steps.length, all: line.length - 1 })}
        </p>
      )}
      {decidedLuck(ledger) !== undefined && (
        <Receipt isListed={sampled === 0} table={table} rolled={rolled} />
      )}
      <Steps table={table} ledger={ledger} />
    </>
  );
}

/** The total luck and its percentile among all possible rolls. */
function Receipt(
  props: TableProps & {
    readonly rolled: readonly ChanceWorth[];
    /** Whether the outcomes of every turn are complete. */
    readonly isListed: boolean;
  },
) {
  const { table, rolled, isListed } = props;
  const words = useWords();
  const { facts } = table.game.sheet;
  const { player } = table.accounts;
  const percent = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 });
  const found = useMemo(() => {
    const turns = rolled.map((chance) => chanceFor(facts, player, chance));
    const luck = turns.reduce((sum, turn) => sum + turn.happened - meanOf(turn.outcomes), 0);
    return { luck, ...percentileOf(turns, Math.max(...facts.bounds.map(Math.abs))) };
  }, [rolled, facts, player]);
  const { luck, less, noMore, rounding } = found;
  const text = signedText(table.naming.scale, luck);
  const isOne = rounding === 0;
  const [low, high] = [percent.format(less), percent.format(noMore)];
  return (
    <p className="callout ledger-receipt">
      {isOne || low === high
        ? words.text("board-ledger-receipt", { luck: text, less: low })
        : words.text("board-ledger-receipt-between", { luck: text, low, high })}{" "}
      <span className="note">
        {isOne && isListed ? `${words.text("board-ledger-receipt-exact")} ` : ""}
        {words.text("board-ledger-receipt-judged")}
      </span>
    </p>
  );
}

/** For each turn, the loss by the choice and the luck. */
function Steps({ table, ledger }: TableProps & { readonly ledger: Ledger }) {
  const words = useWords();
  const { facts } = table.game.sheet;
  const { scale, namePlace } = table.naming;
  const widest = Math.max(
    ...ledger.steps.flatMap((step) => [Math.abs(step.change), Math.abs(step.luck ?? 0)]),
    1e-12,
  );
  const cell = (value: number) =>
    Math.abs(value) > 1e-9 && (
      <>
        <DifferenceBar share={value / widest} />
        <span>{signedText(scale, value)}</span>
      </>
    );
  const columns = ["turn", "choice", ...(facts.chance ? (["luck"] as const) : [])] as const;
  return (
    <div className="ledger-steps">
      <Table
        head={columns.map((column) => words.text(`board-ledger-${column}`))}
        rows={ledger.steps.map((step, at) => ({
          key: step.place,
          className: step.isOwn ? undefined : "other",
          name: (
            <button
              type="button"
              className="boards-move"
              onClick={() => table.session.walk((at) => wentTo(at, step.place))}
            >
              {at + 1}. {namePlace(step.place)}
            </button>
          ),
          cells: [cell(step.change), ...(facts.chance ? [cell(decidedLuck(step) ?? 0)] : [])],
        }))}
      />
    </div>
  );
}
