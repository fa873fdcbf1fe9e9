import { useCallback, useState } from "react";
import { useAnswer } from "../../i18n/use-answer.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";

/** SHA-256 of a text in hexadecimal; undefined if the browser does not offer it, as without https. */
async function sha256(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface FairDiceProps {
  readonly secret: string;
  /** Called when the secret has been shown, because future dice can then be known. */
  readonly onReveal: () => void;
}

/** A commitment to the dice of a game, published before it: after the game anyone can check it with the secret. */
export function FairDice({ secret, onReveal }: FairDiceProps) {
  const words = useWords();
  const promise = useAnswer(useCallback(() => sha256(secret), [secret]));
  const [revealed, setRevealed] = useState<string>();
  return (
    <details className="panel boards-dice">
      <summary>{words.text("board-dice")}</summary>
      <p className="note">{words.text("board-promise-help")}</p>
      <dl>
        <dt>{words.text("board-promise")}</dt>
        <dd>
          <code>{promise ?? "–"}</code>
        </dd>
        {revealed !== undefined && (
          <>
            <dt>{words.text("board-secret")}</dt>
            <dd>
              <code>{revealed}</code>
            </dd>
          </>
        )}
      </dl>
      <Button
        onClick={() => {
          setRevealed(secret);
          onReveal();
        }}
      >
        {words.text("board-reveal")}
      </Button>
    </details>
  );
}
