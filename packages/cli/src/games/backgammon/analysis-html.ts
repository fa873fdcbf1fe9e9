import { MARKS, type Mark } from "@tyche/games/backgammon/analysis";
import { parsePositionId, parseXgid } from "@tyche/games/backgammon/notation";
import type { Language } from "@tyche/messages";
import {
  cubeErrorsText,
  howText,
  illegalTexts,
  type MatchReport,
  type ReportedCube,
  type ReportedPlay,
  shownLoss,
  signed,
} from "./analysis-report.js";
import { boardSvg } from "./board-svg.js";
import { REPORT_WORDS } from "./report-words/catalogue.js";
import { type ReportWords, verdictIn } from "./report-words/report-words.js";

/** The page has no script and asks for nothing from elsewhere. */
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

/** The analysis as one page: the sums of both players, then every marked decision with its board and what would have been better. */
export function analysisHtml(report: MatchReport, language: Language): string {
  const { players, plays, cubes, length } = report;
  const words = REPORT_WORDS[language];
  const title = words.title(players.map(({ name }) => name).join(" – "), length);
  const marked = [
    ...cubes.filter(({ actions }) => actions.some(({ mark }) => mark !== null)).map((cube) => ({ cube })),
    ...plays.filter(({ mark }) => mark !== null).map((play) => ({ play })),
  ].sort((one, other) => placeOf(one) - placeOf(other));
  const articles = marked.map((item) =>
    "cube" in item ? cubeArticle(report, item.cube, words) : playArticle(report, item.play, words),
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1>
${sumsTable(report, words)}
${articles.length === 0 ? `<p>${words.noneMarked}</p>` : articles.join("\n")}
${illegalTexts(report, words)
  .map((line) => `<p>${escaped(line)}</p>`)
  .join("")}
${words.definitions.map((line) => `<p class="note">${escaped(line)}</p>`).join("")}
<p class="note">${escaped(howText(report, words))} ${words.lightCheckers}</p>
</body></html>
`;
}

/** In the order of the match; of a turn the cube goes first. */
function placeOf(item: { readonly cube: ReportedCube } | { readonly play: ReportedPlay }): number {
  const isCube = "cube" in item;
  const { game, turn } = isCube ? item.cube : item.play;
  return game * 1e6 + 2 * turn + (isCube ? 0 : 1);
}

function sumsTable({ players, length }: MatchReport, words: ReportWords): string {
  const { rows: named, marks } = words;
  const cost = (value: number | null): string =>
    value === null ? words.open : length > 0 ? `${(100 * value).toFixed(2)} %` : value.toFixed(3);
  const rows: [string, (player: MatchReport["players"][number]) => string][] = [
    [named.unforcedPlays, ({ unforced, turns }) => words.unforcedOf(unforced, turns)],
    ...MARKS.map((mark): [string, (player: MatchReport["players"][number]) => string] => [
      marks[mark],
      (player) => String(player.marks[mark]),
    ]),
    [named.lostByPlays, ({ loss }) => loss.toFixed(3)],
    [named.cube, (player) => cubeErrorsText(player, words) || words.cubeRight],
    [named.lostByCube, ({ cubeLoss }) => cubeLoss.toFixed(3)],
    [named.lostInAll, ({ totalLoss }) => totalLoss.toFixed(3)],
    [length > 0 ? named.ofMatch : named.points, ({ totalCost }) => cost(totalCost)],
    [named.errorRate, ({ overallErrorRate }) => overallErrorRate.toFixed(1)],
    [named.snowie, ({ overallSnowieRate }) => overallSnowieRate.toFixed(1)],
    [named.performance, ({ performanceRating }) => performanceRating.toFixed(2)],
    [named.luck, ({ luck }) => signed(luck)],
    [named.result, ({ result }) => cost(result)],
    [named.lessLuck, ({ luckAdjusted }) => cost(luckAdjusted)],
  ];
  const head = players.map(({ name }) => `<th>${escaped(name)}</th>`).join("");
  const body = rows.map(
    ([label, of]) =>
      `<tr><td>${escaped(label)}</td>${players.map((player) => `<td>${escaped(of(player))}</td>`).join("")}</tr>`,
  );
  return `<table><tr><th></th>${head}</tr>${body.join("")}</table>`;
}

function playArticle({ players }: MatchReport, play: ReportedPlay, words: ReportWords): string {
  const { game, turn, player, roll, luck, candidates, played, loss, mark, xgid } = play;
  const { heads } = words;
  const best = play.bestEquity;
  const rows = candidates.map(
    ({ play: text, equity, depth, chances }) =>
      `<tr${text === played ? ' class="played"' : ""}><td>${escaped(text)}</td><td>${signed(equity)}</td><td>${equity === best ? "" : signed(equity - best)}</td><td>${chances.map((chance) => (100 * chance).toFixed(1)).join(" ")}</td><td>${depth}</td></tr>`,
  );
  const head = words.playHead(game, turn, players[player]!.name, played, roll);
  return `<article><div>${drawn(xgid, play.position, player, roll, words)}</div><div><h3>${escaped(head)}</h3>
<p>${markText(mark, loss, words)}${play.halfWidth === undefined ? "" : ` ± ${shownLoss(play.halfWidth)}, ${words.rolledOut}`}; ${words.luckOfRoll(signed(luck))}</p>
<table><tr><th>${heads.play}</th><th>${heads.equity}</th><th></th><th>${heads.chances}</th><th>${heads.depth}</th></tr>${rows.join("")}</table><code>${xgid}</code></div></article>`;
}

function cubeArticle({ players }: MatchReport, cube: ReportedCube, words: ReportWords): string {
  const { game, turn, player, actions, noDouble, doubleTake, doublePass, verdict, xgid, position } = cube;
  const [none, taken, passed] = words.equities;
  const told = actions.map(({ player: by, action, error, loss, mark }) => {
    const what = words.did(players[by]!.name, words.actions[action]);
    return `<li>${escaped(what)}${!error ? "" : `${words.separator}${words.errors[error]}${words.separator}${markText(mark, loss, words)}`}</li>`;
  });
  const head = words.cubeHead(game, turn, players[player]!.name);
  const chances = cube.chances.map((chance) => (100 * chance).toFixed(1)).join(" ");
  return `<article><div>${drawn(xgid, position, player, "", words)}</div><div><h3>${escaped(head)}</h3><ul>${told.join("")}</ul>
<table><tr><td>${none}</td><td>${signed(noDouble)}</td></tr><tr><td>${taken}</td><td>${signed(doubleTake)}</td></tr><tr><td>${passed}</td><td>${signed(doublePass)}</td></tr></table>
<p>${words.right(`<b>${escaped(verdictIn(words, verdict))}</b>`)} ${words.chancesWithoutCube(chances)}</p><code>${xgid}</code></div></article>`;
}

function drawn(xgid: string, position: string, player: 0 | 1, dice: string, words: ReportWords): string {
  const { cube, cubeOwner } = parseXgid(xgid);
  const owner = cubeOwner === null ? null : cubeOwner === player ? "bottom" : "top";
  return boardSvg({ points: parsePositionId(position), dice, cube, owner }, words);
}

function markText(mark: Mark | null, loss: number, words: ReportWords): string {
  const loses = words.loses(shownLoss(loss));
  return mark === null ? loses : `<span class="bad">${words.marks[mark]}</span>${words.separator}${loses}`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
