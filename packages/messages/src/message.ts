/** What a message is about: data, so that each language can inflect, count and list it. */
export type MessageValue = string | number | boolean | Message | readonly MessageValue[];

/** A message as data: which one it is and its values. A value may be a message too, formatted in the same language. */
export interface Message {
  readonly id: string;
  readonly values?: Readonly<Record<string, MessageValue>> | undefined;
}

/** What is wrong, as data and as one English sentence. Errors are problems. */
export interface Problem extends Message {
  readonly message: string;
}
