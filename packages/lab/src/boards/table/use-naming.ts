import { useMemo } from "react";
import { useWords } from "../../i18n/words.js";
import { scaleOf } from "../kit/judgement.js";
import { seatName } from "../kit/names.js";
import type { AnyBoardView } from "../kit/view.js";
import { placeAt } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import type { NamedAction, SceneOutcome } from "../record/scene.js";

/**
 * Names in the page's language for everything in a game.
 *
 * @param viewers the players whose secrets may be shown
 */
export function useNaming(
  { choice, sheet, record }: OpenGame,
  view: AnyBoardView | undefined,
  viewers: readonly number[],
) {
  const words = useWords();
  const scale = useMemo(() => scaleOf(sheet.facts, words.language), [sheet.facts, words.language]);
  const { scene } = placeAt(record);
  const nameOf = ({ action, text }: NamedAction): string => view?.actionName?.(action, words, text) ?? text;
  const names = useMemo(
    () => Array.from({ length: sheet.facts.players }, (_, seat) => seatName(words, choice.game, seat)),
    [sheet.facts.players, choice.game, words],
  );
  return {
    names,
    scale,
    nameOf,
    namePlace: (at: number): string => {
      const { parent, action, children } = record.places[at]!;
      if (parent < 0) return words.text("board-start");
      const { turn } = record.places[parent]!.scene;
      // The next player has not acted yet.
      if (view?.hasSecretActions && children.length === 0 && !viewers.includes(turn))
        return words.text("board-chosen");
      return nameOf(action!);
    },
    /** The outcome of chance before a place; undefined if there was none or it has no name. */
    chanceAt: (at: number): string | undefined => {
      const { parent, action, scene } = record.places[at]!;
      if (parent < 0 || !sheet.facts.chance || scene.turn < 0) return undefined;
      const before = record.places[parent]!.scene;
      return view?.outcomeName?.(before.state, action!.action, scene.state, words);
    },
    /** The outcome of chance after an action of the current scene. */
    outcomeName: ({ action }: NamedAction, outcome: SceneOutcome): string =>
      view?.outcomeName?.(scene.state, action, outcome.scene.state, words) ?? outcome.scene.text,
  };
}
