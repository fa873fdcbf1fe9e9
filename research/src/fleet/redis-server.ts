import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { UsageError } from "tyche/parts";

/** A separate Redis or Valkey on loopback that writes nothing to disk. */
export interface OwnRedis {
  readonly url: string;
  end(): Promise<void>;
}

/** @throws UsageError if neither is installed */
export async function startRedis(): Promise<OwnRedis> {
  const program = ["valkey-server", "redis-server"].find(
    (name) => spawnSync(name, ["--version"]).status === 0,
  );
  if (program === undefined)
    throw new UsageError("no-redis", {}, "this needs Redis or Valkey; tools/install-queue.sh installs one");
  const port = await freePort();
  const settings = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const server = spawn(program, settings, { stdio: ["ignore", "pipe", "inherit"] });
  await ready(server);
  const ended = once(server, "exit");
  return {
    url: `redis://127.0.0.1:${port}`,
    async end() {
      server.kill();
      await ended;
    },
  };
}

async function ready(server: ChildProcess): Promise<void> {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    server.stdout!.on("data", (chunk: Buffer) => {
      said += chunk;
      if (/ready to accept connections/i.test(said)) resolve();
    });
    server.once("exit", () => reject(new Error(`the Redis does not start: ${said}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
