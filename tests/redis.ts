import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasProgram } from "./programs.js";

/** The server of this machine: Valkey or Redis, whichever is installed. */
const SERVER = ["valkey-server", "redis-server"].find((name) => spawnSync(name, ["--version"]).status === 0);

/** Whether there is a Redis or Valkey, as `hasProgram` says it. */
export function hasRedis(): boolean {
  return hasProgram("Redis", SERVER !== undefined, "tools/install-queue.sh");
}

/** A Redis on loopback, which keeps what it is told in a folder of its own. */
export class TestRedis {
  readonly url: string;
  private readonly port: number;
  private readonly folder = mkdtempSync(join(tmpdir(), "tyche-redis-"));
  private server: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** @param port without it any that is free */
  static async start(port?: number): Promise<TestRedis> {
    const redis = new TestRedis(port ?? (await freePort()));
    await redis.start();
    return redis;
  }

  /** Starts it, or starts it again with all that it has written down. */
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

  /** As a machine that loses its power. */
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
