import { TycheError } from "@tyche/engine/errors";
import { type TransferHandler, transferHandlers } from "comlink";

/** What comlink sends of a thrown error. */
interface SentError {
  readonly isError: boolean;
  readonly value: unknown;
}

/** Has errors keep their ids and values on the way out of this worker; comlink carries the name and the message alone. */
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
