import type { Problem } from "@tyche/messages";
import { useState } from "react";
import { ProblemText, problemFrom } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { placeAt } from "../record/game-record.js";
import type { NamedAction } from "../record/scene.js";
import type { TableProps } from "../table/use-table.js";

/** A move without what people type in different ways: zeros for castling, signs of capture, check and promotion. */
const plain = (text: string): string =>
  text
    .trim()
    .replaceAll("0", "O")
    .replaceAll(/[x+#=:]/g, "")
    .replaceAll(/\s+/g, " ");

/** The move that a text means in the game's own notation, or in the page's language; undefined if it is not unique. */
export function typedMove(
  text: string,
  actions: readonly NamedAction[],
  nameOf: (action: NamedAction) => string,
): NamedAction | undefined {
  const wanted = plain(text);
  const same = (one: string): boolean => plain(one) === wanted;
  const found = actions.filter((each) => same(each.text) || same(nameOf(each)));
  if (found.length === 1) return found[0];
  // "nf3" for a knight; "b4" remains a pawn's.
  const loose = actions.filter(({ text }) => plain(text).toLowerCase() === wanted.toLowerCase());
  return found.length === 0 && loose.length === 1 ? loose[0] : undefined;
}

/** A field to type a move; it is played as soon as Enter is pressed, and a wrong one gets the rules' reason. */
export function MoveField({ table }: TableProps) {
  const { board, game, naming, playing, session } = table;
  const words = useWords();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const enter = async (): Promise<void> => {
    try {
      const { scene } = placeAt(game.record);
      const move = typedMove(text, board.actions, naming.nameOf) ?? (await session.typed(scene, text));
      setText("");
      playing.play(move);
    } catch (error) {
      const found = problemFrom(error);
      // The board shows what is legal, so no list of it is needed.
      setProblem(found.values?.legal === undefined ? found : { ...found, id: "board-type-wrong" });
    }
  };
  return (
    <>
      <form
        className="boards-typed"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") void enter();
        }}
      >
        <input
          aria-label={words.text("board-type-move")}
          placeholder={words.text("board-type-move")}
          aria-invalid={problem !== undefined}
          value={text}
          disabled={board.actions.length === 0}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
      </form>
      <ProblemText problem={problem} />
    </>
  );
}
