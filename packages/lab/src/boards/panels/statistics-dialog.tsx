import { useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Dialog } from "../../kit/dialog.js";
import { download } from "../../kit/download.js";
import { Table } from "../../kit/panel.js";
import { allRemembered, remember, remembered } from "../../state/preferences.js";
import { signedText } from "../kit/judgement.js";
import { gameName, timeText } from "../kit/names.js";
import { today } from "../record/board-link.js";
import { type History, readHistory, sumsOf } from "../record/history.js";
import { playedIn, type Results, readResults } from "../record/results.js";
import { readStored, storedFile } from "../record/stored-file.js";
import { playerName } from "../table/player-name.js";
import type { TableProps } from "../table/use-table.js";
import { playerFrom } from "../workers/player.js";

export interface StatisticsDialogProps extends TableProps {
  readonly onClose: () => void;
  /** A game is being replayed: the page may show it already. */
  readonly onReplay: () => void;
}

/** Results against each opponent, luck and skill over the games, the finished games, and the file of all that. */
export function StatisticsDialog(props: StatisticsDialogProps) {
  const { table, onClose } = props;
  const { game } = table.game.choice;
  const words = useWords();
  const [results] = useState(() => Object.entries(readResults(remembered(`board-results-${game}`))));
  const [history] = useState(() => readHistory(remembered(`board-history-${game}`)));
  const title = words.text("statistics-title", { game: gameName(words, game) });
  return (
    <Dialog label={title} className="stack boards-statistics" onClose={onClose}>
      <h2>{title}</h2>
      {results.length === 0 && <p className="note">{words.text("statistics-none")}</p>}
      {results.length > 0 && <ResultsTable table={table} results={results} />}
      <Sums table={table} history={history} />
      {history.length > 0 && <Games {...props} history={history} />}
      <Stored />
      <Button primary onClick={onClose}>
        {words.text("board-rules-close")}
      </Button>
    </Dialog>
  );
}

/** The opponents and rules of a key of results. */
function useKeyText(): (key: string) => string {
  const words = useWords();
  return (key) => {
    const [others, options] = JSON.parse(key) as readonly [readonly string[], Record<string, string>];
    const players = others.map(playerFrom).filter((player) => player !== undefined);
    const names = [...new Set(players.map((player) => playerName(player, words)))];
    const rules = Object.entries(options).map((option) => option.join(" "));
    return [...names, ...rules].join(", ") || words.text("board-standard");
  };
}

interface ResultsTableProps extends TableProps {
  readonly results: readonly (readonly [key: string, results: Results])[];
}

function ResultsTable({ table, results }: ResultsTableProps) {
  const words = useWords();
  const keyText = useKeyText();
  const { scale } = table.naming;
  const { facts } = table.game.sheet;
  const isScore = facts.players === 1 && facts.bounds[1] > 1;
  const columns = isScore ? SCORES : COUNTS;
  const cells = (each: Results) => {
    const played = playedIn(each);
    const fastest = each.fastest === undefined ? "–" : timeText(each.fastest);
    const texts = {
      ...each,
      played,
      best: scale.text(each.best),
      mean: scale.text(each.sum / played),
      fastest,
    };
    return columns.map((name) => texts[name]);
  };
  return (
    <section
      className="boards-difference"
      aria-label={words.text("board-statistics")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, also by keys
      tabIndex={0}
    >
      <Table
        head={["", ...columns.map((name) => words.text(`statistics-${name}`))]}
        rows={results.map(([key, each]) => ({ key, name: keyText(key), cells: cells(each) }))}
      />
    </section>
  );
}

const SCORES = ["played", "best", "mean"] as const;
const COUNTS = ["won", "drawn", "lost", "streak", "longest", "fastest"] as const;
const WIDTH = 600;
const HEIGHT = 110;

/** The sums of luck and of losses over the judged games. */
function Sums({ table, history }: TableProps & { readonly history: History }) {
  const words = useWords();
  const { luck, own } = sumsOf(history);
  const count = luck.length - 1;
  if (!table.game.sheet.facts.chance || count === 0) return null;
  const { scale } = table.naming;
  const all = [...luck, ...own];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const points = (sums: readonly number[]): string =>
    sums
      .map((sum, at) => {
        const y = HEIGHT - 8 - ((HEIGHT - 16) * (sum - low)) / (high - low || 1);
        return `${(8 + ((WIDTH - 16) * at) / count).toFixed(1)},${y.toFixed(1)}`;
      })
      .join(" ");
  return (
    <figure className="boards-graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline className="luck" points={points(luck)} />
        <polyline className="skill" points={points(own)} />
      </svg>
      <figcaption className="boards-curves">
        <span className="luck">
          {words.text("statistics-luck", { count, luck: signedText(scale, luck.at(-1)!) })}
        </span>
        <span className="skill">{words.text("statistics-own", { own: signedText(scale, own.at(-1)!) })}</span>
      </figcaption>
    </figure>
  );
}

/** The finished games, latest first; a press replays one. */
function Games({ table, history, onReplay }: StatisticsDialogProps & { readonly history: History }) {
  const words = useWords();
  const keyText = useKeyText();
  const { scale } = table.naming;
  const { chance, players } = table.game.sheet.facts;
  const date = new Intl.DateTimeFormat(words.language, { dateStyle: "short", timeStyle: "short" });
  const luck = words.text("board-ledger-luck");
  return (
    <div className="boards-history">
      <Table
        head={[
          words.text("statistics-games"),
          words.text("statistics-result"),
          ...(chance ? [luck] : []),
          "",
        ]}
        rows={history.map((game) => ({
          key: game.id,
          name: `${date.format(game.id)} · ${keyText(game.key)}`,
          cells: [
            players === 1
              ? scale.text(game.payoff)
              : words.text("statistics-outcome", { outcome: game.outcome }),
            ...(chance ? [game.luck === undefined ? "–" : signedText(scale, game.luck)] : []),
            game.address !== "" && (
              <a key="replay" href={`#${game.address}`} onClick={onReplay}>
                {words.text("statistics-replay")}
              </a>
            ),
          ],
        }))}
      />
    </div>
  );
}

/** All that the boards store in this browser, to a file and from one. */
function Stored() {
  const words = useWords();
  const [note, setNote] = useState("");
  const read = async (file: File): Promise<void> => {
    const stored = readStored(await file.text());
    for (const [name, value] of Object.entries(stored ?? {})) remember(name, value);
    if (stored) location.reload();
    else setNote(words.text("statistics-unknown"));
  };
  return (
    <>
      <div className="buttons">
        <Button
          onClick={() =>
            download(`tyche-boards-${today()}.json`, storedFile(allRemembered("board-")), "application/json")
          }
        >
          {words.text("statistics-export")}
        </Button>
        <label className="tool">
          {words.text("statistics-import")}
          <input
            className="hidden"
            type="file"
            accept=".json"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void read(file);
              event.target.value = "";
            }}
          />
        </label>
      </div>
      <p className="note">{words.text("statistics-stored")}</p>
      <p className="note" role="status">
        {note}
      </p>
    </>
  );
}
