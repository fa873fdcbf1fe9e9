import { useWords } from "../../i18n/words.js";
import {
  BOUND_SIGNS,
  isOfPoints,
  type JudgedAction,
  type Judgement,
  lossOf,
  scaleFor,
  valueText,
} from "../kit/judgement.js";
import { placeAt } from "../record/game-record.js";
import { namedAt } from "../record/scene.js";
import type { TableProps } from "../table/use-table.js";
import { endText } from "./verdict.js";

export function Ranked({ table, judgement }: TableProps & { readonly judgement: Judgement }) {
  const { game, naming, pointing, playing, seating } = table;
  const { nameOf } = naming;
  const scale = scaleFor(naming.here, judgement);
  const { bounds } = game.sheet.facts;
  const { seesChance } = seating;
  const { scene } = placeAt(game.record);
  const words = useWords();
  const [best] = judgement.actions;
  // Bounds of points are in the millions, so bars are relative to the best value.
  const shareOf = (value: number): number =>
    isOfPoints({ bounds }) && bounds[0] === 0 && best?.value !== undefined && best.value > 0
      ? value / best.value
      : scale.share(value);
  // What holds for most rows is said once, above them.
  const kinds = judgement.actions.flatMap((row) => (row.value === undefined ? [] : [kindOf(row)]));
  const countOf = (kind: (typeof kinds)[number]): number => kinds.filter((each) => each === kind).length;
  const [common] = [...new Set(kinds)].sort((one, other) => countOf(other) - countOf(one));
  const isMixed = judgement.actions.some(({ probability }) => probability !== undefined);
  // A format takes milliseconds to make, and few positions have mixed strategies.
  const percent =
    isMixed && new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 });
  return (
    <table className="numbers boards-ranked">
      <caption className="hidden">{words.text("board-ranked")}</caption>
      <thead>
        <tr>
          <th scope="col">
            {words.text("board-move")} {common && <Badge kind={common} />}
          </th>
          <th scope="col">{words.text("board-value")}</th>
          <th scope="col">{words.text("board-lost")}</th>
          <th scope="col" title={isMixed ? words.text("board-share-title") : undefined}>
            {words.text(isMixed ? "board-share" : "board-depth")}
          </th>
          {seesChance && (
            <th scope="col">
              <span className="hidden">{words.text("board-why")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody onPointerLeave={() => pointing.show(undefined)}>
        {judgement.actions.map((row) => (
          <tr key={row.text} onPointerEnter={() => pointing.show(row)}>
            <th scope="row">
              <button
                type="button"
                className="boards-move"
                disabled={!seating.canPlay}
                onFocus={() => pointing.show(row)}
                onBlur={() => pointing.show(undefined)}
                onClick={() => playing.play(namedAt(scene, row.text)!)}
              >
                {nameOf(row)}
              </button>{" "}
              {row.value !== undefined && kindOf(row) !== common && <Badge kind={kindOf(row)} />}
            </th>
            <td>
              <Bar share={row.value === undefined ? 0 : shareOf(row.value)} />
              <span className="boards-value" title={row.bound && words.text(`board-bounds-${row.bound}`)}>
                {row.bound && BOUND_SIGNS[row.bound]}
                {valueText(row, scale)}
                {row.plies !== undefined && (
                  <small title={words.text("board-ends-title")}> {endText(row, game, words)}</small>
                )}
              </span>
            </td>
            <td>{scale.difference(lossOf(row) || undefined)}</td>
            <td>
              {percent && <Bar share={row.probability ?? 0} />}
              {percent ? percent.format(row.probability ?? 0) : row.depth > 0 ? row.depth : TO_THE_END}
            </td>
            {seesChance && (
              <td>
                <button
                  type="button"
                  className="boards-why"
                  title={words.text("board-why")}
                  aria-label={words.text("board-named", { name: words.text("board-why"), text: nameOf(row) })}
                  onClick={() => pointing.ask(row)}
                >
                  ?
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In place of the depth of a game that was solved to its end. */
const TO_THE_END = "–";

/** A share of 1 as a bar. */
export function Bar({ share }: { readonly share: number }) {
  return (
    <span className="boards-bar" aria-hidden="true">
      <span style={{ inlineSize: `${100 * Math.max(0, Math.min(1, share))}%` }} />
    </span>
  );
}

/** How sure a row's value is. */
function kindOf({ bound, certainty }: JudgedAction): "solved" | "proved" | "sampled" | "seen" {
  if (certainty.kind === "payoff" || certainty.kind === "proved")
    return bound === "exact" ? "solved" : "proved";
  return certainty.kind === "sample" ? "sampled" : "seen";
}

function Badge({ kind }: { readonly kind: ReturnType<typeof kindOf> }) {
  const words = useWords();
  const isProof = kind === "solved" || kind === "proved";
  return (
    <small
      className={isProof ? "badge good" : "badge"}
      title={words.text(`board-compare-certainty-help-${kind}`)}
    >
      {words.text(`board-compare-certainty-${kind}`)}
    </small>
  );
}
