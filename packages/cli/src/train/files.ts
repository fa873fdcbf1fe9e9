import { existsSync } from "node:fs";
import type { Strength, TrainingReport, TrainingRun } from "@tyche/learn";
import { encodeModel, type ModelFile } from "@tyche/learn";
import { UsageError } from "../io/errors.js";
import { lineChartSvg } from "../io/line-chart.js";
import { type Lock, lockFile } from "../io/lock-file.js";
import { ofFile } from "../io/model-file.js";
import { saveFile } from "../io/save-file.js";
import { bytesOf } from "../io/user-file.js";

/** A point of the learning curve. */
export interface CurveLine extends TrainingReport {
  /** Seconds of training so far, including earlier sessions. */
  readonly seconds: number;
  readonly strength?: Strength;
}

/** The contents of a checkpoint apart from the training state. */
interface CheckpointHead {
  readonly checkpoint: "tyche train";
  /** All settings; training with other settings cannot resume from it. */
  readonly course: string;
  readonly curve: readonly CurveLine[];
}

/** The files of a training run, all next to its model: `.checkpoint`, `.curve.jsonl`, `.curve.svg`. */
export class TrainingFiles {
  readonly model: string;
  private readonly identity: string;
  private held: Lock | undefined;

  /** @param identity all settings as text */
  constructor(model: string, identity: string) {
    this.model = model;
    this.identity = identity;
  }

  /**
   * Reserves the files for this process.
   * @returns the lock to release
   * @throws UsageError if another process trains this model, or nothing can be written there
   */
  async lock(): Promise<Lock> {
    this.held = await lockFile(this.model);
    return this.held;
  }

  get checkpoint(): string {
    return `${this.model}.checkpoint`;
  }

  /**
   * Resumes training from the checkpoint and returns the learning curve so far.
   * @throws UsageError if the checkpoint has other settings or is unreadable
   */
  resume(training: TrainingRun): readonly CurveLine[] {
    if (!existsSync(this.checkpoint)) return [];
    const bytes = bytesOf(this.checkpoint);
    const end = bytes.indexOf(0x0a);
    const head = headOf(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))));
    const file = this.checkpoint;
    if (head === undefined)
      throw new UsageError("checkpoint-foreign", { file }, `${file} is not the checkpoint of a training run`);
    if (head.course !== this.identity) {
      throw new UsageError(
        "checkpoint-other",
        { file },
        `${file} belongs to a training run with other settings; name another --out, or delete it`,
      );
    }
    try {
      training.restore(bytes.subarray(end + 1));
    } catch (error) {
      throw ofFile(error, this.checkpoint);
    }
    return head.curve;
  }

  /** Writes the checkpoint, the model and the curve. */
  async save(training: TrainingRun, curve: readonly CurveLine[]): Promise<void> {
    this.held?.check();
    const head: CheckpointHead = { checkpoint: "tyche train", course: this.identity, curve };
    await saveFile(this.checkpoint, [Buffer.from(`${JSON.stringify(head)}\n`), training.state()]);
    await this.saveResult(training, curve);
  }

  /** Writes only the model and its curve. */
  async saveResult(training: TrainingRun, curve: readonly CurveLine[]): Promise<void> {
    this.held?.check();
    await saveFile(this.model, [encodeModel(measured(training.model(), curve))]);
    await saveFile(`${this.model}.curve.jsonl`, [
      Buffer.from(curve.map((line) => `${JSON.stringify(line)}\n`).join("")),
    ]);
    await saveFile(`${this.model}.curve.svg`, [Buffer.from(curveSvg(curve, training.plot ?? []))]);
  }
}

/** Adds the measurements of the last report to the model. */
function measured({ header, arrays }: ModelFile, curve: readonly CurveLine[]): ModelFile {
  const [last, line] = [header.history.at(-1), curve.at(-1)];
  if (last === undefined || line === undefined) return { header, arrays };
  const history = [...header.history.slice(0, -1), { ...last, measures: line.measures }];
  return { header: { ...header, history }, arrays };
}

function headOf(text: string): CheckpointHead | undefined {
  try {
    const head = JSON.parse(text) as CheckpointHead;
    return head.checkpoint === "tyche train" ? head : undefined;
  } catch {
    return undefined;
  }
}

/** Plots the requested measures; by default strength in games if it was measured, else the first measure. */
function curveSvg(curve: readonly CurveLine[], plot: readonly string[]): string {
  if (plot.length > 0) {
    const lines = plot.map((name) => {
      return { name, points: curve.map(({ games, measures }) => [games, measures[name]!] as const) };
    });
    return lineChartSvg({ title: "Learning curve", x: "games", y: "weight", lines });
  }
  const measured = curve.filter((line) => line.strength !== undefined);
  const [first] = measured;
  const measure = Object.keys(curve[0]?.measures ?? {})[0] ?? "";
  const points = first
    ? measured.map(({ games, strength }) => [games, strength!.mean] as const)
    : curve.map(({ games, measures }) => [games, measures[measure]!] as const);
  const what = first?.strength?.what ?? measure;
  return lineChartSvg({ title: "Learning curve", x: "games", y: what, lines: [{ name: "mean", points }] });
}
