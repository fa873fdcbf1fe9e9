import { readFile, rename, writeFile } from "node:fs/promises";
import type { Course, CourseReport, Strength } from "@tyche/learn";
import { encodeModel, type ModelFile } from "@tyche/learn";
import { systemSentence, UsageError } from "../io/errors.js";
import { lineChartSvg } from "../io/line-chart.js";

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

  /** @param course all settings as text */
  constructor(model: string, course: string) {
    this.model = model;
    this.course = course;
  }

  get checkpoint(): string {
    return `${this.model}.checkpoint`;
  }

  /**
   * Takes the course up where the checkpoint left it; its curve so far.
   * @throws UsageError where there is a checkpoint of another course
   */
  async resume(course: Course): Promise<readonly CurveLine[]> {
    const bytes = await readFile(this.checkpoint).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw new UsageError(`${this.checkpoint} cannot be read: ${systemSentence(error)}`);
    });
    if (bytes === undefined) return [];
    const end = bytes.indexOf(0x0a);
    const head = headOf(bytes.subarray(0, Math.max(0, end)).toString("utf8"));
    if (head === undefined) throw new UsageError(`${this.checkpoint} is no checkpoint of a training`);
    if (head.course !== this.course) {
      throw new UsageError(
        `${this.checkpoint} belongs to a training with other settings: name another --out, or delete it`,
      );
    }
    course.restore(bytes.subarray(end + 1));
    return head.curve;
  }

  /** Writes everything; a reader never finds half a file. */
  async save(course: Course, curve: readonly CurveLine[]): Promise<void> {
    const head: CheckpointHead = { checkpoint: "tyche train", course: this.course, curve };
    await replaced(this.checkpoint, [Buffer.from(`${JSON.stringify(head)}\n`), course.state()]);
    await this.saveResult(course, curve);
  }

  /** The model and its curve alone. */
  async saveResult(course: Course, curve: readonly CurveLine[]): Promise<void> {
    await replaced(this.model, [encodeModel(measured(course.model(), curve))]);
    await replaced(`${this.model}.curve.jsonl`, [
      Buffer.from(curve.map((line) => `${JSON.stringify(line)}\n`).join("")),
    ]);
    await replaced(`${this.model}.curve.svg`, [Buffer.from(curveSvg(curve, course.plot ?? []))]);
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

async function replaced(file: string, parts: readonly Uint8Array[]): Promise<void> {
  try {
    await writeFile(`${file}.part`, parts);
    await rename(`${file}.part`, file);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${systemSentence(error)}`);
  }
}
