import { valueFor } from "@tyche/engine";
import type { Problem } from "@tyche/messages";
import { useState } from "react";
import { useProblemText } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Panel } from "../../kit/panel.js";
import { type Effort, savedBy } from "../analysis/saved.js";
import { type JudgedAction, judgementOf, valueText } from "../kit/judgement.js";
import { placeAt } from "../record/game-record.js";
import { type GameSheet, namedBy } from "../record/scene.js";
import type { TableProps } from "../table/use-table.js";
import type { Search } from "../workers/player.js";
import { SearchFields } from "./search-fields.js";
import { type DuelResult, useDuel } from "./use-duel.js";

const MOST_SIDES = 4;
/** The default comparison: full search and pruning. */
const USUAL = ["minimax", "alpha-beta", "expectiminimax", "star1", "star2"];
const USUAL_DEPTH = 3;

/** Runs several methods or settings on one position, and shows the choice and cost of each. */
export function DuelPanel({ table }: TableProps) {
  const { choice, sheet, record } = table.game;
  const { scene } = placeAt(record);
  const words = useWords();
  const { methods, evaluator } = sheet;
  const [sides, setSides] = useState<readonly { readonly key: number; readonly search: Search }[]>(() =>
    usualSides(sheet).map((search, key) => ({ key, search })),
  );
  const [isTogether, setTogether] = useState(false);
  const duel = useDuel(choice, evaluator);
  const searches = sides.map(({ search }) => search);
  const isAbout = duel.scene === scene;
  return (
    <Panel title={words.text("board-duel-title")} className="stack boards-duel">
      <p className="note">{words.text("board-duel-help")}</p>
      {sides.map(({ key, search }, at) => (
        <div key={key} className="duel-side">
          <SearchFields
            name={words.text("board-duel-side", { number: at + 1 })}
            search={search}
            methods={methods}
            onChange={(next) => setSides(sides.with(at, { key, search: next }))}
          />
          {sides.length > 2 && (
            <Button onClick={() => setSides(sides.toSpliced(at, 1))}>
              {words.text("board-duel-remove")}
            </Button>
          )}
        </div>
      ))}
      <div className="buttons">
        {duel.isRunning ? (
          <Button onClick={duel.stop}>{words.text("board-duel-stop")}</Button>
        ) : (
          <Button
            primary
            disabled={scene.turn < 0}
            onClick={() => duel.run(scene, searches, isTogether ? 2 : 1)}
          >
            {words.text("board-duel-run")}
          </Button>
        )}
        <Button
          disabled={sides.length >= MOST_SIDES}
          onClick={() =>
            setSides([
              ...sides,
              { key: 1 + Math.max(...sides.map((side) => side.key)), search: searches.at(-1)! },
            ])
          }
        >
          {words.text("board-duel-add")}
        </Button>
        <label className="tool boards-toggle">
          <input
            type="checkbox"
            checked={isTogether}
            onChange={(event) => setTogether(event.target.checked)}
          />
          {words.text("board-duel-together")}
        </label>
      </div>
      {isAbout && duel.results.length === sides.length && (
        <Results table={table} searches={searches} results={duel.results} isRunning={duel.isRunning} />
      )}
    </Panel>
  );
}

function usualSides({ methods, facts }: GameSheet): readonly Search[] {
  const known = USUAL.filter((name) => methods.some((method) => method.name === name));
  const names = known.length > 1 ? known : methods.slice(0, 2).map(({ name }) => name);
  return (facts.chance ? names.slice(-3) : names.slice(0, 2)).map((method) => {
    const canCount = methods.find(({ name }) => name === method)!.limits.includes("depth");
    return canCount
      ? { kind: "search", method, limit: "depth", amount: USUAL_DEPTH }
      : { kind: "search", method, limit: "time", amount: 1 };
  });
}

function Results(
  props: TableProps & {
    readonly searches: readonly Search[];
    readonly results: readonly (DuelResult | undefined)[];
    readonly isRunning: boolean;
  },
) {
  const { table, searches, results, isRunning } = props;
  const words = useWords();
  const { facts } = table.game.sheet;
  const { scene } = placeAt(table.game.record);
  const { scale, nameOf } = table.naming;
  const number = new Intl.NumberFormat(words.language, { maximumSignificantDigits: 4 });
  const percent = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 });
  const efforts = results.map((result): Effort | undefined => {
    if (!result || "problem" in result) return undefined;
    const { nodes, depth, algorithm } = result.decision;
    return { method: algorithm, depth, nodes: nodes.decision + nodes.chance + nodes.leaf };
  });
  const known = efforts.filter((effort) => effort !== undefined);
  return (
    <div className="duel-results own-swipe" aria-live="polite">
      {results.map((result, at) => {
        const name = searches[at]?.method ?? "";
        const effort = efforts[at];
        const key = `${at} ${name}`;
        if (!result)
          return isRunning ? (
            <p key={key} className="note">
              {words.text("board-duel-running", { method: name })}
            </p>
          ) : null;
        if ("problem" in result) return <Failed key={key} name={name} problem={result.problem} />;
        const { decision } = result;
        const best = namedBy(scene, decision.best);
        const [{ certainty }] = judgementOf(table.game.sheet, scene, decision).actions as [JudgedAction];
        const value = valueFor(facts, scene.turn, decision);
        const saved = effort && savedBy(known, effort);
        const entries: readonly (readonly [string, string])[] = [
          [words.text("board-duel-choice"), best ? nameOf(best) : "?"],
          [
            words.text("board-duel-value"),
            valueText({ ...(value !== undefined && { value }), certainty }, scale),
          ],
          [words.text("board-duel-depth"), String(decision.depth)],
          [words.text("board-duel-nodes"), number.format(effort!.nodes)],
          [words.text("board-duel-time"), number.format(decision.ms / 1000)],
          [words.text("board-duel-cuts"), number.format(decision.cuts)],
          [words.text("board-duel-known"), number.format(decision.tableHits)],
        ];
        return (
          <section key={key} className="card" aria-label={decision.algorithm}>
            <h3>{decision.algorithm}</h3>
            <dl>
              {entries.map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            {saved && (
              <p className="duel-saved">
                {words.text("board-duel-saved", { share: percent.format(saved.share), method: saved.than })}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}

function Failed({ name, problem }: { readonly name: string; readonly problem: Problem | undefined }) {
  const words = useWords();
  const sentence = useProblemText(problem) ?? "";
  return <p className="problem">{words.text("at-name", { name, sentence })}</p>;
}
