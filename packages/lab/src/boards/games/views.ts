import type { ComponentType } from "react";
import { withWords } from "../../i18n/load-words.js";
import { Later } from "../../kit/later.js";
import type { AnyBoardView, MatchesProps, StudyProps } from "../kit/view.js";
import { GAMES } from "./games.js";

/** The view of each game, loaded on demand together with its messages. */
const VIEWS: ReadonlyMap<string, Later<AnyBoardView>> = new Map(
  GAMES.map(({ name, words = [] }) => [
    name,
    new Later(async () => {
      const file: Promise<{ readonly view: AnyBoardView }> = import(`./${name}/view.tsx`);
      return (await withWords(file, ...words)).view;
    }),
  ]),
);

/** The page of recorded matches of the games that have one. */
export const MATCHES: Readonly<Record<string, Later<ComponentType<MatchesProps>>>> = {
  backgammon: new Later(async () => {
    const page = import("./backgammon/matches.js");
    return (await withWords(page, "analysis-report", "board-matches")).MatchesPage;
  }),
};

/** The own studies of the games that have some. */
export const STUDIES: Readonly<Record<string, Later<ComponentType<StudyProps>>>> = {
  backgammon: new Later(
    async () => (await withWords(import("./backgammon/study-panel.js"), "board-study")).StudyPanel,
  ),
};

/** The view of a game; undefined if it has no board. */
export function viewOf(game: string): Later<AnyBoardView> | undefined {
  return VIEWS.get(game);
}
