import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasProgram } from "./programs.js";

/** Whether Slurm with a controller is installed, as reported by `hasProgram`. */
export function hasSlurm(): boolean {
  // Without a configuration some of its programs do not even print their version.
  const isHere = ["sbatch", "slurmctld"].every((name) => spawnSync(name, ["-V"]).error === undefined);
  return hasProgram("Slurm", isHere, "tools/install-queue.sh");
}

/**
 * A Slurm controller on the loopback interface, with eight nodes that do not exist: it reports where and when a job
 * would start, and starts none.
 */
export class TestSlurm {
  private readonly folder = mkdtempSync(join(tmpdir(), "tyche-slurm-"));
  private controller: ChildProcess | undefined;

  static async start(): Promise<TestSlurm> {
    const slurm = new TestSlurm();
    await slurm.start();
    return slurm;
  }

  /** The output of `sbatch --test-only` for a script. */
  tested(script: string): { readonly status: number | null; readonly said: string } {
    const { status, stdout, stderr } = spawnSync("sbatch", ["--test-only", script], {
      env: { ...process.env, SLURM_CONF: this.settings },
      encoding: "utf8",
      timeout: 60_000,
    });
    return { status, said: `${stdout}${stderr}` };
  }

  async remove(): Promise<void> {
    const { controller } = this;
    if (controller && controller.exitCode === null && controller.signalCode === null) {
      const exit = once(controller, "exit");
      controller.kill("SIGKILL");
      await exit;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get settings(): string {
    return join(this.folder, "slurm.conf");
  }

  private async start(): Promise<void> {
    const { folder } = this;
    mkdirSync(join(folder, "state"));
    const settings = {
      ClusterName: "tyche",
      SlurmctldHost: "localhost(127.0.0.1)",
      SlurmctldPort: await freePort(),
      SlurmUser: process.getuid?.() ?? 0,
      AuthType: "auth/none",
      CredType: "cred/none",
      ProctrackType: "proctrack/pgid",
      StateSaveLocation: join(folder, "state"),
      SlurmctldPidFile: join(folder, "pid"),
      SlurmctldLogFile: join(folder, "log"),
      SelectType: "select/cons_tres",
      SelectTypeParameters: "CR_CPU_Memory",
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    lines.push("NodeName=node[1-8] NodeAddr=127.0.0.1 CPUs=16 RealMemory=16000 State=CLOUD");
    lines.push("PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP");
    writeFileSync(this.settings, `${lines.join("\n")}\n`);
    this.controller = spawn("slurmctld", ["-D", "-f", this.settings], { stdio: "ignore" });
    while (!this.answers()) {
      if (this.controller.exitCode !== null)
        throw new Error(`the test's slurmctld ended with ${this.controller.exitCode}`);
      await new Promise((resume) => setTimeout(resume, 100));
    }
  }

  private answers(): boolean {
    const env = { ...process.env, SLURM_CONF: this.settings };
    const { status, stdout } = spawnSync("scontrol", ["ping"], { env, encoding: "utf8", timeout: 60_000 });
    return status === 0 && stdout.includes("is UP");
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
