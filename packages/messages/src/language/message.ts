/** A value in a message, as data that each language can inflect, count and list. */
export type MessageValue = string | number | boolean | Message | readonly MessageValue[];

/** A message as data: its id and its values. A value may also be a message, formatted in the same language. */
export interface Message {
  readonly id: string;
  readonly values?: Readonly<Record<string, MessageValue>> | undefined;
}

/** A problem, as data and as one English sentence. Errors are problems. */
export interface Problem extends Message {
  readonly message: string;
}
