import { useWords } from "../../i18n/words.js";
import type { AnyBoardFace } from "../board.js";
import { seatNames } from "../names.js";
import type { Scene } from "../referee/referee.js";
import type { ValueScale } from "../thinking/judgement.js";
import type { Reply } from "../thinking/use-outcome-values.js";

export interface ReplyBoardProps {
  readonly face: AnyBoardFace;
  readonly options: Readonly<Record<string, string>>;
  /** Short name of the outcome. */
  readonly name: string;
  readonly scene: Scene;
  readonly reply: Reply;
  readonly scale: ValueScale;
}

/** The best reply to an outcome of chance, as a sentence and on a small read-only board. */
export function ReplyBoard({ face, options, name, scene, reply, scale }: ReplyBoardProps) {
  const words = useWords();
  const { best, value } = reply;
  const all = seatNames(words, face.game).map((_, seat) => seat);
  return (
    <div className="boards-reply">
      <p role="status">
        {best
          ? words.text("board-compare-reply", {
              happened: name,
              action: face.actionName?.(best.action, words, best.text) ?? best.text,
              value: scale.text(value),
            })
          : words.text("board-compare-ends", { happened: name, value: scale.text(value) })}
      </p>
      <div inert aria-hidden="true">
        <face.Board
          state={scene.state}
          position={scene.text}
          turn={scene.turn}
          viewers={all}
          persons={[]}
          actions={[]}
          onPlay={() => {}}
          onSetUp={() => {}}
          shown={best?.action}
          asked={undefined}
          before={undefined}
          judgement={undefined}
          line={[]}
          scale={scale}
          insight={undefined}
          options={options}
          words={words}
        />
      </div>
    </div>
  );
}
