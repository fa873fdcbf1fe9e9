import { SingleBar } from "cli-progress";
import type { Output } from "./io.js";

/** What a long run reports while it goes on. */
export interface Progress<News> {
  update(news: News): void;
  stop(): void;
}

/** A progress bar that is cleared in the end; undefined if the output is no terminal. */
export function progressBar(output: Output, format: string): SingleBar | undefined {
  if (!output.isTTY) return undefined;
  return new SingleBar({
    stream: output as NodeJS.WriteStream,
    format,
    hideCursor: true,
    clearOnComplete: true,
    stopOnComplete: false,
    gracefulExit: false,
  });
}
