import { useMemo } from "react";
import { useWords } from "../../i18n/words.js";
import type { AnyBoardFace } from "../board.js";
import { seatNames } from "../names.js";
import type { OpenGame } from "../open-game.js";
import { placeAt } from "../record/game-record.js";
import type { SceneOutcome } from "../referee/referee.js";
import { scaleOf, type ValueScale } from "../thinking/judgement.js";

/** Names in the page's language for everything in a game. */
export interface Naming {
  /** Names of the seats. */
  readonly names: readonly string[];
  readonly scale: ValueScale;
  /** The name of an action with notation `text`. */
  readonly nameOf: (action: unknown, text: string) => string;
  /** The name of the action before a place. */
  readonly namePlace: (place: number) => string;
  /** The name of an action of the current scene, by its text. */
  readonly nameHere: (text: string) => string;
  /** The outcome of chance before a place; undefined if there was none or it has no name. */
  readonly chanceAt: (place: number) => string | undefined;
  /** The outcome of chance after an action of the current scene. */
  readonly outcomeName: (text: string, outcome: SceneOutcome) => string;
}

/** @param viewers the players whose secrets may be shown */
export function useNaming(
  { choice, sheet, record }: OpenGame,
  face: AnyBoardFace | undefined,
  viewers: readonly number[],
): Naming {
  const words = useWords();
  const scale = useMemo(() => scaleOf(sheet.facts, words.language), [sheet.facts, words.language]);
  const { scene } = placeAt(record);
  const nameOf = (action: unknown, text: string): string => face?.actionName?.(action, words, text) ?? text;
  const actionHere = (text: string): unknown => scene.actions.find((each) => each.text === text)?.action;
  return {
    // A game for up to four has four names.
    names: seatNames(words, choice.game).slice(0, sheet.facts.players),
    scale,
    nameOf,
    namePlace: (at) => {
      const { parent, action, children } = record.places[at]!;
      if (parent < 0) return words.text("board-start");
      const { turn, actions } = record.places[parent]!.scene;
      // The next player has not acted yet.
      if (face?.hasSecretActions && children.length === 0 && !viewers.includes(turn))
        return words.text("board-chosen");
      return nameOf(actions.find(({ text }) => text === action)?.action, action!);
    },
    chanceAt: (at) => {
      const { parent, action, scene } = record.places[at]!;
      if (parent < 0 || !sheet.facts.chance || scene.turn < 0) return undefined;
      const before = record.places[parent]!.scene;
      const found = before.actions.find(({ text }) => text === action);
      return face?.outcomeName?.(before.state, found?.action, scene.state, words);
    },
    nameHere: (text) => nameOf(actionHere(text), text),
    outcomeName: (text, outcome) =>
      face?.outcomeName?.(scene.state, actionHere(text), outcome.scene.state, words) ?? outcome.scene.text,
  };
}
