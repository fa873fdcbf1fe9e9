import { useMemo } from "react";
import { useWords } from "../../i18n/words.js";
import { equityScale, scaleOf } from "../kit/judgement.js";
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
  const { facts, unit } = sheet;
  const { language } = words;
  const scale = useMemo(() => scaleOf(facts, language, unit), [facts, language, unit]);
  const { scene } = placeAt(record);
  const { equity } = scene;
  /** For values of the player to move at the current place. */
  const here = useMemo(
    () => (equity ? equityScale(scale, equity, language, unit?.isMatch === true) : scale),
    [scale, equity, language, unit],
  );
  const nameOf = ({ action, text }: NamedAction): string => view?.actionName?.(action, words, text) ?? text;
  const names = useMemo(
    () => Array.from({ length: sheet.facts.players }, (_, seat) => seatName(words, choice.game, seat)),
    [sheet.facts.players, choice.game, words],
  );
  /** The other player has not acted yet: afterwards both choices are open. */
  const isSecret = (at: number): boolean => {
    const { parent, children, scene } = record.places[at]!;
    const player = record.places[parent]!.scene.turn;
    return (
      view?.hasSecretActions === true &&
      children.length === 0 &&
      !viewers.includes(player) &&
      view.hiddenName!(scene.state, 1 - player, words, choice.options) !== undefined
    );
  };
  const namePlace = (at: number): string => {
    const { parent, action } = record.places[at]!;
    if (parent < 0) return words.text("board-start");
    return isSecret(at) ? words.text("board-chosen") : nameOf(action!);
  };
  return {
    names,
    scale,
    here,
    nameOf,
    namePlace,
    /** A move as players write it in a list. */
    listName: (at: number): string => {
      const { parent, action, scene } = record.places[at]!;
      if (parent < 0 || isSecret(at)) return namePlace(at);
      const before = record.places[parent]!.scene.state;
      return view?.moveName?.(before, action!.action, scene.state, words, action!.text) ?? nameOf(action!);
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
