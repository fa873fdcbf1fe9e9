import { UsageError } from "./errors.js";
import { MOST_BYTES } from "./input.js";

const LINE_FEED = 10;

/** Yields the lines of a stream as bytes, without line ends; keeps only the current line in memory. */
export async function* linesOf(stream: AsyncIterable<Buffer | string>): AsyncGenerator<Buffer, void, void> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
      yield Buffer.concat([...pieces, bytes.subarray(start, end)]);
      pieces = [];
      size = 0;
      start = end + 1;
    }
    pieces.push(bytes.subarray(start));
    size += bytes.length - start;
    if (size > MOST_BYTES) throw new UsageError("line-too-large", {}, "a line is larger than 512 MB");
  }
  if (size > 0) yield Buffer.concat(pieces);
}
