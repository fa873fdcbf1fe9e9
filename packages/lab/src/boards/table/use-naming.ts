import { useMemo } from "react";
import { useWords } from "../../i18n/words.js";
import { scaleOf, type ValueScale } from "../kit/judgement.js";
import { seatName } from "../kit/names.js";
import type { AnyBoardView } from "../kit/view.js";
import { placeAt } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import type { NamedAction, SceneOutcome } from "../record/scene.js";

/** Names in the page's language for everything in a game. */
export interface Naming {
  /** Names of the seats. */
  readonly names: readonly string[];
  readonly scale: ValueScale;
  /** The name of an action. */
  readonly nameOf: (action: NamedAction) => string;
  /** The name of the action before a place. */
  readonly namePlace: (place: number) => string;
  /** The outcome of chance before a place; undefined if there was none or it has no name. */
  readonly chanceAt: (place: number) => string | undefined;
  /** The outcome of chance after an action of the current scene. */
  readonly outcomeName: (action: NamedAction, outcome: SceneOutcome) => string;
}

/** @param viewers the players whose secrets may be shown */
export function useNaming(
  { choice, sheet, record }: OpenGame,
  view: AnyBoardView | undefined,
  viewers: readonly number[],
): Naming {
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
    namePlace: (at) => {
      const { parent, action, children } = record.places[at]!;
      if (parent < 0) return words.text("board-start");
      const { turn } = record.places[parent]!.scene;
      // The next player has not acted yet.
      if (view?.hasSecretActions && children.length === 0 && !viewers.includes(turn))
        return words.text("board-chosen");
      return nameOf(action!);
    },
    chanceAt: (at) => {
      const { parent, action, scene } = record.places[at]!;
      if (parent < 0 || !sheet.facts.chance || scene.turn < 0) return undefined;
      const before = record.places[parent]!.scene;
      return view?.outcomeName?.(before.state, action!.action, scene.state, words);
    },
    outcomeName: ({ action }, outcome) =>
      view?.outcomeName?.(scene.state, action, outcome.scene.state, words) ?? outcome.scene.text,
  };
}
