export interface QueueOptions {
  /** Work that a worker is given at once. */
  readonly jobSeconds: number;
  /** Whoever is not heard of for so long is lost. */
  readonly lostSeconds: number;
  /** A line for people. */
  tell(line: string): void;
}
