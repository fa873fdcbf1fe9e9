import { dashed, headings, MARKS, type Mark, markText } from "@tyche/games";
import type { Catalogue, MessageId } from "@tyche/messages";
import type {
  MatchReport,
  ReportedCube,
  ReportedPlay,
  ReportedPlayer,
} from "../analysis/match/match-report.js";
import { parsePositionId } from "../notation/position-id.js";
import { parseXgid } from "../notation/xgid.js";
import { BACKGAMMON, checkersOnBoard, mirrored, pipCount } from "../rules/board.js";
import { roundedOutcomes } from "../rules/outcomes.js";
import { boardSvg, type DrawnBoard } from "./board-svg.js";
import { gamesTable } from "./text.js";
import {
  costText,
  cubeErrorsText,
  definitions,
  howText,
  illegalTexts,
  resultTexts,
  shownLoss,
  signed,
  tooClose,
  verdictText,
} from "./words.js";

/** Style of the page, which has no scripts and loads nothing from other sites. */
const STYLE = `:root{color-scheme:light dark;--ink:#1d1d1f;--paper:#fbfaf7;--line:#d9d4c8;--field:#efe6d2;--a:#c9a877;--b:#8a5a3b;--frame:#6b4a33;--own:#fffdf6;--other:#2b2a2a;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#eceae6;--paper:#191817;--line:#3c3936;--field:#3b342a;--a:#7a6242;--b:#553723;--frame:#241b14;--bad:#ff8a80}}
body{font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:64rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;margin:.5rem 0 1rem}th,td{text-align:right;padding:.2rem .6rem;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums}th:first-child,td:first-child{text-align:left;white-space:nowrap}
article{display:grid;grid-template-columns:minmax(16rem,26rem) minmax(0,1fr);gap:1rem 1.5rem;border-top:1px solid var(--line);padding:1rem 0;break-inside:avoid}
@media(max-width:64rem){table{display:block;overflow-x:auto}}@media(max-width:44rem){article{grid-template-columns:minmax(0,1fr)}}
h3{margin:0;font-size:1.05rem}code{font-size:.8rem;overflow-wrap:anywhere}.played{font-weight:600}.mark{color:var(--bad)}.note{font-size:.85rem;opacity:.85}
svg{width:100%;height:auto;display:block}svg text{font:10px system-ui,sans-serif;text-anchor:middle;fill:var(--own)}
.frame{fill:var(--frame)}.field{fill:var(--field)}.bar{fill:var(--frame)}.p0{fill:var(--a)}.p1{fill:var(--b)}.own{fill:#fffdf6;stroke:#6b6257}.other{fill:#2b2a2a;stroke:#8d867c}
.best{stroke:#1f8a4c;fill:none}.made{stroke:#c2410c;fill:none}.best,.made{stroke-width:4;stroke-linecap:round;opacity:.85}.tip.best{fill:#1f8a4c}.tip.made{fill:#c2410c}
.show{display:flex;flex-wrap:wrap;gap:.4rem 1.2rem;border:1px solid var(--line);border-radius:6px;padding:.4rem .8rem;margin:.5rem 0}
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
${gamesHtml(report, words)}
${articles.length === 0 ? "" : filters(report, words)}
${articles.length === 0 ? `<p>${words.text("analysis-none-marked")}</p>` : articles.join("\n")}
${illegalTexts(report, words)
  .map((line) => `<p>${escaped(line)}</p>`)
  .join("")}
${definitions(words)
  .map((line) => `<p class="note">${escaped(line)}</p>`)
  .join("")}
<p class="note">${escaped(words.paragraph([howText(report, words), words.text("analysis-light-checkers"), words.text("analysis-arrows")]))}</p>
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
  const head = report.players.map(({ name }) => `<th>${escaped(name)}</th>`).join("");
  const body = sumRows(report, words).map(
    (row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join("")}</tr>`,
  );
  return `<table><tr><th></th>${head}</tr>${body.join("")}</table>`;
}

/** Both players' statistics as rows: a name, and a text for each player. */
export function sumRows(report: MatchReport, words: Catalogue): readonly (readonly string[])[] {
  const { players, length } = report;
  const cost = (value: number): string => costText(value, report, words);
  type SumRow = readonly [MessageId, (player: ReportedPlayer) => string];
  const rows: readonly SumRow[] = [
    [
      "analysis-unforced-plays",
      ({ unforced, turns }) => words.text("analysis-unforced-of", { unforced, turns }),
    ],
    ...MARKS.map((mark): SumRow => [`analysis-mark-${dashed(mark)}`, (player) => String(player.marks[mark])]),
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
    [
      "analysis-heading-result",
      (player) => resultTexts(player, report, words)[0] || words.text("analysis-not-finished"),
    ],
    ...(players.every(({ luckAdjusted }) => luckAdjusted === null)
      ? []
      : [
          [
            "analysis-heading-luck-adjusted",
            (player: ReportedPlayer) => resultTexts(player, report, words)[1],
          ] as const,
        ]),
  ];
  return rows.map(([id, of]) => [words.format({ id }), ...players.map(of)]);
}

/** What each player lost in each game. */
const gamesHtml = (report: MatchReport, words: Catalogue): string =>
  gamesTable(report, words, (head, rows) => {
    const cells = (texts: readonly string[], tag: "td" | "th"): string =>
      `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join("")}</tr>`;
    return `<table>${cells(head, "th")}${rows.map((row) => cells(row, "td")).join("")}</table>`;
  });

/** Boxes that hide the decisions of a player or with a mark; the style does it, without a script. */
function filters({ players }: MatchReport, words: Catalogue): string {
  const shown = [
    ...players.map(({ name }, i) => [`by${i}`, name] as const),
    ...MARKS.map((mark) => [dashed(mark), markText(mark, words)] as const),
  ];
  const boxes = shown.map(
    ([id, text]) =>
      `<label><input type="checkbox" id="show-${id}" checked autocomplete="off"> ${escaped(text)}</label>`,
  );
  const rules = shown.map(([id]) => `body:has(#show-${id}:not(:checked)) article.${id}{display:none}`);
  return `<style>${rules.join("")}</style><div class="show">${words.text("analysis-show")} ${boxes.join(" ")}</div>`;
}

/** The score, what both need, pips and checkers borne off; the player on roll first. */
function situation(
  report: MatchReport,
  xgid: string,
  position: string,
  player: 0 | 1,
  words: Catalogue,
): string {
  const points = parsePositionId(position);
  const { score, rule } = parseXgid(xgid);
  const [own, other] = player === 0 ? score : [score[1], score[0]];
  const side = (board: readonly number[]) => ({
    pips: pipCount(board),
    off: BACKGAMMON.checkers - checkersOnBoard(board),
  });
  const [mine, theirs] = [side(points), side(mirrored(points))];
  const { length } = report;
  const parts = [
    words.text("analysis-score", { own, other }),
    ...(length > 0
      ? [words.text("analysis-away", { own: length - own, other: length - other, length })]
      : []),
    ...(length > 0 && rule === 1 ? [words.text("analysis-crawford")] : []),
    words.text("analysis-pips", { own: mine.pips, other: theirs.pips }),
    ...(mine.off + theirs.off > 0
      ? [words.text("analysis-borne-off", { own: mine.off, other: theirs.off })]
      : []),
  ];
  return `<p class="note">${escaped(words.list(parts, "clauses"))}</p>`;
}

/** The loss in match-winning chances, in a match. */
function costNote(report: MatchReport, cost: number, words: Catalogue): string[] {
  if (report.length === 0 || cost === 0) return [];
  return [words.text("analysis-match-cost", { cost: costText(cost, report, words) })];
}

/** Chances in percent, a column for each. */
const CHANCES = ["win", "win-gammon", "win-backgammon", "lose-gammon", "lose-backgammon"] as const;

function playArticle(report: MatchReport, play: ReportedPlay, words: Catalogue): string {
  const { players } = report;
  const { game, turn, player, roll, candidates, played, loss, mark, xgid } = play;
  const heads = headings(["play", "equity", "difference", ...CHANCES, "depth"], words);
  const best = play.bestEquity;
  const rows = [...candidates]
    .sort((one, other) => other.depth - one.depth || other.equity - one.equity)
    .map(({ play: text, equity, depth, chances }) => {
      const difference = equity === best || depth !== play.depth ? "" : signed(equity - best);
      const cells = [text, signed(equity), difference, ...percents(chances), String(depth)];
      return `<tr${text === played ? ' class="played"' : ""}>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`;
    });
  const head = words.text("analysis-play-title", { game, turn, player: players[player]!.name, played, roll });
  const lost = play.sure || loss === 0 ? markedLoss(mark, loss, words) : tooClose(loss, words);
  const halfWidth = play.halfWidth === undefined ? undefined : shownLoss(play.halfWidth);
  const verdict = [
    halfWidth === undefined ? lost : words.text("analysis-rolled-out", { loss: lost, halfWidth }),
    ...costNote(report, play.cost, words),
    words.text("analysis-luck-of-roll", { luck: signed(play.luck) }),
  ];
  const arrows = [
    { play: play.best, kind: "best" },
    ...(play.best === played ? [] : [{ play: played, kind: "made" } as const]),
  ] as const;
  return `<article class="by${player} ${mark === null ? "" : dashed(mark)}"><div>${drawn(xgid, play.position, player, roll, words, arrows)}</div><div><h3>${escaped(head)}</h3>
${situation(report, xgid, play.position, player, words)}<p>${words.list(verdict, "clauses")}</p>
<table><tr>${heads.map((text) => `<th>${escaped(text)}</th>`).join("")}</tr>${rows.join("")}</table><code>${xgid}</code></div></article>`;
}

function cubeArticle(report: MatchReport, cube: ReportedCube, words: Catalogue): string {
  const { players } = report;
  const { game, turn, player, noDouble, doubleTake, doublePass, xgid, position } = cube;
  const actions = cube.actions.map(({ player: by, action, error, loss, mark, cost }) => {
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
    return `<li>${words.list([text, ...costNote(report, cost, words)], "clauses")}</li>`;
  });
  const rows = [
    [words.text("analysis-heading-no-double"), noDouble],
    [words.text("analysis-heading-double-take"), doubleTake],
    [words.text("analysis-heading-double-pass"), doublePass],
  ] as const;
  const equities = rows.map(([name, equity]) => `<tr><td>${name}</td><td>${signed(equity)}</td></tr>`);
  const head = words.text("analysis-cube-title", { game, turn, player: players[player]!.name });
  const verdict = `<b>${escaped(verdictText(cube.verdict, words))}</b>`;
  const notes = [words.text("analysis-correct-is", { verdict }), words.text("analysis-without-cube")];
  const marks = cube.actions.flatMap(({ mark, player: by }) => (mark ? [`by${by}`, dashed(mark)] : []));
  const chances = `<table><tr>${headings(CHANCES, words)
    .map((text) => `<th>${escaped(text)}</th>`)
    .join("")}</tr><tr>${percents(cube.chances)
    .map((text) => `<td>${text}</td>`)
    .join("")}</tr></table>`;
  return `<article class="${marks.join(" ")}"><div>${drawn(xgid, position, player, "", words)}</div><div><h3>${escaped(head)}</h3>
${situation(report, xgid, position, player, words)}<ul>${actions.join("")}</ul>
<table>${equities.join("")}</table>
<p>${words.paragraph(notes)}</p>${chances}<code>${xgid}</code></div></article>`;
}

function drawn(
  xgid: string,
  position: string,
  player: 0 | 1,
  dice: string,
  words: Catalogue,
  arrows: DrawnBoard["arrows"] = [],
): string {
  const { cube, cubeOwner } = parseXgid(xgid);
  const owner = cubeOwner === null ? null : cubeOwner === player ? "bottom" : "top";
  return boardSvg({ points: parsePositionId(position), dice, cube, owner, arrows }, words);
}

/** Formats a loss as HTML, with its mark. */
function markedLoss(mark: Mark | null, loss: number, words: Catalogue): string {
  const lost = shownLoss(loss);
  if (mark === null) return words.text("analysis-loses", { loss: lost });
  return words.text("analysis-marked-loss", {
    mark: `<span class="mark">${markText(mark, words)}</span>`,
    loss: lost,
  });
}

function percents(chances: readonly number[]): string[] {
  return roundedOutcomes(chances, 1000).map((chance) => (100 * chance).toFixed(1));
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
