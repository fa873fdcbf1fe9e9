import { TycheError } from "@tyche/engine/errors";
import { type TransferHandler, transferHandlers } from "comlink";

/** The format in which comlink sends a thrown error. */
interface SentError {
  readonly isError: boolean;
  readonly value: unknown;
}

/** Keeps ids and values of errors that leave this worker; comlink itself only transfers the name and the message. */
export function carryProblems(): void {
  const handler = transferHandlers.get("throw") as TransferHandler<{ value: unknown }, SentError>;
  transferHandlers.set("throw", {
    ...handler,
    serialize: (thrown: { value: unknown }) => {
      const [sent, transferred] = handler.serialize(thrown);
      const { value } = thrown;
      if (!(value instanceof TycheError)) return [sent, transferred];
      const { id, values } = value;
      return [{ ...sent, value: { ...(sent.value as object), id, values } }, transferred];
    },
  });
}
