import type { Catalogue, MessageId } from "@tyche/messages";
import { dashed, headings, MARKS, type Mark, markText } from "../../kit/report-words.js";
import type {
  MatchReport,
  ReportedCube,
  ReportedPlay,
  ReportedPlayer,
} from "../match-analysis/match-report.js";
import { parsePositionId } from "../notation/position-id.js";
import { parseXgid } from "../notation/xgid.js";
import { boardSvg } from "./board-svg.js";
import {
  costText,
  cubeErrorsText,
  definitions,
  howText,
  illegalTexts,
  shownLoss,
  signed,
  verdictText,
} from "./words.js";

/** Style of the page, which has no scripts and loads nothing from other sites. */
const STYLE = `:root{color-scheme:light dark;--ink:#1d1d1f;--paper:#fbfaf7;--line:#d9d4c8;--field:#efe6d2;--a:#c9a877;--b:#8a5a3b;--frame:#6b4a33;--own:#fffdf6;--other:#2b2a2a;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#eceae6;--paper:#191817;--line:#3c3936;--field:#3b342a;--a:#7a6242;--b:#553723;--frame:#241b14;--bad:#ff8a80}}
body{font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:64rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;margin:.5rem 0 1rem}th,td{text-align:right;padding:.2rem .6rem;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums}th:first-child,td:first-child{text-align:left;white-space:nowrap}
article{display:grid;grid-template-columns:minmax(16rem,26rem) 1fr;gap:1rem 1.5rem;border-top:1px solid var(--line);padding:1rem 0;break-inside:avoid}
@media(max-width:44rem){article{grid-template-columns:1fr}table{display:block;overflow-x:auto}}
h3{margin:0;font-size:1.05rem}code{font-size:.8rem;overflow-wrap:anywhere}.played{font-weight:600}.bad{color:var(--bad)}.note{font-size:.85rem;opacity:.85}
svg{width:100%;height:auto;display:block}svg text{font:10px system-ui,sans-serif;text-anchor:middle;fill:var(--own)}
.frame{fill:var(--frame)}.field{fill:var(--field)}.bar{fill:var(--frame)}.p0{fill:var(--a)}.p1{fill:var(--b)}.own{fill:#fffdf6;stroke:#6b6257}.other{fill:#2b2a2a;stroke:#8d867c}
svg .ownn{font-size:12px;fill:#2b2a2a}svg .othern{font-size:12px;fill:#fffdf6}.cube,.die{fill:#fffdf6;stroke:#6b6257}svg .cn{font-size:13px;font-weight:600;fill:#1d1d1f}.pip{fill:#1d1d1f}svg .n{fill:#e8dfce}`;

/**
 * Writes the analysis as one page: both players' totals, then every marked decision with its board and the better
 * choice.
 */
export function analysisHtml(report: MatchReport, words: Catalogue): string {
  const { players, plays, cubes, length } = report;
  const names = players.map(({ name }) => name).join(" – ");
  const title = words.text("analysis-title", { players: names, length });
  const marked = [
    ...cubes.filter(({ actions }) => actions.some(({ mark }) => mark !== null)).map((cube) => ({ cube })),
    ...plays.filter(({ mark }) => mark !== null).map((play) => ({ play })),
  ].sort((one, other) => placeOf(one) - placeOf(other));
  const articles = marked.map((item) =>
    "cube" in item ? cubeArticle(report, item.cube, words) : playArticle(report, item.play, words),
  );
  return `<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1>
${sumsTable(report, words)}
${articles.length === 0 ? `<p>${words.text("analysis-none-marked")}</p>` : articles.join("\n")}
${illegalTexts(report, words)
  .map((line) => `<p>${escaped(line)}</p>`)
  .join("")}
${definitions(words)
  .map((line) => `<p class="note">${escaped(line)}</p>`)
  .join("")}
<p class="note">${escaped(words.paragraph([howText(report, words), words.text("analysis-light-checkers")]))}</p>
</body></html>
`;
}

/** Sorts decisions in match order; within a turn the cube comes first. */
function placeOf(item: { readonly cube: ReportedCube } | { readonly play: ReportedPlay }): number {
  const isCube = "cube" in item;
  const { game, turn } = isCube ? item.cube : item.play;
  return game * 1e6 + 2 * turn + (isCube ? 0 : 1);
}

function sumsTable(report: MatchReport, words: Catalogue): string {
  const { players, length } = report;
  const cost = (value: number | null): string =>
    value === null ? words.text("analysis-not-finished") : costText(value, report, words);
  const rows: [MessageId, (player: ReportedPlayer) => string][] = [
    [
      "analysis-unforced-plays",
      ({ unforced, turns }) => words.text("analysis-unforced-of", { unforced, turns }),
    ],
    ...MARKS.map((mark): (typeof rows)[number] => [
      `analysis-mark-${dashed(mark)}`,
      (player) => String(player.marks[mark]),
    ]),
    ["analysis-lost-by-plays", ({ loss }) => loss.toFixed(3)],
    ["analysis-heading-cube", (player) => cubeErrorsText(player, words) || words.text("analysis-no-errors")],
    ["analysis-lost-by-cube", ({ cubeLoss }) => cubeLoss.toFixed(3)],
    ["analysis-lost-in-total", ({ totalLoss }) => totalLoss.toFixed(3)],
    [
      length > 0 ? "analysis-heading-of-match" : "analysis-heading-points",
      ({ totalCost }) => cost(totalCost),
    ],
    ["analysis-heading-error-rate", ({ overallErrorRate }) => overallErrorRate.toFixed(1)],
    ["analysis-snowie-rate", ({ overallSnowieRate }) => overallSnowieRate.toFixed(1)],
    ["analysis-heading-performance", ({ performanceRating }) => performanceRating.toFixed(2)],
    ["analysis-heading-luck", ({ luck }) => signed(luck)],
    ["analysis-heading-result", ({ result }) => cost(result)],
    ["analysis-heading-luck-adjusted", ({ luckAdjusted }) => cost(luckAdjusted)],
  ];
  const head = players.map(({ name }) => `<th>${escaped(name)}</th>`).join("");
  const body = rows.map(
    ([id, of]) =>
      `<tr><td>${escaped(words.format({ id }))}</td>${players.map((player) => `<td>${escaped(of(player))}</td>`).join("")}</tr>`,
  );
  return `<table><tr><th></th>${head}</tr>${body.join("")}</table>`;
}

function playArticle({ players }: MatchReport, play: ReportedPlay, words: Catalogue): string {
  const { game, turn, player, roll, candidates, played, loss, mark, xgid } = play;
  const [move, equity, chances, depth] = headings(["play", "equity", "chances", "depth"], words);
  const best = play.bestEquity;
  const rows = candidates.map(
    ({ play: text, equity, depth, chances }) =>
      `<tr${text === played ? ' class="played"' : ""}><td>${escaped(text)}</td><td>${signed(equity)}</td><td>${equity === best ? "" : signed(equity - best)}</td><td>${chancesText(chances)}</td><td>${depth}</td></tr>`,
  );
  const head = words.text("analysis-play-title", { game, turn, player: players[player]!.name, played, roll });
  const lost = markedLoss(mark, loss, words);
  const halfWidth = play.halfWidth === undefined ? undefined : shownLoss(play.halfWidth);
  const verdict = [
    halfWidth === undefined ? lost : words.text("analysis-rolled-out", { loss: lost, halfWidth }),
    words.text("analysis-luck-of-roll", { luck: signed(play.luck) }),
  ];
  return `<article><div>${drawn(xgid, play.position, player, roll, words)}</div><div><h3>${escaped(head)}</h3>
<p>${words.list(verdict, "clauses")}</p>
<table><tr><th>${move}</th><th>${equity}</th><th></th><th>${chances}</th><th>${depth}</th></tr>${rows.join("")}</table><code>${xgid}</code></div></article>`;
}

function cubeArticle({ players }: MatchReport, cube: ReportedCube, words: Catalogue): string {
  const { game, turn, player, noDouble, doubleTake, doublePass, xgid, position } = cube;
  const actions = cube.actions.map(({ player: by, action, error, loss, mark }) => {
    const done = {
      player: escaped(players[by]!.name),
      action: words.text(`analysis-action-${dashed(action)}`),
    };
    const text = error
      ? words.text("analysis-action-error", {
          ...done,
          error: words.text(`analysis-error-${dashed(error)}`),
          loss: markedLoss(mark, loss, words),
        })
      : words.text("analysis-action-of", done);
    return `<li>${text}</li>`;
  });
  const rows = [
    [words.text("analysis-heading-no-double"), noDouble],
    [words.text("analysis-heading-double-take"), doubleTake],
    [words.text("analysis-heading-double-pass"), doublePass],
  ] as const;
  const equities = rows.map(([name, equity]) => `<tr><td>${name}</td><td>${signed(equity)}</td></tr>`);
  const head = words.text("analysis-cube-title", { game, turn, player: players[player]!.name });
  const verdict = `<b>${escaped(verdictText(cube.verdict, words))}</b>`;
  const notes = [
    words.text("analysis-correct-is", { verdict }),
    words.text("analysis-chances-without-cube", { chances: chancesText(cube.chances) }),
  ];
  return `<article><div>${drawn(xgid, position, player, "", words)}</div><div><h3>${escaped(head)}</h3><ul>${actions.join("")}</ul>
<table>${equities.join("")}</table>
<p>${words.paragraph(notes)}</p><code>${xgid}</code></div></article>`;
}

function drawn(xgid: string, position: string, player: 0 | 1, dice: string, words: Catalogue): string {
  const { cube, cubeOwner } = parseXgid(xgid);
  const owner = cubeOwner === null ? null : cubeOwner === player ? "bottom" : "top";
  return boardSvg({ points: parsePositionId(position), dice, cube, owner }, words);
}

/** Formats a loss as HTML, with its mark. */
function markedLoss(mark: Mark | null, loss: number, words: Catalogue): string {
  const lost = shownLoss(loss);
  if (mark === null) return words.text("analysis-loses", { loss: lost });
  return words.text("analysis-marked-loss", {
    mark: `<span class="bad">${markText(mark, words)}</span>`,
    loss: lost,
  });
}

function chancesText(chances: readonly number[]): string {
  return chances.map((chance) => (100 * chance).toFixed(1)).join(" ");
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
