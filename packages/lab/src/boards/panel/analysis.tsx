import { useWords } from "../../i18n/words.js";
import type { BoardMessages } from "../say/catalogue.js";
import { BOUND_SIGNS, type JudgedAction, type Judgement, type ValueScale } from "../thinking/judgement.js";
import type { Thinking } from "../thinking/use-thinking.js";

export interface AnalysisProps {
  readonly thinking: Thinking;
  readonly judgement: Judgement | undefined;
  readonly scale: ValueScale;
  readonly messages: BoardMessages;
  /** What an action is called on this page. */
  readonly nameOf: (row: JudgedAction) => string;
  readonly isChance: boolean;
  /** Undefined while nobody may play. */
  readonly onPlay: ((action: string) => void) | undefined;
  readonly onShow: (row: JudgedAction | undefined) => void;
  readonly onWhy: (row: JudgedAction) => void;
  readonly onLonger: () => void;
  readonly onStop: () => void;
}

/** A difference that the digits of a list do not show. */
const NOTHING = 1e-9;

/** The verdict in one line of a height that does not change, and the moves ranked below it. */
export function Analysis(props: AnalysisProps) {
  const { thinking, judgement, scale, messages, nameOf, isChance, onPlay, onShow, onWhy } = props;
  return (
    <section className="panel boards-analysis" aria-label={messages.analysis}>
      <p className="boards-verdict">{judgement && verdict(judgement, props)}</p>
      <div className="boards-status">
        <p className="note" aria-live="off">
          {status(thinking, judgement, messages, useWords().language)}
        </p>
        {thinking.status === "running" || thinking.status === "loading" ? (
          <button type="button" className="tool" onClick={props.onStop}>
            {messages.stop}
          </button>
        ) : (
          <button type="button" className="tool" disabled={judgement?.isExact} onClick={props.onLonger}>
            {messages.longer}
          </button>
        )}
      </div>
      {/* Whoever only listens hears the verdict once it is final, and not each report. */}
      <p className="hidden" aria-live="polite">
        {thinking.status === "settled" && judgement ? verdict(judgement, props) : ""}
      </p>
      {judgement && (
        <table className="boards-ranked">
          <caption className="hidden">{messages.ranked}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.move}</th>
              <th scope="col">{messages.value}</th>
              <th scope="col">{messages.lost}</th>
              <th scope="col">{messages.depth}</th>
              {isChance && (
                <th scope="col">
                  <span className="hidden">{messages.why}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody onPointerLeave={() => onShow(undefined)}>
            {judgement.actions.map((row) => (
              <tr key={row.text} onPointerEnter={() => onShow(row)}>
                <th scope="row">
                  <button
                    type="button"
                    className="boards-move"
                    disabled={!onPlay}
                    onFocus={() => onShow(row)}
                    onBlur={() => onShow(undefined)}
                    onClick={() => onPlay?.(row.text)}
                  >
                    {nameOf(row)}
                  </button>
                </th>
                <td>
                  <span className="boards-bar" aria-hidden="true">
                    <span style={{ inlineSize: `${100 * clamp(scale.share(row.value))}%` }} />
                  </span>
                  <span title={messages.bounds[row.bound]}>
                    {BOUND_SIGNS[row.bound]} {scale.text(row.value)}
                    {row.error !== undefined && row.error > 0 && (
                      <small> ± {scale.difference(row.error)}</small>
                    )}
                  </span>
                </td>
                <td>{row.loss > NOTHING ? scale.difference(row.loss) : "–"}</td>
                <td>{row.depth}</td>
                {isChance && (
                  <td>
                    <button
                      type="button"
                      className="boards-why"
                      title={messages.why}
                      aria-label={`${messages.why}: ${nameOf(row)}`}
                      onClick={() => onWhy(row)}
                    >
                      ?
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share));
}

function verdict({ actions, isExact }: Judgement, { scale, messages, nameOf }: AnalysisProps): string {
  const [best, second] = actions;
  const parts = [messages.best(nameOf(best!), scale.text(best!.value))];
  if (!second) parts.push(messages.onlyMove);
  else if (second.loss > NOTHING) parts.push(messages.margin(scale.difference(second.loss)));
  else parts.push(second.bound === "upper" ? messages.noneBetter : messages.equal);
  if (isExact) parts.push(messages.solved);
  return parts.join(" · ");
}

function status(
  { status, problem, decision }: Thinking,
  judgement: Judgement | undefined,
  messages: BoardMessages,
  language: string,
): string {
  if (status === "failed") return messages.failed(problem ?? "");
  if (decision === undefined) {
    if (status === "loading") return messages.loading;
    return judgement ? `${messages.depth} ${judgement.depth}` : "";
  }
  const { depth, ms, nodes } = decision;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, notation: "compact" });
  if (status === "settled") return messages.settled(depth, number.format(ms / 1000));
  const all = nodes.decision + nodes.chance + nodes.leaf;
  return messages.running(depth, number.format((1000 * all) / Math.max(1, ms)));
}
