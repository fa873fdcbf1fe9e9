import { createRequire } from "node:module";
import type { Client as ClientOf } from "boardgame.io/dist/types/packages/client.js";
import type {
  Local as LocalOf,
  SocketIO as SocketIOOf,
} from "boardgame.io/dist/types/packages/multiplayer.js";
import type { Server as ServerOf } from "boardgame.io/dist/types/packages/server.js";

// Loads the library as a program in Node does: there it is CommonJS.
const require = createRequire(import.meta.url);

export const { Client } = require("boardgame.io/client") as { Client: typeof ClientOf };
export const { Local, SocketIO } = require("boardgame.io/multiplayer") as {
  Local: typeof LocalOf;
  SocketIO: typeof SocketIOOf;
};
export const { Server, Origins } = require("boardgame.io/server") as {
  Server: typeof ServerOf;
  Origins: { readonly LOCALHOST: never };
};
