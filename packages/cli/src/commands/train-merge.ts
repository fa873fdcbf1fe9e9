import { encodeModel } from "@tyche/learn";
import { mergePositions } from "@tyche/learn/network";
import { UsageError } from "../io/errors.js";
import { type Io, write } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { saveFile } from "../io/save-file.js";
import { bytesOf } from "../io/user-file.js";
import { PART_MARKS } from "../train/trainers.js";
import { mergePart } from "./command.js";

const OPTIONS = [["--out <FILE>", "help-train-merge-out"]] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS>;

/** `train merge`, which reads the files that `train --gather --shard` writes. */
export const merge = mergePart(["help-train-merge", "help-train-merge-files"], OPTIONS, act);

async function act(files: readonly string[], { out }: Options, io: Io): Promise<void> {
  if (out === undefined)
    throw new UsageError("merge-without-out", {}, "name the file for all positions with --out FILE");
  const merged = mergePositions(
    files.map((name) => ({ name, bytes: bytesOf(name) })),
    PART_MARKS,
  );
  await saveFile(out, [encodeModel(merged)]);
  const { games, measures } = merged.header.history.at(-1)!;
  await write(io.stdout, `${out}: ${measures!.positions} positions of ${games} games\n`);
}
