import { useWords } from "../../i18n/words.js";
import { useLater } from "../../kit/use-later.js";
import { usePage } from "../../state/context.js";
import { openGames } from "../../state/open-games.js";
import { MATCHES } from "../games/views.js";
import type { TableProps } from "../table/use-table.js";
import { judgeFile } from "../workers/read-games.js";

/** The game's recorded matches, loaded when the tab is opened. */
export function MatchesTab({ table }: TableProps) {
  const { choice } = table.game;
  const words = useWords();
  const { state, dispatch } = usePage();
  const MatchesPage = useLater(MATCHES[choice.game]!);
  if (!MatchesPage) return null;
  return (
    <MatchesPage
      files={state.gameFiles}
      judge={judgeFile}
      words={words}
      onFiles={(files) => openGames(files, dispatch)}
      onOpen={({ start, options, plies, at = 0 }) => {
        if (options && plies) table.session.open({ ...choice, options, start, plies, at });
        else table.session.setUp(start);
        table.frame.current?.scrollIntoView({ block: "nearest", behavior: "smooth" });
      }}
    />
  );
}
