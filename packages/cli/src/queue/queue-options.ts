export interface QueueOptions {
  /** Target duration of a job. */
  readonly jobSeconds: number;
  /** Time without a sign of life after which a process counts as lost. */
  readonly lostSeconds: number;
  /** Receives a message for people. */
  tell(line: string): void;
}
