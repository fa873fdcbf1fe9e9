import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { systemSentence, UsageError } from "../io/errors.js";
import { interruptible } from "../io/interrupt.js";
import { type Io, write } from "../io/io.js";
import { serveFolder } from "../io/static-server.js";
import type { Example } from "./command.js";

interface Options {
  readonly port?: string;
  readonly host: string;
  readonly folder?: boolean;
}

export const examples: readonly Example[] = [
  { say: "the folder to copy to a web host of your own", type: "tyche lab --folder" },
];

/** Where the Lab is found unless a port is asked for; any free port where it is taken. */
const PORT = 4173;

export function register(command: Command, io: Io): void {
  command
    .option("--port <P>", `The port to serve it at; without it ${PORT}, or a free one.`)
    .option("--host <H>", "The address to listen at; 0.0.0.0 lets other machines in.", "127.0.0.1")
    .option("--folder", "Only print the folder of the built page, which any file host can serve.")
    .action((options: Options) => act(options, io));
}

async function act({ port, host, folder }: Options, io: Io): Promise<void> {
  const root = builtLab();
  if (folder) return write(io.stdout, `${root}\n`);
  const server = await serve(root, port, host);
  const { port: taken } = server.address() as AddressInfo;
  const shown = host.includes(":") ? `[${host}]` : host;
  await write(io.stdout, `The Lab is at http://${shown}:${taken}/\nPress Ctrl-C to end it.\n`);
  await ended(server);
}

/** The built page: in this package where it is published, beside it in the workspace. */
function builtLab(): string {
  const places = ["../../lab", "../../../lab/dist"].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  const folder = places.find((place) => existsSync(join(place, "index.html")));
  if (folder === undefined) {
    throw new UsageError("the Lab is not built; run `npm run build` in the project's folder first");
  }
  return folder;
}

async function serve(folder: string, port: string | undefined, host: string): Promise<Server> {
  const asked = port === undefined ? undefined : Number(port);
  if (asked !== undefined && !(Number.isInteger(asked) && asked >= 0 && asked <= 65_535)) {
    throw new UsageError("--port is not a whole number from 0 to 65535");
  }
  try {
    return await serveFolder(folder, asked ?? PORT, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (asked === undefined && code === "EADDRINUSE") return serveFolder(folder, 0, host);
    const why = code === "EADDRINUSE" ? "it is taken" : systemSentence(error);
    throw new UsageError(`the Lab cannot be served at ${host} port ${asked ?? PORT}: ${why}`);
  }
}

/** Until Ctrl-C. */
async function ended(server: Server): Promise<void> {
  await interruptible(async (signal) => {
    signal.addEventListener("abort", () => {
      server.close();
      server.closeAllConnections();
    });
    await once(server, "close");
  });
}
