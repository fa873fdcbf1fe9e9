import { useEffect, useRef } from "react";
import { encodeBoard } from "../../state/fragment.js";
import { remember, remembered } from "../../state/preferences.js";
import { useRemembered } from "../../state/use-remembered.js";
import { placeAt } from "../record/game-record.js";
import { type History, readHistory, withGame } from "../record/history.js";
import { linkOf, type OpenGame } from "../record/open-game.js";
import { counted, outcomeOf, type Results, type ResultsOf, readResults } from "../record/results.js";
import { playerText } from "../workers/player.js";
import type { Clock } from "./use-clock.js";
import type { Mode } from "./use-mode.js";
import type { Seating } from "./use-seating.js";

const startKey = ({ choice }: OpenGame): string => `board-start-${choice.game}`;

/** Whether a game began where its rules do. After a reload it begins at its first position, as one that was set up does. */
export function isFromStart(game: OpenGame): boolean {
  return game.start === "" || game.record.places[0]!.scene.text === remembered(startKey(game));
}

/**
 * Counts the games that one person plays from the rules' start to the end, each once, however often moves are taken
 * back; not those from positions that were set up.
 * @returns the results against these players by these rules, this game included, undefined if there are none; and what
 * adds the game's luck and losses to the history
 */
export function useResults(game: OpenGame, seating: Seating, mode: Mode, clock: Clock) {
  const { choice, sheet, record, secret, resigned, onTime, start } = game;
  const { seats, isOver } = seating;
  const [all, setAll] = useRemembered<ResultsOf>(`board-results-${choice.game}`, readResults, JSON.stringify);
  const [history, setHistory] = useRemembered<History>(
    `board-history-${choice.game}`,
    readHistory,
    JSON.stringify,
  );
  const id = useRef(0);
  const begun = useRef("");
  const done = useRef("");
  const own = sheet.facts.players === 1 ? 0 : seating.own;
  const isPerson = own !== undefined && seats[own]?.kind === "person";
  const others = seats.filter((_, seat) => seat !== own).map(playerText);
  const key = JSON.stringify([others, choice.options]);
  const { payoff: payoffs } = placeAt(record).scene;
  useEffect(() => {
    if (start === "") remember(startKey(game), record.places[0]!.scene.text);
    if (mode !== "play" || !isPerson || done.current === secret || !isFromStart(game)) return;
    // A game that ended before the page was loaded has been counted.
    if (!isOver) begun.current = secret;
    else if (begun.current === secret) {
      done.current = secret;
      const final = payoffs ?? seats.map((_, seat) => (onTime === "drawn" ? 0 : seat === resigned ? -1 : 1));
      const [outcome, payoff] = [outcomeOf(final, own, sheet.facts.bounds[0]), final[own]!];
      setAll({ ...all, [key]: counted(all[key], outcome, payoff, clock.seconds()) });
      const address = encodeBoard(linkOf(game), false);
      // A game too long for an address cannot be replayed.
      const isWhole = address.split("/").length > 2;
      id.current = Date.now();
      setHistory(
        withGame(history, { id: id.current, key, outcome, payoff, address: isWhole ? address : "" }),
      );
    }
  });
  const judge = (luck: number, lost: number): void => {
    const known = history.find((each) => each.id === id.current);
    if (known && known.luck === undefined) setHistory(withGame(history, { ...known, luck, own: lost }));
  };
  const results: Results | undefined = isPerson && done.current === secret ? all[key] : undefined;
  return { results, judge };
}
