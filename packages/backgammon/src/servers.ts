export { GnubgClient, type GnubgOptions } from "./servers/gnubg-client.js";
export { cubeSettings, GnubgError, hasGnubg, MONEY_SETTINGS, startGnubg } from "./servers/gnubg-process.js";
export { serveGnubg } from "./servers/gnubg-server.js";
export { UbgiSession } from "./servers/ubgi.js";
