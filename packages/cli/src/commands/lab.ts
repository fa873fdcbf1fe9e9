import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { englishTexts } from "@tyche/engine/errors";
import type { Language } from "@tyche/messages/languages";
import { countOf } from "../io/arguments.js";
import { systemProblem, UsageError } from "../io/errors.js";
import { type Io, interruptible, write } from "../io/io.js";
import { LAB_PORT } from "../io/lab-address.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { packagePath } from "../io/package.js";
import { serveFolder } from "../io/static-server.js";
import { type Examples, registers } from "./command.js";

const texts = englishTexts({
  "lab-not-built": "the Lab is not built; run `npm run build` in the project's folder first",
  "lab-not-served": "the Lab cannot be served at {host} port {port}: {why}",
});

const OPTIONS = [
  ["--port <P>", { id: "help-lab-port", values: { usual: LAB_PORT } }],
  ["--host <H>", "help-lab-host", "127.0.0.1"],
  ["--folder", "help-lab-folder"],
] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-lab": "tyche lab --folder",
};

export const register = registers([OPTIONS], act);

async function act({ port, host, folder }: Options, io: Io): Promise<void> {
  const root = builtLab();
  if (folder) return write(io.stdout, `${root}\n`);
  const book = builtBook(io.language);
  const server = await serve(root, port, host, book ? [book.folder] : []);
  const { port: taken } = server.address() as AddressInfo;
  const shown = host.includes(":") ? `[${host}]` : host;
  const address = `http://${shown}:${taken}/`;
  const other = book ? `The book is at ${address}${book.start}\n` : "";
  await write(io.stdout, `The Lab is at ${address}\n${other}Press Ctrl-C to end it.\n`);
  await ended(server);
}

/** Returns the folder of the built page: inside this package if published, in a sibling package in the workspace. */
function builtLab(): string {
  const places = ["lab", "../lab/dist"].map(packagePath);
  const folder = places.find((place) => existsSync(join(place, "index.html")));
  if (folder === undefined) {
    throw texts.error(UsageError, "lab-not-built", {});
  }
  return folder;
}

/** The built site of the workspace, if it is there, and the first page of the book in a language, else in English. */
function builtBook(language: Language): { readonly folder: string; readonly start: string } | undefined {
  const folder = packagePath("../../site");
  const start = [language, "en"].find((one) => existsSync(join(folder, "book", one, "index.html")));
  return start === undefined ? undefined : { folder, start: `book/${start}/` };
}

async function serve(
  folder: string,
  port: string | undefined,
  host: string,
  further: readonly string[],
): Promise<Server> {
  const asked = port === undefined ? undefined : countOf("port", port, 0, 65_535);
  try {
    return await serveFolder(folder, asked ?? LAB_PORT, host, further);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (asked === undefined && code === "EADDRINUSE") return serveFolder(folder, 0, host, further);
    const why = systemProblem(error);
    const taken = asked ?? LAB_PORT;
    throw texts.error(UsageError, "lab-not-served", { host, port: taken, why });
  }
}

/** Waits for Ctrl-C. */
async function ended(server: Server): Promise<void> {
  await interruptible(async (signal) => {
    signal.addEventListener("abort", () => {
      server.close();
      server.closeAllConnections();
    });
    await once(server, "close");
  });
}
