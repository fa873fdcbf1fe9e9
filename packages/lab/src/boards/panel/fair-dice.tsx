import { useEffect, useState } from "react";
import type { BoardMessages } from "../say/catalogue.js";

/** SHA-256 of a text in hexadecimal; undefined where the browser has no such thing, as without https. */
async function sha256(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface FairDiceProps {
  readonly secret: string;
  readonly messages: BoardMessages;
  /** Called when the secret has been shown: the dice to come could be known. */
  readonly onReveal: () => void;
}

/** A promise before the game of what its dice will be, which anybody can hold against the secret after it. */
export function FairDice({ secret, messages, onReveal }: FairDiceProps) {
  const [promise, setPromise] = useState<string>();
  const [revealed, setRevealed] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void sha256(secret).then((hash) => isCurrent && setPromise(hash));
    return () => {
      isCurrent = false;
    };
  }, [secret]);
  return (
    <details className="panel boards-dice">
      <summary>{messages.dice}</summary>
      <p className="note">{messages.promiseHelp}</p>
      <dl>
        <dt>{messages.promise}</dt>
        <dd>
          <code>{promise ?? "–"}</code>
        </dd>
        {revealed !== undefined && (
          <>
            <dt>{messages.secret}</dt>
            <dd>
              <code>{revealed}</code>
            </dd>
          </>
        )}
      </dl>
      <button
        type="button"
        className="tool"
        onClick={() => {
          setRevealed(secret);
          onReveal();
        }}
      >
        {messages.reveal}
      </button>
    </details>
  );
}
