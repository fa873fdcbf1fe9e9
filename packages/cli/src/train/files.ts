import { existsSync } from "node:fs";
import type { Course, CourseReport, Strength } from "@tyche/learn";
import { encodeModel, type ModelFile } from "@tyche/learn";
import { UsageError } from "../io/errors.js";
import { lineChartSvg } from "../io/line-chart.js";
import { type Lock, lockFile } from "../io/lock-file.js";
import { ofFile } from "../io/model-file.js";
import { saveFile } from "../io/save-file.js";
import { bytesOf } from "../io/user-file.js";

/** A line of the learning curve. */
export interface CurveLine extends CourseReport {
  /** Seconds of training so far, all its stretches together. */
  readonly seconds: number;
  readonly strength?: Strength;
}

/** What is kept in a checkpoint beside the course's own state. */
interface CheckpointHead {
  readonly checkpoint: "tyche train";
  /** All settings; a course with others cannot be taken up from here. */
  readonly course: string;
  readonly curve: readonly CurveLine[];
}

/** The files of a training, all beside its model: `.checkpoint`, `.curve.jsonl`, `.curve.svg`. */
export class TrainingFiles {
  readonly model: string;
  private readonly course: string;
  private held: Lock | undefined;

  /** @param course all settings as text */
  constructor(model: string, course: string) {
    this.model = model;
    this.course = course;
  }

  /**
   * Takes the files for this process alone.
   * @returns what gives them free again
   * @throws UsageError where another process trains this model, or nothing can be written there
   */
  async lock(): Promise<Lock> {
    this.held = await lockFile(this.model);
    return this.held;
  }

  get checkpoint(): string {
    return `${this.model}.checkpoint`;
  }

  /**
   * Takes the course up where the checkpoint left it; its curve so far.
   * @throws UsageError where there is a checkpoint of another course, or none that can be read
   */
  resume(course: Course): readonly CurveLine[] {
    if (!existsSync(this.checkpoint)) return [];
    const bytes = bytesOf(this.checkpoint);
    const end = bytes.indexOf(0x0a);
    const head = headOf(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))));
    const file = this.checkpoint;
    if (head === undefined)
      throw new UsageError("checkpoint-foreign", { file }, `${file} is not the checkpoint of a training run`);
    if (head.course !== this.course) {
      throw new UsageError(
        "checkpoint-other",
        { file },
        `${file} belongs to a training run with other settings; name another --out, or delete it`,
      );
    }
    try {
      course.restore(bytes.subarray(end + 1));
    } catch (error) {
      throw ofFile(error, this.checkpoint);
    }
    return head.curve;
  }

  /** Writes everything. */
  async save(course: Course, curve: readonly CurveLine[]): Promise<void> {
    this.held?.check();
    const head: CheckpointHead = { checkpoint: "tyche train", course: this.course, curve };
    await saveFile(this.checkpoint, [Buffer.from(`${JSON.stringify(head)}\n`), course.state()]);
    await this.saveResult(course, curve);
  }

  /** The model and its curve alone. */
  async saveResult(course: Course, curve: readonly CurveLine[]): Promise<void> {
    this.held?.check();
    await saveFile(this.model, [encodeModel(measured(course.model(), curve))]);
    await saveFile(`${this.model}.curve.jsonl`, [
      Buffer.from(curve.map((line) => `${JSON.stringify(line)}\n`).join("")),
    ]);
    await saveFile(`${this.model}.curve.svg`, [Buffer.from(curveSvg(curve, course.plot ?? []))]);
  }
}

/** The model, saying what the last report measured. */
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

/** The measures to be plotted; without any, strength by games where it was measured, else the first measure. */
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
