// Bundles the package of the current folder by its rolldown.config.ts, as `rolldown --config` does, and lists no files.
import { build } from "rolldown";
import { loadConfig } from "rolldown/config";

await build(await loadConfig("rolldown.config.ts"));
