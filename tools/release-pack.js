// Makes the tarballs to publish, in tmp/release, dependencies first.
import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { packAll } from "./release/pack.js";

const names = packAll("tmp/release").map(({ tarball }) => basename(tarball));
writeFileSync("tmp/release/order.txt", `${names.join("\n")}\n`);
for (const name of names) console.log(`tmp/release/${name}`);
