import { useWords } from "../../i18n/words.js";
import type { AnyBoardFace } from "../board.js";
import { COMPARE_WORDS } from "../compare/words.js";
import type { Scene } from "../referee/referee.js";
import type { BoardMessages } from "../say/catalogue.js";
import type { ValueScale } from "../thinking/judgement.js";
import type { Reply } from "../thinking/use-outcome-values.js";

export interface ReplyBoardProps {
  readonly face: AnyBoardFace;
  readonly options: Readonly<Record<string, string>>;
  /** What happened, in a word or two. */
  readonly name: string;
  readonly scene: Scene;
  readonly reply: Reply;
  readonly scale: ValueScale;
  readonly messages: BoardMessages;
}

/** The best reply to what chance did, in a sentence and on a small board that is only looked at. */
export function ReplyBoard({ face, options, name, scene, reply, scale, messages }: ReplyBoardProps) {
  const { language } = useWords();
  const words = COMPARE_WORDS[language];
  const { best, value } = reply;
  const all = (messages.seats[face.game] ?? []).map((_, seat) => seat);
  return (
    <div className="boards-reply">
      <p role="status">
        {best
          ? words.reply(
              name,
              face.actionName?.(best.action, messages, language, best.text) ?? best.text,
              scale.text(value),
            )
          : words.ends(name, scale.text(value))}
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
          messages={messages}
          language={language}
        />
      </div>
    </div>
  );
}
