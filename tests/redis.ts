import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasProgram } from "./programs.js";

/** The server on this machine: Valkey or Redis, whichever is installed. */
const SERVER = ["valkey-server", "redis-server"].find((name) => spawnSync(name, ["--version"]).status === 0);

/** Whether Redis or Valkey is installed, as reported by `hasProgram`. */
export function hasRedis(): boolean {
  return hasProgram("Redis", SERVER !== undefined, "tools/install-queue.sh");
}

/** A Redis on the loopback interface, which stores its data in its own folder. */
export class TestRedis {
  readonly url: string;
  private readonly port: number;
  private readonly folder = mkdtempSync(join(tmpdir(), "tyche-redis-"));
  private server: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** @param port any free port if absent */
  static async start(port?: number): Promise<TestRedis> {
    const redis = new TestRedis(port ?? (await freePort()));
    await redis.start();
    return redis;
  }

  /** Starts the server, or restarts it with all its stored data. */
  async start(): Promise<void> {
    const settings = ["--appendonly", "yes", "--appendfsync", "always", "--save", ""];
    this.server = spawn(
      SERVER!,
      ["--port", String(this.port), "--bind", "127.0.0.1", "--dir", this.folder, ...settings],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    let said = "";
    for await (const chunk of this.server.stdout!) {
      said += chunk;
      if (/ready to accept connections/i.test(said)) break;
    }
    if (!/ready to accept/i.test(said)) throw new Error(`the test's Redis does not start: ${said}`);
  }

  /** Kills the server as a power failure would. */
  async kill(): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, "exit");
    server.kill("SIGKILL");
    await exit;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
