import { mkdirSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Trainer } from "@tyche/games";
import { decodeModel, encodeModel } from "@tyche/learn";
import { TrainingSet } from "@tyche/learn/network";
import { UsageError } from "../io/errors.js";
import { ofFile } from "../io/model-file.js";
import { notWritten, saveFile } from "../io/save-file.js";
import { bytesOf, textOf } from "../io/user-file.js";
import type { Runner } from "../runs/run.js";
import { rangeOf } from "../runs/run-log.js";
import { workKind } from "../threads/work.js";
import type { GatherQuestion } from "./gather-work.js";
import type { WrittenTraining } from "./iteration-work.js";

const GATHERING = workKind("gather", () => import("./gather-work.js"));

/** A position-gathering run whose work items any runner can compute. */
export interface Gathering {
  readonly entry: Trainer;
  readonly written: WrittenTraining;
  readonly runner: Runner;
  /** The file of all positions. Until it is complete, each work item is a file in the folder FILE.iterations. */
  readonly file: string;
  /** All settings as text. A folder with other settings is not resumed. */
  readonly identity: string;
  readonly signal: AbortSignal;
  onDone(done: number, of: number): void;
}

/**
 * Gathers the positions of a run, or of a part of it, and writes the same file as one long run.
 *
 * @returns the number of positions; undefined if it was stopped, in which case the folder keeps the finished items
 * @throws UsageError
 */
export async function gather(gathering: Gathering): Promise<number | undefined> {
  const { entry, written, runner, file, signal, onDone } = gathering;
  const { part, from, positions: _, ...settings } = written.settings;
  const pieces = entry.pieces!(written.settings);
  const [first, end] = part ? rangeOf(part, pieces) : [0, pieces];
  const folder = new IterationFolder(`${file}.iterations`, gathering.identity);
  const known = await folder.open();
  const missing = Array.from({ length: end - first }, (_, i) => first + i).filter(
    (iteration) => !known.has(iteration),
  );
  let done = end - first - missing.length;
  const question: GatherQuestion = {
    game: written.game,
    options: written.options,
    evaluator: written.evaluator,
    settings,
    from: Buffer.from(from!).toString("base64"),
    pieces,
  };
  const run = runner.open(GATHERING, question);
  try {
    await run.run(missing, {
      signal,
      isKept: true,
      async onResults(iterations, files) {
        for (const [i, iteration] of iterations.entries())
          await folder.keep(iteration, Buffer.from(files[i]!, "base64"));
        done += iterations.length;
        onDone(done, end - first);
      },
    });
  } finally {
    await run.close(done === end - first);
  }
  if (done < end - first) return undefined;
  const count = await joined(gathering, first, end, folder);
  await folder.remove();
  return count;
}

/** Joins all work items into one file. */
async function joined(
  { entry, written, file }: Gathering,
  first: number,
  end: number,
  folder: IterationFolder,
): Promise<number> {
  const training = await entry.create(written.settings);
  const { header } = training.model();
  const { size, outputs } = header.shape as { readonly size: number; readonly outputs: number };
  const all = new TrainingSet(size, outputs);
  for (let iteration = first; iteration < end; iteration++) all.read(folder.read(iteration));
  const history = header.history.slice(0, -1);
  const last = { ...header.history.at(-1)!, games: training.total };
  const entryOfAll = first === end ? last : { ...last, measures: { positions: all.length } };
  const { game, inputs } = header;
  await saveFile(file, [encodeModel(all.file({ game, inputs, history: [...history, entryOfAll] }))]);
  return all.length;
}

/** The folder of finished work items, until the file is complete. */
class IterationFolder {
  private readonly folder: string;
  private readonly identity: string;

  constructor(folder: string, identity: string) {
    this.folder = folder;
    this.identity = identity;
  }

  /** Creates or opens the folder. @returns the numbers of the work items in it */
  async open(): Promise<ReadonlySet<number>> {
    const about = join(this.folder, "about.json");
    try {
      mkdirSync(this.folder, { recursive: true });
      const names = readdirSync(this.folder);
      if (!names.includes("about.json")) {
        await saveFile(about, [Buffer.from(this.identity)]);
        return new Set();
      }
      if (textOf(about) !== this.identity) {
        throw new UsageError(
          "gather-other",
          { folder: this.folder },
          `${this.folder} contains positions that were gathered with other settings; name another --out, or delete it`,
        );
      }
      return new Set(names.filter((name) => /^\d+$/.test(name)).map(Number));
    } catch (error) {
      throw (error as NodeJS.ErrnoException).syscall === undefined ? error : notWritten(this.folder, error);
    }
  }

  keep(iteration: number, bytes: Uint8Array): Promise<void> {
    return saveFile(this.at(iteration), [bytes]);
  }

  read(iteration: number) {
    try {
      return decodeModel(bytesOf(this.at(iteration)), { kind: "positions" });
    } catch (error) {
      throw ofFile(error, this.at(iteration));
    }
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }

  private at(iteration: number): string {
    return join(this.folder, String(iteration).padStart(7, "0"));
  }
}
