import type { Problem } from "@tyche/messages";
import { useState } from "react";
import { ProblemText, problemFrom } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { usePage } from "../../state/context.js";
import { treeText } from "../analysis/tree-text.js";
import { gameName } from "../kit/names.js";
import { placeAt } from "../record/game-record.js";
import type { Scene } from "../record/scene.js";
import type { TableProps } from "../table/use-table.js";

/** Opens the position's tree in Explore, with the game's bounds as search bounds. */
export function ExploreButton({ table }: TableProps) {
  const { game, naming, session, view } = table;
  const { scene } = placeAt(game.record);
  const { facts } = game.sheet;
  const words = useWords();
  const { dispatch, loadTrees } = usePage();
  const [growing, setGrowing] = useState<Scene>();
  const [problem, setProblem] = useState<Problem>();
  const open = async (): Promise<void> => {
    setGrowing(scene);
    setProblem(undefined);
    try {
      const text = treeText(
        await session.tree(scene),
        {
          action: (action, text) => naming.nameOf({ action, text }),
          outcome: (before, action, after, written) =>
            view?.outcomeName?.(before, action, after, words) ?? written,
        },
        facts.cooperative === true,
      );
      await loadTrees();
      const [low, high] = facts.bounds;
      const run = { algorithm: facts.chance ? "star2" : "alpha-beta", low: String(low), high: String(high) };
      const title = words.text("board-duel-tree-of", { game: gameName(words, game.choice.game) });
      dispatch({ type: "open", text, title, run, whole: true });
      dispatch({ type: "look", change: { numbers: "decimal" } });
      dispatch({ type: "place", place: "explore" });
    } catch (error) {
      setProblem(problemFrom(error));
    } finally {
      setGrowing(undefined);
    }
  };
  const isGrowing = growing !== undefined;
  return (
    <section className="panel" aria-label={words.text("board-duel-explore")}>
      <Button disabled={isGrowing || scene.turn < 0} onClick={() => void open()}>
        {words.text(isGrowing ? "board-duel-growing" : "board-duel-explore")}
      </Button>
      <p className="note">{words.text("board-duel-explore-help")}</p>
      <ProblemText problem={problem} />
    </section>
  );
}
