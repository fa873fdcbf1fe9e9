import { type Facts, followsFromOne } from "@tyche/engine";
import type { Catalogue } from "@tyche/messages";
import { useMemo } from "react";
import { useWords } from "../../i18n/words.js";
import type { ValueScale } from "../thinking/judgement.js";
import "./ledger.css";
import { type ChanceWorth, chanceFor, type Ledger, type LedgerStep, meanOf } from "./ledger.js";
import { percentileOf } from "./luck.js";
import type { WholeGame } from "./use-whole-game.js";

export interface LedgerPanelProps {
  readonly facts: Facts;
  /** Undefined if there is none: the game was not analysed, or its values do not follow from one number. */
  readonly ledger: Ledger | undefined;
  readonly isPossible: boolean;
  readonly game: WholeGame;
  readonly turns: number;
  readonly isOver: boolean;
  readonly player: number;
  readonly names: readonly string[];
  readonly scale: ValueScale;
  /** The name of the action that led to a place. */
  readonly nameOf: (place: number) => string;
  readonly onPlayer: (player: number) => void;
  readonly onWalk: (place: number) => void;
}

/**
 * Start, luck, own losses, the others' losses and result: as an equation, turn by turn, and with the percentile of the
 * luck.
 */
export function LedgerPanel(props: LedgerPanelProps) {
  const { facts, ledger, isPossible, game, turns, player, names, onPlayer } = props;
  const words = useWords();
  if (!isPossible) return <p className="panel note">{words.text("board-ledger-impossible")}</p>;
  return (
    <section className="panel boards-ledger" aria-label={words.text("board-ledger-title")}>
      <h2>{words.text("board-ledger-title")}</h2>
      <div className="buttons">
        {facts.players > 1 && (
          <select
            aria-label={words.text("board-ledger-of")}
            value={player}
            onChange={(event) => onPlayer(Number(event.target.value))}
          >
            {names.map((name, seat) => (
              <option key={name} value={seat}>
                {name}
              </option>
            ))}
          </select>
        )}
        {game.progress ? (
          <button type="button" className="tool" onClick={game.cancel}>
            {words.text("board-ledger-cancel")}
          </button>
        ) : (
          <button type="button" className="tool primary" disabled={turns === 0} onClick={game.judge}>
            {words.text("board-ledger-judge")}
          </button>
        )}
      </div>
      {game.progress && (
        <p className="note">
          <progress
            value={game.progress.done}
            max={game.progress.all}
            aria-label={words.text("board-ledger-judge")}
          />{" "}
          {words.text("board-ledger-judging", { done: game.progress.done + 1, all: game.progress.all })}
        </p>
      )}
      {ledger && ledger.steps.length > 0 ? (
        <Account {...props} ledger={ledger} words={words} />
      ) : (
        <p className="note">{words.text("board-ledger-none")}</p>
      )}
    </section>
  );
}

function Account(props: LedgerPanelProps & { readonly ledger: Ledger; readonly words: Catalogue }) {
  const { facts, ledger, game, turns, isOver, player, scale, words } = props;
  const { start, luck, luckError, own, others, revision, end, isExact, isWhole, steps } = ledger;
  const sampled = steps.filter((step) => (game.chances.get(step.place)?.samples ?? 0) > 0).length;
  const rolled = useMemo(
    () =>
      steps.flatMap(({ place }) => {
        const chance = game.chances.get(place);
        return chance && chance.outcomes.length > 1 ? [chance] : [];
      }),
    [steps, game.chances],
  );
  const lines: readonly (readonly [name: string, value: number, isSum: boolean])[] = [
    [words.text("board-ledger-start"), start, true],
    ...(facts.chance ? [[words.text("board-ledger-luck"), luck, false] as const] : []),
    [words.text("board-ledger-own"), own === 0 ? 0 : -own, false],
    ...(facts.players > 1
      ? [
          [
            followsFromOne(facts) ? words.text("board-ledger-others") : words.text("board-ledger-changes"),
            others,
            false,
          ] as const,
        ]
      : []),
    ...(isExact ? [] : [[words.text("board-ledger-revision"), revision, false] as const]),
    [isOver && isWhole ? words.text("board-ledger-result") : words.text("board-ledger-so-far"), end, true],
  ];
  const widest = Math.max(...lines.map(([, value, isSum]) => (isSum ? 0 : Math.abs(value))), 1e-12);
  return (
    <>
      <dl className="ledger-account">
        {lines.map(([name, value, isSum]) => (
          <div key={name} className={isSum ? "sum" : ""}>
            <dt>{name}</dt>
            <dd>
              {!isSum && <Bar share={value / widest} />}
              <span>
                {isSum ? scale.text(value) : signed(scale, value)}
                {name === words.text("board-ledger-luck") && luckError > 0 && (
                  <small> ± {scale.difference(luckError)}</small>
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {isExact ? words.text("board-ledger-exact") : words.text("board-ledger-estimate")}
      </p>
      {sampled > 0 && <p className="note">{words.text("board-ledger-sampled", { turns: sampled })}</p>}
      {!isWhole && (
        <p className="note">{words.text("board-ledger-partly", { done: steps.length, all: turns })}</p>
      )}
      {rolled.length > 0 && <Receipt isListed={sampled === 0} {...{ rolled, facts, player, scale, words }} />}
      <Steps {...props} />
    </>
  );
}

/** The total luck and its percentile among all possible rolls. */
function Receipt({
  rolled,
  isListed,
  facts,
  player,
  scale,
  words,
}: {
  readonly rolled: readonly ChanceWorth[];
  /** Whether the outcomes of every turn are complete. */
  readonly isListed: boolean;
  readonly facts: Facts;
  readonly player: number;
  readonly scale: ValueScale;
  readonly words: Catalogue;
}) {
  const percent = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 });
  const found = useMemo(() => {
    const turns = rolled.map((chance) => chanceFor(facts, player, chance));
    const luck = turns.reduce((sum, turn) => sum + turn.happened - meanOf(turn.outcomes), 0);
    return { luck, ...percentileOf(turns, Math.max(...facts.bounds.map(Math.abs))) };
  }, [rolled, facts, player]);
  const { luck, less, noMore, rounding } = found;
  const text = signed(scale, luck);
  const isOne = rounding === 0;
  return (
    <p className="ledger-receipt">
      {isOne
        ? words.text("board-ledger-receipt", { luck: text, less: percent.format(less) })
        : words.text("board-ledger-receipt-between", {
            luck: text,
            low: percent.format(less),
            high: percent.format(noMore),
          })}{" "}
      <span className="note">
        {isOne && isListed ? `${words.text("board-ledger-receipt-exact")} ` : ""}
        {words.text("board-ledger-receipt-judged")}
      </span>
    </p>
  );
}

/** For each turn, the loss by the choice and the luck. */
function Steps({
  facts,
  ledger,
  player,
  scale,
  nameOf,
  onWalk,
  words,
}: LedgerPanelProps & { readonly ledger: Ledger; readonly words: Catalogue }) {
  const isOwn = ({ mover }: LedgerStep): boolean => mover === player || facts.cooperative === true;
  const widest = Math.max(
    ...ledger.steps.flatMap((step) => [Math.abs(step.change), Math.abs(step.luck)]),
    1e-12,
  );
  return (
    <div className="ledger-steps">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.text("board-ledger-turn")}</th>
            <th scope="col">{words.text("board-ledger-choice")}</th>
            {facts.chance && <th scope="col">{words.text("board-ledger-luck")}</th>}
          </tr>
        </thead>
        <tbody>
          {ledger.steps.map((step, at) => (
            <tr key={step.place} className={isOwn(step) ? "" : "other"}>
              <th scope="row">
                <button type="button" className="boards-move" onClick={() => onWalk(step.place)}>
                  {at + 1}. {nameOf(step.place)}
                </button>
              </th>
              <Cell value={step.change} widest={widest} scale={scale} />
              {facts.chance && <Cell value={step.luck} widest={widest} scale={scale} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({
  value,
  widest,
  scale,
}: {
  readonly value: number;
  readonly widest: number;
  readonly scale: ValueScale;
}) {
  return (
    <td>
      {Math.abs(value) > 1e-9 && (
        <>
          <Bar share={value / widest} />
          <span>{signed(scale, value)}</span>
        </>
      )}
    </td>
  );
}

/** A gain is to the right of the centre, a loss to the left. */
function Bar({ share }: { readonly share: number }) {
  const size = `${50 * Math.min(1, Math.abs(share))}%`;
  return (
    <span className="ledger-bar" aria-hidden="true">
      <span className={share < 0 ? "less" : "more"} style={{ inlineSize: size }} />
    </span>
  );
}

function signed(scale: ValueScale, value: number): string {
  const text = scale.difference(Math.abs(value));
  return /[1-9]/.test(text) ? `${value < 0 ? "−" : "+"}${text}` : text;
}
