import {
  type CubeVerdict,
  decisionsIn,
  type MatchReport,
  type PlayerDecision,
} from "@tyche/backgammon/analysis";
import { gamesTable, howText, signed, sumRows, verdictText } from "@tyche/backgammon/report";
import { dashed, MARKS, markText } from "@tyche/games";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { MatchesProps } from "../../../lab/src/boards/kit/view.js";
import { Button } from "../../../lab/src/kit/button.js";
import { download } from "../../../lab/src/kit/download.js";
import { Select } from "../../../lab/src/kit/field.js";
import { FoldedPanel, Panel, Table } from "../../../lab/src/kit/panel.js";
import type { JudgedMatch } from "./judge-match.js";
import { currentMatches, importRecord, judgeFiles, subscribe } from "./matches.js";
import { PlayerRecord } from "./player-record.js";
import "./matches.css";

/** Recorded matches: the one that was opened last, and the players over all of them. */
export function MatchesPage({ words, files, judge, onFiles, onOpen }: MatchesProps) {
  const { match, refused, kept } = useSyncExternalStore(subscribe, currentMatches);
  useEffect(() => void judgeFiles({ files, judge }), [files, judge]);
  const openers = {
    open: { multiple: true, onFiles },
    folder: { webkitdirectory: "", onFiles },
    import: { onFiles: ([file]: readonly File[]) => void (file && importRecord(file)) },
  };
  return (
    <>
      <div className="buttons">
        {Object.entries(openers).map(([id, { onFiles, ...more }]) => (
          <label key={id} className="tool">
            {words.format({ id: `matches-${id}` })}
            <input
              className="hidden"
              type="file"
              {...more}
              onChange={({ target }) => onFiles([...target.files!])}
            />
          </label>
        ))}
      </div>
      <p className="note">{words.text("matches-help")}</p>
      {refused.length > 0 && (
        <p className="problem">{words.text("matches-refused", { files: refused.join(", ") })}</p>
      )}
      {match && match.done < match.all && (
        <p className="note">{words.text("matches-judging", progress(match))}</p>
      )}
      {match?.report && <MatchView {...{ match, report: match.report, onOpen, words }} />}
      {kept.length > 0 && <PlayerRecord {...{ kept, words }} />}
    </>
  );
}

const progress = ({ depth, done, all }: JudgedMatch) => ({ depth, done, all });

/** The choices of the list of decisions; the first of each is the usual one. */
const CHOICES = {
  player: ["both", "0", "1"],
  kind: ["all", "play", "cube"],
  least: MARKS,
  order: ["loss", "turn"],
};

interface MatchViewProps extends Pick<MatchesProps, "words" | "onOpen"> {
  readonly match: JudgedMatch;
  readonly report: MatchReport;
}

/** A match: statistics, games, and the marked decisions, each a button that shows its board. */
function MatchView({ match, report, onOpen, words }: MatchViewProps) {
  const names = report.players.map(({ name }) => name);
  const [chosen, choose] = useState({ player: "both", kind: "all", least: "doubtful", order: "loss" });
  const [shown, setShown] = useState("");
  const { player, kind, least, order } = chosen;
  const marked = decisionsIn(report)
    .filter(({ mark }) => mark && MARKS.indexOf(mark) >= (CHOICES.least as readonly string[]).indexOf(least))
    .filter((one) => player === "both" || one.player === Number(player))
    .filter(({ decision }) => kind === "all" || (decision === "play") === (kind === "play"))
    .sort((a, b) => (order === "loss" ? b.loss - a.loss : a.game - b.game || a.turn - b.turn));
  const open = ({ game, turn, decision, xgid }: PlayerDecision): void => {
    const found = match.games[game - 1];
    onOpen(found ? { ...found, at: plyOf(found.plies, turn, decision === "play") } : { start: xgid });
  };
  const table = (head: readonly string[], rows: readonly (readonly string[])[]) => (
    <Table
      head={head}
      rows={rows.map(([name, ...cells], key) => ({ key, name: name || rows[key - 1]?.[0], cells }))}
    />
  );
  return (
    <Panel
      title={words.text("analysis-title", { players: names.join(" – "), length: report.length })}
      className="stack"
    >
      {table(["", ...names], sumRows(report, words))}
      <FoldedPanel title={words.text("matches-games")}>{gamesTable(report, words, table)}</FoldedPanel>
      <p className="note">{howText(report, words)}</p>
      <div className="buttons">
        {Object.entries(CHOICES).map(([id, options]) => (
          <Select
            key={id}
            aria-label={words.format({ id: `matches-${id}` })}
            value={chosen[id as keyof typeof chosen]}
            options={options}
            text={(each) => names[Number(each)] ?? words.format({ id: `matches-${id}-${dashed(each)}` })}
            onChoose={(next) => choose({ ...chosen, [id]: next })}
          />
        ))}
      </div>
      <ol className="plain matches-marked">
        {marked.map((one) => {
          const key = [one.game, one.turn, one.decision, one.player].join(" ");
          const turn = words.text("matches-turn", {
            player: names[one.player]!,
            game: one.game,
            turn: one.turn,
          });
          const onClick = () => [setShown(key), open(one)];
          return (
            <li key={key}>
              <button type="button" aria-current={key === shown} onClick={onClick}>
                <strong>{signed(0 - one.loss)}</strong> {markText(one.mark, words)} <small>{turn}</small>
                <span>{decisionText(one, words)}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {marked.length === 0 && <p className="note">{words.text("analysis-none-marked")}</p>}
      <Button onClick={() => download("flashcards.txt", marked.map((one) => cardText(one, words)).join(""))}>
        {words.text("matches-cards")}
      </Button>
    </Panel>
  );
}

/** "31: 24/20. Better: 8/5 6/5", or the error with the cube. */
function decisionText(
  { decision, roll, played, best }: PlayerDecision,
  words: MatchesProps["words"],
): string {
  if (decision !== "play") return words.format({ id: `analysis-error-${dashed(decision)}` });
  return words.text("matches-played", { roll, played, best });
}

/** A line that programs for flashcards import: question, tab, answer. */
export function cardText(one: PlayerDecision, words: MatchesProps["words"]): string {
  const best = one.decision === "play" ? one.best : verdictText(one.best as CubeVerdict["verdict"], words);
  return `${one.xgid}\t${best} (${decisionText(one, words)}: ${signed(0 - one.loss)})\n`;
}

/** The ply before a play, or before the decision on the cube at the beginning of that turn. */
export function plyOf(plies: JudgedMatch["games"][number]["plies"], turn: number, isPlay: boolean): number {
  const plays = plies.flatMap(([action], ply) => (/\/|no move/.test(action) ? [ply] : []));
  return isPlay ? plays[turn - 1]! : (plays[turn - 2] ?? -1) + 1;
}
