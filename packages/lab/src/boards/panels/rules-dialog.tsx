import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { Dialog } from "../../kit/dialog.js";
import { gameName } from "../kit/names.js";
import type { AnyBoardView } from "../kit/view.js";

export interface RulesDialogProps {
  readonly game: string;
  /** Undefined until loaded. */
  readonly view: AnyBoardView | undefined;
  readonly onClose: () => void;
}

/** How the game is played, and its keys and gestures. */
export function RulesDialog({ game, view, onClose }: RulesDialogProps) {
  const words = useWords();
  const title = words.text("board-rules-of", { game: gameName(words, game) });
  const controls = view?.controls?.(words);
  return (
    <Dialog label={title} className="narrow boards-rules-sheet" onClose={onClose}>
      <h2>{title}</h2>
      <ul>
        {words
          .format({ id: `how-to-play-${game}` })
          .split("\n")
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      {controls !== undefined && <p className="note">{controls}</p>}
      <Button primary onClick={onClose}>
        {words.text("board-rules-close")}
      </Button>
    </Dialog>
  );
}
